import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteOfOutcomes, columnsOf, type Outcome, outcomesOfByte, pickBytes } from './columns.ts';

const sets: Outcome[][] = [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]];

test('a pick has one byte, whatever the order of its outcomes; one outcome is the byte that it always was', () => {
  expect(sets.map(byteOfOutcomes)).toEqual(pickBytes);
  expect(byteOfOutcomes([3, 1])).toBe(byteOfOutcomes([1, 3]));
  expect(pickBytes.map(outcomesOfByte)).toEqual(sets);
  expect(() => byteOfOutcomes([])).toThrow('at least one');
});

test('a ticket has as many columns as there are ways to choose among its outcomes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sets), { maxLength: 6 }), (picks) => {
      let ways = [''];
      for (const pick of picks) ways = ways.flatMap((way) => pick.map((outcome) => way + outcome));
      expect(columnsOf(picks.map(({ length }) => length))).toBe(new Set(ways).size);
    }),
  );
});
