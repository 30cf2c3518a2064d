import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import { countRefusedCard, shownReason } from './card-attempts.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { depositPause, lateDepositPause, reportPause } from './check-schedule.ts';
import { isAgreedFailure, isWaiting } from './deposit-rules.ts';
import { railOf } from './method-rules.ts';
import { moveDeposit, withLocked } from './move-payment.ts';
import type { DepositRow } from './store/payment-row.ts';
import { findPayment, lockPayment, postponePayment } from './store/payments.ts';
import {
  dismissReport,
  lockReceived,
  noteReportFailure,
  postponeReport,
  type ReceivedRow,
  settleReceived,
} from './store/received.ts';
import { takeReceipt } from './take-receipt.ts';
import { secondLookSeconds } from './withdrawal-rules.ts';

/** Asks the gateway how a deposit stands, and acts on what it says. */
export async function checkDeposit(deps: CashierDeps, deposit: DepositRow): Promise<void> {
  const gateway = deps.gateways.get(deposit.gateway);
  const rail = railOf(deposit.view_name);
  const outcome = gateway && rail ? await gateway.queryDeposit({ reference: deposit.reference, rail }) : undefined;
  switch (outcome?.kind) {
    case 'succeeded':
      await takeReceipt(deps, deposit, outcome.receipt);
      // Known money leaves a deposit where it is; then there is nothing more to ask.
      return postponePayment(deps.pool, deposit, null);
    case 'failed':
      await moveOn(deps, deposit, 'failed', outcome.reason);
      return;
    case 'pending':
    case 'not known':
      if (isWaiting(deposit.state) && deposit.now >= deposit.expires_at) {
        await moveOn(deps, deposit, 'time over');
        return;
      }
      return postponePayment(deps.pool, deposit, pauseOf(deposit));
    default:
      return postponePayment(deps.pool, deposit, pauseOf(deposit));
  }
}

async function moveOn(
  deps: CashierDeps,
  deposit: DepositRow,
  event: 'failed' | 'time over',
  note?: string,
): Promise<void> {
  const moved = await withLocked<DepositRow>(deps, deposit.id, async (seen, transaction) =>
    moveDeposit(deps, transaction, seen, {
      event,
      told: { by: event === 'failed' ? 'gateway' : 'system', ...(note && { note }) },
      ...(note && { note: shownReason(seen, note) }),
      checkInSeconds: lateDepositPause(0),
    }),
  );
  if (!moved) await postponePayment(deps.pool, deposit, pauseOf(deposit));
  else if (event === 'failed' && railOf(deposit.view_name) === 'card') await countRefusedCard(deps, deposit.player_id);
}

function pauseOf(deposit: DepositRow): number | null {
  return isWaiting(deposit.state) ? depositPause(deposit.attempts) : lateDepositPause(deposit.attempts);
}

/**
 * Asks the gateway about one transaction that it told of. It is asked for until it is known. Two equal definite failures end it:
 * where the gateway tells of money only, that contradicts what it told, and an operator decides.
 */
export async function checkReport(deps: CashierDeps, report: ReceivedRow): Promise<void> {
  assert(report.payment_id, 'a report without a payment is checked elsewhere');
  const deposit = (await findPayment(deps.pool, { id: report.payment_id })) as DepositRow | undefined;
  const gateway = deps.gateways.get(report.gateway);
  const rail = deposit && railOf(deposit.view_name);
  assert(deposit, 'a report belongs to a payment');
  const outcome =
    gateway && rail
      ? await gateway.queryDeposit({ reference: deposit.reference, rail, providerId: report.provider_id })
      : undefined;
  if (outcome?.kind === 'succeeded') return takeReceipt(deps, deposit, outcome.receipt);
  if (outcome?.kind !== 'failed') return postponeReport(deps.pool, report, reportPause(report.attempts));
  if (!isAgreedFailure(report, outcome.code)) {
    return noteReportFailure(deps.pool, report, { code: outcome.code, checkInSeconds: secondLookSeconds });
  }
  if (rail === 'pay_bill' || rail === 'wallet_push')
    return contradict(deps, { report, deposit, reason: outcome.reason });
  await dismissReport(deps.pool, report);
  // A failed transaction may mean that the whole deposit failed: that is asked by our own reference.
  if (isWaiting(deposit.state)) await checkDeposit(deps, deposit);
}

/** The gateway told of money, and says now that there is none. Nothing is credited until an operator has asked it. */
async function contradict(
  deps: CashierDeps,
  { report, deposit, reason }: { report: ReceivedRow; deposit: DepositRow; reason: string },
): Promise<void> {
  deps.log.error({ gateway: report.gateway, transaction: report.provider_id }, 'a gateway told of money that is not');
  await inTransaction(deps.pool, async (transaction) => {
    const received = await lockReceived(transaction, {
      gateway: report.gateway,
      providerId: report.provider_id,
      paymentId: deposit.id,
    });
    const seen = (await lockPayment(transaction, deposit.id)) as DepositRow;
    if (received?.state !== 'reported') return;
    const moved = await moveDeposit(deps, transaction, seen, {
      event: 'money doubted',
      told: { by: 'gateway', note: reason },
      note: 'DEPOSIT_IN_REVIEW_CONTRADICTED',
      checkInSeconds: null,
    });
    const none = { paymentId: deposit.id, amountMinor: null, currency: null };
    await settleReceived(transaction, received, { state: moved ? 'review' : 'dismissed', ...none });
  });
}
