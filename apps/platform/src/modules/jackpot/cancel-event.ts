import { inTransaction } from '@harmattan/plumbing/stand-in/transaction';
import { writeAudit } from './audit-store.ts';
import { listEvents, setCancelled } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { lockJackpot } from './jackpots-store.ts';

export type CancelOutcome = 'cancelled' | 'unknown' | 'too late';

/** A game does not take place, or does not count. The first reserve that is left takes its place by itself. */
export async function cancelEvent(
  deps: Pick<JackpotDeps, 'pool'>,
  { jackpotId, eventId, actor }: { jackpotId: number; eventId: number; actor: string },
): Promise<CancelOutcome> {
  return inTransaction(deps.pool, async (client) => {
    const jackpot = await lockJackpot(client, jackpotId);
    const event = (await listEvents(client, [jackpotId])).find(({ id }) => id === eventId);
    if (!jackpot || !event) return 'unknown';
    if (jackpot.work !== null || jackpot.state === 'settled' || jackpot.state === 'void') return 'too late';
    if (event.isCancelled) return 'cancelled';
    await setCancelled(client, eventId);
    await writeAudit(client, jackpotId, {
      actor,
      action: 'cancel event',
      before: { eventId, isCancelled: false, ...event.result },
      after: { eventId, isCancelled: true },
    });
    return 'cancelled';
  });
}
