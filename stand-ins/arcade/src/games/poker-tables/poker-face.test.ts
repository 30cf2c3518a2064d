import { antePays, bonusPays } from '@harmattan/fair/casino-holdem/pays';
import { casinoHoldemStatements } from '@harmattan/fair/casino-holdem/statements';
import { handKinds, threeCardKinds } from '@harmattan/fair/poker/made-hand';
import { anteBonusPays, pairPlusPays } from '@harmattan/fair/three-card-poker/pays';
import { threeCardPokerStatements } from '@harmattan/fair/three-card-poker/statements';
import { languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { fill } from '../../page/browser/money.js';
import { casinoHoldemEdges } from '../casino-holdem/face.ts';
import { casinoHoldem } from '../casino-holdem/index.ts';
import { threeCardPokerEdges } from '../three-card-poker/face.ts';
import { threeCardPoker } from '../three-card-poker/index.ts';
import { handName, handNames, sentence } from './browser/hand-names.js';

const tables = [
  { name: 'casino hold’em', game: casinoHoldem, pays: [antePays, bonusPays], edges: casinoHoldemEdges },
  { name: 'three card poker', game: threeCardPoker, pays: [anteBonusPays, pairPlusPays], edges: threeCardPokerEdges },
];

test.each(tables)('$name says the same in every language, with nothing left out', ({ game }) => {
  const keys = Object.keys(game.face.texts.en).sort();
  for (const language of languages) {
    expect(Object.keys(game.face.texts[language]).sort()).toEqual(keys);
    const words = game.face.texts[language];
    expect(game.face.html(words) + game.face.controls?.(words)).not.toMatch(/undefined|\{\w+\}/);
  }
});

test.each(tables)('$name states its pays and what the house keeps', ({ game, pays, edges }) => {
  for (const language of languages) {
    const html = game.face.html(game.face.texts[language]);
    for (const edge of Object.values(edges)) expect(html).toContain(edge);
    for (const table of pays) {
      for (const odds of Object.values(table)) if (odds > 0) expect(html).toContain(`>${odds}:1<`);
    }
  }
});

test('what the pages state is what the engines are stated to keep', () => {
  const edges = [...casinoHoldemStatements, ...threeCardPokerStatements].map(
    ({ returnMillionths }) => `${(100 - returnMillionths / 10_000).toFixed(2)} %`,
  );
  expect(edges).toEqual([...Object.values(casinoHoldemEdges), ...Object.values(threeCardPokerEdges)]);
});

test('every hand has a name in every language, and no two of different ranks the same', () => {
  for (const language of languages) {
    const texts = casinoHoldem.face.texts[language];
    const names = [...new Set([...handKinds, ...threeCardKinds])].flatMap((kind) =>
      Array.from({ length: 13 }, (_, at) => handName({ kind, ranks: [at + 2, ((at + 1) % 13) + 2] }, texts, fill)),
    );
    for (const name of names) expect(name).not.toMatch(/undefined|[{}]|^$/);
    // A royal flush is a royal flush, whatever its rank is said to be.
    expect(new Set(names).size).toBe(names.length - 12);
  }
});

test('says hands as people do, and names the kicker where it decides', () => {
  const { en } = casinoHoldem.face.texts;
  const name = (kind: string, ranks: number[]) => sentence(handName({ kind, ranks }, en, fill));
  expect(name('two-pair', [13, 9, 2])).toBe('Two pair, kings and nines');
  expect(name('high-card', [14, 9, 7, 4, 2])).toBe('Ace high');
  expect(name('full-house', [6, 14])).toBe('A full house, sixes over aces');
  const trips = (kicker: number) => ({ kind: 'trips', ranks: [2, 13, kicker] });
  expect(handNames(trips(12), trips(9), en, fill)).toEqual({
    yours: 'three twos, queen kicker',
    theirs: 'three twos, nine kicker',
  });
  expect(handNames(trips(9), trips(9), en, fill)).toEqual({ yours: 'three twos', theirs: 'three twos' });
});
