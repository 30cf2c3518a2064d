import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** The device, where this player has signed in on it. Takes the same time without a player. */
export async function findKnownDevice(
  db: Queryable,
  { playerId, secretHash }: { playerId: bigint | undefined; secretHash: Buffer },
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(sql`
    select d.id from identity.device d join identity.device_player p on p.device_id = d.id
    where d.secret_hash = ${secretHash} and p.player_id = ${playerId ?? null}::bigint`);
  return rows[0]?.id;
}

/** Undefined when there is no such device. */
export async function touchDevice(
  db: Queryable,
  { playerId, secretHash }: { playerId: bigint; secretHash: Buffer },
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(sql`
    with touched as (update identity.device set seen_at = app_now() where secret_hash = ${secretHash} returning id),
         bound as (insert into identity.device_player (player_id, device_id) select ${playerId}::bigint, id from touched
                   on conflict do nothing)
    select id from touched`);
  return rows[0]?.id;
}

export async function insertDevice(
  db: Queryable,
  { id, playerId, secretHash }: { id: string; playerId: bigint; secretHash: Buffer },
): Promise<void> {
  await db.query(sql`
    with made as (insert into identity.device (id, secret_hash) values (${id}, ${secretHash}) returning id)
    insert into identity.device_player (player_id, device_id) select ${playerId}::bigint, id from made`);
}

export async function setSessionDevice(
  db: Queryable,
  { sessionId, deviceId }: { sessionId: string; deviceId: string },
): Promise<void> {
  await db.query(sql`update identity.session set device_id = ${deviceId} where id = ${sessionId}`);
}

/** Of a player, but for one; all of them without one. */
export async function forgetDevices(
  db: Queryable,
  { playerId, exceptHash }: { playerId: bigint; exceptHash: Buffer | undefined },
): Promise<void> {
  await db.query(sql`
    delete from identity.device_player where player_id = ${playerId} and not exists (
      select 1 from identity.device d where d.id = device_id and d.secret_hash = ${exceptHash ?? null})`);
}
