import type { Log } from '../../../plumbing/log.ts';
import { type Place, placeOf } from '../board/index.ts';
import { type ScoringDeps, scoreOnce } from './score-once.ts';
import { findTally, readKept, readState } from './scoring-store.ts';
import { foldAlone, hasChangedSince, listSlices } from './steps-store.ts';

export interface FinalPlaces {
  places: Place[];
  /** All who have a place. */
  players: number;
}

/**
 * The places as the journal tells them, over the whole period: prizes are not paid by sums that were kept along the way. Those
 * are held against it, and where they differ, a fault of ours is told and the journal is right. No fault of the kept sums delays
 * a prize, not even that they cannot be read.
 */
export async function countFinalPlaces(
  deps: ScoringDeps & { log: Log },
  raceId: number,
  limit: number,
): Promise<FinalPlaces> {
  await scoreOnce(deps, { restMs: 0 });
  // The revision first: what is counted after it is no fault of the scores.
  const { revision } = await readState(deps.pool, 0);
  const mark = await deps.turnover.mark();
  const tally = await findTally(deps.pool, raceId);
  if (mark === undefined || !tally) return { places: [], players: 0 };
  const counted = await deps.turnover.leaders(mark, tally, limit);
  try {
    await compare(deps, { raceId, revision, limit, counted });
  } catch (error) {
    deps.log.error({ err: error, race: raceId }, 'the scores of a race could not be held against the journal');
  }
  const places = counted.leaders.map(({ playerId, turnoverMinor, latestUs }, at) =>
    placeOf({ place: at + 1, playerId, turnoverMinor, reachedUs: latestUs }),
  );
  return { places, players: counted.players };
}

/** Runs without the scorers' lock: a scorer goes on, and where it changed the race meanwhile, there is nothing to compare. */
async function compare(
  { pool, log }: ScoringDeps & { log: Log },
  { raceId, revision, limit, counted }: { raceId: number; revision: bigint; limit: number; counted: Sums },
): Promise<void> {
  for (const slice of await listSlices(pool)) await foldAlone(pool, slice);
  const kept = await readKept(pool, raceId, limit);
  if (!kept || isSame(kept, counted) || (await hasChangedSince(pool, raceId, revision))) return;
  const sums = { keptMinor: String(kept.turnoverMinor), countedMinor: String(counted.turnoverMinor) };
  log.error({ race: raceId, ...sums }, 'the scores of a race are not what the journal says; the journal is right');
}

type Sums = NonNullable<Awaited<ReturnType<typeof readKept>>>;

function isSame(one: Sums, other: Sums): boolean {
  return (
    one.players === other.players &&
    one.turnoverMinor === other.turnoverMinor &&
    one.leaders.length === other.leaders.length &&
    one.leaders.every(({ playerId, turnoverMinor, latestUs }, at) => {
      const same = other.leaders[at];
      return playerId === same?.playerId && turnoverMinor === same.turnoverMinor && latestUs === same.latestUs;
    })
  );
}
