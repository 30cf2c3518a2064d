export const caseCategories = [
  'deposit',
  'withdrawal',
  'bet',
  'game',
  'account',
  'safe-play',
  'complaint',
  'other',
] as const;
export type CaseCategory = (typeof caseCategories)[number];

export const casePriorities = ['urgent', 'high', 'normal', 'low'] as const;
export type CasePriority = (typeof casePriorities)[number];

/** `waiting`: for the player. `closed`: for good. */
export const caseStates = ['open', 'waiting', 'solved', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** What a case may be about, by the word of the staff. */
export const linkKinds = ['payment', 'ticket', 'round'] as const;

/** What a caller is asked. */
export const identityQuestions = [
  'month of registration',
  'amount of the last deposit',
  'method of the last deposit',
  'bank of the last withdrawal',
  'year of birth',
] as const;
export type IdentityQuestion = (typeof identityQuestions)[number];
