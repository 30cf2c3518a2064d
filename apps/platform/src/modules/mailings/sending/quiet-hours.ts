import { marketTime } from '@harmattan/kernel/market-time';

export interface QuietHours {
  /** Minutes of the day on the market's wall. */
  fromMinute: number;
  toMinute: number;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** When the quiet hours end in which this instant lies. Undefined: it lies in none. */
export function quietUntil(now: Date, hours: QuietHours | undefined): Date | undefined {
  if (!hours) return undefined;
  const wall = marketTime(now);
  const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  const length = (hours.toMinute - hours.fromMinute + dayMinutes) % dayMinutes;
  const since = (minute - hours.fromMinute + dayMinutes) % dayMinutes;
  if (since >= length) return undefined;
  const minuteBegins = Math.floor(now.getTime() / minuteMs) * minuteMs;
  return new Date(minuteBegins + (length - since) * minuteMs);
}
