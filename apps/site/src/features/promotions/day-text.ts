const secondMs = 1_000;

/** The day of an instant of the wire, which is the market's time: `1 November 2026`. */
export function dayText(time: string, language: string): string {
  return format(new Date(`${time}Z`), language);
}

/** The last day on which something is on that ends at that instant: what ends at midnight was on the day before. */
export function lastDayText(endsAt: string, language: string): string {
  return format(new Date(new Date(`${endsAt}Z`).getTime() - secondMs), language);
}

/** A market has no summer time, so its wall clock can be read as if it were UTC. */
function format(day: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
