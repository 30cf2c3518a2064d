import type { Minor } from '@harmattan/kernel/money';
import { applyStep } from './apply-step.ts';
import { mayGoOn } from './card-attempts.ts';
import type { CashierDeps, Customer } from './cashier-deps.ts';
import { intentOf } from './deposit-intent.ts';
import { moveDeposit, withLocked } from './move-payment.ts';
import type { DepositInput, Step } from './payment-port.ts';
import type { DepositRow, KeptStep } from './store/payment-row.ts';

const answerWaitSeconds = 20;

/** What must have been asked for, for an input to be taken. */
const askedFor: Record<DepositInput['kind'], KeptStep['kind']> = {
  pin: 'need pin',
  address: 'need address',
  otp: 'need otp',
};

export type ContinueOutcome =
  | { outcome: 'does not exist' | 'card refused' }
  | { outcome: 'went on'; deposit: DepositRow; step: Step };

/**
 * Hands on what the bank asked the player for. Another player's deposit, one that asked for something else, and one whose
 * answer is under way already all look as if there were none.
 */
export async function continueCardDeposit(
  deps: CashierDeps,
  given: { customer: Customer; id: string; amountMinor?: Minor; input: DepositInput },
): Promise<ContinueOutcome> {
  const { customer, input } = given;
  if (input.kind !== 'otp' && !(await mayGoOn(deps, customer.playerId, input.card))) return { outcome: 'card refused' };
  const deposit = await withLocked<DepositRow>(deps, given.id, async (seen, transaction) =>
    isAskedFor(seen, given)
      ? moveDeposit(deps, transaction, seen, {
          event: 'input given',
          told: { by: 'player' },
          checkInSeconds: answerWaitSeconds,
        })
      : undefined,
  );
  const gateway = deposit && deps.gateways.get(deposit.gateway);
  if (!deposit || !gateway) return { outcome: 'does not exist' };
  const step = await gateway.continueDeposit(await intentOf(deps, deposit, customer), input);
  return { outcome: 'went on', deposit: await applyStep(deps, deposit, step), step };
}

function isAskedFor(
  deposit: DepositRow,
  given: { customer: Customer; amountMinor?: Minor; input: DepositInput },
): boolean {
  const { step } = deposit;
  if (deposit.direction !== 'deposit' || deposit.player_id !== given.customer.playerId) return false;
  if (deposit.expires_at <= deposit.now || step?.kind !== askedFor[given.input.kind]) return false;
  if (given.amountMinor !== undefined && given.amountMinor !== deposit.amount_kobo) return false;
  return given.input.kind !== 'otp' || (step.kind === 'need otp' && step.paymentRef === given.input.paymentRef);
}
