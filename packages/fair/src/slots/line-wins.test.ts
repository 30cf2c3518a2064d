import { expect, test } from 'vitest';
import { findLineWins } from './line-wins.ts';
import { layOutPays } from './pay-table.ts';
import { high, low, scatter, wild } from './symbols.ts';

const symbols = { A: high(3, 100, 200, 500), B: low(2, 10, 20, 30, 40), W: wild(5, 1_000), S: scatter() };
const table = layOutPays(Object.values(symbols), 5);

test.each([
  ['AAAAA', 500],
  ['AAABA', 100],
  ['AABAA', 0],
  ['BAAAA', 0],
  ['WWAAB', 200],
  ['AWWWW', 500],
  ['WWWWW', 1_000],
  ['WWWWA', 500],
  ['BWABB', 10],
  ['AASAA', 0],
  ['WWSAA', 0],
  ['SAAAA', 0],
  ['BBSWW', 10],
])('a line of %s pays %d', (shown, pays) => {
  const grid = Array.from(shown, (letter) => [Object.keys(symbols).indexOf(letter)]);
  const wins = findLineWins(table, [[0, 0, 0, 0, 0]], grid);
  expect(wins.reduce((sum, win) => sum + win.winHundredths, 0)).toBe(pays);
});
