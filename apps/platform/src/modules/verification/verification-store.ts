import type { IdentityNumberKind } from '@harmattan/kernel/markets/market';
import { empty } from '@harmattan/process/prune';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { NameComparison } from '../cashier/index.ts';
import type { CheckProblem, CheckState, DocumentState } from './verification-rules.ts';

export type DocumentKind = 'identity-card' | 'passport' | 'driving-licence' | 'voter-card' | 'selfie';
export type MediaType = 'image/webp' | 'application/pdf';

export interface CheckRow {
  id: string;
  player_id: bigint;
  kind: IdentityNumberKind;
  number_hash: Buffer;
  last_digits: string;
  key_id: string;
  box: Buffer;
  first_name: string;
  last_name: string;
  birth_date: string;
  state: CheckState;
  problem: CheckProblem | null;
  register_name: string | null;
  register_birth_date: string | null;
  name_decision: NameComparison | null;
  player_text: string | null;
  attempts: number;
  version: number;
  submitted_at: Date;
  state_at: Date;
  decided_by: string | null;
}

export interface DocumentRow {
  id: string;
  player_id: bigint;
  kind: DocumentKind;
  media_type: MediaType;
  size_bytes: number;
  is_kept: boolean;
  state: DocumentState;
  player_text: string | null;
  version: number;
  uploaded_at: Date;
  state_at: Date;
  decided_by: string | null;
}

const checkColumns = sql`id, player_id, kind, number_hash, last_digits, key_id, box, first_name, last_name,
  to_char(birth_date, 'YYYY-MM-DD') as birth_date, state, problem, register_name,
  to_char(register_birth_date, 'YYYY-MM-DD') as register_birth_date, name_decision, player_text, attempts, version, submitted_at, state_at,
  decided_by`;
const documentColumns = sql`id, player_id, kind, media_type, size_bytes, box is not null as is_kept, state, player_text, version, uploaded_at,
  state_at, decided_by`;

const isKnownUnder = sql`(state = 'accepted' or name_decision in ('same', 'suggest'))`;

/** One change at a time for each player, until the transaction ends. */
export async function lockPlayer(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`
    insert into verification.player as p (player_id) values (${playerId})
    on conflict (player_id) do update set level = p.level`);
}

export async function levelOfPlayer(db: Queryable, playerId: bigint): Promise<number> {
  const { rows } = await db.query<{ level: number }>(sql`
    select level from verification.player where player_id = ${playerId}`);
  return rows[0]?.level ?? 0;
}

export async function setLevel(db: Queryable, playerId: bigint, level: number): Promise<void> {
  await db.query(sql`update verification.player set level = ${level} where player_id = ${playerId}`);
}

/** What the level follows from. */
export async function readAccepted(
  db: Queryable,
  playerId: bigint,
): Promise<{ hasNumber: boolean; accepted: string[] }> {
  const { rows } = await db.query<{ hasNumber: boolean; accepted: string[] }>(sql`
    select exists (select from verification.number_check where player_id = ${playerId} and state = 'accepted') as "hasNumber",
      array(select distinct kind from verification.document where player_id = ${playerId} and state = 'accepted') as accepted`);
  return rows[0] ?? { hasNumber: false, accepted: [] };
}

type NewCheck = Pick<
  CheckRow,
  | 'id'
  | 'player_id'
  | 'kind'
  | 'number_hash'
  | 'last_digits'
  | 'key_id'
  | 'box'
  | 'first_name'
  | 'last_name'
  | 'birth_date'
>;

export async function insertCheck(db: Queryable, check: NewCheck): Promise<void> {
  await db.query(sql`
    insert into verification.number_check (id, player_id, kind, number_hash, last_digits, key_id, box, first_name, last_name, birth_date, next_at)
    values (${check.id}, ${check.player_id}, ${check.kind}, ${check.number_hash}, ${check.last_digits}, ${check.key_id}, ${check.box},
      ${check.first_name}, ${check.last_name}, ${check.birth_date}, app_now())`);
}

/** The newest first. */
export async function listChecks(db: Queryable, playerId: bigint, limit: number): Promise<CheckRow[]> {
  const { rows } = await db.query<CheckRow>(sql`
    select ${checkColumns} from verification.number_check where player_id = ${playerId}
    order by submitted_at desc, id desc limit ${limit}`);
  return rows;
}

export async function findCheck(db: Queryable, id: string): Promise<CheckRow | undefined> {
  const { rows } = await db.query<CheckRow>(
    sql`select ${checkColumns} from verification.number_check where id = ${id}`,
  );
  return rows[0];
}

