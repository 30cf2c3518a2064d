import { expect, it } from 'vitest';
import { CallFailed, CallUnreachable } from '../api/call-errors.ts';
import { isUnclear } from './payment-failures.ts';

const answered = (status: string) =>
  new CallFailed('POST Banking/X', { envelope: { statusCode: 1, status, data: null }, requestId: null });

it.each([
  ['INSUFFICIENT_AMOUNT', false],
  ['PAYMENT_SERVICE_DOWN', false],
  ['PAYMENT_WAS_GIVEN_UP', false],
  ['NOT_SIGNED_IN', false],
  ['PAYMENT_OUTCOME_UNKNOWN', true],
  ['NOT_READY', true],
  ['GENERAL_ERROR', true],
])('an answer of %s is unclear: %s', (status, expected) => {
  expect(isUnclear(answered(status))).toBe(expected);
});

it('no answer is unclear, whatever the cause', () => {
  expect(isUnclear(new CallUnreachable('POST Banking/X', {}))).toBe(true);
  expect(isUnclear(new TypeError('broken'))).toBe(true);
});
