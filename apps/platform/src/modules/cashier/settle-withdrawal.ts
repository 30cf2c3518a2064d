import { carryOutMoney, newDebitKey } from './carry-out-money.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { moveWithdrawal } from './move-payment.ts';
import { type OperatorWord, writeWord } from './operator-word.ts';
import type { WithdrawalEvent } from './withdrawal-rules.ts';

/** That a pay-out was paid although it had failed has a word of its own, so that of two operators at once only one is heard. */
type Outcome = 'paid' | 'failed' | 'returned' | 'paid after failure';

interface Settlement extends OperatorWord {
  paymentId: string;
  outcome: Outcome;
  /** By which the gateway or the bank has it: the proof. */
  reference?: string | undefined;
}

/** Should this process end before the money has moved, the sweeper goes on from there. */
const moneySweepSeconds = 5;

/**
 * An operator's word on a pay-out that its gateway never decides, or decides wrongly, after they have asked it themselves.
 * False when there is nothing of the kind left to say.
 */
export async function settleWithdrawal(deps: CashierDeps, word: Settlement): Promise<boolean> {
  const { paymentId, reference } = word;
  const told = { by: `operator:${word.by}`, note: reference ? `${reference}: ${word.why}` : word.why };
  for (const event of eventsOf[word.outcome]) {
    const moved = await moveWithdrawal(deps, paymentId, {
      event,
      told,
      ...(event === 'paid after failure' && { moneyKey: newDebitKey(deps) }),
      checkInSeconds: moneySweepSeconds,
      also: (_moved, transaction) =>
        writeWord(transaction, word, { act: `settle as ${word.outcome}`, subject: paymentId }),
    });
    if (moved) {
      await carryOutMoney(deps, moved);
      return true;
    }
  }
  return false;
}

/** What an outcome means depends on where the pay-out stands; at most one of these can happen there. */
const eventsOf: Record<Outcome, WithdrawalEvent[]> = {
  paid: ['paid'],
  failed: ['failed'],
  'paid after failure': ['paid after failure'],
  returned: ['returned', 'returned again'],
};
