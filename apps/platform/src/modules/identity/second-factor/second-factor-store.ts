import { prune } from '@harmattan/process/prune';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Sealed } from '../../../plumbing/vault.ts';
import type { CodeTime } from './totp.ts';

export interface SealedRow {
  player_id: bigint;
  /** Of this secret. Whatever was decided about one must not be done to the next. */
  id: string;
  secret: Buffer;
  key_id: string;
}

export interface SecondFactorRow extends SealedRow {
  is_on: boolean;
  /** By how much the player's codes come later than by a right clock. */
  late_ms: number;
  age_seconds: number;
}

/** Proves that the player has the app, or a recovery code (`codeHash`). */
export type Proof = CodeTime | { codeHash: Buffer };

/**
 * Answers the one that was handed out to this session and still lives, or else this fresh one, which takes the place of any
 * other. Another session never gets the same: its owner could keep it. Undefined when the factor is on already.
 */
export async function offerSecret(
  db: Queryable,
  { playerId, sessionId, id, sealed }: { playerId: bigint; sessionId: string | null; id: string; sealed: Sealed },
  lifeSeconds: number,
): Promise<SealedRow | undefined> {
  const lives = sql`f.session_id = excluded.session_id
                    and f.made_at > app_now() - ${lifeSeconds} * interval '1 second'`;
  const { rows } = await db.query<SealedRow>(sql`
    insert into identity.second_factor as f (player_id, session_id, id, secret, key_id)
    values (${playerId}, ${sessionId}, ${id}, ${sealed.box}, ${sealed.keyId})
    on conflict (player_id) do update set
      session_id = excluded.session_id,
      id = case when ${lives} then f.id else excluded.id end,
      secret = case when ${lives} then f.secret else excluded.secret end,
      key_id = case when ${lives} then f.key_id else excluded.key_id end,
      made_at = case when ${lives} then f.made_at else excluded.made_at end
    where f.on_since is null
    returning player_id, id, secret, key_id`);
  return rows[0];
}

export async function findSecondFactor(db: Queryable, playerId: bigint): Promise<SecondFactorRow | undefined> {
  const { rows } = await db.query<SecondFactorRow>(sql`
    select player_id, id, secret, key_id, on_since is not null as is_on, late_ms,
           extract(epoch from app_now() - made_at)::float8 as age_seconds
    from identity.second_factor where player_id = ${playerId}`);
  return rows[0];
}

export async function isSecondFactorOn(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from identity.second_factor where player_id = ${playerId} and on_since is not null`);
  return rows.length > 0;
}

/** The code that switched it on is used up with that. False when another request has switched it on or replaced the secret. */
export async function turnOn(
  db: Queryable,
  {
    playerId,
    id,
    code,
    codeHashes,
  }: { playerId: bigint; id: string; code: Omit<CodeTime, 'isNow'>; codeHashes: Buffer[] },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    update identity.second_factor set on_since = app_now(), last_step = ${code.step}, late_ms = ${code.lateMs}
    where player_id = ${playerId} and id = ${id} and on_since is null returning 1`);
  if (rows.length === 0) return false;
  await insertRecoveryCodes(db, { playerId, codeHashes });
  return true;
}

/** In place of all that the player has. False when the factor is off by now. */
export async function replaceRecoveryCodes(
  db: pg.PoolClient,
  { playerId, codeHashes }: { playerId: bigint; codeHashes: Buffer[] },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from identity.second_factor where player_id = ${playerId} and on_since is not null for update`);
  if (rows.length === 0) return false;
  await db.query(sql`delete from identity.recovery_code where player_id = ${playerId}`);
  await insertRecoveryCodes(db, { playerId, codeHashes });
  return true;
}

async function insertRecoveryCodes(
  db: Queryable,
  { playerId, codeHashes }: { playerId: bigint; codeHashes: Buffer[] },
): Promise<void> {
  await db.query(sql`
    insert into identity.recovery_code (player_id, code_hash)
    select ${playerId}, unnest(${codeHashes}::bytea[])`);
}

/**
 * Uses it up. False when it was used before, by whichever of two requests at once came second, and of a code of the app that is not of now. That one
 * is used up as well: it moves the 30 seconds of the codes after it, and must not come back into them.
 */
export async function useProof(
  db: Queryable,
  { playerId, id, proof }: { playerId: bigint; id: string; proof: Proof },
): Promise<boolean> {
  const used =
    'step' in proof
      ? sql`update identity.second_factor set last_step = ${proof.step}, late_ms = ${proof.lateMs}
          where player_id = ${playerId} and id = ${id} and last_step < ${proof.step} returning 1`
      : sql`delete from identity.recovery_code
          where player_id = ${playerId} and code_hash = ${proof.codeHash} returning 1`;
  const { rows } = await db.query(used);
  return rows.length > 0 && ('codeHash' in proof || proof.isNow);
}

/** Forgets the secret and its recovery codes. False when it was not on. */
export async function turnOff(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await db.query(sql`
    delete from identity.second_factor where player_id = ${playerId} and on_since is not null returning 1`);
  return rows.length > 0;
}

/** What signing in asks for by now. */
export async function findAsked(db: Queryable, playerId: bigint): Promise<{ app: boolean; sms: boolean } | undefined> {
  const { rows } = await db.query<{ app: boolean; sms: boolean }>(sql`
    select sms_second_factor as sms,
           exists (select 1 from identity.second_factor f where f.player_id = p.id and f.on_since is not null) as app
    from identity.player p where id = ${playerId}`);
  return rows[0];
}

/** False when nothing had to change. */
export async function setSmsSecondFactor(db: Queryable, playerId: bigint, isWanted: boolean): Promise<boolean> {
  const { rows } = await db.query(sql`
    update identity.player set sms_second_factor = ${isWanted}
    where id = ${playerId} and sms_second_factor <> ${isWanted} returning 1`);
  return rows.length > 0;
}

/** Those that another key than this one has sealed, a few at a time. */
export async function listSealedOtherwise(
  db: Queryable,
  { keyId, after, limit }: { keyId: string; after: bigint; limit: number },
): Promise<SealedRow[]> {
  const { rows } = await db.query<SealedRow>(sql`
    select player_id, id, secret, key_id from identity.second_factor
    where key_id <> ${keyId} and player_id > ${after} order by player_id limit ${limit}`);
  return rows;
}

/** Leaves one alone that was replaced meanwhile. */
export async function replaceSealed(
  db: Queryable,
  { playerId, id, sealed }: { playerId: bigint; id: string; sealed: Sealed },
): Promise<void> {
  await db.query(sql`
    update identity.second_factor set secret = ${sealed.box}, key_id = ${sealed.keyId}
    where player_id = ${playerId} and id = ${id}`);
}

export async function pruneOffers(db: Queryable, lifeSeconds: number): Promise<void> {
  const where = `on_since is null and made_at < app_now() - $1 * interval '1 second'`;
  await prune(db, { table: 'identity.second_factor', where, values: [lifeSeconds] });
}
