import { instantInMarket, marketDay } from '@harmattan/kernel/market-time';

export interface Break {
  kind: 'time-out' | 'exclusion';
  /** Null: for ever. */
  endsAt: Date | null;
  /** Of an exclusion whose player asked to return. */
  returnsAt: Date | null;
}

/** Until when it keeps the player from play. Null: until the player asks to return, if ever. */
export function heldUntil({ kind, endsAt, returnsAt }: Break): Date | null {
  return kind === 'time-out' ? endsAt : returnsAt;
}

export function isInForce(one: Break, now: Date): boolean {
  const until = heldUntil(one);
  return until === null || until > now;
}

/** A break is replaced only by one that is no shorter, in its end and in how long it holds on. */
export function mayReplace(current: Break, next: Break): boolean {
  return timeOf(next.endsAt) >= timeOf(current.endsAt) && timeOf(heldUntil(next)) >= timeOf(heldUntil(current));
}

export function mayAskToReturn({ kind, endsAt, returnsAt }: Break, now: Date): boolean {
  return kind === 'exclusion' && endsAt !== null && endsAt <= now && returnsAt === null;
}

/** The same time on the same day of a later month, or on that month's last day, in the market's calendar. */
export function addMonths(from: Date, months: number): Date {
  const wall = new Date(`${marketDay(from)}T00:00:00Z`);
  const sinceMidnightMs = from.getTime() - instantInMarket(marketDay(from)).getTime();
  const day = wall.getUTCDate();
  const later = new Date(wall);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(day, lastDay));
  return new Date(instantInMarket(later.toISOString().slice(0, 10)).getTime() + sinceMidnightMs);
}

function timeOf(instant: Date | null): number {
  return instant?.getTime() ?? Number.POSITIVE_INFINITY;
}
