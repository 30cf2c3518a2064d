import { twentyLines } from '../line-sets.ts';
import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, scatter, wild } from '../symbols.ts';

/** Twenty lines, small wins often, free spins that double. */
export const linesCalm: SlotSheet = {
  name: 'lines-calm',
  mechanic: 'lines',
  rows: 3,
  lines: twentyLines,
  symbols: {
    A: high(3, 270, 800, 3_400),
    B: high(3, 240, 650, 2_700),
    C: high(3, 200, 550, 2_000),
    D: high(3, 170, 400, 1_350),
    J: low(3, 100, 270, 800),
    K: low(3, 80, 200, 650),
    L: low(3, 65, 170, 550),
    M: low(3, 65, 130, 400),
    W: wild(),
    S: scatter(),
  },
  strips: [
    'KJADLJCSMALMBDCBMCMBKDLKLJLJKJA',
    'SCBDBKMLMKMCMLJAJDCWKBALADKMJLK',
    'CJABWKLKCJBLMSAJDMADMCLKLBJMDMJ',
    'LJCADKAKJLWMJLMDCMKBSJLMALKBCBD',
    'JLKBKWLAKSAMAMDJCLJMLCBCDKJMBMD',
  ],
  free: {
    byScatters: [
      { count: 3, spins: 8 },
      { count: 4, spins: 12 },
      { count: 5, spins: 20 },
    ],
    againByScatters: [{ count: 3, spins: 8 }],
    spinsMost: 60,
    multiplier: 2,
    spinsBought: undefined,
    strips: [
      'CALKAKLMCMLMADBJCLBSMBJDJKJDKJ',
      'LDWBMDWMLJABLKCSLBJKCMAKMKAKDJWC',
      'BCKWAKBSMLDMJDMCWBKMJLJALWJLCJDA',
      'WLDJDKCLKACJKALMWJCBMJMSABLWKBMD',
      'CKJMJMLBKASMJCDKLJDLWDKACBWBALM',
    ],
  },
  returnTenThousandths: 9_540,
  hitTenThousandths: 3_194,
  winMaxHundredths: 50_000,
};
