import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, scatter, wild } from '../symbols.ts';

/** 243 ways, free spins that triple. */
export const waysEven: SlotSheet = {
  name: 'ways-even',
  mechanic: 'ways',
  rows: 3,
  lines: [],
  symbols: {
    A: high(3, 180, 700, 3_600),
    B: high(3, 140, 450, 1_800),
    C: high(3, 110, 320, 1_100),
    J: low(3, 45, 110, 360),
    K: low(3, 35, 90, 270),
    L: low(3, 35, 70, 220),
    M: low(3, 27, 45, 140),
    N: low(3, 22, 35, 110),
    W: wild(),
    S: scatter(),
  },
  strips: [
    'AJCJNJMJBCNMJMJMSMAMLCBJKLMNKMJ',
    'ALKNBKNKLSNCKNKNWJMKCBCNKAJKNM',
    'NLMSMKLBCLCLALKJNLACMLWNLBNLJ',
    'KACSBLMJCKMLMJNMLCLKNJWKNMNANJKBL',
    'JCABNBLKLMKLJCKJMLKAJNMNCMSMLJKN',
  ],
  free: {
    byScatters: [
      { count: 3, spins: 10 },
      { count: 4, spins: 15 },
      { count: 5, spins: 20 },
    ],
    againByScatters: [{ count: 3, spins: 10 }],
    spinsMost: 60,
    multiplier: 3,
    spinsBought: 10,
    strips: [
      'MJAJLKNCLNJMJBJMNSMLNJKBABKMCAC',
      'MKBNMJAJKLNKWKNMAKNLBCSMBCKJLWACN',
      'AMWCNCLNMNLMSBKJKLJALAKCNLWJBNLMB',
      'BJCJCKLKAJLSJNLNCMKWMLANLMAKNBMBWNMK',
      'NMJLJBNALKALKNCKMJKMJKNLMJCLSCMBAB',
    ],
  },
  returnTenThousandths: 9_555,
  hitTenThousandths: 3_212,
  winMaxHundredths: 200_000,
  buyHundredths: 4_680,
  buyReturnTenThousandths: 9_556,
};
