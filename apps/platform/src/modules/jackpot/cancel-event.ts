import { inTransaction } from '@harmattan/process/transaction';
import { writeAudit } from './audit-store.ts';
import { countingGames } from './counting.ts';
import { listEvents, setCancelled } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { lockJackpot } from './jackpots-store.ts';
import { callOff } from './void-jackpot.ts';
import type { Word } from './word.ts';

/** `void`: it was one too many, and the jackpot is called off. */
export type CancelOutcome = 'cancelled' | 'void' | 'unknown' | 'too late';

/**
 * A game does not take place, or does not count. The first reserve that is left takes its place by itself. Where too many are
 * without one, the jackpot is void at once and sells no more tickets.
 */
export async function cancelEvent(
  deps: Pick<JackpotDeps, 'pool' | 'wake'>,
  { jackpotId, eventId, actor, approvalId, also }: Word & { jackpotId: number; eventId: number },
): Promise<CancelOutcome> {
  const outcome = await inTransaction(deps.pool, async (client): Promise<CancelOutcome> => {
    const jackpot = await lockJackpot(client, jackpotId);
    const events = await listEvents(client, [jackpotId]);
    const event = events.find(({ id }) => id === eventId);
    if (!jackpot || !event) return 'unknown';
    if (event.isCancelled) return jackpot.state === 'void' ? 'void' : 'cancelled';
    if (jackpot.work !== null || jackpot.state === 'settled' || jackpot.state === 'void') return 'too late';
    await also?.(client);
    await setCancelled(client, eventId);
    await writeAudit(client, jackpotId, {
      actor,
      action: 'cancel event',
      before: { eventId, isCancelled: false, ...event.result },
      after: { eventId, isCancelled: true },
      approvalId,
    });
    const left = events.map((one) => (one === event ? { ...one, isCancelled: true } : one));
    if (jackpot.state === 'draft' || !countingGames(left).isVoid) return 'cancelled';
    await callOff(client, jackpot, { actor, why: 'too many games were cancelled' });
    return 'void';
  });
  if (outcome === 'void') deps.wake();
  return outcome;
}
