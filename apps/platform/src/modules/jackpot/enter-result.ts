import { inTransaction } from '@harmattan/process/transaction';
import { writeAudit } from './audit-store.ts';
import { listEvents, setResult } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { lockJackpot, readNow } from './jackpots-store.ts';
import type { Score } from './kind.ts';

export type ResultOutcome = 'entered' | 'unknown' | 'cancelled' | 'not begun' | 'too late' | 'no score';

/** Says how a game ended. Until the jackpot is settled, a result can be put right. */
export async function enterResult(
  deps: Pick<JackpotDeps, 'pool' | 'wake'>,
  { jackpotId, eventId, actor, ...score }: { jackpotId: number; eventId: number; actor: string } & Score,
): Promise<ResultOutcome> {
  if (![score.score1, score.score2].every((goals) => Number.isInteger(goals) && goals >= 0 && goals <= 99)) {
    return 'no score';
  }
  return inTransaction(deps.pool, async (client) => {
    const jackpot = await lockJackpot(client, jackpotId);
    const event = (await listEvents(client, [jackpotId])).find(({ id }) => id === eventId);
    if (!jackpot || !event) return 'unknown';
    if (event.isCancelled) return 'cancelled';
    if (jackpot.state === 'draft' || event.startsAt > (await readNow(client))) return 'not begun';
    if (jackpot.work !== null || jackpot.state === 'settled' || jackpot.state === 'void') return 'too late';
    await setResult(client, eventId, score);
    await writeAudit(client, jackpotId, {
      actor,
      action: 'result',
      before: { eventId, ...event.result },
      after: { eventId, ...score },
    });
    return 'entered';
  });
}
