import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { returnAboveLimit } from './above-limit.ts';
import { allocateMoney, returnMoney } from './allocate-money.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import { rejectWithdrawal } from './call-off-withdrawal.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { endClaim } from './end-claim.ts';
import { endDeposit } from './end-deposit.ts';
import { holdBack, holdPlayer } from './hold-back.ts';
import { markSeen } from './mark-seen.ts';
import type { OperatorWord } from './operator-word.ts';
import { payByHand } from './pay-by-hand.ts';
import { setPayoutRules } from './payout-rules.ts';
import { resolveFinding } from './resolve-finding.ts';
import { resolveReview } from './resolve-review.ts';
import { retryPayment } from './retry-payment.ts';
import { setMethod } from './set-method.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { chooseForHeld } from './store/above-limit.ts';
import { releaseWaiting, setPaymentsOff } from './store/payments.ts';

/** What the operator decides. Each word is kept with who gave it, when and why. */
export function operatorWords(deps: CashierDeps) {
  return {
    /** In the transaction of what turns it off or on. */
    setPaymentsOff: (db: Queryable, off: Parameters<typeof setPaymentsOff>[1]) => setPaymentsOff(db, off),
    /** An incident has ended before its time: what waited for it is sent now. */
    async releaseWaiting(incidentId: string): Promise<void> {
      await releaseWaiting(deps.pool, incidentId);
      deps.wake();
    },
    setPayoutRules: (word: Parameters<typeof setPayoutRules>[1]) => setPayoutRules(deps, word),
    setMethod: (viewName: string, set: Parameters<typeof setMethod>[2]) => setMethod(deps, viewName, set),
    approveWithdrawal: (word: Parameters<typeof approveWithdrawal>[1]) => approveWithdrawal(deps, word),
    rejectWithdrawal: (word: Parameters<typeof rejectWithdrawal>[1]) => rejectWithdrawal(deps, word),
    settleWithdrawal: (word: Parameters<typeof settleWithdrawal>[1]) => settleWithdrawal(deps, word),
    /** Holds a withdrawal back for a further reason, on top of those that it waits for already. */
    holdBack: (wait: Parameters<typeof holdBack>[1]) => holdBack(deps, wait),
    /** Marks a withdrawal as paid outside of its gateway. */
    payByHand: (word: Parameters<typeof payByHand>[1]) => payByHand(deps, word),
    /** Has the gateway or the wallet asked now, also for what the wallet refused. */
    retryPayment: (word: Parameters<typeof retryPayment>[1]) => retryPayment(deps, word),
    /** A deposit whose gateway does not answer: no money came. */
    endDeposit: (word: Parameters<typeof endDeposit>[1]) => endDeposit(deps, word),
    /** In the transaction of what it is held back for. */
    holdPlayer: (transaction: pg.PoolClient, wait: Parameters<typeof holdPlayer>[2]) =>
      holdPlayer(deps, transaction, wait),
    /** The player's word on it. False where there is none, or where it is on its way. */
    async chooseForHeld(chosen: Parameters<typeof chooseForHeld>[1]): Promise<boolean> {
      const isChosen = await chooseForHeld(deps.pool, chosen);
      deps.wake();
      return isChosen;
    },
    /** An operator gave back what the player wanted back. */
    returnAboveLimit: (word: Parameters<typeof returnAboveLimit>[1]) => returnAboveLimit(deps, word),
    /** Takes a pay-out that was paid after its failure, or a deposit that was charged back, off the list. */
    markSeen: (word: Parameters<typeof markSeen>[1]) => markSeen(deps, word),
    resolveReview: (word: Parameters<typeof resolveReview>[1]) => resolveReview(deps, word),
    /** Money for an unknown user or reference: it becomes a player's deposit, or goes back to its payer. */
    allocateMoney: (word: Parameters<typeof allocateMoney>[1]) => allocateMoney(deps, word),
    /** What becomes of a claim that no match settles: its money was credited in another way, or the gateway never had it. */
    endClaim: ({
      claimId,
      state,
      by,
      why,
      ...word
    }: OperatorWord & { claimId: string; state: 'credited' | 'rejected' }) =>
      endClaim(deps, claimId, { state, paymentId: null, by: `operator:${by}`, reason: why, word }),
    /** Takes what the daily match found off the list, until it differs by another amount. */
    resolveFinding: (word: Parameters<typeof resolveFinding>[1]) => resolveFinding(deps, word),
    returnMoney: (word: Parameters<typeof returnMoney>[1]) => returnMoney(deps, word),
  };
}
