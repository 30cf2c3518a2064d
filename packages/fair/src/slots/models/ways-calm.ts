import type { SlotSheet } from '../slot-sheet.ts';
import { high, low, scatter, wild } from '../symbols.ts';

/** 243 ways, small wins often, free spins that double. */
export const waysCalm: SlotSheet = {
  name: 'ways-calm',
  mechanic: 'ways',
  rows: 3,
  lines: [],
  symbols: {
    A: high(3, 150, 380, 1_250),
    B: high(3, 130, 300, 1_000),
    C: high(3, 100, 250, 750),
    J: low(3, 50, 130, 380),
    K: low(3, 50, 130, 300),
    L: low(3, 50, 100, 250),
    M: low(3, 40, 75, 200),
    N: low(3, 30, 65, 150),
    W: wild(),
    S: scatter(),
  },
  strips: [
    'AJAJKMCSMKLJMJMNCNMLBJBMACNMJB',
    'NKCSKAJKAKCNBCMNWAKBNMNBLNJKNL',
    'LJMBNMLJLJACLANCLSKBABNWCLNKLK',
    'JALNLBCBCAJNMSMKLWJMJNBMLKCKNAK',
    'JBMCNJBNJLKMLBKLMNKLJANAMCSCKA',
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
    spinsBought: 8,
    strips: [
      'MLSKMABNJNALMABKNBNLJCMKCJCKJL',
      'CNMBAKALKMLMBJMKBJKNWANLJLSJCNCW',
      'JBNJWAMLNMKNKCKLKJMLABCLWBCMJANS',
      'JKMALBAWCMLALNSJKJBWKMNMCNKBJNCL',
      'JNACLNLNKLBSMBMJKJCBMANAJCLKMK',
    ],
  },
  returnTenThousandths: 9_606,
  hitTenThousandths: 3_337,
  winMaxHundredths: 50_000,
  buyHundredths: 2_420,
  buyReturnTenThousandths: 9_587,
};
