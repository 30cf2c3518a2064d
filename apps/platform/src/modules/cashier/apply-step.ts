import { countRefusedCard, shownReason } from './card-attempts.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { checkDeposit } from './check-deposit.ts';
import { depositPause, lateDepositPause } from './check-schedule.ts';
import type { DepositEvent } from './deposit-rules.ts';
import { railOf } from './method-rules.ts';
import { moveDeposit, withLocked } from './move-payment.ts';
import type { Step } from './payment-port.ts';
import type { DepositRow, KeptStep } from './store/payment-row.ts';
import { findPayment } from './store/payments.ts';

/** Writes down what a gateway wants next, and looks at once where it says that there is nothing more to do. */
export async function applyStep(deps: CashierDeps, deposit: DepositRow, step: Step): Promise<DepositRow> {
  const { event, keep, note, why = note } = meaningOf(step, deposit);
  const moved = await withLocked<DepositRow>(deps, deposit.id, async (seen, transaction) =>
    moveDeposit(deps, transaction, seen, {
      event,
      told: { by: 'gateway', ...(why && { note: why }) },
      ...(keep && { step: keep }),
      ...(note && { note }),
      checkInSeconds: event === 'failed' ? failedPause(step) : depositPause(0),
    }),
  );
  if (moved && step.kind === 'failed' && railOf(deposit.view_name) === 'card') {
    await countRefusedCard(deps, deposit.player_id);
  }
  if (step.kind === 'pending') await checkDeposit(deps, moved ?? deposit);
  // The money may have been faster than the answer.
  return ((await findPayment(deps.pool, { id: deposit.id })) ?? deposit) as DepositRow;
}

/** A gateway that never heard of it will bring no money. One that refused may bring it yet, and need not tell. */
function failedPause(step: Step): number | null {
  return step.kind === 'failed' ? lateDepositPause(0) : null;
}

interface Meaning {
  event: DepositEvent;
  keep?: KeptStep;
  /** For the player. */
  note?: string;
  /** For the deposit's story, where it says more. */
  why?: string;
}

function meaningOf(step: Step, deposit: DepositRow): Meaning {
  switch (step.kind) {
    case 'need pin':
    case 'need address':
      return { event: 'input asked', keep: { kind: step.kind } };
    case 'need otp':
      return { event: 'input asked', keep: { kind: 'need otp', paymentRef: step.paymentRef, hint: step.hint } };
    case 'redirect':
      return { event: 'money awaited', keep: { kind: 'redirect', url: step.url } };
    case 'unavailable':
      return deposit.state === 'created' ? { event: 'failed', note: 'PAYMENT_SERVICE_DOWN' } : askedAgain(deposit);
    case 'wrong otp':
      return askedAgain(deposit);
    case 'show account': {
      const { bankName, accountNumber, accountName } = step;
      return { event: 'money awaited', keep: { kind: 'show account', bankName, accountNumber, accountName } };
    }
    case 'show ussd':
      return { event: 'money awaited', keep: { kind: 'show ussd', code: step.code } };
    case 'wait for push':
    case 'pending':
    case 'unknown':
      return { event: 'money awaited' };
    case 'failed':
      return { event: 'failed', note: shownReason(deposit, step.reason), why: step.reason };
  }
}

/** What was asked for is still wanted. */
function askedAgain({ step }: DepositRow): { event: DepositEvent; keep?: KeptStep } {
  return { event: 'input asked', ...(step && { keep: step }) };
}
