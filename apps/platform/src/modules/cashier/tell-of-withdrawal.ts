import type pg from 'pg';
import { countAttempt, type Guard } from '../../plumbing/attempts/attempts.ts';
import type { CashierDeps } from './cashier-deps.ts';
import type { WithdrawalRow } from './store/payment-row.ts';
import { findTextLanguage } from './store/payments.ts';

/** A session that orders and cancels over and over must not run up the operator's bill. By then the player knows. */
function textsGuard(playerId: bigint): Guard {
  return { subject: `withdrawal texts to ${playerId}`, attemptsMax: 20, windowSeconds: 24 * 60 * 60 };
}

/**
 * Records that a withdrawal was requested, in the transaction that makes it so: the player gets one text for it, however often the
 * request is sent. The outbox delivers it later, so that no text delays the money.
 */
export async function tellOfWithdrawal(
  deps: CashierDeps,
  transaction: pg.PoolClient,
  withdrawal: WithdrawalRow,
): Promise<void> {
  const { player_id: playerId, amount_kobo: amountMinor, currency, destination } = withdrawal;
  if (!(await countAttempt(transaction, textsGuard(playerId)))) return;
  const isBank = destination.kind === 'bank';
  await deps.outbox.record(transaction, {
    topic: 'cashier.withdrawal-requested',
    payload: {
      userName: isBank ? destination.phone : destination.msisdn,
      amountMinor: String(amountMinor),
      currency,
      kind: destination.kind,
      lastDigits: (isBank ? destination.accountNumber : destination.msisdn).slice(-4),
      language: await findTextLanguage(transaction, withdrawal),
    },
  });
}

/** Records that an operator rejected a withdrawal: the player finds a message with the operator's words, where there are any. */
export async function tellOfRejection(
  deps: Pick<CashierDeps, 'outbox'>,
  transaction: pg.PoolClient,
  withdrawal: WithdrawalRow,
  comment: string | undefined,
): Promise<void> {
  const { id, player_id: playerId, amount_kobo: amountMinor, currency } = withdrawal;
  await deps.outbox.record(transaction, {
    topic: 'cashier.withdrawal-rejected',
    payload: {
      paymentId: id,
      playerId: String(playerId),
      amountMinor: String(amountMinor),
      currency,
      comment: comment || null,
    },
  });
}
