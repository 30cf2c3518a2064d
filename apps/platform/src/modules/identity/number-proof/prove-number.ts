import { inTransaction } from '@harmattan/process/transaction';
import { recogniseCaller } from '../caller.ts';
import { acceptCode } from '../codes.ts';
import type { IdentityDeps, Origin } from '../identity-deps.ts';
import { holdPlayer } from '../identity-store.ts';
import { recordEvent } from '../security-events.ts';
import type { CurrentSession } from '../sessions.ts';
import { isNumberProven, markProven } from './number-proof-store.ts';

/**
 * With the newest code that was sent to the number. What is proven stays so: the same request twice has the same answer, also at once, since
 * requests of a player wait for each other's commit.
 */
export async function proveNumber(
  deps: IdentityDeps,
  { playerId, userName }: Pick<CurrentSession, 'playerId' | 'userName'>,
  { code, origin }: { code: string; origin: Origin },
): Promise<'proven' | 'wrong code'> {
  const { caller } = await recogniseCaller(deps, { userName, origin });
  const outcome = await inTransaction(deps.pool, async (transaction) => {
    await holdPlayer(transaction, playerId);
    if (await isNumberProven(transaction, playerId)) return 'was proven';
    const tried = await acceptCode(transaction, { purpose: 'number', key: null, code, caller });
    // The number may have gone to a player who proved it by recovery.
    if (tried !== 'right') return tried;
    return (await markProven(transaction, { playerId, userName })) ? 'proven' : 'none';
  });
  if (outcome === 'was proven') return 'proven';
  if (outcome === 'none') return 'wrong code';
  await recordEvent(deps, { event: 'number proof', outcome: outcome === 'wrong' ? 'wrong code' : outcome, ...caller });
  return outcome === 'proven' ? 'proven' : 'wrong code';
}
