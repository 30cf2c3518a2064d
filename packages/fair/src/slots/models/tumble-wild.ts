import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, scatter, wild } from '../symbols.ts';

/** Ways that tumble, seldom and much; the multiplier grows by two. */
export const tumbleWild: SlotSheet = {
  name: 'tumble-wild',
  mechanic: 'tumble',
  rows: 3,
  lines: [],
  symbols: {
    A: high(3, 170, 850, 4_100),
    B: high(3, 85, 410, 2_100),
    C: high(3, 40, 150, 650),
    J: low(3, 17, 50, 210),
    K: low(3, 17, 35, 120),
    L: low(3, 17, 25, 85),
    M: low(3, 12, 21, 65),
    N: low(3, 10, 21, 60),
    O: low(3, 8, 17, 50),
    W: wild(),
    S: scatter(),
  },
  strips: [
    'MSJOMJOCBJNMLBAJOMKMJONMJAOC',
    'KBCKNJNKLONWNOKANOACKSNKMB',
    'MSOJKLALCMOLCLOLOBLOJWBLAON',
    'MJKJCOALNKMOCLONJMNBOLBSAK',
    'CLJKMONJMOAKBNOLOCLKABNMJ',
  ],
  free: {
    byScatters: [
      { count: 3, spins: 10 },
      { count: 4, spins: 15 },
    ],
    againByScatters: [],
    spinsMost: 15,
    multiplier: 6,
    spinsBought: 10,
    strips: [
      'JKMBJLJKCOBMNCMOJAMOMJNAL',
      'KCKNOCMLMJKOANBKLNKBJNANOW',
      'OALKLWOMNJOBCMLCNOKLAJLB',
      'BLOKCNLJKWJCOJNMABAKMNOML',
      'MCBALKNOCOKAMNJOJLJBLNMK',
    ],
  },
  multiplierStep: 2,
  returnTenThousandths: 9_654,
  hitTenThousandths: 3_132,
  winMaxHundredths: 500_000,
  buyHundredths: 7_580,
  buyReturnTenThousandths: 9_652,
};