/** The account that was verified with the number, of another player. */
export async function findOwner(
  db: Queryable,
  { number_hash, player_id }: Pick<CheckRow, 'number_hash' | 'player_id'>,
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select player_id from verification.number_check
    where number_hash = ${number_hash} and state = 'accepted' and player_id <> ${player_id}`);
  return rows[0]?.player_id;
}

/** The numbers that these players were verified with. */
export async function listAcceptedOf(
  db: Queryable,
  playerIds: bigint[],
): Promise<Pick<CheckRow, 'id' | 'player_id' | 'kind' | 'key_id' | 'box'>[]> {
  const { rows } = await db.query<Pick<CheckRow, 'id' | 'player_id' | 'kind' | 'key_id' | 'box'>>(sql`
    select id, player_id, kind, key_id, box from verification.number_check
    where player_id = any(${playerIds}::bigint[]) and state = 'accepted' order by state_at`);
  return rows;
}

/** Numbers that the player gave and that a register knows the player under, verified or not. */
export async function listNumbersOf(db: Queryable, playerId: bigint): Promise<Buffer[]> {
  const { rows } = await db.query<{ number_hash: Buffer }>(sql`
    select distinct number_hash from verification.number_check where player_id = ${playerId} and ${isKnownUnder}`);
  return rows.map(({ number_hash }) => number_hash);
}

/** Accounts that gave the number and that a register knows under it, verified or not. */
export async function listPlayersWithNumber(db: Queryable, hash: Buffer): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select distinct player_id from verification.number_check
    where number_hash = ${hash} and ${isKnownUnder}`);
  return rows.map(({ player_id }) => player_id);
}

export const hasDueChecks = sql`exists (select from verification.number_check where next_at <= (select app_now()))`;

/** Takes what is due for a time, so that two processes never ask about the same at once. */
export async function claimDueChecks(
  db: Queryable,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<CheckRow[]> {
  const { rows } = await db.query<CheckRow>(sql`
    update verification.number_check set attempts = attempts + 1, next_at = app_now() + ${leaseSeconds} * interval '1 second'
    where id in (
      select id from verification.number_check where next_at <= app_now() order by next_at limit ${limit} for update skip locked)
    returning ${checkColumns}`);
  return rows;
}

export async function postponeCheck(db: Queryable, id: string, seconds: number): Promise<void> {
  await db.query(sql`
    update verification.number_check set next_at = app_now() + ${seconds} * interval '1 second'
    where id = ${id} and state = 'waiting'`);
}

export interface CheckChange {
  state: CheckState;
  problem: CheckProblem | null;
  decidedBy: string;
  playerText?: string | null;
  register?: { name: string; birthDate: string | undefined; decision: NameComparison };
}

/** False, and nothing is changed, where the row is another version by now. */
export async function changeCheck(
  db: Queryable,
  { id, version }: Pick<CheckRow, 'id' | 'version'>,
  { state, problem, decidedBy, playerText = null, register }: CheckChange,
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update verification.number_check set state = ${state}, problem = ${problem}, decided_by = ${decidedBy}, player_text = ${playerText},
      register_name = coalesce(${register?.name ?? null}, register_name),
      register_birth_date = coalesce(${register?.birthDate ?? null}::date, register_birth_date),
      name_decision = coalesce(${register?.decision ?? null}, name_decision),
      next_at = null, version = version + 1, state_at = app_now()
    where id = ${id} and version = ${version}`);
  return rowCount === 1;
}

interface NewDocument extends Pick<DocumentRow, 'id' | 'player_id' | 'kind' | 'media_type' | 'size_bytes'> {
  key_id: string;
  box: Buffer;
}

/** False where the id is taken. */
export async function insertDocument(db: Queryable, document: NewDocument): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into verification.document (id, player_id, kind, media_type, size_bytes, key_id, box)
    values (${document.id}, ${document.player_id}, ${document.kind}, ${document.media_type}, ${document.size_bytes}, ${document.key_id},
      ${document.box})
    on conflict (id) do nothing`);
  return rowCount === 1;
}

/** The newest first. */
export async function listDocuments(db: Queryable, playerId: bigint, limit: number): Promise<DocumentRow[]> {
  const { rows } = await db.query<DocumentRow>(sql`
    select ${documentColumns} from verification.document where player_id = ${playerId}
    order by uploaded_at desc, id desc limit ${limit}`);
  return rows;
}

export async function findDocument(db: Queryable, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await db.query<DocumentRow>(
    sql`select ${documentColumns} from verification.document where id = ${id}`,
  );
  return rows[0];
}

/** Undefined once its time is over. */
export async function findDocumentBox(db: Queryable, id: string): Promise<{ key_id: string; box: Buffer } | undefined> {
  const { rows } = await db.query<{ key_id: string; box: Buffer | null }>(sql`
    select key_id, box from verification.document where id = ${id}`);
  const [row] = rows;
  return row?.box ? { key_id: row.key_id, box: row.box } : undefined;
}

