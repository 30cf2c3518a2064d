import type { FootballCourse } from './course.ts';
import type { Grids } from './grid.ts';
import { sumOf } from './grid.ts';
import type { HalvesCell } from './halves-law.ts';

/** How many goals are still to fall, of each side, in the first half that brings any. */
export function nextGoals(
  course: FootballCourse,
  { home, away, firstHome, firstAway }: HalvesCell,
): readonly [home: number, away: number] {
  const first = [firstHome - course.firstScore[0], firstAway - course.firstScore[1]] as const;
  if (first[0] + first[1] > 0) return first;
  return [home - course.score[0] - first[0], away - course.score[1] - first[1]];
}

/**
 * Whose the next goal is. Of a half's goals, as many of each side as it may be, every order is as likely as any other: rates do not change
 * within a half, and the weight of the final score does not look at the order. So the next one is of a side in proportion to its goals.
 */
export function nextGoalChances(course: FootballCourse, grids: Grids): { home: bigint; away: bigint; all: bigint } {
  const grid = grids.of('halves');
  const sums = new Map<number, { counts: readonly [number, number]; share: number }>();
  for (const cell of grid) {
    const counts = nextGoals(course, cell);
    const known = sums.get(counts[0] * 16 + counts[1]);
    if (known) known.share += cell.share;
    else sums.set(counts[0] * 16 + counts[1], { counts, share: cell.share });
  }
  let [home, away] = [0n, 0n];
  for (const { counts, share } of sums.values()) {
    const goals = BigInt(counts[0] + counts[1]);
    if (goals === 0n) continue;
    home += (BigInt(share) * BigInt(counts[0])) / goals;
    away += (BigInt(share) * BigInt(counts[1])) / goals;
  }
  return { home, away, all: BigInt(sumOf(grid)) };
}

/** How likely each number of further goals of a side is, in shares of the grid's sum. */
export function moreGoals(course: FootballCourse, grids: Grids, side: 0 | 1): readonly bigint[] {
  const shares: number[] = [];
  for (const { home, away, share } of grids.of('full')) {
    const more = (side === 0 ? home : away) - course.score[side];
    shares[more] = (shares[more] ?? 0) + share;
  }
  return Array.from(shares, (share) => BigInt(share ?? 0));
}
