export { isStopped, listCodeStops, resumeCode, stopCode } from './code-stops.ts';
export {
  type Allowance,
  allowanceOf,
  type ReferralLevels,
  readPlayerLimits,
  setPlayerLimits,
} from './player-limits.ts';
export {
  answerOffer,
  decideReferral,
  endReferrals,
  findReferral,
  hasOverReferrals,
  listOpenReferrals,
} from './referrals-store.ts';
