import type pg from 'pg';

export interface JournalSize {
  /** As of the last vacuum or analyze. */
  entries: number;
  bytes: number;
  /** Of the indexes into which an entry goes at a random place: each entry reads and writes other pages of them. */
  randomIndexBytes: number;
  /** What the server is told to expect as cache: `effective_cache_size`, or `shared_buffers` where that is more. */
  memoryBytes: number;
}

/** docs/decisions/0018-one-journal.md has the figures behind it. */
const shareOfMemoryMax = 0.5;

/** Whether old entries have to move out of the journal, before its keys no longer fit into memory. */
export function isArchiveDue({ randomIndexBytes, memoryBytes }: JournalSize): boolean {
  return randomIndexBytes > memoryBytes * shareOfMemoryMax;
}

/** How many entries the journal takes until then, at its present size of an entry; not known while it is empty. */
export function entriesUntilArchive(size: JournalSize): number | undefined {
  const { entries, randomIndexBytes, memoryBytes } = size;
  if (entries <= 0 || randomIndexBytes <= 0) return undefined;
  return Math.floor((memoryBytes * shareOfMemoryMax * entries) / randomIndexBytes);
}

export async function readJournalSize(pool: pg.Pool): Promise<JournalSize> {
  const { rows } = await pool.query<Record<keyof JournalSize, number>>(
    `select greatest(c.reltuples, 0)::float8 as entries, pg_total_relation_size(c.oid)::float8 as bytes,
       (select sum(pg_relation_size(index_name::regclass)) from unnest($1::text[]) index_name)::float8 as "randomIndexBytes",
       (select max(setting::float8 * 8192) from pg_settings
        where name in ('effective_cache_size', 'shared_buffers')) as "memoryBytes"
     from pg_class c where c.oid = 'wallet.journal'::regclass`,
    [randomIndexes],
  );
  return rows[0] as JournalSize;
}

const randomIndexes = ['wallet.journal_pkey', 'wallet.journal_of', 'wallet.journal_round'];
