import { withdrawalsOff } from './approval-rules.ts';
import { findApprovalProblem, isWithdrawOff } from './approve-withdrawal.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { payoutPause } from './check-schedule.ts';
import { findPayoutPause } from './find-incident.ts';
import { findPlayerProblem } from './find-unplayed.ts';
import { heldBackSeconds } from './hold-back.ts';
import { moveWithdrawal, withLocked } from './move-payment.ts';
import type { PaymentGateway, PayoutAnswer } from './payment-port.ts';
import type { WithdrawalRow } from './store/payment-row.ts';
import { findPayment, postponePayment, updatePayment, waitForIncident } from './store/payments.ts';
import { isOnItsWay, secondLookSeconds } from './withdrawal-rules.ts';

/** By then the gateway has answered, or this process is gone and the sweeper has to query the gateway. */
const answerWaitSeconds = 30;

/** Sends an approved withdrawal. That it is being sent is written down before the gateway hears of it. */
export async function sendWithdrawal(deps: CashierDeps, withdrawal: WithdrawalRow): Promise<void> {
  const gateway = deps.gateways.get(withdrawal.gateway);
  if (!gateway) return postponePayment(deps.pool, withdrawal, answerWaitSeconds);
  const waitSeconds = heldBackSeconds(withdrawal);
  if (waitSeconds > 0) return postponePayment(deps.pool, withdrawal, waitSeconds);
  const playerProblem = await findPlayerProblem(deps, withdrawal);
  let problem: string | undefined;
  const taken = await moveWithdrawal(deps, withdrawal.id, {
    event: 'taken to send',
    told: { by: 'system' },
    isSent: true,
    async unless(seen, transaction) {
      if (heldBackSeconds(seen) > 0) return true;
      const pause = await findPayoutPause(deps, transaction, seen);
      if (pause) {
        await waitForIncident(transaction, seen.id, pause);
        return true;
      }
      if (await isWithdrawOff(seen, transaction)) {
        problem = withdrawalsOff;
        return true;
      }
      // An operator's approval stands. An automatic one is decided again: the day goes on, and limits or the name may have changed.
      if (seen.approved_by === 'system') {
        problem = playerProblem ?? (await findApprovalProblem(deps, transaction, seen));
      }
      return problem !== undefined;
    },
    checkInSeconds: answerWaitSeconds,
  });
  if (problem !== undefined) await withdrawApproval(deps, withdrawal.id, problem);
  if (taken) await hand(deps, gateway, taken);
}

async function withdrawApproval(deps: CashierDeps, id: string, problem: string): Promise<void> {
  await moveWithdrawal(deps, id, {
    event: 'approval withdrawn',
    told: { by: 'system', note: problem },
    approvedBy: null,
    approvalWait: problem,
    checkInSeconds: null,
  });
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

async function hand(deps: CashierDeps, gateway: PaymentGateway, taken: WithdrawalRow): Promise<void> {
  // This process may have stood still since it took the pay-out, and another one may have sent it meanwhile.
  const current = await findPayment(deps.pool, { id: taken.id });
  if (current?.state !== taken.state || current.sends !== taken.sends) return;
  const { reference, amount_kobo: amountMinor, currency, destination } = taken;
  const answer = await gateway.startPayout({ reference, amountMinor, currency, destination });
  const move = meaningOf(answer, gateway);
  await moveWithdrawal(deps, taken.id, { told: { by: 'gateway' }, ...move, sends: taken.sends });
}

/** No answer to a sending moves money. A refusal may be about an earlier sending, so it counts only after a question. */
function meaningOf(answer: PayoutAnswer, gateway: PaymentGateway) {
  const patience = payoutPause(0, gateway.payoutPatienceSeconds);
  switch (answer.kind) {
    case 'accepted': {
      const { providerRef, isFinal } = answer;
      return { event: 'accepted', providerRef, checkInSeconds: isFinal ? 0 : patience } as const;
    }
    case 'rejected': {
      const failure = { code: answer.code, from: 'send' } as const;
      return { event: 'unanswered', failure, note: answer.reason, checkInSeconds: secondLookSeconds } as const;
    }
    case 'unknown':
      return { event: 'unanswered', checkInSeconds: patience } as const;
  }
}
