const lagosOffsetMs = 3_600_000; // West Africa Time, the whole year

/** The instant of a time of the wire, which is written as Lagos reads it off the wall. */
export function wireTimeMs(time: string): number {
  return Date.parse(`${time}Z`) - lagosOffsetMs;
}

interface DateWords {
  weekday: string;
  day: string;
  month: string;
}

/** The words of a day in Lagos. Which of them comes first is a matter of the language. */
export function dateWords(time: string, language: string): DateWords {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const words: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(Date.parse(`${time}Z`))) words[type] = value;
  return { weekday: words.weekday ?? '', day: words.day ?? '', month: words.month ?? '' };
}

/** `15:00` of `2026-11-21T15:00:00`. */
export function clockText(time: string): string {
  return time.slice(11, 16);
}
