import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface Payout {
  reference: string;
  id: bigint;
  accountBank: string;
  accountNumber: string;
  accountName: string;
  number: string | null;
  amountMinor: bigint;
  currency: string;
  status: 'NEW' | 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  completeMessage: string;
  createdAt: Date;
}

export type End = 'SUCCESSFUL' | 'FAILED';

const endWords: Record<End, string> = {
  SUCCESSFUL: 'Transaction was successful',
  FAILED: 'DISBURSE FAILED: the bank rejected the transfer',
};

const columns = `reference, id, account_bank as "accountBank", account_number as "accountNumber",
  account_name as "accountName", number, amount_kobo as "amountMinor", currency, status,
  complete_message as "completeMessage", created_at as "createdAt"`;
const shownMax = 10;

export type NewPayout = Omit<Payout, 'id' | 'createdAt' | 'completeMessage'> & { settlesAs: End; settlesInMs: number };

/** False when the reference is known already. */
export async function insertPayout(db: Queryable, payout: NewPayout): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into kudipal.payout (reference, account_bank, account_number, account_name, number, amount_kobo, currency,
       status, settles_as, settles_at, complete_message)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, app_now() + $10 * interval '1 millisecond', '')
     on conflict (reference) do nothing`,
    [
      payout.reference,
      payout.accountBank,
      payout.accountNumber,
      payout.accountName,
      payout.number,
      payout.amountMinor,
      payout.currency,
      payout.status,
      payout.settlesAs,
      payout.settlesInMs,
    ],
  );
  return rowCount === 1;
}

export async function findPayout(db: Queryable, reference: string): Promise<Payout | undefined> {
  const { rows } = await db.query(`select ${columns} from kudipal.payout where reference = $1`, [reference]);
  return rows[0];
}

/** Ends a pay-out that is still open; undefined when it has ended before. */
export async function settlePayout(db: Queryable, reference: string, end?: End): Promise<Payout | undefined> {
  const { rows } = await db.query(
    `update kudipal.payout
     set status = coalesce($2, settles_as),
         complete_message = case coalesce($2, settles_as) when 'FAILED' then $3 else $4 end
     where reference = $1 and status in ('NEW', 'PENDING') returning ${columns}`,
    [reference, end ?? null, endWords.FAILED, endWords.SUCCESSFUL],
  );
  return rows[0];
}

export const hasDuePayouts = sql`exists (
  select from kudipal.payout where status in ('NEW', 'PENDING') and settles_at <= (select app_now()))`;

export async function listDuePayouts(db: Queryable): Promise<string[]> {
  const { rows } = await db.query(
    `select reference from kudipal.payout where status in ('NEW', 'PENDING') and settles_at <= app_now()
     order by settles_at limit 20`,
  );
  return rows.map(({ reference }) => reference);
}

/** Pay-outs to the accounts of this number, and to accounts without a number. */
export async function listPayouts(db: Queryable, number: string): Promise<Payout[]> {
  const { rows } = await db.query(
    `select ${columns} from kudipal.payout where number = $1 or number is null order by created_at desc, id desc limit $2`,
    [number, shownMax],
  );
  return rows;
}
