import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { readDoneKeys, readFeedTail, readHouseBalance } from '../wallet/index.ts';
import { authorityOf, paymentKey, taxAccount } from './accounts.ts';
import { consumer } from './record-slice.ts';
import { listClosings, listPayments, sumOpenMonths } from './taxes-store.ts';

/** What stands on an authority's account, and what should: all that was withheld, less what was given back and paid. */
export interface AccountState {
  authority: string;
  accountMinor: Minor;
  owedMinor: Minor;
}

/** Of one snapshot. Entries that are not recorded yet are read from the feed. */
export async function readAccounts(pool: pg.Pool, authorities: readonly string[]): Promise<AccountState[]> {
  return inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    return compareAccounts(client, authorities);
  });
}

async function compareAccounts(db: pg.PoolClient, authorities: readonly string[]): Promise<AccountState[]> {
  const [closings, open, payments, tail] = [
    await listClosings(db),
    await sumOpenMonths(db),
    await listPayments(db),
    await readFeedTail(db, consumer, authorities.map(taxAccount)),
  ];
  const booked = await readDoneKeys(db, payments.map(paymentKey));
  const states: AccountState[] = [];
  for (const authority of authorities) {
    const isOwn = (row: { authority: string }) => row.authority === authority;
    const months = [...closings, ...open].filter(isOwn);
    const recorded = months.reduce((sum, month) => sum + month.withheldMinor - month.givenBackMinor, 0n);
    const fresh = tail
      .filter(({ status, house }) => status === 'ok' && house === taxAccount(authority))
      .reduce((sum, { houseMinor }) => sum + houseMinor, 0n);
    const paid = payments.filter(isOwn).reduce((sum, payment) => sum + (booked.get(paymentKey(payment)) ?? 0n), 0n);
    states.push({
      ...{ authority, accountMinor: await readHouseBalance(db, taxAccount(authority)) },
      owedMinor: recorded + fresh - paid,
    });
  }
  return states;
}

/** Every authority that the market names or that an account is kept for. */
export function authoritiesOf(
  rules: readonly { authority: string }[],
  accounts: readonly { account: string }[],
): string[] {
  const kept = accounts.filter(({ account }) => account.startsWith('tax:')).map(({ account }) => authorityOf(account));
  return [...new Set([...rules.map(({ authority }) => authority), ...kept])].toSorted();
}
