import type { IdentityDeps } from '../identity-deps.ts';
import { listYielded } from './number-proof-store.ts';
import { openReviewOnce } from './review-store.ts';

/** Longer than a payer takes to pay for a deposit that was opened before. */
const watchedDays = 35;
const watchedMax = 1_000;

/** A deposit may be paid after its account lost the number. The money stays in that account until an operator decides. */
export async function watchYielded(deps: IdentityDeps): Promise<void> {
  for (const playerId of await listYielded(deps.pool, { days: watchedDays, limit: watchedMax })) {
    if (!(await deps.isFunded(playerId))) continue;
    const review = { id: deps.ids.next(), playerId, reason: 'funded after its number was yielded' } as const;
    await openReviewOnce(deps.pool, review);
  }
}
