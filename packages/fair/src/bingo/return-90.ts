import { countWays, millionthsOf } from '../count-ways.ts';
import { type Prize90, prizeNames90, prizes90 } from './pay-90.ts';

const numbers = 90;
const [one, two, three] = [5, 10, 15] as const;

/** What all chances of this ticket are parts of. */
export const whole90 = countWays(numbers, one) * countWays(numbers, two) * countWays(numbers, three);

/** The chance that so many numbers are all among the first calls. */
const allCalled = (count: number, calls: number) => countWays(calls, count) * (whole90 / countWays(numbers, count));

/** The chance that a prize is complete by so many calls. One line is any of three rows, less where two are, and so on. */
export function chanceBy(prize: Prize90, calls: number): bigint {
  const [line, lines, house] = [allCalled(one, calls), allCalled(two, calls), allCalled(three, calls)];
  if (prize === 'line') return 3n * line - 3n * lines + house;
  return prize === 'twoLines' ? 3n * lines - 2n * house : house;
}

/** The chance of each step of a prize, which is that of its calls less that of fewer. */
export function chancesOf(prize: Prize90): bigint[] {
  const by = prizes90[prize].map(({ calls }) => chanceBy(prize, calls));
  return by.map((chance, at) => chance - (by[at - 1] ?? 0n));
}

/** What comes back of a ticket on average. */
export function returnMillionths90(): number {
  const paid = prizeNames90.flatMap((prize) =>
    chancesOf(prize).map((chance, at) => chance * BigInt(prizes90[prize][at]?.winHundredths ?? 0)),
  );
  return millionthsOf(
    paid.reduce((sum, part) => sum + part, 0n),
    100n * whole90,
  );
}
