import type { Clock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import type { Log } from '../../../plumbing/log.ts';
import { createBoards } from '../board/index.ts';
import { countFinalPlaces, type FinalPlaces } from './final-places.ts';
import { type ScoringDeps, scoreOnce } from './score-once.ts';
import { hasUncounted } from './scoring-store.ts';
import { dropSteps, foldAlone, hasUnfolded, listSlices } from './steps-store.ts';

const everyMs = 500;
/** Any number of processes look; one after another, and not more often together than one would alone. */
const restMs = 400;
/** A slice of the players after the other, so that one who stakes often is written twice a minute. */
const foldEveryMs = 2_000;
/** So many are kept for those who follow: minutes. */
const stepsKept = 600;

/** Counts the turnover of races as it happens, and keeps their boards. */
export function createScoring(deps: ScoringDeps & { log: Log; clock: Clock }) {
  const { pool, turnover, log, clock } = deps;
  const boards = createBoards({ pool, clock });

  async function foldNext(): Promise<void> {
    const [slice] = await listSlices(pool);
    if (slice !== undefined) await foldAlone(pool, slice);
    if (slice === 0) await dropSteps(pool, stepsKept);
  }

  // What fails is done by the next look, which begins where the last good one ended.
  const looking = createDueWorker({
    ...{ pool, clock, everyMs },
    isDue: sql`${turnover.hasNews} or ${hasUncounted}`,
    async runNext() {
      await scoreOnce(deps, { restMs });
    },
    onError: (error) => log.error({ err: error }, 'the turnover of races could not be counted'),
  });
  const folding = createDueWorker({
    ...{ pool, clock, everyMs: foldEveryMs, isDue: hasUnfolded },
    runNext: foldNext,
    onError: (error) => log.error({ err: error }, 'the scores of races could not be brought up to date'),
  });

  return {
    start() {
      looking.start();
      folding.start();
    },
    async stop() {
      await Promise.all([looking.stop(), folding.stop()]);
    },
    /** Brings all scores in the table up to date; boards never need it. */
    async fold(): Promise<void> {
      for (const slice of await listSlices(pool)) await foldAlone(pool, slice);
    },
    /** One look, now. Whether anything was there to be counted for. */
    scoreOnce: () => scoreOnce(deps, { restMs: 0 }),
    top: boards.top,
    own: boards.own,
    players: boards.players,
    /** Whether every entry from before that instant has been counted, also those that were committed late. */
    isCounted: (until: Date): Promise<boolean> => turnover.isPast(until),
    finalPlaces: (raceId: number, limit: number): Promise<FinalPlaces> => countFinalPlaces(deps, raceId, limit),
  };
}
