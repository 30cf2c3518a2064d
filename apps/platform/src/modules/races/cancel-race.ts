import { inTransaction } from '@harmattan/process/transaction';
import { writeAudit } from './audit-store.ts';
import type { RacesDeps } from './races-deps.ts';
import { lockRace, setState } from './races-store.ts';
import type { Word } from './word.ts';

export type CancelOutcome = 'canceled' | 'too late' | 'unknown';

/**
 * Calls a race off, as long as it has not ended: no player wins, and its prizes go back to the house. One that is just being
 * opened is `too late` for a moment.
 */
export async function cancelRace(
  deps: Pick<RacesDeps, 'pool' | 'wake'>,
  { id, actor, why, approvalId, also }: Word & { id: number; why: string },
): Promise<CancelOutcome> {
  const outcome = await inTransaction(deps.pool, async (client) => {
    const race = await lockRace(client, id);
    if (!race) return 'unknown';
    const { state, work } = race;
    if (state === 'canceled') return 'canceled';
    const isInTime =
      state === 'draft' ? work === null : !race.hasEnded && (state === 'upcoming' || state === 'running');
    if (!isInTime) return 'too late';
    await also?.(client);
    // A draft has no money.
    await setState(client, id, { state: 'canceled', work: state === 'draft' ? null : 'return' });
    const after = { state: 'canceled', why };
    await writeAudit(client, id, { actor, action: 'cancel', before: { state }, after, approvalId });
    return 'canceled';
  });
  if (outcome === 'canceled') deps.wake();
  return outcome;
}