/** False, and nothing is changed, where the row is another version by now. */
export async function changeDocument(
  db: Queryable,
  { id, version }: Pick<DocumentRow, 'id' | 'version'>,
  { state, decidedBy, playerText }: { state: DocumentState; decidedBy: string; playerText: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update verification.document set state = ${state}, decided_by = ${decidedBy}, player_text = ${playerText}, version = version + 1,
      state_at = app_now()
    where id = ${id} and version = ${version}`);
  return rowCount === 1;
}

export interface WaitingRow {
  player_id: bigint;
  since: Date;
  waits: ('number' | 'document' | 'selfie')[];
  problem: CheckProblem | null;
}

/** Players about whom a person decides, the one who waits longest first. */
export async function listWaiting(db: Queryable, limit: number): Promise<WaitingRow[]> {
  const { rows } = await db.query<WaitingRow>(sql`
    select player_id, min(since) as since, array_agg(distinct waits) as waits, max(problem) as problem from (
      select player_id, state_at as since, 'number' as waits, problem from verification.number_check where state = 'review'
      union all
      select player_id, state_at, case when kind = 'selfie' then 'selfie' else 'document' end, null
      from verification.document where state = 'waiting') waiting
    group by player_id order by min(since), player_id limit ${limit}`);
  return rows;
}

export type SealedTable = 'number_check' | 'document';

export interface SealedRow {
  id: string;
  key_id: string;
  box: Buffer;
}

/** Sealed by an earlier key, in the order of their ids. */
export async function listSealedBefore(
  db: Queryable,
  { table, keyId, after, limit }: { table: SealedTable; keyId: string; after: string; limit: number },
): Promise<SealedRow[]> {
  const from = table === 'document' ? sql`verification.document` : sql`verification.number_check`;
  const { rows } = await db.query<SealedRow>(sql`
    select id, key_id, coalesce(box, ''::bytea) as box from ${from}
    where box is not null and key_id <> ${keyId} and id > ${after} order by id limit ${limit}`);
  return rows;
}

/** What was forgotten meanwhile stays so. */
export async function replaceBox(
  db: Queryable,
  { table, id, keyId, box }: { table: SealedTable; id: string; keyId: string; box: Buffer },
): Promise<void> {
  const target = table === 'document' ? sql`verification.document` : sql`verification.number_check`;
  await db.query(sql`update ${target} set key_id = ${keyId}, box = ${box} where id = ${id} and box is not null`);
}

/** Deletes what documents show. That there was one, and what was decided, stays. */
export async function emptyDocuments(
  db: Queryable,
  { documentDays, refusedDocumentDays }: { documentDays: number; refusedDocumentDays: number },
): Promise<void> {
  const old = (states: string) =>
    `box is not null and state ${states} and state_at < app_now() - $1 * interval '1 day'`;
  const table = 'verification.document';
  await empty(db, { table, set: 'box = null', where: old("= 'accepted'"), values: [documentDays] });
  await empty(db, { table, set: 'box = null', where: old("in ('again', 'refused')"), values: [refusedDocumentDays] });
}

/** With the account that is closed: the number is free for another account of the same person, and nothing waits any more. */
export async function releaseIdentity(db: Queryable, playerId: bigint): Promise<void> {
  await lockPlayer(db, playerId);
  await db.query(sql`
    update verification.number_check set state = 'again', problem = null, next_at = null, version = version + 1, state_at = app_now(),
      decided_by = 'closing'
    where player_id = ${playerId} and state in ('waiting', 'review', 'accepted')`);
  await db.query(sql`
    update verification.document set state = 'again', version = version + 1, state_at = app_now(), decided_by = 'closing'
    where player_id = ${playerId} and state = 'waiting'`);
  await setLevel(db, playerId, 0);
}

/**
 * With the player locked, when name or birth date become other ones: what a register or a person would decide on is given again under them. A number that
 * another account has waits for its person all the same.
 */
export async function withdrawGiven(db: Queryable, playerId: bigint): Promise<void> {
  const problem: CheckProblem = 'DETAILS_CHANGED';
  await db.query(sql`
    update verification.number_check set state = 'again', problem = ${problem}, next_at = null, version = version + 1, state_at = app_now(),
      decided_by = 'details'
    where player_id = ${playerId} and state in ('waiting', 'review') and problem is distinct from 'NUMBER_IN_USE'`);
  await db.query(sql`
    update verification.document set state = 'again', version = version + 1, state_at = app_now(), decided_by = 'details'
    where player_id = ${playerId} and state in ('waiting', 'accepted')`);
}

/** Numbers and documents of a closed account. */
export async function eraseIdentity(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`delete from verification.number_check where player_id = ${playerId}`);
  await db.query(sql`delete from verification.document where player_id = ${playerId}`);
}
