import { inTransaction } from '@harmattan/process/transaction';
import { insertAudit } from '../audit-store.ts';
import type { OperatorDeps } from '../identity-deps.ts';
import type { OperatorProof } from '../operator-proofs.ts';
import { recordEvent } from '../security-events.ts';
import { closeReview } from './review-store.ts';

/** The player has this long to recover the password with a code by SMS. */
const allowedSeconds = 7 * 24 * 60 * 60;

export type ReviewOutcome = 'decided' | 'none is open' | 'no reason' | 'no proof';

interface Word {
  playerId: bigint;
  isAllowed: boolean;
  actor: string;
  reason: string;
  /** Of the person who asks. Nothing is allowed without it. */
  proof?: OperatorProof;
}

/** An operator's word on an account that a code by SMS alone does not open. Allowed: one recovery by SMS within a week. */
export async function decideReview(
  deps: OperatorDeps,
  { playerId, isAllowed, actor, reason, proof }: Word,
): Promise<ReviewOutcome> {
  if (actor.trim() === '' || reason.trim() === '') return 'no reason';
  if (isAllowed && proof === undefined) return 'no proof';
  const action = isAllowed ? 'allow recovery by SMS' : 'refuse recovery by SMS';
  const outcome = await inTransaction(deps.pool, async (transaction) => {
    const closed = await closeReview(transaction, { playerId, allowedSeconds: isAllowed ? allowedSeconds : null });
    if (!closed) return 'none is open';
    await insertAudit(transaction, { playerId, actor, action, reason, ...(proof && { proof }) });
    return 'decided';
  });
  if (outcome === 'decided') {
    const decided = isAllowed ? 'allowed by an operator' : 'refused by an operator';
    await recordEvent(deps, { event: 'recovery', outcome: decided, playerId });
  }
  return outcome;
}
