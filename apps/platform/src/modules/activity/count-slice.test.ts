import { expect, test } from 'vitest';
import type { FeedEntry } from '../wallet/index.ts';
import { nothingCounted } from './count-entries.ts';
import { countAll } from './count-slice.ts';

const at = new Date('2026-11-18T10:00:00Z');
let version = 0n;

function entry(kind: 'debit' | 'credit', about: string, houseMinor: bigint): FeedEntry {
  version += 1n;
  const product = about === 'tax' ? null : 'sports';
  return {
    ...{ key: String(version), playerId: 1n, version, at, kind, status: 'ok', about, amountMinor: 0n, houseMinor },
    ...{ house: null, of: null, round: null, product, supplier: null, game: null, closes: null },
  };
}

function countedOf(entries: FeedEntry[]) {
  const { sums, count } = countAll(nothingCounted, entries, new Map());
  const [day] = [...sums.values()];
  return { ...day?.products.get('sports'), other: day?.otherMinor, session: count.session };
}

test('a win counts after tax, and the tax is neither a stake nor money by hand', () => {
  const entries = [entry('debit', 'stake', 10_000n), entry('credit', 'win', -100_000n), entry('debit', 'tax', 4_500n)];
  expect(countedOf(entries)).toMatchObject({
    ...{ stakedMinor: 10_000n, wonMinor: 95_500n, other: 0n },
    session: { stakedMinor: 10_000n, wonMinor: 95_500n },
  });
});

test('tax that is given back before a correction counts with the product of the bet', () => {
  const entries = [entry('credit', 'tax', -4_500n), entry('debit', 'correction', 90_000n)];
  expect(countedOf(entries)).toMatchObject({ stakedMinor: 0n, wonMinor: -85_500n, other: 0n });
});
