import { fiveLines } from '../line-sets.ts';
import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, wild } from '../symbols.ts';

/** Small wins often, on five lines. */
export const classicCalm: SlotSheet = {
  name: 'classic-calm',
  mechanic: 'classic',
  rows: 3,
  lines: fiveLines,
  symbols: {
    A: high(3, 2_900),
    B: high(3, 1_150),
    C: high(3, 600),
    J: low(3, 360),
    K: low(3, 220),
    L: low(3, 150),
    W: wild(3, 50_000),
  },
  strips: [
    'JCJBCLKJLKJLKLCLJKLAKWBLBLJCKABKLKJC',
    'KJLJCLKLCJKJKLWKBLJALKBCKCBALJLJLCKB',
    'LJBLCKLCLKCJKBAKBLJLCJKJAKLJLWKLCJBK',
  ],
  returnTenThousandths: 9_547,
  hitTenThousandths: 2_500,
  winMaxHundredths: 50_000,
};
