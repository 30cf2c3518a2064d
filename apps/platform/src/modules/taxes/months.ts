import { instantInMarket, marketDay } from '@harmattan/kernel/market-time';
import type { Minor } from '@harmattan/kernel/money';

/** The first day of the market's month of an instant: `2026-11-01`. */
export function monthOf(instant: Date): string {
  return `${marketDay(instant).slice(0, 7)}-01`;
}

/** The instant at which a month is over. */
export function endOf(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return instantInMarket(new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10));
}

/** What is to be paid for a month, and what the next one begins with: nothing, or what was given back beyond all that was withheld. */
export function payableOf({ dueMinor, carriedMinor }: { dueMinor: Minor; carriedMinor: Minor }): {
  payableMinor: Minor;
  carriesMinor: Minor;
} {
  const sum = dueMinor + carriedMinor;
  return sum > 0n ? { payableMinor: sum, carriesMinor: 0n } : { payableMinor: 0n, carriesMinor: sum };
}
