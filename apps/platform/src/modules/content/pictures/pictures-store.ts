import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** The same picture twice is kept once. False where it was there. */
export async function insertPicture(
  db: Queryable,
  { hash, width, bytes, memberId }: { hash: string; width: number; bytes: Buffer; memberId: bigint },
): Promise<boolean> {
  const { rows } = await db.query<{ hash: string }>(sql`
    insert into content.picture (hash, width, bytes, uploaded_by) values (${hash}, ${width}, ${bytes}, ${memberId})
    on conflict do nothing returning hash`);
  return rows.length > 0;
}

export async function findPicture(
  db: Queryable,
  { hash, width }: { hash: string; width: number },
): Promise<{ bytes: Buffer } | undefined> {
  const { rows } = await db.query<{ bytes: Buffer }>(sql`
    select bytes from content.picture where hash = ${hash} and width = ${width}`);
  return rows[0];
}

export async function hasPicture(db: Queryable, { hash, width }: { hash: string; width: number }): Promise<boolean> {
  const { rows } = await db.query<{ hash: string }>(sql`
    select hash from content.picture where hash = ${hash} and width = ${width}`);
  return rows.length > 0;
}
