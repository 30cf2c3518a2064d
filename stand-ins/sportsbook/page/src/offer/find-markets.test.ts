import { expect, test } from 'vitest';
import { basketball } from '../../../src/basketball/index.ts';
import { football } from '../../../src/football/index.ts';
import { en } from '../texts/en.ts';
import { sw } from '../texts/sw.ts';
import { zh } from '../texts/zh.ts';
import { findMarkets, searchedHeads } from './find-markets.ts';
import { headOf } from './market-words.ts';

const heads = (text: string, texts = en) => findMarkets(text, texts).map(({ head }) => head);

test.each([
  ['one word', 'corners', en, 'corners'],
  ['the beginning of a word', 'corn', en, 'corners'],
  ['any case', 'BOTH teams', en, 'btts'],
  ['a side of a line', 'over 2.5', en, 'total'],
  ['its short name', '1x2', en, '1x2'],
  ['Swahili', 'kona', sw, 'corners'],
  ['a side of a line in Swahili', 'juu 2.5', sw, 'total'],
  ['Chinese, from the middle of a name', '平负', zh, '1x2'],
  ['Chinese', '角球', zh, 'corners'],
])('finds a market by %s', (_what, text, texts, head) => {
  expect(heads(text, texts)).toContain(head);
});

test('finds at most six, those of both sports, and says whose they are', () => {
  expect(heads('goals')).toHaveLength(6);
  expect(findMarkets('points handicap', en)[0]).toEqual({
    head: 'sp',
    sport: 'basketball',
    words: 'Basketball: Points handicap',
  });
});

test.each(['2.5', 'lions', 'ners', ' ', '%'])('finds no market by %j', (text) => {
  expect(heads(text)).toEqual([]);
});

test('every market of a match is found but those that a number belongs to', () => {
  const all = {
    football: football.price(football.begin(football.firstRating('kaduna-lions'), football.firstRating('jos-heights'))),
    basketball: basketball.price(
      basketball.begin(basketball.firstRating('lagos-skyline'), basketball.firstRating('kano-drumline')),
    ),
  };
  for (const sport of ['football', 'basketball'] as const) {
    const priced = new Set(all[sport].map(({ key }) => headOf(key)));
    for (const numbered of ['next', 'nextScorer', 'race']) priced.delete(numbered);
    expect(searchedHeads[sport].split(' ').sort()).toEqual([...priced].sort());
  }
});
