import { inTransaction } from '@harmattan/process/transaction';
import { rolloverAccount } from './accounts.ts';
import { writeAudit } from './audit-store.ts';
import { countingGames } from './counting.ts';
import { listEvents } from './events-store.ts';
import { fundJackpot } from './fund-jackpot.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { findJackpot, lockJackpot, setRolledIn, setState } from './jackpots-store.ts';
import type { Word } from './word.ts';

export type OpenOutcome = 'open' | 'not a draft' | 'too few games' | 'unknown';

/**
 * Puts a draft on sale. What it promises lies in its own account first: the guarantee, the consolations, and every earlier
 * pool of its type without a winner.
 */
export async function openJackpot(
  deps: JackpotDeps,
  { id, actor, approvalId, also }: Word & { id: number },
): Promise<OpenOutcome> {
  const draft = await findJackpot(deps.pool, id);
  if (!draft) return 'unknown';
  const rolledInMinor = await deps.wallet.houseBalance(rolloverAccount(draft.typeId));
  const outcome = await inTransaction(deps.pool, async (client) => {
    const jackpot = await lockJackpot(client, id);
    if (jackpot?.state !== 'draft') return 'not a draft';
    if (jackpot.work === 'fund') return 'begun';
    if (countingGames(await listEvents(client, [id])).isVoid) return 'too few games';
    await also?.(client);
    await setRolledIn(client, id, rolledInMinor);
    await setState(client, id, { state: 'draft', work: 'fund' });
    await writeAudit(client, id, {
      actor,
      action: 'open',
      before: { state: 'draft' },
      after: { state: 'open' },
      approvalId,
    });
    return 'begun';
  });
  if (outcome !== 'begun') return outcome;
  await fundJackpot(deps, id);
  return 'open';
}
