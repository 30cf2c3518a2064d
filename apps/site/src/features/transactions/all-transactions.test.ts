import { expect, it } from 'vitest';
import { fetchAllTransactions } from './all-transactions.ts';
import type { Transaction } from './fetch-transactions.ts';

const filter = { from: '2026-11-01', to: '2026-11-15', type: '-1', status: '-1' } as const;
const row: Transaction = {
  ...{ transactionStartDate: '2026-11-15T13:05:00', type: 1, amount: 500, transCurrency: 'NGN', status: 0 },
  ...{ currentbalance: 500, userCurrency: 'NGN', customerNote: '', id: '', reference: '' },
};

/** So many full pages, and a last one with a single row. */
const pages = (full: number) => async (wanted: { page: number }) =>
  wanted.page <= full
    ? { rows: Array<Transaction>(500).fill(row), nextPage: wanted.page + 1 }
    : { rows: [row], nextPage: undefined };

it.each([
  [2, 1_001, false],
  [199, 99_501, false],
  [200, 100_000, true],
])('says whether there is more behind %i full pages', async (full, count, isCut) => {
  const counts: number[] = [];
  const all = await fetchAllTransactions(filter, (soFar) => counts.push(soFar), pages(full));
  expect(all.rows).toHaveLength(count);
  expect(counts.at(-1)).toBe(count);
  expect(all.isCut).toBe(isCut);
});
