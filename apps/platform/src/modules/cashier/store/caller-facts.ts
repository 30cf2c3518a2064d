import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** The last payment of a kind that succeeded before a time. */
interface Asked {
  playerId: bigint;
  before: Date;
}

export async function findLastDeposit(
  db: Queryable,
  { playerId, before }: Asked,
): Promise<{ view_name: string; amount_kobo: Minor } | undefined> {
  const { rows } = await db.query<{ view_name: string; amount_kobo: Minor }>(sql`
    select view_name, coalesce(received_kobo, amount_kobo) as amount_kobo from cashier.payment
    where player_id = ${playerId} and direction = 'deposit' and status = 0 and created_at < ${before}
    order by number desc limit 1`);
  return rows[0];
}

/** Null: it went to a mobile wallet. */
export async function findLastBankCode(
  db: Queryable,
  { playerId, before }: Asked,
): Promise<{ bank_code: string | null } | undefined> {
  const { rows } = await db.query<{ bank_code: string | null }>(sql`
    select destination ->> 'bankCode' as bank_code from cashier.payment
    where player_id = ${playerId} and direction = 'withdraw' and status = 0 and created_at < ${before}
    order by number desc limit 1`);
  return rows[0];
}

/** All ways to pay in, those that are switched off by now too. */
export async function listDepositMethods(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ view_name: string }>(sql`
    select view_name from cashier.method where direction = 'deposit' order by position`);
  return rows.map(({ view_name }) => view_name);
}
