import { insertAudit } from '../audit-store.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { closeReview } from './review-store.ts';

/** The player has this long to recover the password with a code by SMS. */
const allowedSeconds = 7 * 24 * 60 * 60;

export type ReviewOutcome = 'decided' | 'none is open' | 'no reason';

/** An operator's word on an account that a code by SMS alone does not open. Allowed: one recovery by SMS within a week. */
export async function decideReview(
  deps: IdentityDeps,
  { playerId, isAllowed, actor, reason }: { playerId: bigint; isAllowed: boolean; actor: string; reason: string },
): Promise<ReviewOutcome> {
  if (actor.trim() === '' || reason.trim() === '') return 'no reason';
  const action = isAllowed ? 'allow recovery by SMS' : 'refuse recovery by SMS';
  return deps.tables.transaction().execute(async (transaction) => {
    const closed = await closeReview(transaction, { playerId, allowedSeconds: isAllowed ? allowedSeconds : null });
    if (!closed) return 'none is open';
    await insertAudit(transaction, { playerId, actor, action, reason });
    return 'decided';
  });
}
