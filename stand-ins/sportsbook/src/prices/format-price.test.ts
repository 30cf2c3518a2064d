import { expect, test } from 'vitest';
import { formatPrice, noPrice, priceFormats } from './format-price.ts';

test.each([
  [1_010, '1.01', '1/100', '−10000'],
  [1_005, '1.005', '1/200', '−20000'],
  [1_500, '1.50', '1/2', '−200'],
  [1_620, '1.62', '31/50', '−162'],
  [1_909, '1.909', '909/1000', '−111'],
  [2_000, '2.00', '1/1', '+100'],
  [2_625, '2.625', '13/8', '+162'],
  [3_250, '3.25', '9/4', '+225'],
  [11_000, '11.00', '10/1', '+1000'],
  [500_000, '500.00', '499/1', '+49900'],
  [62_500_000_000_000, '62500000000.00', '62499999999/1', '+6249999999900'],
])('%i thousandths are %s, %s and %s', (thousandths, decimal, fractional, american) => {
  expect(formatPrice(thousandths, 'decimal')).toBe(decimal);
  expect(formatPrice(thousandths, 'fractional')).toBe(fractional);
  expect(formatPrice(thousandths, 'american')).toBe(american);
});

test('decimal and fractional say exactly the price, and American never more than it', () => {
  for (let thousandths = 1_001; thousandths <= 20_000; thousandths += 1) {
    expect(Math.round(Number(formatPrice(thousandths, 'decimal')) * 1_000)).toBe(thousandths);
    const [won = 0, staked = 0] = formatPrice(thousandths, 'fractional').split('/').map(Number);
    expect(won * 1_000).toBe((thousandths - 1_000) * staked);
    const american = formatPrice(thousandths, 'american');
    const hundred = Number(american.slice(1));
    const promised = american.startsWith('+') ? hundred / 100 : 100 / hundred;
    expect(promised).toBeLessThanOrEqual((thousandths - 1_000) / 1_000);
  }
});

test('what cannot be bet on has no price in any way of writing', () => {
  for (const format of priceFormats) {
    for (const none of [0, 999, -1_000, 1_500.5, Number.NaN]) expect(formatPrice(none, format)).toBe(noPrice);
  }
  expect(formatPrice(1_000, 'decimal')).toBe('1.00');
  expect(formatPrice(1_000, 'fractional')).toBe('0/1');
  expect(formatPrice(1_000, 'american')).toBe(noPrice);
});
