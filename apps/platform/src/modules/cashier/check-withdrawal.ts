import { carryOutMoney, settleFirst } from './carry-out-money.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { payoutPause } from './check-schedule.ts';
import { moveWithdrawal } from './move-payment.ts';
import type { PaymentGateway, PayoutOutcome } from './payment-port.ts';
import { sendAgain } from './send-withdrawal.ts';
import type { WithdrawalRow } from './store/payment-row.ts';
import { postponePayment } from './store/payments.ts';
import { isOnItsWay, judgePayout } from './withdrawal-rules.ts';

const moneySweepSeconds = 5;
const withoutGatewaySeconds = 300;

/** Asks the gateway what became of a pay-out, and acts on what it says. */
export async function checkWithdrawal(deps: CashierDeps, withdrawal: WithdrawalRow): Promise<void> {
  const gateway = deps.gateways.get(withdrawal.gateway);
  if (!gateway) return postponePayment(deps.tables, withdrawal, withoutGatewaySeconds);
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
  const sentSecondsAgo = (withdrawal.now.getTime() - (withdrawal.sent_at ?? withdrawal.now).getTime()) / 1_000;
  const ruling = judgePayout(outcome.kind, { state: withdrawal.state, sentSecondsAgo });
  const pause = payoutPause(withdrawal.attempts, gateway.payoutPatienceSeconds);
  if (withdrawal.state === 'pending' && outcome.kind === 'not known') {
    deps.log.error({ payment: withdrawal.id }, 'the gateway no longer knows a pay-out that it had accepted');
  }
  if (ruling === 'send again') return sendAgain(deps, withdrawal);
  if (ruling === 'wait') return postponePayment(deps.tables, withdrawal, isOnItsWay(withdrawal.state) ? pause : null);
  if (withdrawal.state === 'failed' && ruling === 'paid') {
    deps.log.error({ payment: withdrawal.id }, 'a withdrawal was paid after the gateway had said that it failed');
  }

  const settled = await settleFirst(deps, withdrawal);
  if (!settled) return;
  const movesMoney = ruling === 'paid' || ruling === 'failed' || ruling === 'returned';
  const moved = await moveWithdrawal(deps, withdrawal.id, {
    event: ruling,
    told: { by: 'gateway', ...(outcome.kind === 'failed' && { note: outcome.reason }) },
    ...(outcome.kind === 'failed' && { note: outcome.reason }),
    ...(outcome.kind === 'succeeded' && { providerRef: outcome.providerRef }),
    checkInSeconds: movesMoney ? moneySweepSeconds : pause,
  });
  if (moved?.money_due) await carryOutMoney(deps, moved);
  if (!moved) await postponePayment(deps.tables, withdrawal, isOnItsWay(withdrawal.state) ? pause : null);
}
