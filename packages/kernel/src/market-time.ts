import { market } from './market.ts';

/** An instant as the market reads it off the wall: `2026-11-15T13:05:00.000Z`, where the last letter means nothing. */
function onTheWall(instant: Date | number): string {
  return new Date(Number(instant) + market.utcOffsetMs).toISOString();
}

/** The day in the market's calendar: `2026-11-15`. */
export function marketDay(instant: Date | number): string {
  return onTheWall(instant).slice(0, 10);
}

/** The time on the market's wall, to the second: `2026-11-15T13:05:00`. */
export function marketTime(instant: Date | number): string {
  return onTheWall(instant).slice(0, 19);
}

/** The instant of a time on the market's wall, `2026-11-15T13:05:00`, or at which one of its days begins, `2026-11-15`. */
export function instantInMarket(text: string): Date {
  return new Date(Date.parse(text.length === 10 ? text : `${text}Z`) - market.utcOffsetMs);
}
