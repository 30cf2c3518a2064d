import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import { writeAudit } from './audit-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { type Jackpot, lockJackpot, setState } from './jackpots-store.ts';
import type { Word } from './word.ts';

export type VoidOutcome = 'void' | 'too late' | 'unknown';

/** Calls a jackpot off. The keeper refunds the price of every ticket, once, in the background. */
export async function voidJackpot(
  deps: Pick<JackpotDeps, 'pool' | 'wake'>,
  { id, actor, why, approvalId, also }: Word & { id: number; why: string },
): Promise<VoidOutcome> {
  const outcome = await inTransaction(deps.pool, async (client) => {
    const jackpot = await lockJackpot(client, id);
    if (!jackpot) return 'unknown';
    if (jackpot.state === 'void') return 'void';
    if (jackpot.work !== null || jackpot.state === 'settled') return 'too late';
    await also?.(client);
    await callOff(client, jackpot, { actor, why, approvalId });
    return 'void';
  });
  if (outcome === 'void') deps.wake();
  return outcome;
}

/** The same for a caller that has locked the jackpot already. */
export async function callOff(
  client: Queryable,
  { id, state }: Jackpot,
  { actor, why, approvalId }: { actor: string; why: string; approvalId?: string | undefined },
): Promise<void> {
  // A draft has neither tickets nor money.
  await setState(client, id, { state: 'void', work: state === 'draft' ? null : 'refund' });
  const after = { state: 'void', why };
  await writeAudit(client, id, { actor, action: 'void', before: { state }, after, approvalId });
}
