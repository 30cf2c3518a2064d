import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('MARKET', 'tanzania'));

const { isMobileNumber, market, payOutUnitMinor } = await import('./market.ts');
const { instantInMarket, marketDay } = await import('./market-time.ts');
const { formatMajor } = await import('./money.ts');

test('one setting makes a process a house of Tanzania', () => {
  expect(market).toMatchObject({ country: 'TZ', currency: 'TZS', phonePrefix: '255' });
  expect(payOutUnitMinor).toBe(100n);
});

test('nine digits behind 255 that begin as those of a network are a mobile number', () => {
  for (const number of ['754123456', '612345678', '789000001']) expect(isMobileNumber(number)).toBe(true);
  for (const number of ['8031234567', '0754123456', '75412345', '7541234567', '222123456', '75412345a', ''])
    expect(isMobileNumber(number)).toBe(false);
});

test('whole shillings have no decimals, and a part of one is never hidden', () => {
  expect(formatMajor(1_234_567_00n)).toBe('1,234,567');
  expect(formatMajor(10_50n)).toBe('10.50');
  expect(formatMajor(-3_00n)).toBe('-3');
  expect(formatMajor(5n)).toBe('0.05');
});

test('a day begins three hours before that of Greenwich', () => {
  expect(marketDay(new Date('2026-11-15T20:59:59Z'))).toBe('2026-11-15');
  expect(instantInMarket('2026-11-16')).toEqual(new Date('2026-11-15T21:00:00Z'));
});
