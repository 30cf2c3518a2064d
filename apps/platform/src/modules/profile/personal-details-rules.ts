import { marketDay } from '@harmattan/kernel/market-time';

const nameLettersMin = 2;
/** Of every market; a setting may raise it. */
const ageFloor = 18;
const ageMax = 100;

export interface PersonalDetails {
  firstName: string;
  lastName: string;
  /** Year-month-day. */
  birthDate: string;
}

type NameProblem = 'message.please_fill_the_field' | 'message.name_letters_only' | 'message.name_too_short';
type DateProblem =
  | 'message.please_fill_the_field'
  | 'message.date_does_not_exist'
  | 'message.age_under_18'
  | 'message.AGE_NOT_ALLOWED'
  | 'message.age_over_100';

/** Keys of texts, by the field that they stand beside. */
export interface DetailsProblems {
  firstName?: NameProblem;
  lastName?: NameProblem;
  birthDate?: DateProblem;
}

export interface DetailsForm {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
}

export function readDetails(
  form: DetailsForm,
  { now, ageMin }: { now: Date; ageMin: number },
): { details: PersonalDetails } | { problems: DetailsProblems } {
  const firstName = readName(form.firstName);
  const lastName = readName(form.lastName);
  const birthDate = readBirthDate(form.dateOfBirth, { now, ageMin });
  if ('problem' in firstName || 'problem' in lastName || 'problem' in birthDate) {
    return {
      problems: {
        ...('problem' in firstName && { firstName: firstName.problem }),
        ...('problem' in lastName && { lastName: lastName.problem }),
        ...('problem' in birthDate && { birthDate: birthDate.problem }),
      },
    };
  }
  return { details: { firstName: firstName.text, lastName: lastName.text, birthDate: birthDate.text } };
}

/** A letter with its accents, then more of them, each behind at most one space, hyphen or apostrophe. */
const wordsOfLetters = /^\p{L}\p{M}*(?:[ '’-]?\p{L}\p{M}*)*$/u;

function readName(typed: string): { text: string } | { problem: NameProblem } {
  const text = typed.trim().normalize('NFC');
  if (text === '') return { problem: 'message.please_fill_the_field' };
  if (!wordsOfLetters.test(text)) return { problem: 'message.name_letters_only' };
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters < nameLettersMin ? { problem: 'message.name_too_short' } : { text };
}

function readBirthDate(
  typed: string,
  { now, ageMin }: { now: Date; ageMin: number },
): { text: string } | { problem: DateProblem } {
  if (typed.trim() === '') return { problem: 'message.please_fill_the_field' };
  const born = readDay(typed);
  if (!born) return { problem: 'message.date_does_not_exist' };
  const age = ageAt(now, born);
  if (age < ageFloor) return { problem: 'message.age_under_18' };
  if (age < ageMin) return { problem: 'message.AGE_NOT_ALLOWED' };
  return age > ageMax ? { problem: 'message.age_over_100' } : { text: born };
}

/** The day as year-month-day; forms that let one choose from lists write it without leading zeros. */
function readDay(typed: string): string | undefined {
  const match = /^([12]\d{3})-(\d{1,2})-(\d{1,2})$/.exec(typed.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = ''] = match;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  // The 30th of February would become a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** Whole years, in the market's calendar; a player born on the 29th of February gets older on the 1st of March. */
export function ageAt(now: Date, born: string): number {
  const today = marketDay(now);
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
