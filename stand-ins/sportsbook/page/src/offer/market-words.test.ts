import { expect, test } from 'vitest';
import { basketball } from '../../../src/basketball/index.ts';
import { football } from '../../../src/football/index.ts';
import { en } from '../texts/en.ts';
import { sw } from '../texts/sw.ts';
import { zh } from '../texts/zh.ts';
import { marketWords, outcomeWords } from './market-words.ts';

const names = { home: 'Lions', away: 'Heights' };
const markets = [
  ...football.price(football.begin(football.firstRating('kaduna-lions'), football.firstRating('jos-heights'))),
  ...basketball.price(
    basketball.begin(basketball.firstRating('lagos-skyline'), basketball.firstRating('kano-drumline')),
  ),
];

test.each(Object.entries({ en, sw, zh }))('every market and every outcome of a match has words in %s', (_, texts) => {
  for (const { key, outcomes } of markets) {
    const said = marketWords(key, texts);
    expect(said, key).not.toMatch(/^[a-z]+[A-Z0-9:]|undefined/);
    const words = outcomes.map(({ key: outcome }) => outcomeWords({ market: key, outcome }, names, texts));
    expect(new Set(words).size, `${key}: ${words}`).toBe(outcomes.length);
    for (const [at, word] of words.entries()) {
      expect(word).not.toContain('undefined');
      const { key: outcome } = outcomes[at] as { key: string };
      // Counts and scores are said as they are.
      const isFigure = /(goals|score)$/i.test(key) && /^[\d:]+$/.test(outcome);
      expect(word === outcome, `${key} ${outcome}`).toBe(isFigure);
    }
  }
});

test.each([
  ['ah1:1.5', '1', 'Lions −1.5'],
  ['ah1:1.5', '2', 'Heights +1.5'],
  ['ah2:2', '1', 'Lions +2'],
  ['eh1:1', 'X', 'Draw, Lions −1'],
  ['total:2.5', 'over', 'Over 2.5'],
  ['htft', 'X:2', 'Draw · Heights'],
  ['resultTotal:2.5', '1:under', 'Lions · Under 2.5'],
  ['margin', '2by3more', 'Heights by 3 or more'],
  ['range', '4to6', '4–6'],
  ['goals', '2', '2'],
  ['h1Score', 'other', 'Any other score'],
  ['nextScorer:2', 'a10', 'Heights, no. 10'],
  ['winner', '1', 'Lions'],
  ['sp2:5.5', '1', 'Lions +5.5'],
  ['q1Sp1:2', '2', 'Heights +2'],
  ['bands', '1by6to10', 'Lions by 6–10'],
  ['winnerPoints:156.5', '2:over', 'Heights · Over 156.5'],
  ['bestQuarter', 'q3', 'Quarter 3'],
  ['race:20', 'none', 'Neither'],
])('%s %s says %s', (market, outcome, words) => {
  expect(outcomeWords({ market, outcome }, names, en)).toBe(words);
});
