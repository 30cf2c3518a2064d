import { expect, it } from 'vitest';
import { allOfIt, amountProblem } from './amount-problem.ts';

const room = { minMinor: 500_00n, maxMinor: 2_000_000_00n, availableMinor: 10_000_00n };
const rich = { ...room, availableMinor: 5_000_000_00n };

it.each([
  ['', 'withdraw.amount.missing'],
  ['0', 'withdraw.amount.missing'],
  ['0.00', 'withdraw.amount.missing'],
  ['499.99', 'cashier.AMOUNT_LESS_THEN_MIN_LIMIT'],
  ['500', undefined],
  ['10000', undefined],
  ['10000.01', 'cashier.INSUFFICIENT_AMOUNT'],
  ['2000000.01', 'cashier.AMOUNT_MORE_THEN_MAX_LIMIT'],
])('answers %j of 10,000 with %s', (text, problem) => {
  expect(amountProblem(text, room)).toBe(problem);
});

it('refuses nothing but nothing while it knows neither limits nor balance', () => {
  const unknown = { minMinor: undefined, maxMinor: undefined, availableMinor: undefined };
  expect(amountProblem('1', unknown)).toBeUndefined();
  expect(amountProblem('0', unknown)).toBe('withdraw.amount.missing');
  expect(allOfIt(unknown)).toBeUndefined();
});

it('takes all of it, within the most', () => {
  expect(allOfIt(room)).toBe(10_000_00n);
  expect(allOfIt(rich)).toBe(2_000_000_00n);
});

it.each([0n, 499_99n])('offers nothing of %d kobo', (availableMinor) => {
  expect(allOfIt({ ...room, availableMinor })).toBeUndefined();
});
