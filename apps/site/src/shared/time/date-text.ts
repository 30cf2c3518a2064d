/**
 * Dates for people. The wire has the market's time, `2026-11-15T22:13:00`, and a market has no summer time, so its wall clock is
 * read as if it were UTC, wherever the phone is.
 */
const secondMs = 1_000;

/** `15 Nov 2026, 22:13` */
export function momentText(time: string, language: string): string {
  return isChinese(language)
    ? `${dayText(time, language)} ${clockText(time)}`
    : `${dayText(time, language)}, ${clockText(time)}`;
}

/** `15 Nov 2026` */
export function dayText(time: string, language: string): string {
  const { day, month, year } = dateWords(time, language);
  return isChinese(language) ? `${year}年${month}月${day}日` : `${day} ${month} ${year}`;
}

/** The last day on which something is on that ends at that instant: what ends at midnight was on the day before. */
export function lastDayText(endsAt: string, language: string): string {
  return dayText(new Date(wallMs(endsAt) - secondMs).toISOString().slice(0, 19), language);
}

/** `22:13` */
export function clockText(time: string): string {
  return time.slice(11, 16);
}

/** The words of a day. Which of them comes first is a matter of the language. */
export function dateWords(time: string, language: string) {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const words: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(wallMs(time))) words[type] = value;
  const { weekday = '', day = '', month = '', year = '' } = words;
  return { weekday, day, month: month.replace(/月$/, ''), year };
}

function wallMs(time: string): number {
  return Date.parse(time.length === 10 ? time : `${time}Z`);
}

function isChinese(language: string): boolean {
  return language.startsWith('zh');
}
