import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Which document is meant. */
export interface DocumentName {
  kind: string;
  key: string;
}

export interface Version {
  number: number;
  body: unknown;
  hash: string;
  by: string;
  at: Date;
  why: string;
}

export interface Publication {
  id: bigint;
  version: number;
  at: Date;
  by: string;
  why: string;
  isDue: boolean;
}

/** What players see of a document. */
export interface Published {
  kind: string;
  key: string;
  version: number;
  body: unknown;
  /** When the version was written. */
  writtenAt: Date;
}

/** Until the transaction ends no other transaction changes the document. */
export async function lockDocument(db: Queryable, { kind, key }: DocumentName): Promise<void> {
  await db.query(sql`select pg_advisory_xact_lock(hashtext('content.version'), hashtext(${`${kind} ${key}`}))`);
}

const versionColumns = sql`v.number, v.body, v.body_hash as hash, m.user_name as by, v.written_at as at, v.why`;

export async function findVersion(
  db: Queryable,
  { kind, key, number }: DocumentName & { number: number | 'newest' },
): Promise<Version | undefined> {
  const { rows } = await db.query<Version>(sql`
    select ${versionColumns} from content.version v join staff.member m on m.id = v.written_by
    where v.kind = ${kind} and v.key = ${key} and (${number === 'newest'} or v.number = ${number === 'newest' ? null : number}::integer)
    order by v.number desc limit 1`);
  return rows[0];
}

const versionsMax = 100;

/** The newest first, without their bodies. */
export async function listVersions(db: Queryable, { kind, key }: DocumentName): Promise<Omit<Version, 'body'>[]> {
  const { rows } = await db.query<Omit<Version, 'body'>>(sql`
    select v.number, v.body_hash as hash, m.user_name as by, v.written_at as at, v.why
    from content.version v join staff.member m on m.id = v.written_by
    where v.kind = ${kind} and v.key = ${key} order by v.number desc limit ${versionsMax}`);
  return rows;
}

export async function insertVersion(
  db: Queryable,
  {
    kind,
    key,
    number,
    body,
    hash,
    memberId,
    why,
  }: DocumentName & Pick<Version, 'number' | 'body' | 'hash' | 'why'> & { memberId: bigint },
): Promise<void> {
  await db.query(sql`
    insert into content.version (kind, key, number, based_on, body, body_hash, written_by, why)
    values (${kind}, ${key}, ${number}, ${number === 1 ? null : number - 1}, ${JSON.stringify(body)}::jsonb, ${hash}, ${memberId}, ${why})`);
}

/** What is published of a document, and what will be: at most one of each. */
export async function listStanding(db: Queryable, { kind, key }: DocumentName): Promise<Publication[]> {
  const { rows } = await db.query<Publication>(sql`
    select p.id, p.version, p.publish_at as at, m.user_name as by, p.why, p.publish_at <= app_now() as "isDue"
    from content.publication p join staff.member m on m.id = p.asked_by
    where p.kind = ${kind} and p.key = ${key} and p.cancelled_at is null
      and p.id >= coalesce((select q.id from content.publication q
        where q.kind = ${kind} and q.key = ${key} and q.cancelled_at is null and q.publish_at <= app_now()
        order by q.publish_at desc, q.id desc limit 1), 0)
    order by p.publish_at, p.id`);
  return rows;
}

/** Without a time: now. */
export async function insertPublication(
  db: Queryable,
  {
    kind,
    key,
    version,
    at,
    memberId,
    why,
  }: DocumentName & { version: number; at: Date | null; memberId: bigint; why: string },
): Promise<void> {
  await db.query(sql`
    insert into content.publication (kind, key, version, publish_at, asked_by, why)
    values (${kind}, ${key}, ${version}, greatest(coalesce(${at}::timestamptz, app_now()), app_now()), ${memberId}, ${why})`);
}

/** Those of the future. Says how many there were. */
export async function cancelPending(
  db: Queryable,
  { kind, key, memberId }: DocumentName & { memberId: bigint },
): Promise<number> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    update content.publication set cancelled_by = ${memberId}, cancelled_at = app_now()
    where kind = ${kind} and key = ${key} and cancelled_at is null and publish_at > app_now() returning id`);
  return rows.length;
}

/** The version that players saw at an instant; 0 where nothing was published. */
export async function findPublishedAt(db: Queryable, { kind, key, at }: DocumentName & { at: Date }): Promise<number> {
  const { rows } = await db.query<{ version: number }>(sql`
    select version from content.publication
    where kind = ${kind} and key = ${key} and cancelled_at is null and publish_at <= ${at}
    order by publish_at desc, id desc limit 1`);
  return rows[0]?.version ?? 0;
}

export const dueCount = sql`select count(*) as count from content.publication where cancelled_at is null and publish_at <= (select app_now())`;

/** Another number as soon as players see something else. */
export async function countDue(db: Queryable): Promise<bigint> {
  const { rows } = await db.query<{ count: bigint }>(dueCount);
  return (rows[0] as { count: bigint }).count;
}

export async function listPublished(db: Queryable): Promise<Published[]> {
  const { rows } = await db.query<Published>(sql`
    select distinct on (p.kind, p.key) p.kind, p.key, p.version, v.body, v.written_at as "writtenAt"
    from content.publication p join content.version v on v.kind = p.kind and v.key = p.key and v.number = p.version
    where p.cancelled_at is null and p.publish_at <= app_now()
    order by p.kind, p.key, p.publish_at desc, p.id desc`);
  return rows;
}

export interface DocumentRow {
  key: string;
  newest: number;
  body: unknown;
  by: string;
  at: Date;
  published: number | null;
  pending: Date | null;
}

const documentsMax = 500;

/** Of a kind, each with its newest version. */
export async function listDocuments(db: Queryable, kind: string): Promise<DocumentRow[]> {
  const { rows } = await db.query<DocumentRow>(sql`
    select v.key, v.number as newest, v.body, m.user_name as by, v.written_at as at,
      (select p.version from content.publication p where p.kind = v.kind and p.key = v.key and p.cancelled_at is null
        and p.publish_at <= app_now() order by p.publish_at desc, p.id desc limit 1) as published,
      (select p.publish_at from content.publication p where p.kind = v.kind and p.key = v.key and p.cancelled_at is null
        and p.publish_at > app_now() limit 1) as pending
    from content.version v join staff.member m on m.id = v.written_by
    where v.kind = ${kind}
      and v.number = (select max(n.number) from content.version n where n.kind = v.kind and n.key = v.key)
    order by v.key limit ${documentsMax}`);
  return rows;
}
