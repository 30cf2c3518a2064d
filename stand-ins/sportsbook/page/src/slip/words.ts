import type { PlaceAnswer } from '../../../src/contract/bets.ts';
import type { Texts } from '../texts/index.ts';
import type { Problem } from './reckon.ts';

/** Why a bet was not taken, and what happened to the money. */
export function refusalText(
  { reason, limit }: Pick<Extract<PlaceAnswer, { status: 'refused' }>, 'reason' | 'limit'>,
  texts: Texts,
  money: (amountMinor: number) => string,
): string {
  switch (reason) {
    case 'price-changed':
      return texts.refusedPrice;
    case 'suspended':
      return texts.refusedSuspended;
    case 'closed':
      return texts.refusedClosed;
    case 'same-match':
      return texts.sameMatch;
    case 'too-many-picks':
      return texts.refusedTooMany;
    case 'stake-low':
      return limit === undefined ? texts.refusedStake : texts.stakeLow(money(limit));
    case 'stake-high':
      return limit === undefined ? texts.refusedStake : texts.stakeHigh(money(limit));
    case 'return-high':
      return limit === undefined ? texts.refusedStake : texts.returnHigh(money(limit));
    case 'insufficient':
      return texts.insufficientPlain;
    case 'no-session':
    case 'signed-out':
      return texts.refusedSession;
    case 'blocked':
      return texts.refusedBlocked;
    case 'stopped':
      return texts.refusedStopped;
    case 'referral-refused':
      return texts.referralRefused;
    case 'referral-expired':
      return texts.referralExpired;
    case 'referral-declined':
      return texts.referralDeclined;
    case 'busy':
      return texts.refusedBusy;
    default:
      return texts.refusedOther;
  }
}

/** What stands in the way of placing, and what to do about it. */
export function problemText(
  problem: Exclude<Problem, { kind: 'builder' }>,
  texts: Texts,
  money: (amountMinor: bigint) => string,
): string {
  switch (problem.kind) {
    case 'no-stake':
      return texts.noStake;
    case 'stake-unclear':
      return texts.stakeUnclear;
    case 'closed':
      return texts.somethingClosed;
    case 'suspended':
      return texts.somethingSuspended;
    case 'same-match':
      return texts.sameMatch;
    case 'stake-low':
      return texts.stakeLow(money(problem.limitMinor));
    case 'stake-high':
      return texts.stakeHigh(money(problem.limitMinor));
    case 'insufficient':
      return texts.insufficient(money(problem.limitMinor));
  }
}
