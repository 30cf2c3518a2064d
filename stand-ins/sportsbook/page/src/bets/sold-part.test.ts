import { expect, test } from 'vitest';
import type { Bet } from '../../../src/contract/bets.ts';
import { canShare, netOfMore, saleOf } from './sold-part.ts';

const bet = { stake: 10_000, soldStake: 0, soldFor: 0, sellsParts: true, tax: null } as Bet;

test('a share is a part of what is left of the stake, for its part of the offer, rounded down', () => {
  expect(saleOf(bet, { cashOut: 9_500, share: 100 })).toEqual({ amount: 9_500 });
  expect(saleOf(bet, { cashOut: 9_501, share: 25 })).toEqual({ amount: 2_375, part: 2_500 });
  expect(saleOf({ ...bet, soldStake: 5_000 }, { cashOut: 4_750, share: 50 })).toEqual({ amount: 2_375, part: 2_500 });
});

test('shares are offered where each of them, and what is left, is a stake that the book takes', () => {
  expect(canShare(bet, { stakeMin: 1_000 })).toBe(true);
  expect(canShare({ ...bet, soldStake: 6_001 }, { stakeMin: 1_000 })).toBe(false);
  expect(canShare({ ...bet, sellsParts: false }, { stakeMin: 1_000 })).toBe(false);
});

test('tax is of all payments of a bet together', () => {
  const taxed = { ...bet, soldFor: 6_000, tax: { rate: 500 } };
  expect(netOfMore(taxed, 4_000)).toEqual({ taxMinor: 0n, netMinor: 4_000n });
  expect(netOfMore(taxed, 6_000)).toEqual({ taxMinor: 100n, netMinor: 5_900n });
});
