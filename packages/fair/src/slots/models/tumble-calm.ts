import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, scatter, wild } from '../symbols.ts';

/** Ways that tumble, small wins often. */
export const tumbleCalm: SlotSheet = {
  name: 'tumble-calm',
  mechanic: 'tumble',
  rows: 3,
  lines: [],
  symbols: {
    A: high(3, 130, 320, 1_050),
    B: high(3, 110, 260, 850),
    C: high(3, 65, 170, 550),
    J: low(3, 45, 110, 320),
    K: low(3, 45, 85, 260),
    L: low(3, 45, 65, 190),
    M: low(3, 30, 55, 150),
    N: low(3, 30, 55, 150),
    O: low(3, 26, 45, 130),
    W: wild(),
    S: scatter(),
  },
  strips: [
    'JOMCJABCJLNKMOMJKLBMJAOMSN',
    'NKLMOKLCNCOKMAKNOBNASNKJBJW',
    'KONMOCKLANBLWONJLAOBJCSLMOL',
    'KONLJMNBONKALJCBMLSMOAKCJ',
    'JMNOJBMALOKONBLCMNAKLKJC',
  ],
  free: {
    byScatters: [
      { count: 3, spins: 8 },
      { count: 4, spins: 12 },
    ],
    againByScatters: [],
    spinsMost: 12,
    multiplier: 2,
    spinsBought: undefined,
    strips: [
      'BMJNAJOMKCNCOJLMLNAJBKOM',
      'ANJOBWKNKONKNCLOKMBMCOALJ',
      'MLCNMOLOLJBAJBNKAWKOCLOMN',
      'ACMBLOMNKBOJNKOMNJWLAKCLJ',
      'ABKJBLJOMAOMLMKNOJKNCNLC',
    ],
  },
  multiplierStep: 1,
  returnTenThousandths: 9_604,
  hitTenThousandths: 3_469,
  winMaxHundredths: 50_000,
};
