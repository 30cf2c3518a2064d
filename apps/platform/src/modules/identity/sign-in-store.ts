import { prune } from '@harmattan/process/prune';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Device } from './device.ts';
import type { SessionRow } from './identity-store.ts';

/** True when the player has signed in before, but never from such a device. */
export async function isNewDevice(db: Queryable, playerId: bigint, device: Device): Promise<boolean> {
  const { rows } = await db.query<{ is_new: boolean }>(sql`
    select count(*) > 0 and not coalesce(bool_or(os = ${device.os} and browser = ${device.browser}), false) as is_new
    from identity.sign_in where player_id = ${playerId}`);
  return rows[0]?.is_new ?? false;
}

/** Takes the same time without a player. */
export async function hasSignedIn(db: Queryable, playerId: bigint | undefined): Promise<boolean> {
  const { rows } = await db.query(
    sql`select 1 from identity.sign_in where player_id = ${playerId ?? null}::bigint limit 1`,
  );
  return rows.length > 0;
}

export async function insertSignIn(
  db: Queryable,
  signIn: { id: string; playerId: bigint; device: Device; address: string },
): Promise<void> {
  const { isMobile, os, browser } = signIn.device;
  await db.query(sql`
    insert into identity.sign_in (id, player_id, is_mobile, os, browser, address)
    values (${signIn.id}, ${signIn.playerId}, ${isMobile}, ${os}, ${browser}, ${signIn.address})`);
}

export interface SignInRow extends Omit<SessionRow, 'id' | 'last_seen_at'> {
  /** Of a failed one the network is known, not the address. */
  is_failed: boolean;
}

/** Good and failed ones, the newest first. */
export async function listSignIns(
  db: Queryable,
  wanted: { playerId: bigint; from: Date; before: Date; limit: number },
): Promise<SignInRow[]> {
  const { rows } = await db.query<SignInRow>(sql`
    (select is_mobile, os, browser, address, created_at, false as is_failed from identity.sign_in
     where player_id = ${wanted.playerId} and created_at >= ${wanted.from} and created_at < ${wanted.before}
     order by created_at desc limit ${wanted.limit})
    union all
    (select is_mobile, os, browser, coalesce(network, ''), at, true from identity.security_event
     where player_id = ${wanted.playerId} and at >= ${wanted.from} and at < ${wanted.before}
       and event = 'sign-in' and outcome in ('wrong password', 'wrong code')
     order by at desc limit ${wanted.limit})
    order by created_at desc limit ${wanted.limit}`);
  return rows;
}

/** A player's last one stays, however old: it says that the player has signed in, and on what. */
export async function pruneSignIns(db: Queryable, keepDays: number): Promise<void> {
  const where = `created_at < app_now() - $1 * interval '1 day' and exists (
    select from identity.sign_in later where later.player_id = sign_in.player_id
      and (later.created_at, later.id) > (sign_in.created_at, sign_in.id))`;
  await prune(db, { table: 'identity.sign_in', where, values: [keepDays] });
}
