import type { Draws } from '@harmattan/fair/draws';
import { one } from '../all-sports/fixed.ts';
import type { FootballCourse } from './course.ts';
import { countChances } from './poisson.ts';
import { partsOf, wholeHalf } from './rest-of-match.ts';

/** What is counted beside the goals. Given both sides' means of goals, it is independent of the goals, of red cards and of one another. */
export type Counted = 'corners' | 'cards';

/** Of a whole match; more than this of one side never is counted in a price. */
const countMax = 30;

/** In millionths, so many whatever the sides are, and so many more for each goal that the side, or the other, scores on average. */
const rates = {
  corners: { base: 3_400_000, ownThousandths: 1_100, othersThousandths: 0 },
  cards: { base: 1_500_000, ownThousandths: 0, othersThousandths: 350 },
} as const;

/** How many of each side there are over a whole match on average. */
function meansOf(course: FootballCourse, counted: Counted): [home: bigint, away: bigint] {
  const { base, ownThousandths, othersThousandths } = rates[counted];
  const [home, away] = course.meansMillionths;
  const mean = (own: number, others: number) =>
    partsOf(base + Math.trunc((own * ownThousandths + others * othersThousandths) / 1_000));
  return [mean(home, away), mean(away, home)];
}

/** Of each side, 0, 1, 2 … more within so many minutes. */
export function moreChances(
  course: FootballCourse,
  counted: Counted,
  minutes: number,
): readonly [home: readonly bigint[], away: readonly bigint[]] {
  const [home, away] = meansOf(course, counted);
  const over = (mean: bigint) => countChances((mean * BigInt(minutes)) / BigInt(2 * wholeHalf), countMax);
  return [over(home), over(away)];
}

const tickets = 1_000_000_000;

interface Minute {
  /** Tickets of 0, 1, 2 … of both sides together, each with all before it. */
  upTo: readonly number[];
  /** Tickets of the home side, of each one. */
  homeTickets: number;
}

const kept = new WeakMap<FootballCourse['meansMillionths'], Map<Counted, Minute>>();

/** What one minute adds: how many of both sides together, then whose each one is. */
export function drawCounts(
  course: FootballCourse,
  counted: Counted,
  draws: Draws,
): readonly [home: number, away: number] {
  const { upTo, homeTickets } = minuteOf(course, counted);
  const ticket = draws.below(tickets);
  let [home, away] = [0, 0];
  for (let more = 0; ticket >= (upTo[more] ?? tickets); more += 1) {
    if (draws.below(tickets) < homeTickets) home += 1;
    else away += 1;
  }
  return [home, away];
}

function minuteOf(course: FootballCourse, counted: Counted): Minute {
  const ofMatch = kept.get(course.meansMillionths) ?? new Map<Counted, Minute>();
  kept.set(course.meansMillionths, ofMatch);
  const known = ofMatch.get(counted);
  if (known) return known;
  const [home, away] = meansOf(course, counted);
  const perMinute = (home + away) / BigInt(2 * wholeHalf);
  let sum = 0n;
  const upTo = countChances(perMinute, 5).map((chance) => {
    sum += chance;
    return Number((sum * BigInt(tickets)) / one);
  });
  const minute = { upTo, homeTickets: Number((home * BigInt(tickets)) / (home + away)) };
  ofMatch.set(counted, minute);
  return minute;
}
