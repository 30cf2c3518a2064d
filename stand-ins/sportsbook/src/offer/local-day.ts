import { market } from '@harmattan/kernel/market';
import { dayMs } from './match.ts';

const { utcOffsetMs: aheadMs } = market;
const shape = /^\d{4}-\d{2}-\d{2}$/;

export interface Span {
  from: Date;
  until: Date;
}

export function isWithin(time: Date, { from, until }: Span): boolean {
  return time >= from && time < until;
}

/** The day that it is in the market, as `2026-11-15`. */
export function localDayOf(time: Date): string {
  return new Date(time.getTime() + aheadMs).toISOString().slice(0, 10);
}

/** From the first instant of a day in the market to the last before the next; undefined if there is no such day. */
export function spanOfLocalDay(day: string): Span | undefined {
  const midnight = shape.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined;
  return { from: new Date(midnight - aheadMs), until: new Date(midnight - aheadMs + dayMs) };
}
