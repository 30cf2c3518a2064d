import { expect, test } from 'vitest';
import { decideWish, inForce, isAbove, toAmount, toValue } from './limit-rules.ts';

test.each([
  ['a first limit holds at once', { own: null, staff: null, raise: undefined }, 5n, 'lower'],
  ['a lower one holds at once', { own: 9n, staff: null, raise: undefined }, 5n, 'lower'],
  ['a lower one holds at once while a raise waits', { own: 9n, staff: null, raise: { wanted: 20n } }, 5n, 'lower'],
  ['a higher one waits', { own: 5n, staff: null, raise: undefined }, 9n, 'raise'],
  ['none at all waits', { own: 5n, staff: null, raise: undefined }, null, 'raise'],
  ['another raise takes the place of the first', { own: 5n, staff: null, raise: { wanted: 9n } }, 8n, 'raise'],
  ['the same raise again is the same', { own: 5n, staff: null, raise: { wanted: 9n } }, 9n, 'nothing'],
  ['the present limit withdraws a raise', { own: 5n, staff: null, raise: { wanted: 9n } }, 5n, 'keep'],
  ['no limit where there is none changes nothing', { own: null, staff: null, raise: undefined }, null, 'nothing'],
  ['above the limit of the staff is refused', { own: null, staff: 5n, raise: undefined }, 6n, 'above staff'],
  ['no limit is above the limit of the staff', { own: 4n, staff: 5n, raise: undefined }, null, 'above staff'],
  ['up to the limit of the staff waits', { own: 4n, staff: 5n, raise: undefined }, 5n, 'raise'],
] as const)('%s', (_title, state, wanted, decision) => {
  expect(decideWish(state, wanted)).toBe(decision);
});

test('of two limits the lower one holds, and no limit is above every limit', () => {
  expect(inForce({ own: 5n, staff: 3n })).toBe(3n);
  expect(inForce({ own: 3n, staff: 5n })).toBe(3n);
  expect(inForce({ own: null, staff: 5n })).toBe(5n);
  expect(inForce({ own: 5n, staff: null })).toBe(5n);
  expect([isAbove(null, 1n), isAbove(1n, null), isAbove(null, null)]).toEqual([true, false, false]);
});

test('time is whole minutes on the wire and milliseconds inside, money stays as it is', () => {
  expect(toValue('time', 90_00n)).toBe(90n * 60_000n);
  expect(toValue('time', 1n)).toBeUndefined();
  expect(toValue('stake', 150_05n)).toBe(150_05n);
  expect(toAmount('time', 90_000n)).toBe(1_50n);
});
