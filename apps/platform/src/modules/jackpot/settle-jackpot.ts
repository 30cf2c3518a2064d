import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import { writeAudit } from './audit-store.ts';
import { countingGames } from './counting.ts';
import { listEvents } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { lockJackpot, setState } from './jackpots-store.ts';

export type SettleOutcome = 'begun' | 'void' | 'results are missing' | 'not closed' | 'unknown';

/**
 * Has a jackpot settled: from here on its results stand, and the tickets are counted and paid in the background. Asked twice
 * it happens once.
 */
export async function settleJackpot(
  deps: Pick<JackpotDeps, 'pool' | 'wake'>,
  { id, actor }: { id: number; actor: string },
): Promise<SettleOutcome> {
  const outcome = await inTransaction(deps.pool, async (client): Promise<SettleOutcome> => {
    const jackpot = await lockJackpot(client, id);
    if (!jackpot) return 'unknown';
    if (jackpot.work === 'count' || jackpot.work === 'pay' || jackpot.state === 'settled') return 'begun';
    if (jackpot.state === 'void') return 'void';
    if (jackpot.state !== 'closed') return 'not closed';
    const { games, isVoid } = countingGames(await listEvents(client, [id]));
    assert(!isVoid, 'a jackpot with too few games was called off when they were cancelled');
    if (games.some(({ result }) => !result)) return 'results are missing';
    await setState(client, id, { state: 'closed', work: 'count' });
    await writeAudit(client, id, {
      actor,
      action: 'settle',
      before: { state: jackpot.state },
      after: { state: 'settled' },
    });
    return 'begun';
  });
  if (outcome === 'begun' || outcome === 'void') deps.wake();
  return outcome;
}
