import type { Clock } from '@harmattan/kernel/clock';
import type { Minor } from '@harmattan/kernel/money';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { isConsumed } from '../wallet/index.ts';
import { endOf, payableOf } from './months.ts';
import { readAccounts } from './reconcile.ts';
import { consumer } from './record-slice.ts';
import type { TaxesDeps } from './taxes-deps.ts';
import { insertClosing, listClosings, lockAuthority, type MonthSum, sumOpenMonths } from './taxes-store.ts';

export interface MonthName {
  authority: string;
  month: string;
}

export type Closable = MonthSum & { carriedMinor: Minor };

/**
 * What a month would be closed with. `not open`: it is not over, closed already, or an earlier one is open. `differs`: the account of the authority
 * is not what is owed.
 */
export async function findClosable(
  { pool, clock }: Pick<TaxesDeps, 'pool' | 'clock'>,
  name: MonthName,
): Promise<Closable | 'not open' | 'differs'> {
  const found = await findOver(pool, clock, name);
  if (!found) return 'not open';
  const [account] = await readAccounts(pool, [name.authority]);
  return account?.accountMinor === account?.owedMinor ? found : 'differs';
}

async function findOver(
  db: Queryable,
  clock: Pick<Clock, 'now'>,
  { authority, month }: MonthName,
): Promise<Closable | undefined> {
  const ends = endOf(month);
  if (ends > clock.now() || !(await isConsumed(db, consumer, ends))) return undefined;
  const [first] = (await sumOpenMonths(db)).filter((row) => row.authority === authority);
  if (first?.month !== month) return undefined;
  const last = (await listClosings(db)).findLast((row) => row.authority === authority);
  const carriedMinor = last
    ? payableOf({ ...last, dueMinor: last.withheldMinor - last.givenBackMinor }).carriesMinor
    : 0n;
  return { ...first, carriedMinor };
}

/** With a second person's yes, and with just the figures that both saw. */
export async function closeMonth(
  deps: Pick<TaxesDeps, 'pool' | 'clock'>,
  closing: MonthName & {
    dueMinor: Minor;
    approvalId: string;
    by: string;
    also(transaction: pg.PoolClient): Promise<void>;
  },
): Promise<'done' | 'moved on' | 'differs'> {
  const { authority, month, dueMinor, approvalId, by, also } = closing;
  const [account] = await readAccounts(deps.pool, [authority]);
  if (account?.accountMinor !== account?.owedMinor) return 'differs';
  return inTransaction(deps.pool, async (transaction) => {
    await lockAuthority(transaction, authority);
    const found = await findOver(transaction, deps.clock, { authority, month });
    if (!found || found.withheldMinor - found.givenBackMinor !== dueMinor) return 'moved on';
    await also(transaction);
    await insertClosing(transaction, { ...found, approvalId, by });
    return 'done';
  });
}
