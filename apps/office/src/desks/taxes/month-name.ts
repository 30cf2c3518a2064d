const names = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 2026`, by its first day. */
export function monthName(month: string): string {
  return names.format(new Date(`${month}T00:00:00Z`));
}
