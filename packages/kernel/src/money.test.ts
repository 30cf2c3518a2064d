import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountMaxMinor,
  formatMajor,
  jsonNumberFromMinor,
  majorFromMinor,
  minorFromJsonNumber,
  minorFromMajor,
} from './money.ts';

const anyAmount = fc.bigInt({ min: 0n, max: amountMaxMinor });

test('reads naira with no, one or two decimals as whole kobo', () => {
  expect(minorFromMajor('0')).toBe(0n);
  expect(minorFromMajor('1500')).toBe(150_000n);
  expect(minorFromMajor('1500.5')).toBe(150_050n);
  expect(minorFromMajor('0.01')).toBe(1n);
  expect(minorFromMajor('9999999999999.99')).toBe(amountMaxMinor);
});

test.each([
  '',
  ' 1',
  '-1',
  '+1',
  '-0',
  '01',
  '1.',
  '.5',
  '1.005',
  '1e2',
  '1,000',
  'NaN',
  'Infinity',
  '0x10',
  '١٢',
  '10000000000000',
  '1_000',
])('takes %j for no amount', (text) => {
  expect(minorFromMajor(text)).toBeUndefined();
});

test.each([0.1 + 0.2, 1.005, 1e21, 1e-7, -1, -0.01, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'takes the number %d for no amount',
  (amount) => {
    expect(minorFromJsonNumber(amount)).toBeUndefined();
  },
);

test('every amount survives the way to text, to a JSON number and back', () => {
  fc.assert(
    fc.property(anyAmount, (amountMinor) => {
      expect(minorFromMajor(majorFromMinor(amountMinor))).toBe(amountMinor);
      const overTheWire: unknown = JSON.parse(JSON.stringify(jsonNumberFromMinor(amountMinor)));
      expect(minorFromJsonNumber(overTheWire as number)).toBe(amountMinor);
    }),
  );
});

test('refuses to put an amount on the wire that a JSON number cannot carry exactly', () => {
  expect(() => jsonNumberFromMinor(amountMaxMinor + 1n)).toThrow('fits a JSON number');
});

test('shows thousands separated, two decimals and the sign', () => {
  expect(formatMajor(1_234_567_890n)).toBe('12,345,678.90');
  expect(formatMajor(5n)).toBe('0.05');
  expect(formatMajor(-100_000n)).toBe('-1,000.00');
});
