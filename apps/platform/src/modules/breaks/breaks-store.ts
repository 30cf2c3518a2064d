import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Break } from './break-rules.ts';

export interface BreakRow extends Break {
  id: string;
  takenAt: Date;
}

/** The newest one, also when it is over. */
export async function findBreak(db: Queryable, playerId: bigint): Promise<BreakRow | undefined> {
  const { rows } = await db.query<BreakRow>(sql`
    select id, kind, taken_at as "takenAt", ends_at as "endsAt", returns_at as "returnsAt" from breaks.break
    where player_id = ${playerId} and replaced_at is null`);
  return rows[0];
}

/** With the player's switches locked: one follows another. */
export async function insertBreak(
  db: Queryable,
  { id, playerId, kind, endsAt }: Pick<BreakRow, 'id' | 'kind' | 'endsAt'> & { playerId: bigint },
): Promise<void> {
  await db.query(sql`
    update breaks.break set replaced_at = app_now() where player_id = ${playerId} and replaced_at is null`);
  await db.query(sql`
    insert into breaks.break (id, player_id, kind, ends_at) values (${id}, ${playerId}, ${kind}, ${endsAt})`);
}

export async function setReturn(
  db: Queryable,
  { id, askedAt, returnsAt }: { id: string; askedAt: Date; returnsAt: Date },
): Promise<void> {
  await db.query(sql`
    update breaks.break set return_asked_at = ${askedAt}, returns_at = ${returnsAt} where id = ${id}`);
}

/** Each change has a number of its own. */
export async function countChange(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`
    insert into breaks.player as p (player_id) values (${playerId})
    on conflict (player_id) do update set version = p.version + 1`);
}

/** 0 before the first change. */
export async function readVersion(db: Queryable, playerId: bigint): Promise<bigint> {
  const { rows } = await db.query<{ version: bigint }>(
    sql`select version from breaks.player where player_id = ${playerId}`,
  );
  return rows[0]?.version ?? 0n;
}
