import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import { canonicalUserName } from './user-name-rules.ts';

const foundMax = 50;
/** A carrier's address has very many sign-ins: the newest are looked through. */
const signInsMax = 2_000;

export interface FoundPlayer {
  id: bigint;
  user_name: string;
  created_at: Date;
}

export async function readUserNames(db: Queryable, playerIds: bigint[]): Promise<Map<bigint, string>> {
  return new Map((await readPlayers(db, playerIds)).map(({ id, user_name }) => [id, user_name]));
}

export async function readRegisteredAt(db: Queryable, playerId: bigint): Promise<Date | undefined> {
  const { rows } = await db.query<{ created_at: Date }>(
    sql`select created_at from identity.player where id = ${playerId}`,
  );
  return rows[0]?.created_at;
}

export async function readPlayers(db: Queryable, playerIds: bigint[]): Promise<FoundPlayer[]> {
  const { rows } = await db.query<FoundPlayer>(sql`
    select id, user_name, created_at from identity.player where id = any(${playerIds}::bigint[])`);
  return rows;
}

/** How a number that begins so is kept, however it is written. Undefined: it is no number. */
export function numberBeginning(text: string, countryDigits: string): string | undefined {
  const digits = text.replaceAll(/[\s+()-]/g, '');
  if (!/^\d{2,15}$/.test(digits)) return undefined;
  const national = digits.replace(/^0/, '');
  const whole = canonicalUserName(digits, countryDigits);
  return whole ?? (digits.startsWith(countryDigits) ? digits : `${countryDigits}${national}`);
}

/** Those whose number begins so. */
export async function findByNumber(db: Queryable, beginning: string): Promise<bigint[]> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    select id from identity.player where user_name >= ${beginning} collate "C" and user_name < ${`${beginning}:`} collate "C"
    order by user_name collate "C" limit ${foundMax}`);
  return rows.map(({ id }) => id);
}

/** Those who signed in on the device of that id. */
export async function findByDevice(db: Queryable, deviceId: string): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select player_id from identity.device_player where device_id = ${deviceId} order by since desc limit ${foundMax}`);
  return rows.map(({ player_id }) => player_id);
}

/** Those who signed in from that address last. */
export async function findByAddress(db: Queryable, address: string): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select player_id from (
      select player_id, created_at from identity.sign_in where address = ${address} order by created_at desc limit ${signInsMax}) newest
    group by player_id order by max(created_at) desc limit ${foundMax}`);
  return rows.map(({ player_id }) => player_id);
}

export async function countRegistered(db: Queryable, { from, to }: { from: Date; to: Date }): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from identity.player where created_at >= ${from} and created_at < ${to}`);
  return rows[0]?.count ?? 0;
}
