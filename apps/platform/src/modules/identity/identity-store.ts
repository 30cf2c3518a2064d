import { assert } from '@harmattan/kernel/assert';
import { prune } from '@harmattan/process/prune';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Device } from './device.ts';
import type { Language } from './language.ts';

export type PasswordChange = 'at_sign_in' | 'by_recovery';
export type CodePurpose = 'recovery' | 'sign_in' | 'number' | 'step_up';

export interface PlayerRow {
  id: bigint;
  user_name: string;
  password_hash: string;
  currency: string;
  rank_id: number;
  password_change: PasswordChange | null;
  sms_second_factor: boolean;
  /** Whether an authenticator app is asked for. */
  app_second_factor: boolean;
  is_number_proven: boolean;
  language: Language | null;
}

/** What a request's two secrets are compared with, and whose session it is. */
export interface LiveSession {
  id: string;
  player_id: bigint;
  user_name: string;
  cookie_hash: Buffer;
  restricted: boolean;
  session_epoch: number;
  idle_seconds: number;
  /** Until it ends, if it is not used again. */
  left_seconds: number;
}

/** A session ends when it was not used for so long, and after so long in any case. */
export interface SessionLife {
  idleSeconds: number;
  absoluteSeconds: number;
}

export interface SessionRow {
  id: string;
  is_mobile: boolean;
  os: string;
  browser: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
}

/** Undefined when a player has that user name already. */
export async function insertPlayer(
  db: Queryable,
  player: { userName: string; passwordHash: string; currency: string; referrerCode: string | null },
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    insert into identity.player (user_name, password_hash, currency, referrer_code)
    values (${player.userName}, ${player.passwordHash}, ${player.currency}, ${player.referrerCode})
    on conflict (user_name) do nothing returning id`);
  return rows[0]?.id;
}

export async function findPlayer(
  db: Queryable,
  by: { userName: string } | { id: bigint },
): Promise<PlayerRow | undefined> {
  const condition = 'id' in by ? sql`id = ${by.id}` : sql`user_name = ${by.userName}`;
  const { rows } = await db.query<PlayerRow>(sql`
    select id, user_name, password_hash, currency, rank_id, password_change, sms_second_factor, language,
           number_proven_at is not null as is_number_proven,
           exists (select 1 from identity.second_factor f where f.player_id = player.id and f.on_since is not null)
             as app_second_factor
    from identity.player where ${condition}`);
  return rows[0];
}

/** False when the password is no longer the one that was verified: another request has changed it. */
export async function setPassword(
  db: Queryable,
  playerId: bigint,
  { passwordHash, verifiedHash }: { passwordHash: string; verifiedHash?: string },
): Promise<boolean> {
  const condition = verifiedHash === undefined ? sql`true` : sql`password_hash = ${verifiedHash}`;
  const { rows } = await db.query(sql`
    update identity.player set password_hash = ${passwordHash}, password_change = null
    where id = ${playerId} and ${condition} returning id`);
  return rows.length > 0;
}

/** Holds the password still until the transaction ends; false when it has changed since it was verified. */
export async function isPasswordStill(db: Queryable, playerId: bigint, verifiedHash: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from identity.player where id = ${playerId} and password_hash = ${verifiedHash} for share`);
  return rows.length > 0;
}

export async function setSignInOff(
  db: Queryable,
  off: { playerId: bigint; until: Date | null; text: string | null },
): Promise<void> {
  await db.query(sql`
    update identity.player set sign_in_off_until = ${off.until}::timestamptz, sign_in_off_text = ${off.text}
    where id = ${off.playerId}`);
}

/** Undefined while the player may sign in. Asked after `isPasswordStill`, which holds the row, it stays true until the end. */
export async function findSignInOff(db: Queryable, playerId: bigint): Promise<{ text: string | null } | undefined> {
  const { rows } = await db.query<{ text: string | null }>(sql`
    select sign_in_off_text as text from identity.player where id = ${playerId} and sign_in_off_until > app_now()`);
  return rows[0];
}

/** Of the page that the player uses now. */
export async function setLanguage(db: Queryable, playerId: bigint, language: Language): Promise<void> {
  await db.query(sql`
    update identity.player set language = ${language}
    where id = ${playerId} and language is distinct from ${language}`);
}

