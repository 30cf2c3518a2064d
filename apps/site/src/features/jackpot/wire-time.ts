import { instantInMarket } from '@harmattan/kernel/market-time';

/** The instant of a time of the wire, which is written as the market reads it off the wall. */
export function wireTimeMs(time: string): number {
  return instantInMarket(time).getTime();
}

interface DateWords {
  weekday: string;
  day: string;
  month: string;
}

/** The words of a day of the market. Which of them comes first is a matter of the language. */
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
