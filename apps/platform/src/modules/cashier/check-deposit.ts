import { assert } from '@harmattan/kernel/assert';
import type { CashierDeps } from './cashier-deps.ts';
import { depositPause, lateDepositPause } from './check-schedule.ts';
import { isWaiting } from './deposit-rules.ts';
import { railOf } from './method-rules.ts';
import { moveDeposit, withLocked } from './move-payment.ts';
import type { DepositRow } from './store/payment-row.ts';
import { findPayment, postponePayment } from './store/payments.ts';
import { postponeReport, type ReceivedRow } from './store/received.ts';
import { takeReceipt } from './take-receipt.ts';

/** After so many questions a report of money that the gateway itself does not know is given up. */
const unknownReportsMax = 20;

/** Asks the gateway how a deposit stands, and acts on what it says. */
export async function checkDeposit(deps: CashierDeps, deposit: DepositRow): Promise<void> {
  const gateway = deps.gateways.get(deposit.gateway);
  const rail = railOf(deposit.view_name);
  const outcome = gateway && rail ? await gateway.queryDeposit({ reference: deposit.reference, rail }) : undefined;
  switch (outcome?.kind) {
    case 'succeeded':
      await takeReceipt(deps, deposit, outcome.receipt);
      // Known money leaves a deposit where it is; then there is nothing more to ask.
      return postponePayment(deps.tables, deposit, null);
    case 'failed':
      await moveOn(deps, deposit, 'failed', outcome.reason);
      return;
    case 'pending':
    case 'not known':
      if (isWaiting(deposit.state) && deposit.now >= deposit.expires_at) {
        await moveOn(deps, deposit, 'time over');
        return;
      }
      return postponePayment(deps.tables, deposit, pauseOf(deposit));
    default:
      return postponePayment(deps.tables, deposit, pauseOf(deposit));
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
      ...(note && { note }),
      checkInSeconds: lateDepositPause(0),
    }),
  );
  if (!moved) await postponePayment(deps.tables, deposit, pauseOf(deposit));
}

function pauseOf(deposit: DepositRow): number | null {
  return isWaiting(deposit.state) ? depositPause(deposit.attempts) : lateDepositPause(deposit.attempts);
}

/** Asks the gateway about one transaction that a web hook told of. */
export async function checkReport(deps: CashierDeps, report: ReceivedRow): Promise<void> {
  const deposit = (await findPayment(deps.tables, { id: report.payment_id })) as DepositRow | undefined;
  const gateway = deps.gateways.get(report.gateway);
  const rail = deposit && railOf(deposit.view_name);
  assert(deposit, 'a report belongs to a payment');
  const outcome =
    gateway && rail
      ? await gateway.queryDeposit({ reference: deposit.reference, rail, providerId: report.provider_id })
      : undefined;
  if (outcome?.kind === 'succeeded') return takeReceipt(deps, deposit, outcome.receipt);
  const isGivenUp =
    outcome?.kind === 'failed' || (outcome?.kind === 'not known' && report.attempts >= unknownReportsMax);
  if (isGivenUp) {
    deps.log.warn({ gateway: report.gateway, transaction: report.provider_id }, 'a web hook told of money that is not');
  }
  await postponeReport(deps.tables, report, {
    state: isGivenUp ? 'dismissed' : 'reported',
    seconds: isGivenUp ? null : depositPause(report.attempts),
  });
  if (!isGivenUp || !isWaiting(deposit.state)) return;
  // What was paid by hand is known by its transaction only. Else a failed one may mean that the whole deposit did: that is
  // asked by our own reference.
  if (rail === 'pay_bill') await moveOn(deps, deposit, 'failed');
  else await checkDeposit(deps, deposit);
}