/** What an operator decides about a player. */
export interface Standing {
  rankId: number;
  passwordChange: PasswordChange | null;
  smsSecondFactor: boolean;
}

/** Changes what is given and leaves the rest alone. */
export async function setStanding(db: Queryable, playerId: bigint, standing: Partial<Standing>): Promise<void> {
  const { rankId = null, smsSecondFactor = null, passwordChange } = standing;
  await db.query(sql`
    update identity.player set
      rank_id = coalesce(${rankId}, rank_id),
      sms_second_factor = coalesce(${smsSecondFactor}, sms_second_factor),
      password_change = case when ${passwordChange === undefined} then password_change else ${passwordChange ?? null} end
    where id = ${playerId}`);
}

/** False where it is that rank already. */
export async function changeRank(db: Queryable, playerId: bigint, rankId: number): Promise<boolean> {
  const { rows } = await db.query(sql`
    update identity.player set rank_id = ${rankId} where id = ${playerId} and rank_id <> ${rankId} returning id`);
  return rows.length > 0;
}

export async function insertSession(
  db: Queryable,
  session: {
    id: string;
    playerId: bigint;
    tokenHash: Buffer;
    cookieHash: Buffer;
    device: Device;
    address: string;
    life: SessionLife;
    restricted: boolean;
  },
): Promise<void> {
  const { isMobile, os, browser } = session.device;
  await db.query(sql`
    insert into identity.session
      (id, player_id, token_hash, cookie_hash, is_mobile, os, browser, address, expires_at, restricted)
    values (${session.id}, ${session.playerId}, ${session.tokenHash}, ${session.cookieHash}, ${isMobile}, ${os},
      ${browser}, ${session.address}, app_now() + ${Math.min(session.life.idleSeconds, session.life.absoluteSeconds)} * interval '1 second',
      ${session.restricted})`);
}

export async function findSession(db: Queryable, tokenHash: Buffer): Promise<LiveSession | undefined> {
  const { rows } = await db.query<LiveSession>(sql`
    select s.id, s.player_id, p.user_name, s.cookie_hash, s.restricted, p.session_epoch,
           extract(epoch from app_now() - s.last_seen_at)::int as idle_seconds,
           extract(epoch from s.expires_at - app_now())::float8 as left_seconds
    from identity.session s join identity.player p on p.id = s.player_id
    where s.token_hash = ${tokenHash} and s.expires_at > app_now()`);
  return rows[0];
}

/** How often sessions of its player had been ended, while this one lives. */
export async function findSessionEpoch(db: Queryable, sessionId: string): Promise<number | undefined> {
  const { rows } = await db.query<{ session_epoch: number }>(sql`
    select p.session_epoch from identity.session s join identity.player p on p.id = s.player_id
    where s.id = ${sessionId} and s.expires_at > app_now()`);
  return rows[0]?.session_epoch;
}

export async function touchSession(db: Queryable, id: string, life: SessionLife): Promise<void> {
  await db.query(sql`
    update identity.session
    set last_seen_at = app_now(),
        expires_at = least(app_now() + ${life.idleSeconds} * interval '1 second',
                           created_at + ${life.absoluteSeconds} * interval '1 second')
    where id = ${id}`);
}

/** The cookie that it had before counts no more. False when the session has ended. */
export async function replaceSessionCookie(
  db: Queryable,
  { sessionId, cookieHash }: { sessionId: string; cookieHash: Buffer },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    update identity.session set cookie_hash = ${cookieHash}
    where id = ${sessionId} and expires_at > app_now() returning 1`);
  return rows.length > 0;
}

/** Where a live session was opened. */
export async function findSessionOrigin(
  db: Queryable,
  sessionId: string,
): Promise<(Pick<SessionRow, 'is_mobile' | 'os' | 'browser' | 'address'> & { device_id: string | null }) | undefined> {
  const { rows } = await db.query<{
    is_mobile: boolean;
    os: string;
    browser: string;
    address: string;
    device_id: string | null;
  }>(sql`
    select is_mobile, os, browser, address, device_id from identity.session
    where id = ${sessionId} and expires_at > app_now()`);
  return rows[0];
}

export async function listSessions(db: Queryable, playerId: bigint, limit: number): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(sql`
    select id, is_mobile, os, browser, address, created_at, last_seen_at from identity.session
    where player_id = ${playerId} and expires_at > app_now()
    order by created_at desc limit ${limit}`);
  return rows;
}

export async function hasSession(db: Queryable, playerId: bigint, id: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from identity.session where id = ${id} and player_id = ${playerId} and expires_at > app_now()`);
  return rows.length > 0;
}

