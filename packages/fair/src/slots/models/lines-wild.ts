import { twentyLines } from '../line-sets.ts';
import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, scatter, wild } from '../symbols.ts';

/** Twenty lines, seldom and much, free spins five times over. */
export const linesWild: SlotSheet = {
  name: 'lines-wild',
  mechanic: 'lines',
  rows: 3,
  lines: twentyLines,
  symbols: {
    A: high(3, 400, 2_400, 20_000),
    B: high(3, 280, 1_600, 12_000),
    C: high(3, 200, 1_000, 6_100),
    D: high(3, 160, 600, 3_200),
    J: low(3, 50, 160, 800),
    K: low(3, 50, 120, 600),
    L: low(3, 40, 80, 400),
    M: low(3, 40, 60, 320),
    W: wild(),
    S: scatter(),
  },
  strips: [
    'JMAMJDJLJLJLJDCBJLKLBLJLCKSALD',
    'KDMKMSMKDKMDMKAMKBMJCKBKAMLCJLKMW',
    'LJDMWJMKBLSLKCJAJBLDMKLADMC',
    'MJDLJAKDLMKJKBLKBLMLCMLDWACJKLMKJS',
    'JCLSKMLBKMLALAJWMDKMJKLCKJMJDKLMDJB',
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
    spinsBought: 10,
    strips: [
      'JLKMCJLACBJKJLDJKJABLDCLDLASLBMJM',
      'BJAKBAJLDMJMAKLKMCDMKMDSCBLKMCWKMK',
      'AJMWKCMBDMLJKDALJMDWALJBLCBCSLK',
      'KLCMAJKSDJLMLMWJDBMKWCLJLMCKAJKDBALB',
      'LAJMAWLJMWKMBMBLKCJBSAKDMLKJDJKCLCD',
    ],
  },
  returnTenThousandths: 9_575,
  hitTenThousandths: 2_795,
  winMaxHundredths: 500_000,
  buyHundredths: 5_860,
  buyReturnTenThousandths: 9_571,
};
