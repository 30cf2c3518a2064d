import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export async function isNumberProven(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from identity.player where id = ${playerId} and number_proven_at is not null`);
  return rows.length > 0;
}

export async function isUserNameProven(db: Queryable, userName: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from identity.player where user_name = ${userName} and number_proven_at is not null`);
  return rows.length > 0;
}

/** True when the number was not proven before. It must still be this player's. */
export async function markProven(
  db: Queryable,
  { playerId, userName }: { playerId: bigint; userName: string },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    update identity.player set number_proven_at = app_now()
    where id = ${playerId} and user_name = ${userName} and number_proven_at is null returning id`);
  return rows.length > 0;
}

/** The player's row must be locked: whether the number is still theirs stays so until the transaction ends. */
export async function hasNumber(
  db: Queryable,
  { playerId, userName }: { playerId: bigint; userName: string },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from identity.player where id = ${playerId} and user_name = ${userName}`);
  return rows.length > 0;
}

/**
 * Frees the number of an account that never proved it, and its password: a sign-in that is under way finds it changed. False when the number was
 * proven or freed meanwhile.
 */
export async function freeNumber(
  db: Queryable,
  { playerId, userName }: { playerId: bigint; userName: string },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    update identity.player set user_name = 'yielded-' || id, password_hash = '', yielded_at = app_now()
    where id = ${playerId} and user_name = ${userName} and number_proven_at is null returning id`);
  return rows.length > 0;
}

export async function listYielded(db: Queryable, { days, limit }: { days: number; limit: number }): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from identity.player where yielded_at > app_now() - ${days} * interval '1 day'
    order by yielded_at desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Seconds since the player signed in, used a session or proved the number. */
export async function findIdleSeconds(db: Queryable, playerId: bigint): Promise<number> {
  const { rows } = await db.query<{ idle_seconds: number }>(sql`
    select extract(epoch from app_now() - greatest(p.created_at, p.number_proven_at, p.seen_at,
             (select max(created_at) from identity.sign_in where player_id = p.id),
             (select max(last_seen_at) from identity.session where player_id = p.id)))::float8 as idle_seconds
    from identity.player p where p.id = ${playerId}`);
  return rows[0]?.idle_seconds ?? 0;
}

/** Written once a day at most: sessions are pruned, and the last use of one is needed for longer. */
export async function markSeen(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`
    update identity.player set seen_at = app_now()
    where id = ${playerId} and (seen_at is null or seen_at < app_now() - interval '1 day')`);
}

/** Ages of the newest code for a number that was sent and can still be used. */
export async function findNumberCode(
  db: Queryable,
  { userName, triesMax }: { userName: string; triesMax: number },
): Promise<{ ageSeconds: number; secondsLeft: number } | undefined> {
  const { rows } = await db.query<{ ageSeconds: number; secondsLeft: number }>(sql`
    select floor(extract(epoch from app_now() - created_at))::int as "ageSeconds",
           ceil(extract(epoch from expires_at - app_now()))::int as "secondsLeft"
    from identity.code
    where user_name = ${userName} and purpose = 'number' and used_at is null and expires_at > app_now()
      and tries < ${triesMax}
    order by created_at desc limit 1`);
  return rows[0];
}
