import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Of the one register of the market. */
const name = 'market';

export async function findPosition(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ position: string }>(sql`select position from breaks.register where name = ${name}`);
  return rows[0]?.position ?? null;
}

export async function savePosition(db: Queryable, position: string): Promise<void> {
  await db.query(sql`
    insert into breaks.register (name, position, read_at) values (${name}, ${position}, app_now())
    on conflict (name) do update set position = excluded.position, read_at = excluded.read_at`);
}
