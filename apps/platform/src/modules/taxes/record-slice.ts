import type { Queryable } from '@harmattan/process/transaction';
import { type FeedConsumer, type FeedEntry, readLinkedPayments } from '../wallet/index.ts';
import { accountPrefix, authorityOf } from './accounts.ts';
import { monthOf } from './months.ts';
import { insertEntries } from './taxes-store.ts';

export const consumer: FeedConsumer = { name: 'taxes', startsAt: 'beginning' };

/** Each entry about tax of a slice of the journal, with what was paid beside it. */
export async function recordSlice(db: Queryable, entries: readonly FeedEntry[]): Promise<void> {
  const taxed = entries.filter(({ status, house }) => status === 'ok' && house?.startsWith(accountPrefix));
  if (taxed.length === 0) return;
  const payments = await readLinkedPayments(db, taxed);
  await insertEntries(
    db,
    taxed.map(({ key, playerId, at, house, houseMinor }) => {
      const paid = payments.get(key);
      const product = paid?.product === 'jackpot' || paid?.product === 'races' ? paid.product : 'sports';
      return {
        ...{ key, playerId, product, at, month: monthOf(at), authority: authorityOf(house ?? '') },
        ...{ grossMinor: paid?.paidMinor ?? 0n, amountMinor: houseMinor },
      };
    }),
  );
}
