export { isStopped, isStoppedSlip, listCodeStops, picksOfSlip, resumeCode, stopCode } from './code-stops.ts';
export {
  type Allowance,
  allowanceOf,
  type PlayerLimits,
  type ReferralLevels,
  readPlayerLimits,
  setPlayerLimits,
} from './player-limits.ts';
export {
  answerOffer,
  decideReferral,
  endReferrals,
  findReferral,
  listOpenReferrals,
  type Referral,
} from './referrals-store.ts';
