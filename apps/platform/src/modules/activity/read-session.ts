import type { Queryable } from '@harmattan/process/transaction';
import { readPlayerEntries } from '../wallet/index.ts';
import { readCounts, readRealityCheck } from './activity-store.ts';
import { nothingCounted, type PlayerCount, type PlaySession } from './count-entries.ts';
import { countAll, readTimes } from './count-slice.ts';
import { nextCheckAt, type RealityCheck, sessionAt } from './session-rules.ts';

/** Entries that the consumer has not counted yet: seconds of play. Of more than these, the newest are left for the next question. */
const tailMax = 20_000;

/** A player's count up to this instant, and what the journal adds to the days that are kept. */
export async function countTail(db: Queryable, playerId: bigint) {
  const kept: PlayerCount = (await readCounts(db, [playerId])).get(playerId) ?? nothingCounted;
  const tail = await readPlayerEntries(db, { playerId, afterVersion: kept.countedVersion, limit: tailMax });
  return countAll(kept, tail, await readTimes(db, tail));
}

/** How long a player has been playing, and when the next check is due. */
export interface SessionNow {
  session: PlaySession | undefined;
  check: RealityCheck;
  dueAt: Date | undefined;
}

export async function readSession(db: Queryable, playerId: bigint, now: Date): Promise<SessionNow> {
  const { count } = await countTail(db, playerId);
  const check = await readRealityCheck(db, playerId);
  const session = sessionAt(count, now);
  return { session, check, dueAt: session && nextCheckAt(session, check) };
}
