import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export async function insertClosing(
  db: Queryable,
  {
    playerId,
    userName,
    keepYears,
    numberKeptUntil,
  }: { playerId: bigint; userName: string; keepYears: number; numberKeptUntil: Date | null },
): Promise<void> {
  await db.query(sql`
    insert into rights.closing (player_id, user_name, erase_at, number_kept_until)
    values (${playerId}, ${userName}, app_now() + ${keepYears} * interval '1 year', ${numberKeptUntil})`);
}

/** Whether the number of a closed account opens no new one yet. */
export async function isNumberKept(db: Queryable, userName: string): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from rights.closing where user_name = ${userName} collate "C" and number_kept_until > app_now() limit 1`);
  return rows.length > 0;
}

const foundMax = 50;

/** Accounts whose number began so until they were closed. The same number may have belonged to several, one after another. */
export async function findByFormerNumber(db: Queryable, beginning: string): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select player_id from rights.closing where user_name >= ${beginning} collate "C" and user_name < ${`${beginning}:`} collate "C"
    order by user_name collate "C", closed_at desc limit ${foundMax}`);
  return rows.map(({ player_id }) => player_id);
}

export async function listDue(db: Queryable, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select player_id from rights.closing where erased_at is null and erase_at <= app_now() order by erase_at, player_id limit ${limit}`);
  return rows.map(({ player_id }) => player_id);
}

/** False where another process has erased it. */
export async function markErased(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update rights.closing set user_name = null, erased_at = app_now() where player_id = ${playerId} and erased_at is null`);
  return rowCount === 1;
}
