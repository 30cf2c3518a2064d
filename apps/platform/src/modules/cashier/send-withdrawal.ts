import { carryOutMoney } from './carry-out-money.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { payoutPause } from './check-schedule.ts';
import { moveWithdrawal, withLocked } from './move-payment.ts';
import type { PaymentGateway, PayoutAnswer } from './payment-port.ts';
import type { WithdrawalRow } from './store/payment-row.ts';
import { postponePayment, updatePayment } from './store/payments.ts';
import { isOnItsWay } from './withdrawal-rules.ts';

/** By then the gateway has answered, or this process is gone and somebody has to ask. */
const answerWaitSeconds = 30;
const moneySweepSeconds = 5;

/** Sends an approved withdrawal. That it is being sent is written down before the gateway hears of it. */
export async function sendWithdrawal(deps: CashierDeps, withdrawal: WithdrawalRow): Promise<void> {
  const gateway = deps.gateways.get(withdrawal.gateway);
  if (!gateway) return postponePayment(deps.tables, withdrawal, answerWaitSeconds);
  const taken = await moveWithdrawal(deps, withdrawal.id, {
    event: 'taken to send',
    told: { by: 'system' },
    isSent: true,
    checkInSeconds: answerWaitSeconds,
  });
  if (taken) await hand(deps, gateway, taken);
}

/**
 * Sends once more what the gateway says it never heard of, under the same reference: should it come to know both, it pays
 * one. Of several at once only one sends, since the count of sendings is part of the update's condition.
 */
export async function sendAgain(deps: CashierDeps, withdrawal: WithdrawalRow): Promise<void> {
  const gateway = deps.gateways.get(withdrawal.gateway);
  const taken = await withLocked<WithdrawalRow>(deps, withdrawal.id, async (seen, transaction) =>
    isOnItsWay(seen.state) && seen.sends === withdrawal.sends
      ? updatePayment(transaction, seen, { state: seen.state, isSent: true, checkInSeconds: answerWaitSeconds })
      : undefined,
  );
  if (taken && gateway) await hand(deps, gateway, taken);
}

async function hand(deps: CashierDeps, gateway: PaymentGateway, withdrawal: WithdrawalRow): Promise<void> {
  const { reference, amount_kobo: amountKobo, currency, destination } = withdrawal;
  const answer = await gateway.startPayout({ reference, amountKobo, currency, destination });
  const isDefinite = answer.kind === 'rejected' && (await isRefusedForGood(gateway, withdrawal));
  const move = meaningOf(answer, { isDefinite, gateway });
  const moved = await moveWithdrawal(deps, withdrawal.id, { told: { by: 'gateway' }, ...move });
  if (moved?.money_due) await carryOutMoney(deps, moved);
}

/**
 * A second sending may be refused because of the first, which says nothing about that one. But when the gateway refuses
 * it and knows of none, then none was taken; without this the money would be held for ever.
 */
async function isRefusedForGood(gateway: PaymentGateway, withdrawal: WithdrawalRow): Promise<boolean> {
  if (withdrawal.sends === 1) return true;
  const { reference, provider_ref: providerRef } = withdrawal;
  return (await gateway.queryPayout({ reference, providerRef: providerRef ?? undefined })).kind === 'not known';
}

function meaningOf(answer: PayoutAnswer, { isDefinite, gateway }: { isDefinite: boolean; gateway: PaymentGateway }) {
  const patience = payoutPause(0, gateway.payoutPatienceSeconds);
  switch (answer.kind) {
    case 'accepted': {
      const { providerRef, isFinal } = answer;
      return { event: 'accepted', providerRef, checkInSeconds: isFinal ? 0 : patience } as const;
    }
    case 'rejected':
      return isDefinite
        ? ({ event: 'failed', note: answer.reason, checkInSeconds: moneySweepSeconds } as const)
        : ({ event: 'unanswered', checkInSeconds: patience } as const);
    case 'unknown':
      return { event: 'unanswered', checkInSeconds: patience } as const;
  }
}
