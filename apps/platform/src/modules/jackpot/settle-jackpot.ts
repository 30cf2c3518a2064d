import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import { writeAudit } from './audit-store.ts';
import { countingGames } from './counting.ts';
import { type JackpotEvent, listEvents } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { lockJackpot, setState } from './jackpots-store.ts';
import type { Word } from './word.ts';

export type SettleOutcome =
  | 'begun'
  | 'void'
  | 'results are missing'
  | 'results have changed'
  | 'not closed'
  | 'unknown';

/** The results that a jackpot is settled by, and the games that were cancelled. */
export interface SettledBy {
  scores: { eventId: number; score1: number; score2: number }[];
  cancelled: number[];
}

/** As it would be settled now. */
export function settledBy(events: JackpotEvent[]): SettledBy {
  return {
    scores: countingGames(events).games.flatMap(({ id, result }) => (result ? [{ eventId: id, ...result }] : [])),
    cancelled: events.filter(({ isCancelled }) => isCancelled).map(({ id }) => id),
  };
}

/**
 * Has a jackpot settled: from here on its results stand, and the tickets are counted and paid in the background. Asked twice
 * it happens once.
 * @param results What was decided on. Where they are others by now, nothing is done.
 */
export async function settleJackpot(
  deps: Pick<JackpotDeps, 'pool' | 'wake'>,
  { id, actor, approvalId, also, results }: Word & { id: number; results?: SettledBy },
): Promise<SettleOutcome> {
  const outcome = await inTransaction(deps.pool, async (client): Promise<SettleOutcome> => {
    const jackpot = await lockJackpot(client, id);
    if (!jackpot) return 'unknown';
    if (jackpot.work === 'count' || jackpot.work === 'pay' || jackpot.state === 'settled') return 'begun';
    if (jackpot.state === 'void') return 'void';
    if (jackpot.state !== 'closed') return 'not closed';
    const events = await listEvents(client, [id]);
    const { games, isVoid } = countingGames(events);
    assert(!isVoid, 'a jackpot with too few games was called off when they were cancelled');
    if (games.some(({ result }) => !result)) return 'results are missing';
    if (results && !isSame(settledBy(events), results)) return 'results have changed';
    await also?.(client);
    await setState(client, id, { state: 'closed', work: 'count' });
    await writeAudit(client, id, {
      actor,
      action: 'settle',
      before: { state: jackpot.state },
      after: { state: 'settled' },
      approvalId,
    });
    return 'begun';
  });
  if (outcome === 'begun' || outcome === 'void') deps.wake();
  return outcome;
}

function isSame(one: SettledBy, other: SettledBy): boolean {
  const words = ({ scores, cancelled }: SettledBy) =>
    [...scores.map(({ eventId, score1, score2 }) => `${eventId} ${score1}:${score2}`), ...cancelled.map(String)].join();
  return words(one) === words(other);
}
