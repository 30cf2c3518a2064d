import { expect, test } from 'vitest';
import { layOutPays } from './pay-table.ts';
import { high, low, scatter, wild } from './symbols.ts';
import { findWaysWins } from './ways-wins.ts';

const symbols = { A: high(3, 100, 200, 500), B: low(3, 10, 20, 30), W: wild(), S: scatter() };
const table = layOutPays(Object.values(symbols), 5);

test.each([
  ['AAS BAB ABS SSS SSS', [[0, 2, 200]]],
  [
    'ABS ABS ABS SSS SSS',
    [
      [0, 1, 100],
      [1, 1, 10],
    ],
  ],
  ['AAA AAA AAA AAA AAA', [[0, 243, 243 * 500]]],
  [
    'ABS WSS AWS BSS SSS',
    [
      [0, 2, 200],
      [1, 1, 20],
    ],
  ],
  ['ASS BSS AAA AAA AAA', []],
  ['SSS WWW WWW WWW SSS', []],
] as const)('%s pays once for each way', (shown, expected) => {
  const grid = shown.split(' ').map((reel) => Array.from(reel, (letter) => Object.keys(symbols).indexOf(letter)));
  const wins = findWaysWins(table, grid);
  expect(wins.map(({ symbol, ways, winHundredths }) => [symbol, ways, winHundredths])).toEqual(expected);
  for (const { places } of wins) expect(new Set(places.map(String)).size).toBe(places.length);
});
