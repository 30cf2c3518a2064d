import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface RequestRow {
  /** Null where the key was given up before a payment was opened. */
  content: string | null;
  payment_id: string | null;
}

interface Key {
  playerId: bigint;
  key: string;
}

/** No request is under way for so long: a key that was given up has done its work. */
const givenUpDays = 1;

export async function findRequest(db: Queryable, { playerId, key }: Key): Promise<RequestRow | undefined> {
  const { rows } = await db.query<RequestRow>(sql`
    select content, payment_id from cashier.request where player_id = ${playerId} and key = ${key}`);
  return rows[0];
}

/** Takes the key for a payment. False when the key is taken or was given up; of several at once one gets it. */
export async function claimKey(
  db: Queryable,
  { playerId, key, content, paymentId }: Key & { content: string; paymentId: string },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    insert into cashier.request (player_id, key, content, payment_id)
    values (${playerId}, ${key}, ${content}, ${paymentId}) on conflict do nothing returning key`);
  return rows.length > 0;
}

/** A request that arrives under this key from now on opens no payment. A key that is taken stays as it is. */
export async function giveUpKey(db: Queryable, { playerId, key }: Key): Promise<void> {
  await db.query(sql`
    delete from cashier.request where player_id = ${playerId} and payment_id is null
      and created_at < app_now() - ${givenUpDays} * interval '1 day'`);
  await db.query(sql`insert into cashier.request (player_id, key) values (${playerId}, ${key}) on conflict do nothing`);
}
