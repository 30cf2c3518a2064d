import { fiveLines } from '../line-sets.ts';
import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, wild } from '../symbols.ts';

/** Five lines, between often and much. */
export const classicEven: SlotSheet = {
  name: 'classic-even',
  mechanic: 'classic',
  rows: 3,
  lines: fiveLines,
  symbols: {
    A: high(3, 5_200),
    B: high(3, 1_550),
    C: high(3, 650),
    J: low(3, 260),
    K: low(3, 130),
    L: low(3, 65),
    W: wild(3, 100_000),
  },
  strips: [
    'JLAKACLJCLWBCBJKCKLKJKLKLKJLJLBLC',
    'KJLJLCKLKLKLWCLCACBJKJBLJKBLAKLCJ',
    'KJCKBKLAKBJLKLKJKLCLJLWBLCJCLJCAL',
  ],
  returnTenThousandths: 9_636,
  hitTenThousandths: 2_639,
  winMaxHundredths: 100_000,
};
