import { carryOutMoney, newDebitKey, settleFirst } from './carry-out-money.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { latePayoutPause, payoutPause } from './check-schedule.ts';
import { moveWithdrawal } from './move-payment.ts';
import type { PaymentGateway, PayoutOutcome } from './payment-port.ts';
import { sendAgain } from './send-withdrawal.ts';
import type { WithdrawalRow } from './store/payment-row.ts';
import { forgetFailure, noteFailure, postponePayment } from './store/payments.ts';
import {
  type Failure,
  isGivenBack,
  isOnItsWay,
  judgePayout,
  secondLookSeconds,
  type WithdrawalEvent,
} from './withdrawal-rules.ts';

const moneySweepSeconds = 5;
const withoutGatewaySeconds = 300;

/** Asks the gateway what became of a pay-out, and acts on what it says. */
export async function checkWithdrawal(deps: CashierDeps, withdrawal: WithdrawalRow): Promise<void> {
  // The gateway never had it, and its word counts for nothing.
  if (withdrawal.paid_by_hand !== null) return postponePayment(deps.pool, withdrawal, null);
  const gateway = deps.gateways.get(withdrawal.gateway);
  if (!gateway) return postponePayment(deps.pool, withdrawal, withoutGatewaySeconds);
  const { reference, provider_ref: providerRef } = withdrawal;
  const outcome = await gateway.queryPayout({ reference, providerRef: providerRef ?? undefined });
  await act(deps, gateway, withdrawal, outcome);
}

async function act(
  deps: CashierDeps,
  gateway: PaymentGateway,
  withdrawal: WithdrawalRow,
  outcome: PayoutOutcome,
): Promise<void> {
  const sentSecondsAgo = secondsSince(withdrawal, withdrawal.sent_at ?? withdrawal.now);
  const ruling = judgePayout(outcome, { state: withdrawal.state, sentSecondsAgo, failure: failureOf(withdrawal) });
  if (withdrawal.state === 'pending' && outcome.kind === 'not known') {
    deps.log.error({ payment: withdrawal.id }, 'the gateway no longer knows a pay-out that it had accepted');
  }
  if (outcome.kind === 'pending' && withdrawal.failure_code) await forgetFailure(deps.pool, withdrawal);
  if (ruling === 'send again') return sendAgain(deps, withdrawal);
  if (ruling === 'wait') return postponePayment(deps.pool, withdrawal, pauseOf(withdrawal, gateway));
  if (ruling === 'ask once more') {
    // After a refusal and "not known" the noted failure stands as it is.
    const code = outcome.kind === 'failed' ? outcome.code : (withdrawal.failure_code ?? '');
    return noteFailure(deps.pool, withdrawal, { code, checkInSeconds: secondLookSeconds });
  }
  await carryOut(deps, gateway, withdrawal, { event: ruling, outcome });
}

async function carryOut(
  deps: CashierDeps,
  gateway: PaymentGateway,
  withdrawal: WithdrawalRow,
  { event, outcome }: { event: WithdrawalEvent; outcome: PayoutOutcome },
): Promise<void> {
  if (event === 'paid after failure') {
    deps.log.error({ payment: withdrawal.id }, 'a withdrawal was paid after the gateway had said that it failed');
  }
  const settled = await settleFirst(deps, withdrawal);
  if (!settled) return;
  const note = outcome.kind === 'failed' ? outcome.reason : undefined;
  const moved = await moveWithdrawal(deps, withdrawal.id, {
    event,
    sends: withdrawal.sends,
    told: { by: 'gateway', ...(note !== undefined && { note }) },
    ...(note !== undefined && { note }),
    ...(outcome.kind === 'succeeded' && { providerRef: outcome.providerRef }),
    ...(event === 'paid after failure' && { moneyKey: newDebitKey(deps) }),
    checkInSeconds: movesMoney.has(event) ? moneySweepSeconds : pauseOf(withdrawal, gateway),
  });
  if (moved?.money_due) await carryOutMoney(deps, moved);
  if (!moved) await postponePayment(deps.pool, withdrawal, pauseOf(withdrawal, gateway));
}

const movesMoney: ReadonlySet<WithdrawalEvent> = new Set([
  'paid',
  'failed',
  'returned',
  'paid after failure',
  'returned again',
]);

function failureOf(withdrawal: WithdrawalRow): Failure | undefined {
  const { failure_code: code, failure_from: from, failure_at: at } = withdrawal;
  return code !== null && from && at ? { code, from, secondsAgo: secondsSince(withdrawal, at) } : undefined;
}

function secondsSince({ now }: WithdrawalRow, at: Date): number {
  return (now.getTime() - at.getTime()) / 1_000;
}

/** Null: the sweeper asks no more, and only a web hook can report the pay-out. */
function pauseOf({ state, attempts, failure_code }: WithdrawalRow, gateway: PaymentGateway): number | null {
  if (isOnItsWay(state) || failure_code !== null) return payoutPause(attempts, gateway.payoutPatienceSeconds);
  return isGivenBack(state) ? latePayoutPause(attempts) : null;
}
