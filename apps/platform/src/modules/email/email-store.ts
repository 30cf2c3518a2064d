import { prune } from '@harmattan/process/prune';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface ProvenAddress {
  address: string;
  provenAt: Date;
}

export async function findAddress(db: Queryable, playerId: bigint): Promise<ProvenAddress | undefined> {
  const { rows } = await db.query<ProvenAddress>(sql`
    select address, proven_at as "provenAt" from email.player where player_id = ${playerId}`);
  return rows[0];
}

export async function findByAddress(db: Queryable, address: string): Promise<bigint | undefined> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select player_id from email.player where address = lower(${address})`);
  return rows[0]?.player_id;
}

/** Throws where another account has the address. Answers the one that it replaces. */
export async function saveAddress(
  db: Queryable,
  { playerId, address }: { playerId: bigint; address: string },
): Promise<string | undefined> {
  const before = await findAddress(db, playerId);
  await db.query(sql`
    insert into email.player (player_id, address) values (${playerId}, ${address})
    on conflict (player_id) do update set address = excluded.address, proven_at = app_now()`);
  return before?.address;
}

export interface CodeRow {
  address: string;
  key: string;
  hash: Buffer;
  usedAt: Date | null;
}

/** One code for each player: an older one ends with it. */
export async function saveCode(
  db: Queryable,
  code: { playerId: bigint; address: string; key: string; hash: Buffer; lifeSeconds: number },
): Promise<void> {
  await db.query(sql`
    insert into email.code (player_id, address, key, hash, ends_at)
    values (${code.playerId}, ${code.address}, ${code.key}, ${code.hash}, app_now() + ${code.lifeSeconds} * interval '1 second')
    on conflict (player_id) do update set address = excluded.address, key = excluded.key, hash = excluded.hash, tries = 0,
      made_at = app_now(), ends_at = excluded.ends_at, used_at = null`);
}

export interface WaitingCode {
  address: string;
  remainingSeconds: number;
  resendSeconds: number;
}

/** The code that the player can still type. */
export async function findWaitingCode(
  db: Queryable,
  { playerId, triesMax, resendAfterSeconds }: { playerId: bigint; triesMax: number; resendAfterSeconds: number },
): Promise<WaitingCode | undefined> {
  const { rows } = await db.query<WaitingCode>(sql`
    select address, ceil(extract(epoch from ends_at - app_now()))::int as "remainingSeconds",
      greatest(0, ceil(extract(epoch from made_at - app_now())) + ${resendAfterSeconds})::int as "resendSeconds"
    from email.code where player_id = ${playerId} and used_at is null and ends_at > app_now() and tries < ${triesMax}`);
  return rows[0];
}

/** Counts a try before it is made. Locked until the transaction ends. */
export async function takeTry(
  db: Queryable,
  { playerId, triesMax }: { playerId: bigint; triesMax: number },
): Promise<CodeRow | undefined> {
  const { rows } = await db.query<CodeRow>(sql`
    update email.code set tries = tries + 1
    where player_id = ${playerId} and ends_at > app_now() and tries < ${triesMax}
    returning address, key, hash, used_at as "usedAt"`);
  return rows[0];
}

/** A second request with the same code finds it used. */
export async function useCode(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`update email.code set used_at = app_now() where player_id = ${playerId}`);
}

export async function pruneCodes(db: Queryable): Promise<void> {
  await prune(db, { table: 'email.code', where: `ends_at < app_now() - $1 * interval '1 day'`, values: [1] });
}

/** With the account that is closed. */
export async function deleteAddress(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`delete from email.player where player_id = ${playerId}`);
  await db.query(sql`delete from email.code where player_id = ${playerId}`);
}
