import type { Minor } from '@harmattan/kernel/money';
import { carryOutMoney, depositKey } from './carry-out-money.ts';
import { carrySuspense } from './carry-suspense.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { isWaiting } from './deposit-rules.ts';
import { moveDeposit, type Told, withLocked } from './move-payment.ts';
import { type OperatorWord, writeWord } from './operator-word.ts';
import type { DepositRow } from './store/payment-row.ts';
import { findUndecided, type ReceivedRow, resolveReceived } from './store/received.ts';
import { findEntering } from './store/suspense.ts';

/** `try again`: the wallet has not moved the money into the suspense account yet. */
export type ResolveOutcome = 'resolved' | 'not in review' | 'amount needed' | 'amount differs' | 'try again';

/**
 * An operator's decision on money in review: it is the player's, or it goes back to where it came from.
 * Money of another currency needs the amount to credit; money in suspense is credited as it came.
 */
export function resolveReview(
  deps: CashierDeps,
  { by, why, approvalId, also, ...decision }: Decision & OperatorWord,
): Promise<ResolveOutcome> {
  return settleReview(deps, { ...decision, told: { by: `operator:${by}`, note: why }, word: { approvalId, also } });
}

interface Decision {
  paymentId: string;
  decision: 'credit' | 'return';
  amountMinor?: Minor | undefined;
}

export async function settleReview(
  deps: CashierDeps,
  { told, word: written = {}, ...word }: Decision & { told: Told; word?: Pick<OperatorWord, 'approvalId' | 'also'> },
): Promise<ResolveOutcome> {
  const entering = await findEntering(deps.pool, word.paymentId);
  if (entering && (await carrySuspense(deps, entering)) === 'later') return 'try again';
  let outcome: ResolveOutcome = 'not in review';
  let returned: ReceivedRow | undefined;
  const moved = await withLocked<DepositRow>(deps, word.paymentId, async (seen, transaction) => {
    const received = canBeResolved(seen) ? await findUndecided(transaction, seen.id) : undefined;
    if (!received) return undefined;
    if (received.suspense === 'entering') {
      outcome = 'try again';
      return undefined;
    }
    if (word.decision === 'return') {
      outcome = 'resolved';
      await writeWord(transaction, written, { act: 'give a deposit back', subject: seen.id });
      returned = await resolveReceived(transaction, received, 'returned');
      const note = 'DEPOSIT_WAS_RETURNED';
      return moveDeposit(deps, transaction, seen, { event: 'review returned', told, note, checkInSeconds: null });
    }
    const receivedMinor = word.amountMinor ?? (received.currency === seen.currency ? seen.received_kobo : null);
    if (receivedMinor === null || receivedMinor <= 0n) {
      outcome = 'amount needed';
      return undefined;
    }
    const fromSuspense = received.suspense === 'held';
    if (fromSuspense && receivedMinor !== received.amount_kobo) {
      outcome = 'amount differs';
      return undefined;
    }
    outcome = 'resolved';
    await writeWord(transaction, written, { act: 'credit a deposit', subject: seen.id });
    await resolveReceived(transaction, received, 'accepted');
    return moveDeposit(deps, transaction, seen, {
      event: 'review credited',
      told,
      moneyDue: 'credit',
      moneyKey: depositKey(received.gateway, received.provider_id),
      receivedMinor,
      fromSuspense,
      note: null,
      checkInSeconds: 5,
    });
  });
  if (moved?.money_due) await carryOutMoney(deps, moved);
  if (returned?.suspense === 'leaving') await carrySuspense(deps, returned);
  return outcome;
}

/** In review, or told of by a gateway that never confirms it. */
function canBeResolved({ state }: DepositRow): boolean {
  return state === 'review' || isWaiting(state);
}
