import type { HarmRules } from '@harmattan/kernel/harm-markers';
import type { Queryable } from '@harmattan/process/transaction';
import { type FeedEntry, readPlayerEntries } from '../wallet/index.ts';
import { countAll, type FactsByDay, nothingCounted, type PlayState } from './count-facts.ts';
import { addFacts, markStale, readStates, writeStates } from './markers-store.ts';

/**
 * Counts a slice of the journal. Two batches may be committed in another order than their numbers have: what a slice lacks of a player is read
 * from the journal, and skipped in the slice that has it.
 */
export async function countSlice(rules: HarmRules, db: Queryable, entries: readonly FeedEntry[]): Promise<void> {
  const byPlayer = Map.groupBy(entries, ({ playerId }) => playerId);
  const before = await readStates(db, [...byPlayer.keys()]);
  const states = new Map<bigint, PlayState>();
  const facts = new Map<bigint, FactsByDay>();
  for (const [playerId, given] of byPlayer) {
    const known = before.get(playerId) ?? nothingCounted;
    const left = given.filter(({ version }) => version > known.countedVersion);
    if (left.length === 0) continue;
    const counted = countAll(rules, known, await completed(db, { playerId, known, left }));
    states.set(playerId, counted.state);
    if (counted.facts.size > 0) facts.set(playerId, counted.facts);
  }
  await writeStates(db, states);
  await addFacts(db, facts);
  await markStale(db, [...facts.keys()]);
}

interface Fresh {
  playerId: bigint;
  known: PlayState;
  left: FeedEntry[];
}

/** Versions are dense: a gap says that entries are missing. */
async function completed(db: Queryable, { playerId, known, left }: Fresh): Promise<FeedEntry[]> {
  const { countedVersion } = known;
  const expected = Number((left.at(-1)?.version ?? countedVersion) - countedVersion);
  if (left.length === expected) return left;
  return readPlayerEntries(db, { playerId, afterVersion: countedVersion, limit: expected });
}
