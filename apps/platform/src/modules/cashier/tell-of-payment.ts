import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { countAttempt, type Guard } from '../../plumbing/attempts/attempts.ts';
import type { CashierDeps } from './cashier-deps.ts';
import type { MoneyDue, PaymentRow } from './store/payment-row.ts';

/** A player who pays in coin by coin must not run up the operator's bill. */
function textsGuard(playerId: bigint): Guard {
  return { subject: `deposit texts to ${playerId}`, attemptsMax: 20, windowSeconds: 24 * 60 * 60 };
}

/** The wallet's commands after which money has arrived or has left for good. `debit` pays a withdrawal that had failed before. */
const settles: Record<PaymentRow['direction'], readonly MoneyDue[]> = {
  deposit: ['credit'],
  withdraw: ['post', 'debit'],
};

/**
 * Records that a payment's money has arrived or was paid out, in the transaction that marks it: of several processes that settle it,
 * and of a web hook that comes twice, one marks it.
 */
export async function tellOfPayment(
  deps: CashierDeps,
  transaction: pg.PoolClient,
  { payment, done, aboveMinor }: { payment: PaymentRow; done: MoneyDue; aboveMinor: Minor },
): Promise<void> {
  const { id, player_id: playerId, direction, currency } = payment;
  if (!settles[direction].includes(done)) return;
  const payload = {
    paymentId: id,
    playerId: String(playerId),
    direction,
    amountMinor: String((payment.received_kobo ?? payment.amount_kobo) - aboveMinor),
    // Arrived above a limit of the player's, and not on the balance.
    aboveMinor: String(aboveMinor),
    currency,
    reference: payment.reference,
  };
  await deps.outbox.record(transaction, { topic: 'cashier.payment-settled', payload });
  const isCredited = aboveMinor !== payment.received_kobo;
  if (
    direction === 'deposit' &&
    isCredited &&
    deps.textsDeposits &&
    (await countAttempt(transaction, textsGuard(playerId)))
  ) {
    await deps.outbox.record(transaction, { topic: 'cashier.deposit-text', payload });
  }
}
