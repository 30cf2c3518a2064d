import { expect, test } from 'vitest';
import type { FeedEntry } from '../../wallet/index.ts';
import { readStakeChanges } from './open-stakes.ts';

const at = new Date('2026-11-18T19:45:00Z');
let versions = 0n;

function entry(change: Partial<FeedEntry>): FeedEntry {
  versions += 1n;
  return {
    ...{ key: `k${versions}`, playerId: 1n, version: versions, at, kind: 'debit', status: 'ok', about: 'stake' },
    ...{ amountMinor: 100n, houseMinor: 100n, house: 'house:qtech', of: null, round: 'r' },
    ...{ product: 'games', supplier: 'qtech', game: '101', closes: null },
    ...change,
  };
}

const stake = (key: string, change: Partial<FeedEntry> = {}) => entry({ key, ...change });
const win = (of: string, change: Partial<FeedEntry> = {}) =>
  entry({ kind: 'credit', about: 'win', of, houseMinor: -50n, ...change });
const opened = (...entries: FeedEntry[]) => readStakeChanges(entries).opened.map(({ key }) => key);

test('a stake is open until its round is paid, if only nothing', () => {
  expect(opened(stake('s'))).toEqual(['s']);
  expect(opened(stake('s'), win('r', { houseMinor: 0n }))).toEqual([]);
  expect(readStakeChanges([win('r')]).endedRounds).toEqual([{ playerId: 1n, round: 'r' }]);
});

test('of two stakes of a round, a win of one leaves the other open', () => {
  expect(opened(stake('a'), stake('b'), win('a'))).toEqual(['b']);
  expect(readStakeChanges([win('a')]).ended).toEqual(['a']);
});

test('a stake that is undone is open no more, and one after the end of its round is', () => {
  expect(opened(stake('s'), entry({ kind: 'reverse', of: 's', about: 'refund', houseMinor: -100n }))).toEqual([]);
  expect(opened(stake('s'), win('r'), stake('t'))).toEqual(['t']);
});

test('a bet goes on after a cash-out of a part, and ends with the payment that closes it', () => {
  const bet = { product: 'sports', supplier: 'bti' } as const;
  expect(opened(stake('s', bet), win('r', { ...bet, about: 'cash-out' }))).toEqual(['s']);
  expect(opened(stake('s', bet), win('r', { ...bet, closes: 'round' }))).toEqual([]);
  expect(opened(stake('s', bet), win('s', { ...bet, closes: 'stake' }))).toEqual([]);
});

test('what took nothing is not open: free stakes, refused ones, other products', () => {
  expect(opened(stake('s', { houseMinor: 0n }))).toEqual([]);
  expect(opened(stake('s', { status: 'insufficient', houseMinor: 0n }))).toEqual([]);
  expect(opened(stake('s', { product: 'jackpot' }))).toEqual([]);
});

test('a win that was refused is told with its amount', () => {
  const refused = win('r', { status: 'reversed', amountMinor: 500n, houseMinor: 0n });
  expect(readStakeChanges([refused]).refusedWins).toEqual([{ playerId: 1n, round: 'r', amountMinor: 500n, at }]);
  expect(readStakeChanges([refused]).endedRounds).toEqual([]);
});
