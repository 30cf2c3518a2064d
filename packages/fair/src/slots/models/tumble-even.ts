import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, scatter, wild } from '../symbols.ts';

/** Ways that tumble; the free spins keep their growing multiplier. */
export const tumbleEven: SlotSheet = {
  name: 'tumble-even',
  mechanic: 'tumble',
  rows: 3,
  lines: [],
  symbols: {
    A: high(3, 160, 650, 3_200),
    B: high(3, 110, 400, 1_600),
    C: high(3, 65, 190, 800),
    J: low(3, 30, 95, 320),
    K: low(3, 30, 65, 240),
    L: low(3, 30, 50, 160),
    M: low(3, 24, 40, 130),
    N: low(3, 19, 40, 110),
    O: low(3, 19, 30, 95),
    W: wild(),
    S: scatter(),
  },
  strips: [
    'MJABKCLBJOLOJMONMCJMJMJAMNS',
    'LKBKANBCNSNKJOKAMNCONKNOWKJ',
    'MLABCWCOBKLOLJSLANOLOLOMNOK',
    'MLKAOMLMKJKNSNCONOJBJOABCL',
    'MOMAKJOKBMLCBNJOLNKNCJLOA',
  ],
  free: {
    byScatters: [
      { count: 3, spins: 10 },
      { count: 4, spins: 15 },
    ],
    againByScatters: [],
    spinsMost: 15,
    multiplier: 4,
    spinsBought: 10,
    strips: [
      'OLJKMKMAOAJLMBMNCNJNJOCB',
      'LCOKNOMNKJCLOAWBOKABNKMJN',
      'OLCBONOJLNWMJLMCKMKABONAL',
      'BMNMKLANLWOKCLKJNJOJAMCBO',
      'NOABOJNLMCJMCNBLOKLJAKMK',
    ],
  },
  multiplierStep: 1,
  returnTenThousandths: 9_595,
  hitTenThousandths: 2_773,
  winMaxHundredths: 200_000,
  buyHundredths: 5_690,
  buyReturnTenThousandths: 9_597,
};