export async function deleteSession(db: Queryable, playerId: bigint, id: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    delete from identity.session where id = ${id} and player_id = ${playerId} returning id`);
  return rows.length > 0;
}

export async function deleteSessions(db: Queryable, playerId: bigint, except: string | null): Promise<void> {
  await db.query(
    sql`delete from identity.session where player_id = ${playerId} and id is distinct from ${except}::uuid`,
  );
}

/** Everything that ends sessions takes the player's row first, so that no two of them can wait for each other. */
export async function holdPlayer(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`select 1 from identity.player where id = ${playerId} for no key update`);
}

/** Answers the new epoch. */
export async function raiseEpoch(db: Queryable, playerId: bigint): Promise<number> {
  const { rows } = await db.query<{ session_epoch: number }>(sql`
    update identity.player set session_epoch = session_epoch + 1 where id = ${playerId}
    returning session_epoch`);
  assert(rows[0], 'only the sessions of a player can end');
  return rows[0].session_epoch;
}

export async function liftRestriction(db: Queryable, sessionId: string): Promise<void> {
  await db.query(sql`update identity.session set restricted = false where id = ${sessionId}`);
}

export async function insertCode(
  db: Queryable,
  code: {
    key: string;
    userName: string;
    purpose: CodePurpose;
    codeHash: Buffer;
    lifeSeconds: number;
    sessionId: string | null;
  },
): Promise<void> {
  await db.query(sql`
    insert into identity.code (key, user_name, purpose, code_hash, session_id, expires_at)
    values (${code.key}, ${code.userName}, ${code.purpose}, ${code.codeHash}, ${code.sessionId}::uuid,
      app_now() + ${code.lifeSeconds} * interval '1 second')`);
}

/** Takes one of the few tries that a live code has, before anybody looks whether it was right. */
export async function takeTry(
  db: Queryable,
  wanted: { userName: string; purpose: CodePurpose; key: string | null; sessionId: string | null; triesMax: number },
): Promise<{ key: string; code_hash: Buffer } | undefined> {
  const { rows } = await db.query<{ key: string; code_hash: Buffer }>(sql`
    update identity.code set tries = tries + 1
    where key = (
        select key from identity.code
        where user_name = ${wanted.userName} and purpose = ${wanted.purpose}
          and (${wanted.key}::text is null or key = ${wanted.key})
          and session_id is not distinct from ${wanted.sessionId}::uuid
        order by created_at desc limit 1)
      and used_at is null and expires_at > app_now() and tries < ${wanted.triesMax}
    returning key, code_hash`);
  return rows[0];
}

/** Whether a code that was sent can still be used. */
export async function hasLiveCode(
  db: Queryable,
  wanted: { userName: string; purpose: CodePurpose; key: string; triesMax: number },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from identity.code
    where user_name = ${wanted.userName} and purpose = ${wanted.purpose}
      and key = ${wanted.key}
      and used_at is null and expires_at > app_now() and tries < ${wanted.triesMax}`);
  return rows.length > 0;
}

/** False when another request has used the code first. */
export async function useCode(db: Queryable, key: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    update identity.code set used_at = app_now() where key = ${key} and used_at is null returning key`);
  return rows.length > 0;
}

/** By who has just used it, to no effect. It has the tries that were left, and ends when it would have. */
export async function reopenCode(db: Queryable, key: string): Promise<void> {
  await db.query(sql`update identity.code set used_at = null where key = ${key}`);
}

export async function pruneOld(
  db: Queryable,
  { keepCodesDays, keepDevicesDays }: { keepCodesDays: number; keepDevicesDays: number },
): Promise<void> {
  await prune(db, { table: 'identity.session', where: 'expires_at < app_now()' });
  const isOld = (column: string) => `${column} < app_now() - $1 * interval '1 day'`;
  await prune(db, { table: 'identity.code', where: isOld('created_at'), values: [keepCodesDays] });
  await prune(db, { table: 'identity.device', where: isOld('seen_at'), values: [keepDevicesDays] });
}
