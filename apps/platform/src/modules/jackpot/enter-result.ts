import { inTransaction } from '@harmattan/process/transaction';
import { writeAudit } from './audit-store.ts';
import { type JackpotEvent, listEvents, setResult } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { type Jackpot, lockJackpot, readNow } from './jackpots-store.ts';
import type { Score } from './kind.ts';
import type { Word } from './word.ts';

export type ResultOutcome = 'entered' | 'unknown' | 'cancelled' | 'not begun' | 'too late' | 'no score';

export type Result = Score & { eventId: number };

/** Says how one game ended. */
export function enterResult(
  deps: Pick<JackpotDeps, 'pool'>,
  { jackpotId, eventId, score1, score2, ...word }: Word & { jackpotId: number } & Result,
): Promise<ResultOutcome> {
  return enterResults(deps, { ...word, jackpotId, results: [{ eventId, score1, score2 }] });
}

/** Says how games ended, all or none. Until the jackpot is settled, a result can be put right. */
export function enterResults(
  deps: Pick<JackpotDeps, 'pool'>,
  { jackpotId, results, actor, approvalId, also }: Word & { jackpotId: number; results: Result[] },
): Promise<ResultOutcome> {
  return inTransaction(deps.pool, async (client) => {
    const jackpot = await lockJackpot(client, jackpotId);
    if (!jackpot) return 'unknown';
    const events = await listEvents(client, [jackpotId]);
    const now = await readNow(client);
    for (const result of results) {
      const problem = problemOf({ jackpot, events, result, now });
      if (problem) return problem;
    }
    await also?.(client);
    for (const { eventId, score1, score2 } of results) {
      const before = events.find(({ id }) => id === eventId)?.result;
      await setResult(client, eventId, { score1, score2 });
      await writeAudit(client, jackpotId, {
        actor,
        action: 'result',
        before: { eventId, ...before },
        after: { eventId, score1, score2 },
        approvalId,
      });
    }
    return 'entered';
  });
}

/** Why a result cannot be entered now. */
export function problemOf({
  jackpot,
  events,
  result: { eventId, score1, score2 },
  now,
}: {
  jackpot: Jackpot;
  events: JackpotEvent[];
  result: Result;
  now: Date;
}): Exclude<ResultOutcome, 'entered'> | undefined {
  if (![score1, score2].every((goals) => Number.isInteger(goals) && goals >= 0 && goals <= 99)) return 'no score';
  const event = events.find(({ id }) => id === eventId);
  if (!event) return 'unknown';
  if (event.isCancelled) return 'cancelled';
  if (jackpot.state === 'draft' || event.startsAt > now) return 'not begun';
  if (jackpot.work !== null || jackpot.state === 'settled' || jackpot.state === 'void') return 'too late';
  return undefined;
}
