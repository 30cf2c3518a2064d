import type { Queryable } from '@harmattan/process/transaction';
import { type FeedEntry, readPlayerEntries, readReferredTimes } from '../wallet/index.ts';
import { addDays, type PlayerSums, readCounts, writeCounts } from './activity-store.ts';
import { type CountedEntry, countEntry, type DaySums, nothingCounted, type PlayerCount } from './count-entries.ts';

/**
 * Counts a slice of the journal. Two batches may be committed in another order than their numbers have: what a slice lacks of a player is read
 * from the journal, and skipped in the slice that has it.
 */
export async function countSlice(db: Queryable, entries: readonly FeedEntry[]): Promise<void> {
  const byPlayer = Map.groupBy(entries, ({ playerId }) => playerId);
  const counts = await readCounts(db, [...byPlayer.keys()]);
  const fresh = new Map<bigint, FeedEntry[]>();
  for (const [playerId, given] of byPlayer) {
    const { countedVersion } = counts.get(playerId) ?? nothingCounted;
    const left = given.filter(({ version }) => version > countedVersion);
    if (left.length > 0) fresh.set(playerId, await completed(db, { playerId, countedVersion, left }));
  }
  const times = await readTimes(db, [...fresh.values()].flat());
  const sums: PlayerSums[] = [];
  const after = new Map<bigint, PlayerCount>();
  for (const [playerId, own] of fresh) {
    const counted = countAll(counts.get(playerId) ?? nothingCounted, own, times);
    after.set(playerId, counted.count);
    sums.push({ playerId, sums: counted.sums });
  }
  await writeCounts(db, after);
  await addDays(db, sums);
}

interface Fresh {
  playerId: bigint;
  countedVersion: bigint;
  left: FeedEntry[];
}

/** Versions are dense: a gap says that entries are missing. */
async function completed(db: Queryable, { playerId, countedVersion, left }: Fresh): Promise<FeedEntry[]> {
  const last = left.at(-1)?.version ?? countedVersion;
  const expected = Number(last - countedVersion);
  if (left.length === expected) return left;
  return readPlayerEntries(db, { playerId, afterVersion: countedVersion, limit: expected });
}

/** By the key that an entry refers to. */
export type ReferredTimes = ReadonlyMap<string, Date>;

/** When the stakes and payments were made that entries give back or undo. */
export function readTimes(db: Queryable, entries: readonly FeedEntry[]): Promise<ReferredTimes> {
  return readReferredTimes(
    db,
    entries.flatMap(({ playerId, of, ...entry }) => (of !== null && givesBack(entry) ? [{ playerId, of }] : [])),
  );
}

function givesBack({ kind, about, houseMinor }: Pick<FeedEntry, 'kind' | 'about' | 'houseMinor'>): boolean {
  return houseMinor !== 0n && (kind === 'reverse' || (kind === 'credit' && about === 'refund'));
}

/** A player's entries after those that are counted, in their order. */
export function countAll(from: PlayerCount, entries: readonly FeedEntry[], times: ReferredTimes) {
  const sums: DaySums = new Map();
  let count = from;
  for (const [at, entry] of entries.entries()) {
    const backAt = entry.of !== null && givesBack(entry) ? times.get(entry.of) : undefined;
    const product = entry.about === 'tax' ? productOfTax(entries, at) : entry.product;
    count = countEntry(count, { ...entry, product, backAt } satisfies CountedEntry, sums);
  }
  return { count, sums };
}

/** Tax is withheld behind the payment that it is linked with, and given back before it. */
function productOfTax(entries: readonly FeedEntry[], at: number): FeedEntry['product'] {
  const payment = entries[entries[at]?.kind === 'debit' ? at - 1 : at + 1];
  return payment?.product ?? null;
}
