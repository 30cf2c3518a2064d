/** Days of the Lagos calendar, as `2026-11-15`, both included. */
export interface Period {
  from: string;
  to: string;
}

export const presetDays = [7, 30, 90] as const;

const lagosOffsetMs = 3_600_000; // West Africa Time, the whole year
const dayMs = 24 * 60 * 60 * 1_000;

/** The last days up to today, today included. */
export function lastDays(days: number, nowMs: number): Period {
  return { from: lagosDay(nowMs - (days - 1) * dayMs), to: lagosDay(nowMs) };
}

function lagosDay(instantMs: number): string {
  return new Date(instantMs + lagosOffsetMs).toISOString().slice(0, 10);
}

const dayText = /^\d{4}-\d{2}-\d{2}$/;

/** The period in an address that anybody may have written. */
export function periodOf(search: URLSearchParams): Period | undefined {
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  return dayText.test(from) && dayText.test(to) && from <= to ? { from, to } : undefined;
}
