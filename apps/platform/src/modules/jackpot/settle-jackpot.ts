import { inTransaction } from '@harmattan/plumbing/stand-in/transaction';
import { writeAudit } from './audit-store.ts';
import { countingGames } from './counting.ts';
import { listEvents } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { lockJackpot, setState } from './jackpots-store.ts';

export type SettleOutcome = 'begun' | 'void' | 'results are missing' | 'not closed' | 'unknown';

/**
 * Has a jackpot settled: from here on its results stand, and the tickets are counted and paid in the background. Asked twice
 * it happens once. Where too many games were cancelled, it is void.
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
    if (!isVoid && games.some(({ result }) => !result)) return 'results are missing';
    const next = isVoid ? ({ state: 'void', work: 'refund' } as const) : ({ state: 'closed', work: 'count' } as const);
    await setState(client, id, next);
    await writeAudit(client, id, {
      actor,
      action: isVoid ? 'void' : 'settle',
      before: { state: jackpot.state },
      after: isVoid ? { state: 'void', why: 'too many games were cancelled' } : { state: 'settled' },
    });
    return isVoid ? 'void' : 'begun';
  });
  if (outcome === 'begun' || outcome === 'void') deps.wake();
  return outcome;
}
