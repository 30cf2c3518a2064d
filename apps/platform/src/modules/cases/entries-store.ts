import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export type EntryKind = 'player' | 'answer' | 'automatic' | 'note' | 'event';

export interface EntryRow {
  at: Date;
  kind: EntryKind;
  author: string | null;
  body: string;
}

export interface NewEntry {
  caseId: bigint;
  kind: EntryKind;
  author?: string | undefined;
  text: string;
  /** Of the record that it comes from. */
  source?: string | undefined;
  key?: string | undefined;
}

const entriesMax = 500;

export async function insertEntry(db: Queryable, entry: NewEntry): Promise<void> {
  const { caseId, kind, author, text, source, key } = entry;
  await db.query(sql`
    insert into cases.entry (case_id, kind, author, body, source, key)
    values (${caseId}, ${kind}, ${author ?? null}, ${text}, ${source ?? null}, ${key ?? null})`);
}

/** The case that has an entry of this record. */
export async function findBySource(db: Queryable, source: string): Promise<bigint | undefined> {
  const { rows } = await db.query<{ case_id: bigint }>(sql`select case_id from cases.entry where source = ${source}`);
  return rows[0]?.case_id;
}

export async function hasKey(db: Queryable, caseId: bigint, key: string): Promise<boolean> {
  const { rows } = await db.query<{ found: number }>(sql`
    select 1 as found from cases.entry where case_id = ${caseId} and key = ${key}`);
  return rows.length > 0;
}

/** The newest ones, in the order in which they were written. */
export async function listEntries(db: Queryable, caseId: bigint): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(sql`
    select at, kind, author, body from cases.entry where case_id = ${caseId} order by id desc limit ${entriesMax}`);
  return rows.reverse();
}

export type LinkKind = 'claim' | 'payment' | 'ticket' | 'round';

export async function insertLink(
  db: Queryable,
  { caseId, kind, reference }: { caseId: bigint; kind: LinkKind; reference: string },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into cases.link (case_id, kind, reference) values (${caseId}, ${kind}, ${reference}) on conflict do nothing`);
  return rowCount === 1;
}

export async function listLinks(db: Queryable, caseId: bigint): Promise<{ kind: LinkKind; reference: string }[]> {
  const { rows } = await db.query<{ kind: LinkKind; reference: string }>(sql`
    select kind, reference from cases.link where case_id = ${caseId} order by kind, reference`);
  return rows;
}
