import { marketDay } from '@harmattan/kernel/market-time';

/** Days of the market's calendar, as `2026-11-15`, both included. */
export interface Period {
  from: string;
  to: string;
}

export const presetDays = [7, 30, 90] as const;

const dayMs = 24 * 60 * 60 * 1_000;

/** The last days up to today, today included. */
export function lastDays(days: number, nowMs: number): Period {
  return { from: marketDay(nowMs - (days - 1) * dayMs), to: marketDay(nowMs) };
}

const dayText = /^\d{4}-\d{2}-\d{2}$/;

/** The period in an address that anybody may have written. */
export function periodOf(search: URLSearchParams): Period | undefined {
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  return dayText.test(from) && dayText.test(to) && from <= to ? { from, to } : undefined;
}
