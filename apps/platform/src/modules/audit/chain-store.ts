import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** An entry as the text that is hashed: the same for every reader, whatever its time zone. */
export interface ChainedEntry {
  id: bigint;
  text: string;
}

export interface Link {
  position: bigint;
  hash: Buffer;
}

const textOf = sql`jsonb_build_array(e.id, extract(epoch from e.at)::numeric(20, 6)::text, e.member_id, e.actor, e.action, e.outcome, e.subject,
  e.reason, e.before, e.after, e.address, e.request_id)::text`;

export async function readHead(db: Queryable): Promise<Link | undefined> {
  const { rows } = await db.query<Link>(sql`select position, hash from audit.link order by position desc limit 1`);
  return rows[0];
}

/** Whether there is an entry behind those with a place. One that commits late among them is found by the chain's own looks. */
export const hasUnchained = sql`coalesce((select max(id) from audit.entry), 0) > coalesce((select max(entry_id) from audit.link), 0)`;

/** Entries without a place in the chain. One that commits late comes late in the chain, whatever its id. */
export async function readUnchained(db: Queryable, limit: number): Promise<ChainedEntry[]> {
  const { rows } = await db.query<ChainedEntry>(sql`
    select e.id, ${textOf} as text from audit.entry e
    where not exists (select from audit.link l where l.entry_id = e.id) order by e.id limit ${limit}`);
  return rows;
}

export async function insertLinks(
  db: Queryable,
  links: readonly { position: bigint; entryId: bigint; hash: Buffer }[],
): Promise<void> {
  await db.query(sql`
    insert into audit.link (position, entry_id, hash)
    select * from unnest(${links.map(({ position }) => position)}::bigint[], ${links.map(({ entryId }) => entryId)}::bigint[],
                         ${links.map(({ hash }) => hash)}::bytea[])`);
}

export interface StoredLink extends Link {
  text: string;
}

/** A part of the chain, with the entry that each link is made of. */
export async function readLinks(
  db: Queryable,
  { after, limit }: { after: bigint; limit: number },
): Promise<StoredLink[]> {
  const { rows } = await db.query<StoredLink>(sql`
    select l.position, l.hash, ${textOf} as text from audit.link l join audit.entry e on e.id = l.entry_id
    where l.position > ${after} order by l.position limit ${limit}`);
  return rows;
}

/** Entries that are old enough to have a place, and have none. */
export async function countUnchained(
  db: Queryable,
  { olderThanSeconds }: { olderThanSeconds: number },
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select count(*)::int as count from audit.entry e
    where at < app_now() - ${olderThanSeconds} * interval '1 second' and not exists (select from audit.link l where l.entry_id = e.id)`);
  return rows[0]?.count ?? 0;
}
