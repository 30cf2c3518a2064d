import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountMaxMinor } from './money.ts';
import { afterTax, findTaxRule, type TaxRule, taxOn } from './taxes.ts';

const rule: TaxRule = {
  ...{ authority: 'lagos', authorityName: 'Lagos', products: ['sports'], basis: 'win-minus-stake', rate: 500n },
  from: new Date('2026-02-01T00:00:00Z'),
  to: new Date('2026-12-01T00:00:00Z'),
};

test('the tax is a share of what was won beyond the stake', () => {
  expect(taxOn(90_000n, rule)).toBe(4_500n);
});

test('a bet that won nothing beyond its stake is not taxed', () => {
  fc.assert(fc.property(fc.bigInt({ min: -amountMaxMinor, max: 0n }), (net) => taxOn(net, rule) === 0n));
});

test('the tax is never above its rate, and less than one unit below it', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: amountMaxMinor }), (net) => {
      const exact = net * rule.rate;
      const taken = taxOn(net, rule) * 10_000n;
      return taken <= exact && exact - taken < 10_000n;
    }),
  );
});

test.each([
  ['2026-01-31T23:59:59Z', false],
  ['2026-02-01T00:00:00Z', true],
  ['2026-11-30T23:59:59Z', true],
  ['2026-12-01T00:00:00Z', false],
])('at %s the rule holds: %s', (at, holds) => {
  const found = findTaxRule([rule], { product: 'sports', at: new Date(at) });
  expect(found === rule).toBe(holds);
});

test('a product that a rule does not name is not taxed', () => {
  expect(findTaxRule([rule], { product: 'races', at: new Date('2026-03-01T00:00:00Z') })).toBeUndefined();
});

test('a bet of ₦100 that pays ₦1,000 comes to ₦955 after ₦45, and to all of it without a rule', () => {
  const bet = { stakeMinor: 10_000n, grossMinor: 100_000n };
  expect(afterTax(bet, rule)).toEqual({ taxMinor: 4_500n, netMinor: 95_500n });
  expect(afterTax(bet, undefined)).toEqual({ taxMinor: 0n, netMinor: 100_000n });
});
