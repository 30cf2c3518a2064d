import { inTransaction } from '@harmattan/plumbing/stand-in/transaction';
import type { Log } from '../../../plumbing/log.ts';
import { type Place, placeOf } from '../board/index.ts';
import { type ScoringDeps, scoreOnce } from './score-once.ts';
import { findTally, lockScorers, readKept, readState } from './scoring-store.ts';
import { foldSteps, lockFolders } from './steps-store.ts';

/**
 * The places as the journal tells them, over the whole period: prizes are not paid by sums that were kept along the way. Those
 * are held against it while nobody changes them, and where they differ, a fault of ours is told and the journal is right.
 */
export async function countFinalPlaces(
  deps: ScoringDeps & { log: Log },
  raceId: number,
  limit: number,
): Promise<Place[]> {
  await scoreOnce(deps, { restMs: 0 });
  return inTransaction(deps.pool, async (client) => {
    await lockScorers(client);
    const { mark } = await readState(client, 0);
    const tally = await findTally(client, raceId);
    if (mark === undefined || !tally) return [];
    const counted = await deps.wallet.turnover.leaders(mark, tally, limit);
    await lockFolders(client);
    await foldSteps(client);
    const kept = await readKept(client, raceId, limit);
    if (kept && !isSame(kept, counted)) {
      const sums = { keptKobo: String(kept.turnoverKobo), countedKobo: String(counted.turnoverKobo) };
      deps.log.error(
        { race: raceId, ...sums },
        'the scores of a race are not what the journal says; the journal is right',
      );
    }
    return counted.leaders.map(({ playerId, turnoverKobo, latestUs }, at) =>
      placeOf({ place: at + 1, playerId, turnoverKobo, reachedUs: latestUs }),
    );
  });
}

type Sums = NonNullable<Awaited<ReturnType<typeof readKept>>>;

function isSame(one: Sums, other: Sums): boolean {
  return (
    one.players === other.players &&
    one.turnoverKobo === other.turnoverKobo &&
    one.leaders.length === other.leaders.length &&
    one.leaders.every(({ playerId, turnoverKobo, latestUs }, at) => {
      const same = other.leaders[at];
      return playerId === same?.playerId && turnoverKobo === same.turnoverKobo && latestUs === same.latestUs;
    })
  );
}
