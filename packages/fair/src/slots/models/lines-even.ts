import { twentyLines } from '../line-sets.ts';
import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, scatter, wild } from '../symbols.ts';

/** Twenty lines, free spins that triple. */
export const linesEven: SlotSheet = {
  name: 'lines-even',
  mechanic: 'lines',
  rows: 3,
  lines: twentyLines,
  symbols: {
    A: high(3, 260, 1_300, 7_800),
    B: high(3, 210, 950, 5_200),
    C: high(3, 180, 600, 3_100),
    D: high(3, 160, 470, 2_100),
    J: low(3, 60, 210, 800),
    K: low(3, 60, 180, 600),
    L: low(3, 50, 130, 470),
    M: low(3, 50, 100, 360),
    W: wild(),
    S: scatter(),
  },
  strips: [
    'SBJLJCLJLCKMADKJMLKMJCALBLDJD',
    'KCLCKMAMKMKCDBMJBKDJLKWLMAKSMDM',
    'CLMACKLDLMJBJDBJCDKJMSLAKMJWM',
    'BALDCKJLKCJBKDMKLMKJMLWLAMSJCLD',
    'CDLSLMKJMCJLWBDLJKJCKMKAMDAKJLMB',
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
      'BDJBLMDCKCDKAJASLJLMJACJMJKLBL',
      'CMKMDKSBMKDMJMDALMKCKLCAJKBWBJAWL',
      'MWJLJWCMDCMLKJALMBALBKSACJDBKWJMD',
      'BMCDLCLMSBKJDWJLJMKDLKMCBAWKAKWALJ',
      'JLBCKWDJKDSBKMDCWJKJMCLAMLMJLBAMKAL',
    ],
  },
  returnTenThousandths: 9_568,
  hitTenThousandths: 3_133,
  winMaxHundredths: 200_000,
  buyHundredths: 4_480,
  buyReturnTenThousandths: 9_573,
};
