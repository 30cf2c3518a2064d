import type { NameComparison } from '../cashier/index.ts';

/** Why a person decides on a number, or why it was sent back to the player. */
export type CheckProblem =
  | 'NAME_TO_COMPARE'
  | 'OTHER_NAME'
  | 'OTHER_BIRTH_DATE'
  | 'NUMBER_IN_USE'
  | 'NO_ANSWER'
  | 'NOT_FOUND'
  | 'OTHER_PERSON'
  | 'DETAILS_CHANGED';

export type CheckState = 'waiting' | 'review' | 'accepted' | 'again' | 'refused';
export type DocumentState = Exclude<CheckState, 'review'>;
export type Suggestion = 'accept' | 'look' | 'refuse';

export type Ruling = { state: 'accepted'; problem: null } | { state: 'review' | 'again'; problem: CheckProblem };

/** What follows from the register's answer. Without a birth date nothing is accepted by itself. */
export function judgeAnswer({ names, isBirthDateSame }: { names: NameComparison; isBirthDateSame: boolean }): Ruling {
  if (!isBirthDateSame)
    return names === 'different'
      ? { state: 'again', problem: 'OTHER_PERSON' }
      : { state: 'review', problem: 'OTHER_BIRTH_DATE' };
  if (names === 'same') return { state: 'accepted', problem: null };
  return { state: 'review', problem: names === 'suggest' ? 'NAME_TO_COMPARE' : 'OTHER_NAME' };
}

const suggestions: Record<CheckProblem, Suggestion> = {
  NAME_TO_COMPARE: 'accept',
  OTHER_NAME: 'look',
  OTHER_BIRTH_DATE: 'look',
  NUMBER_IN_USE: 'refuse',
  NO_ANSWER: 'look',
  NOT_FOUND: 'refuse',
  OTHER_PERSON: 'refuse',
  DETAILS_CHANGED: 'look',
};

export const suggestionFor = (problem: CheckProblem): Suggestion => suggestions[problem];

const minute = 60;
const pauseSeconds = [5, 30, minute, 2 * minute, 5 * minute, 15 * minute, 30 * minute];
const longestPauseSeconds = 60 * minute;
/** Together some two days: then a person looks at it. A virtual number ends after three. */
export const attemptsMax = 54;

/** How long to wait after so many questions without an answer. */
export function pauseAfter(attempts: number): number {
  return pauseSeconds[attempts - 1] ?? longestPauseSeconds;
}

/** From what was accepted. */
export function levelOf({ hasNumber, accepted }: { hasNumber: boolean; accepted: readonly string[] }): 0 | 1 | 2 {
  if (!hasNumber) return 0;
  return accepted.includes('selfie') && accepted.some((kind) => kind !== 'selfie') ? 2 : 1;
}
