import { oneLine } from '../line-sets.ts';
import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, wild } from '../symbols.ts';

/** One line, seldom and much. */
export const classicWild: SlotSheet = {
  name: 'classic-wild',
  mechanic: 'classic',
  rows: 3,
  lines: oneLine,
  symbols: {
    A: high(3, 23_000),
    B: high(3, 6_900),
    C: high(3, 2_900),
    J: low(3, 1_150),
    K: low(3, 460),
    L: low(2, 110, 290),
    W: wild(3, 500_000),
  },
  strips: ['CKLKLJLCLJKCLBCBLKLJAKWLKLJLBALJ', 'LBJKLBKLWLJLCLKLKALBJCJCLALKJLCK', 'BLKJKLKLWKLJBCLJCLAKLJKCLJCLBLAL'],
  returnTenThousandths: 9_498,
  hitTenThousandths: 1_634,
  winMaxHundredths: 500_000,
};
