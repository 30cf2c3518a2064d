const ageMin = 18;
const ageMax = 100;

export const days = numbers({ from: 1, to: 31 });
export const months = numbers({ from: 1, to: 12 });

/** The youngest first: most players are nearer to that end. */
export function birthYears(currentYear: number): string[] {
  return numbers({ from: currentYear - ageMax, to: currentYear - ageMin }).reverse();
}

export interface BirthDate {
  day: string;
  month: string;
  year: string;
}

/** As the server wants it: year-month-day. Whether the day exists is the server's to say. */
export function birthDateText({ day, month, year }: BirthDate): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

export function birthDateOf(text: string | null): BirthDate {
  const [year = '', month = '', day = ''] = (text ?? '').split('-').map((part) => part.replace(/^0/, ''));
  return { day, month, year };
}

function numbers({ from, to }: { from: number; to: number }): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}
