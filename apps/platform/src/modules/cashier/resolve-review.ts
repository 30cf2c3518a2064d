import type { Kobo } from '@harmattan/kernel/money';
import { carryOutMoney, depositKey } from './carry-out-money.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { isWaiting } from './deposit-rules.ts';
import { moveDeposit, withLocked } from './move-payment.ts';
import type { DepositRow } from './store/payment-row.ts';
import { findUndecided, resolveReceived } from './store/received.ts';

export type ResolveOutcome = 'resolved' | 'not in review' | 'amount needed';

/**
 * An operator's word on money that somebody had to look at: it is the player's, or it goes back to where it came from.
 * Money of another currency needs the amount to credit.
 */
export async function resolveReview(
  deps: CashierDeps,
  word: { paymentId: string; decision: 'credit' | 'return'; amountKobo?: Kobo; by: string; why: string },
): Promise<ResolveOutcome> {
  let outcome: ResolveOutcome = 'not in review';
  const moved = await withLocked<DepositRow>(deps, word.paymentId, async (seen, transaction) => {
    const received = canBeResolved(seen) ? await findUndecided(transaction, seen.id) : undefined;
    if (!received) return undefined;
    const told = { by: `operator:${word.by}`, note: word.why };
    if (word.decision === 'return') {
      outcome = 'resolved';
      await resolveReceived(transaction, received, 'returned');
      const note = 'DEPOSIT_WAS_RETURNED';
      return moveDeposit(deps, transaction, seen, { event: 'review returned', told, note, checkInSeconds: null });
    }
    const receivedKobo = word.amountKobo ?? (received.currency === seen.currency ? seen.received_kobo : null);
    if (receivedKobo === null || receivedKobo <= 0n) {
      outcome = 'amount needed';
      return undefined;
    }
    outcome = 'resolved';
    await resolveReceived(transaction, received, 'accepted');
    return moveDeposit(deps, transaction, seen, {
      event: 'review credited',
      told,
      moneyDue: 'credit',
      moneyKey: depositKey(received.gateway, received.provider_id),
      receivedKobo,
      note: null,
      checkInSeconds: 5,
    });
  });
  if (moved?.money_due) await carryOutMoney(deps, moved);
  return outcome;
}

/** In review, or told of by a gateway that never confirms it. */
function canBeResolved({ state }: DepositRow): boolean {
  return state === 'review' || isWaiting(state);
}
