import { graceMs } from './place-players.ts';
import type { RacesDeps } from './races-deps.ts';
import { isGraceOver, type Race } from './races-store.ts';
import { findOldestWriter } from './writers-store.ts';

/** Scoring is some seconds behind at most, as long as nothing holds it up. */
const patienceMs = 60_000;
const againMs = 60_000;

/**
 * Logs a race that ended and still waits for scoring, with the oldest writer: a transaction that a client left open delays
 * all prizes, and nothing else would report it. Once a minute at most for each race.
 */
export function createWaitLog({ pool, clock, log }: Pick<RacesDeps, 'pool' | 'clock' | 'log'>) {
  const toldAtMs = new Map<number, number>();

  return async ({ id }: Race): Promise<void> => {
    if (!(await isGraceOver(pool, id, graceMs + patienceMs))) return;
    const nowMs = clock.now().getTime();
    const sinceMs = nowMs - (toldAtMs.get(id) ?? Number.NEGATIVE_INFINITY);
    // A clock that was set back is no reason to be silent.
    if (sinceMs >= 0 && sinceMs < againMs) return;
    toldAtMs.set(id, nowMs);
    log.error({ race: id, oldest: await findOldestWriter(pool) }, 'a race that ended waits for scoring');
  };
}
