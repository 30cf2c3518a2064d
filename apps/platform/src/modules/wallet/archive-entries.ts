import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import {
  beginMove,
  copyEntries,
  countUnequal,
  endMove,
  forgetMove,
  readArchiveSlice,
  readBound,
  readMove,
  readOlderSnapshots,
} from './archive-statements.ts';

/** Why entries stay in the journal although they are old enough. */
export type KeptFor = 'round' | 'hold' | 'reversal' | 'unequal copy';

/** A session whose snapshot is older than the copy. */
export interface OlderSnapshot {
  pid: number;
  user: string;
  /** Null where the role may not see it. */
  since: Date | null;
}

export interface Archived {
  moved: number;
  left: Record<KeptFor, number>;
  /** The slice is copied, and is deleted by the next run, after this session's transaction. */
  waitsFor?: OlderSnapshot;
}

export interface ArchiveOptions {
  olderThanMs: number;
  /** How long to wait for older transactions, at each slice. */
  patienceMs: number;
  clock: Pick<Clock, 'sleep'>;
  sliceEntries?: number;
}

/** Bounds what a transaction writes, and what a run that dies leaves for the next one. */
const sliceEntriesMax = 1_000;
const pauseMs = 50;
/** Every row is found through an index, whatever the statistics say. */
const byIndex = ['seqscan', 'hashjoin', 'mergejoin', 'bitmapscan']
  .map((way) => `set local enable_${way} = off`)
  .join('; ');

/**
 * Moves old entries out of the journal, slice by slice. A slice is copied by one transaction and deleted by a later one, once every snapshot shows
 * the copy: a statement with an older one would find the key in neither table, since a unique index has no memory of what was deleted. Whatever
 * step a run dies at, the next one goes on from there. Two runs at once take turns.
 */
export async function archiveEntries(pool: pg.Pool, options: ArchiveOptions): Promise<Archived> {
  const archived: Archived = { moved: 0, left: { round: 0, hold: 0, reversal: 0, 'unequal copy': 0 } };
  const { bound } = await ask<{ bound: string }>(pool, readBound, [options.olderThanMs]);
  for (let from = '-infinity'; from !== bound; ) {
    const before = await finishMove(pool, options);
    archived.moved += before.deleted;
    if (before.waitsFor) return { ...archived, waitsFor: before.waitsFor };
    const slice = [from, options.sliceEntries ?? sliceEntriesMax, bound];
    const { entries, end } = await ask<{ entries: number; end: string }>(pool, readArchiveSlice, slice);
    const copied = entries > 0 ? await copySlice(pool, from, end) : [];
    if (copied === 'taken') continue;
    for (const { keptFor, entries: kept } of copied) if (keptFor) archived.left[keptFor] += kept;
    const movable = copied.find(({ keptFor }) => keptFor === null)?.entries ?? 0;
    const { deleted, waitsFor } = await finishMove(pool, options);
    archived.moved += deleted;
    if (waitsFor) return { ...archived, waitsFor };
    // Fewer were deleted where another run deleted the slice as well.
    if (deleted < movable) archived.left['unequal copy'] += await unequalCopies(pool, from, end);
    from = end;
  }
  return archived;
}

async function unequalCopies(pool: pg.Pool, from: string, end: string): Promise<number> {
  return (await ask<{ entries: number }>(pool, countUnequal, [from, end])).entries;
}

type Counted = { keptFor: KeptFor | null; entries: number };

async function copySlice(pool: pg.Pool, from: string, end: string): Promise<Counted[] | 'taken'> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query('begin');
    await client.query(byIndex);
    const begun = await client.query(beginMove, [from, end]);
    const counted = begun.rows.length > 0 ? (await client.query<Counted>(copyEntries, [from, end])).rows : 'taken';
    const isAny = counted !== 'taken' && counted.some(({ keptFor }) => keptFor === null);
    await client.query(isAny ? 'commit' : 'rollback');
    isBroken = false;
    return counted;
  } finally {
    client.release(isBroken);
  }
}

/** Deletes the slice that was copied last, by this run or by one that died, once every snapshot shows the copy. */
async function finishMove(
  pool: pg.Pool,
  { clock, patienceMs }: ArchiveOptions,
): Promise<{ deleted: number; waitsFor?: OlderSnapshot }> {
  const [move] = (await pool.query<{ number: string; isOfAnother: boolean }>(readMove)).rows;
  if (!move) return { deleted: 0 };
  // In a restored copy the numbers are another server's.
  if (move.isOfAnother) {
    await pool.query(forgetMove, [move.number]);
    return { deleted: 0 };
  }
  const startedAt = performance.now();
  for (;;) {
    const [older] = (await pool.query<OlderSnapshot>(readOlderSnapshots, [move.number])).rows;
    if (!older) return ask<{ deleted: number }>(pool, endMove, [move.number]);
    if (performance.now() - startedAt >= patienceMs) return { deleted: 0, waitsFor: older };
    await clock.sleep(pauseMs);
  }
}

async function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, values: unknown[]): Promise<Row> {
  return (await pool.query<Row>(text, values)).rows[0] as Row;
}
