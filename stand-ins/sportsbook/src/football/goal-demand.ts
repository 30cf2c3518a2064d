import { one } from '../all-sports/fixed.ts';
import type { FootballCourse } from './course.ts';
import type { HalvesCell } from './halves-law.ts';
import { type GoalPick, shirtName, shirts } from './markets/goal-markets.ts';
import { nextGoals } from './next-goal.ts';

/** What picks on single goals ask of the goals that are still to fall. */
export interface GoalDemand {
  /** The ways in which the next goal may fall; undefined where nothing is asked of it. */
  next: readonly NextGoal[] | undefined;
  /** Shirts that have to score, of each side. */
  scorers: readonly [home: readonly Shirt[], away: readonly Shirt[]];
}

type Shirt = (typeof shirts)[number];
/** By any shirt of a side, by one, or by none that is listed; or no goal at all. */
type NextGoal = 'none' | { side: 0 | 1; by: 'any' | 'other' | Shirt };

const thousand = 1_000n;
const otherThousandths =
  1_000 - shirts.filter(({ side }) => side === 0).reduce((sum, { thousandths }) => sum + thousandths, 0);

/** Undefined where a pick is decided already. No way of the next goal is left where picks contradict one another. */
export function demandOf(course: FootballCourse, picks: readonly GoalPick[]): GoalDemand | undefined {
  const number = course.goals.length + 1;
  const scorers: [Shirt[], Shirt[]] = [[], []];
  let next: readonly NextGoal[] | undefined;
  for (const pick of picks) {
    const shirt = shirts.find(({ key }) => key === pick.outcome);
    if (pick.market === 'scorer' && shirt) {
      if (course.goals.some(([, , side, scored]) => shirtName(side, scored) === shirt.key)) return undefined;
      if (!scorers[shirt.side].includes(shirt)) scorers[shirt.side].push(shirt);
      continue;
    }
    if (pick.number !== number) return undefined;
    const ways = waysOf(pick.outcome, shirt);
    next = next === undefined ? ways : next.flatMap((way) => ways.flatMap((other) => meet(way, other)));
  }
  return { next, scorers };
}

function waysOf(outcome: string, shirt: Shirt | undefined): readonly NextGoal[] {
  if (shirt) return [{ side: shirt.side, by: shirt }];
  if (outcome === 'other') return ([0, 1] as const).map((side) => ({ side, by: 'other' }));
  return outcome === 'none' ? ['none'] : [{ side: outcome === '1' ? 0 : 1, by: 'any' }];
}

function meet(way: NextGoal, other: NextGoal): readonly NextGoal[] {
  if (way === 'none' || other === 'none') return way === other ? [way] : [];
  if (way.side !== other.side) return [];
  if (way.by === 'any') return [other];
  return other.by === 'any' || other.by === way.by ? [way] : [];
}

/** The share of those ends, less what of each the demand does not meet. */
export function shareOfDemand(
  course: FootballCourse,
  cells: readonly HalvesCell[],
  { next, scorers }: GoalDemand,
): bigint {
  const leftAt = ({ home, away }: Score) => [home - course.score[0], away - course.score[1]] as const;
  let sum = 0n;
  if (next === undefined) {
    for (const end of byScore(cells)) sum += BigInt(end.share) * allScore(scorers, leftAt(end));
    return sum / one;
  }
  for (const cell of cells) {
    const end = { left: leftAt(cell), of: nextGoals(course, cell), scorers };
    sum += BigInt(cell.share) * next.reduce((all, way) => all + chanceOfWay(way, end), 0n);
  }
  return sum / one;
}

type Score = Pick<HalvesCell, 'home' | 'away'>;

/** Ends of one final score are one, where nothing is asked of the next goal: sums of shares are exact. */
function byScore(cells: readonly HalvesCell[]): readonly (Score & { share: number })[] {
  const found = new Map<number, Score & { share: number }>();
  for (const { home, away, share } of cells) {
    const known = found.get(home * 1_000 + away);
    if (known) known.share += share;
    else found.set(home * 1_000 + away, { home, away, share });
  }
  return [...found.values()];
}

interface End {
  left: readonly [home: number, away: number];
  /** Goals of the half that brings the next one. */
  of: readonly [home: number, away: number];
  scorers: GoalDemand['scorers'];
}

function chanceOfWay(way: NextGoal, { left, of, scorers }: End): bigint {
  const goals = of[0] + of[1];
  if (way === 'none') return goals === 0 ? allScore(scorers, left) : 0n;
  if (goals === 0) return 0n;
  const { side, by } = way;
  const ofSide = (one * BigInt(of[side])) / BigInt(goals);
  if (by === 'any') return (ofSide * allScore(scorers, left)) / one;
  const share = BigInt(by === 'other' ? otherThousandths : by.thousandths);
  const rest = scorers.map((own, at) => (at === side ? own.filter((shirt) => shirt !== by) : own));
  const leftThen = left.map((count, at) => (at === side ? Math.max(count - 1, 0) : count));
  const others = allScore(rest as unknown as GoalDemand['scorers'], leftThen as unknown as End['left']);
  return (ofSide * share * others) / (thousand * one);
}

/** That each of those shirts scores at least one of its side's goals. */
function allScore(scorers: GoalDemand['scorers'], left: End['left']): bigint {
  return (eachScores(scorers[0], left[0]) * eachScores(scorers[1], left[1])) / one;
}

/** By inclusion and exclusion over the shirts that score none. */
function eachScores(own: readonly Shirt[], goals: number): bigint {
  if (own.length === 0) return one;
  if (own.length > goals) return 0n;
  let sum = 0n;
  for (let subset = 0; subset < 2 ** own.length; subset += 1) {
    const missing = own.filter((_, at) => (subset >> at) % 2 === 1);
    const rest = thousand - BigInt(missing.reduce((all, { thousandths }) => all + thousandths, 0));
    const chance = (one * rest ** BigInt(goals)) / thousand ** BigInt(goals);
    sum += missing.length % 2 === 0 ? chance : -chance;
  }
  return sum > 0n ? sum : 0n;
}
