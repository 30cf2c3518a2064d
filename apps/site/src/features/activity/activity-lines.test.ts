import { expect, it } from 'vitest';
import { activityLines } from './activity-lines.ts';
import { sumPeriods, sumProducts } from './sums.ts';

const day = {
  ...{ from: '2026-11-16', deposited: 5_000.1, withdrawn: 0, other: -0.2, staked: 300.3, won: 100.1, net: -200.2 },
  playedSeconds: 600,
  products: [
    { product: 'games' as const, staked: 200.2, won: 100.1, net: -100.1 },
    { product: 'sports' as const, staked: 100.1, won: 0, net: -100.1 },
  ],
};

it('has every amount once, without separators', () => {
  expect(activityLines([day], { currency: 'NGN', nameOf: (product) => product })).toEqual([
    ['2026-11-16', '', 'NGN', '5000.10', '0.00', '-0.20', '', '', '', '600'],
    ['2026-11-16', 'games', 'NGN', '', '', '', '200.20', '100.10', '-100.10', ''],
    ['2026-11-16', 'sports', 'NGN', '', '', '', '100.10', '0.00', '-100.10', ''],
  ]);
});

it('adds amounts in kobo', () => {
  expect(sumPeriods([day, day, day])).toMatchObject({ deposited: 15_000.3, net: -600.6, playedSeconds: 1_800 });
  expect(sumProducts([day, day])).toEqual([
    { product: 'games', staked: 400.4, won: 200.2, net: -200.2 },
    { product: 'sports', staked: 200.2, won: 0, net: -200.2 },
  ]);
});
