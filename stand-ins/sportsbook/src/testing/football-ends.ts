import type { FootballCourse, Goal } from '../football/course.ts';
import { type Grid, gridsOf, sumOf } from '../football/grid.ts';
import { judge } from '../football/judge.ts';
import { findOutcome } from '../football/markets/all-markets.ts';
import { nextGoals } from '../football/next-goal.ts';
import { goalShares, otherShirt } from '../football/squads.ts';
import { type BookEnd, type DutchBook, findDutchBook, type PricedPick, worthOf } from './find-dutch-book.ts';

/** Who scores the next goal; all others are of no listed shirt. Of the likeliest ends every shirt is tried, of the rest a few in turns. */
const shirtsTried = [otherShirt, ...goalShares.map(({ shirt }) => shirt)];
const wholeEnds = 40;
const turns = 3;

/**
 * What a match may still come to, goal by goal: all of the joint grid but the unlikeliest ends, which have the share that is left out. Fewer ends only make
 * a Dutch book easier to find.
 */
function endsOf(course: FootballCourse, leftOut: number): FootballCourse[] {
  const grid = likeliest(gridsOf(course).of('halves'), leftOut);
  return grid.flatMap((cell, at) => {
    const firstMore = [cell.firstHome - course.firstScore[0], cell.firstAway - course.firstScore[1]] as const;
    const second = [cell.home - course.score[0] - firstMore[0], cell.away - course.score[1] - firstMore[1]] as const;
    const next = nextGoals(course, cell);
    const sides = ([0, 1] as const).filter((side) => next[side] > 0);
    const end = { ...course, phase: 'over', score: [cell.home, cell.away] } as const;
    const firstScore = [cell.firstHome, cell.firstAway] as const;
    if (sides.length === 0) return [{ ...end, firstScore }];
    return sides.flatMap((side) =>
      shirtsAt(at).map((shirt): FootballCourse => {
        const more = [...goalsOf(1, firstMore, side), ...goalsOf(2, second, side)];
        const [first, ...later] = more as [Goal, ...Goal[]];
        const scored: Goal = [first[0], first[1], first[2], shirt];
        return { ...end, firstScore, goals: [...course.goals, scored, ...later] };
      }),
    );
  });
}

function shirtsAt(at: number): readonly number[] {
  if (at < wholeEnds) return shirtsTried;
  return Array.from({ length: turns }, (_, turn) => shirtsTried[(at * turns + turn) % shirtsTried.length] as number);
}

/** Those of one side first. */
function goalsOf(half: 1 | 2, counts: readonly [number, number], first: 0 | 1): Goal[] {
  const order = first === 0 ? ([0, 1] as const) : ([1, 0] as const);
  return order.flatMap((side) => Array.from({ length: counts[side] }, (): Goal => [half, 90, side, otherShirt]));
}

/** Ends of what is counted beside the goals. */
function countEndsOf(course: FootballCourse, leftOut: number): FootballCourse[] {
  const grids = gridsOf(course);
  const corners = likeliest(grids.of('corners'), leftOut);
  const firstMost = Math.max(...likeliest(grids.of('firstCorners'), leftOut).map(({ home, away }) => home + away));
  const cards = likeliest(grids.of('cards'), leftOut);
  const over = { ...course, phase: 'over' } as const;
  return [
    ...corners.flatMap(({ home, away }) =>
      Array.from({ length: firstMost + 1 }, (_, count): FootballCourse => {
        const firstHome = Math.max(course.firstCorners[0], Math.min(home, count));
        const firstAway = Math.max(course.firstCorners[1], Math.min(away, count - firstHome));
        return { ...over, corners: [home, away], firstCorners: [firstHome, firstAway] };
      }),
    ),
    ...cards.map(({ home, away }): FootballCourse => ({ ...over, cards: [home, away] })),
  ];
}

function likeliest(grid: Grid, leftOut: number): Grid {
  const sorted = grid.toSorted((one, other) => other.share - one.share);
  const due = sumOf(grid) * (1 - leftOut);
  let sum = 0;
  return sorted.filter(({ share }) => {
    const isTaken = sum < due;
    sum += share;
    return isTaken;
  });
}

/** By judging each pick at each end. */
function bookEnds(picks: readonly PricedPick[], ends: readonly FootballCourse[]): BookEnd[] {
  return ends.map((end) => {
    const returned = picks.flatMap((pick, at) => {
      const verdicts = [pick, ...(pick.beside ?? [])].map((one) => judge(one, end));
      if (verdicts.includes('lost')) return [];
      const verdict = verdicts.includes('void') ? 'void' : 'won';
      return [{ at, returns: verdict === 'void' ? 1 : pick.priceThousandths / 1_000 }];
    });
    return { picks: returned.map(({ at }) => at), returns: returned.map(({ returns }) => returns) };
  });
}

const countViews = ['corners', 'firstCorners', 'cards'];
const isCounted = ({ market, outcome }: PricedPick, views: readonly string[]) =>
  views.includes(findOutcome({ market, outcome })?.market.view ?? '');

/**
 * A Dutch book on a match, checked at every end. Goals, corners and cards are independent: what stakes on them return at least is the sum of what each
 * returns at least, so there is a book on all of them only where there is one on one of them. A builder is among those of its first pick, and all its picks are of the same.
 */
export function findMatchBook(course: FootballCourse, picks: readonly PricedPick[], leftOut = 1e-4) {
  const parts = [
    { own: picks.filter((pick) => !isCounted(pick, countViews)), ends: endsOf },
    { own: picks.filter((pick) => isCounted(pick, ['corners', 'firstCorners'])), ends: countEndsOf },
    { own: picks.filter((pick) => isCounted(pick, ['cards'])), ends: countEndsOf },
  ];
  for (const { own, ends } of parts) {
    if (own.length === 0) continue;
    const found = findDutchBook(own.length, bookEnds(own, ends(course, leftOut)));
    if (found) return { ...found, picks: own, worst: worstOf(found, bookEnds(own, ends(course, 0))) };
  }
  return undefined;
}

/** The least that a book returns, over every end that there is. */
function worstOf({ stakes }: DutchBook, ends: readonly BookEnd[]): number {
  return ends.reduce((least, end) => Math.min(least, worthOf(end, stakes)), Number.POSITIVE_INFINITY);
}
