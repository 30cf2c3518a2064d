import { expect, test } from 'vitest';
import { layOutMachine } from './make-model.ts';
import type { SlotSheet } from './slot-sheet.ts';
import { high, low, wild } from './symbols.ts';
import { tumbleFrom } from './tumble.ts';

const sheet: SlotSheet = {
  name: 'tumble-small',
  mechanic: 'tumble',
  rows: 2,
  lines: [],
  symbols: { A: high(3, 100), B: low(3, 10), C: low(3, 5), D: low(3, 5), E: low(3, 5), W: wild() },
  strips: ['CDBAC', 'DCEBAW', 'DEBAD'],
  multiplierStep: 1,
  returnTenThousandths: 0,
  hitTenThousandths: 0,
  winMaxHundredths: 1_000,
};

test('winners fall away, the others sink, the strip falls in from above and the multiplier grows', () => {
  const machine = layOutMachine(sheet);
  const falls = tumbleFrom(machine, machine.paidStrips, [3, 4, 3], 1);
  const letters = falls.map(({ grid }) => grid.map((reel) => reel.map((symbol) => 'ABCDEW'[symbol]).join('')));
  // Three A with a wild in the second reel: two ways; then three B; then nothing.
  expect(letters).toEqual([
    ['AC', 'AW', 'AD'],
    ['BC', 'EB', 'BD'],
    ['DC', 'CE', 'ED'],
  ]);
  expect(falls.map(({ multiplier }) => multiplier)).toEqual([1, 2, 3]);
  expect(falls[0]?.wins).toMatchObject([{ symbol: 0, ways: 2, winHundredths: 200 }]);
  expect(falls[1]).toMatchObject({ winHundredths: 10 * 2 });
  expect(falls.at(-1)?.wins).toEqual([]);
});
