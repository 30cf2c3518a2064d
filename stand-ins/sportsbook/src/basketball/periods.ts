import type { BasketballCourse } from './course.ts';

export const quarters = 4;
const quarterMinutes = 10;
const overtimeMinutes = 5;
export const regularMinutes = quarters * quarterMinutes;

/** Each side attacks so often in a minute, in turns. */
export const attacksPerMinute = 2;

/** Quarters are 0 to 3, overtimes follow. */
export function minutesOf(period: number): number {
  return period < quarters ? quarterMinutes : overtimeMinutes;
}

/** Minutes of the break before a period. */
export function breakBefore(period: number): number {
  return period === quarters / 2 ? 10 : 2;
}

/** Attacks of each side that a period still has; none of an overtime that has not been called. */
export function attacksLeft({ phase, period, played }: BasketballCourse, asked: number): number {
  if (phase === 'over' || phase === 'abandoned' || asked < period) return 0;
  if (asked > period && asked >= quarters) return 0;
  const gone = asked === period && phase === 'playing' ? played : 0;
  return attacksPerMinute * (minutesOf(asked) - gone);
}
