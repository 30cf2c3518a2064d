import { expect, test } from 'vitest';
import {
  balanceFromCents,
  balanceFromDecimal,
  decimalFromMinor,
  minorFromCents,
  minorFromDecimal,
  minorFromThousandths,
  thousandthsFromMinor,
} from './amounts.ts';

test('reads what each wire writes', () => {
  expect(minorFromCents('2500')).toBe(2_500n);
  expect(minorFromThousandths('25000')).toBe(2_500n);
  for (const text of ['25', '25.0', '25.00', '25.0000']) expect(minorFromDecimal(text), text).toBe(2_500n);
  expect(minorFromDecimal('25.5')).toBe(2_550n);
  expect(decimalFromMinor(2_550n)).toBe('25.50');
  expect(thousandthsFromMinor(2_550n)).toBe('25500');
});

test('takes nothing that is no whole number of kobo, and rounds nothing', () => {
  for (const text of ['', '-1', '+1', '1.5', '1e3', ' 1', '01', '0x1', 'NaN', '9'.repeat(16)]) {
    expect(minorFromCents(text), text).toBeUndefined();
    expect(minorFromThousandths(text), text).toBeUndefined();
  }
  expect(minorFromThousandths('25001')).toBeUndefined();
  for (const text of ['', '-1', '25.001', '25.0001', '25.', '.5', '1e3', '1,000']) {
    expect(minorFromDecimal(text), text).toBeUndefined();
  }
});

test('what a player has may be less than nothing', () => {
  expect([balanceFromCents('2500'), balanceFromCents('-2500'), balanceFromCents('0')]).toEqual([2_500n, -2_500n, 0n]);
  expect([balanceFromDecimal('25.5'), balanceFromDecimal('-0.05')]).toEqual([2_550n, -5n]);
  for (const text of ['', '-', '--1', '-1e3', '- 1', '+1']) {
    expect(balanceFromCents(text), text).toBeUndefined();
    expect(balanceFromDecimal(text), text).toBeUndefined();
  }
});
