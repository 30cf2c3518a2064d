import type pg from 'pg';
import { changeNumber } from './change-number.ts';
import { closeAccount } from './close-account.ts';
import { endPlayerSessions } from './end-player-sessions.ts';
import { forcePasswordChange } from './force-password-change.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { markTester } from './mark-tester.ts';
import { decideReview } from './number-proof/decide-review.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.ts';
import { turnOffSignIn } from './turn-off-sign-in.ts';

/** What an operator does to an account. */
export function operatorWords(deps: IdentityDeps) {
  return {
    /** For an operator, who has made sure by a kind of proof that it is the player who asks. */
    resetSecondFactor: (request: Parameters<typeof resetSecondFactor>[1]) => resetSecondFactor(deps, request),
    /** For an operator. */
    endPlayerSessions: (request: Parameters<typeof endPlayerSessions>[1]) => endPlayerSessions(deps, request),
    /** For an operator. */
    markTester: (mark: Parameters<typeof markTester>[1]) => markTester(deps, mark),
    /** In the transaction of what turns it off or on. */
    turnOffSignIn: (transaction: pg.PoolClient, off: Parameters<typeof turnOffSignIn>[2]) =>
      turnOffSignIn(deps, transaction, off),
    /** In the transaction that turns sign-in off. Answers the number that it had. */
    closeAccount,
    /** For an operator. */
    changeNumber: (change: Parameters<typeof changeNumber>[1]) => changeNumber(deps, change),
    forcePasswordChange: (request: Parameters<typeof forcePasswordChange>[1]) => forcePasswordChange(deps, request),
    /** For an operator, about an account of `waitingForOperator`. */
    decideReview: (word: Parameters<typeof decideReview>[1]) => decideReview(deps, word),
  };
}
