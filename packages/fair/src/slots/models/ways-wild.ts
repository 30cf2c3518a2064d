import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, scatter, wild } from '../symbols.ts';

/** 243 ways, seldom and much, free spins five times over. */
export const waysWild: SlotSheet = {
  name: 'ways-wild',
  mechanic: 'ways',
  rows: 3,
  lines: [],
  symbols: {
    A: high(3, 170, 1_150, 7_900),
    B: high(3, 110, 550, 4_000),
    C: high(3, 80, 340, 1_700),
    J: low(3, 23, 70, 280),
    K: low(3, 23, 45, 200),
    L: low(3, 17, 35, 140),
    M: low(3, 14, 23, 90),
    N: low(3, 14, 17, 70),
    W: wild(),
    S: scatter(),
  },
  strips: [
    'MJMJMLMJLMJBANJAJMKJBJMCMSKCN',
    'KBCKNKMJKSMAKCJNKNWNANBNKLNKNL',
    'NLMLBLNBWLCLCAJNKNALMSLKLMJNL',
    'BMLKAJMALMNSNLNWLNJKCMKJCNJBMKLJNMK',
    'LAJKJCANLMLNJNCLKJMKJNLBSBKMLMNMKMN',
  ],
  free: {
    byScatters: [
      { count: 3, spins: 10 },
      { count: 4, spins: 15 },
      { count: 5, spins: 25 },
    ],
    againByScatters: [{ count: 3, spins: 5 }],
    spinsMost: 50,
    multiplier: 5,
    spinsBought: undefined,
    strips: [
      'JKJCKMNJMLCAMJMBLJBKNBSJCLMANMJAM',
      'MNKNCALJMBWKBJNKLNSKBNKCANMAKJKCLN',
      'WCNALWBNLBMAJANLBKLMLJSNLCKJLKMLC',
      'ALAWMNMNKLJKCBJNJMLKMKAKLJWBCNJMLSMBNCN',
      'AKMNJNBJACMLNANKNMJCLJMKNBCLKBMLSLJK',
    ],
  },
  returnTenThousandths: 9_646,
  hitTenThousandths: 3_229,
  winMaxHundredths: 500_000,
};
