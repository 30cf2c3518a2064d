import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import { canonicalUserName } from './user-name-rules.ts';

const foundMax = 50;

export interface FoundPlayer {
  id: bigint;
  user_name: string;
  created_at: Date;
}

export async function readUserNames(db: Queryable, playerIds: bigint[]): Promise<Map<bigint, string>> {
  const { rows } = await db.query<{ id: bigint; user_name: string }>(sql`
    select id, user_name from identity.player where id = any(${playerIds}::bigint[])`);
  return new Map(rows.map(({ id, user_name }) => [id, user_name]));
}

export async function readRegisteredAt(db: Queryable, playerId: bigint): Promise<Date | undefined> {
  const { rows } = await db.query<{ created_at: Date }>(
    sql`select created_at from identity.player where id = ${playerId}`,
  );
  return rows[0]?.created_at;
}

/** By the beginning of the number, however it is written, or by the id, as in `#1234`. */
export async function searchPlayers(db: Queryable, text: string, countryDigits: string): Promise<FoundPlayer[]> {
  const id = /^#(\d{1,18})$/.exec(text)?.[1];
  const digits = text.replaceAll(/[\s+()-]/g, '');
  if (id === undefined && !/^\d{2,15}$/.test(digits)) return [];
  const national = digits.replace(/^0/, '');
  const whole = canonicalUserName(digits, countryDigits);
  const beginning = whole ?? (digits.startsWith(countryDigits) ? digits : `${countryDigits}${national}`);
  const which =
    id === undefined
      ? sql`user_name >= ${beginning} collate "C" and user_name < ${`${beginning}:`} collate "C"`
      : sql`id = ${id}`;
  const { rows } = await db.query<FoundPlayer>(sql`
    select id, user_name, created_at from identity.player where ${which} order by user_name limit ${foundMax}`);
  return rows;
}
