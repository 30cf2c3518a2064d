import type { FootballCourse } from './course.ts';
import { demandOf, type GoalDemand, shareOfDemand } from './goal-demand.ts';
import { type Grids, gridsOf, sumOf } from './grid.ts';
import type { HalvesCell } from './halves-law.ts';
import { findOutcome } from './markets/all-markets.ts';
import { type GoalPick, readGoalPick } from './markets/goal-markets.ts';
import type { Market, Outcome, View } from './markets/market.ts';

const billion = 1_000_000_000n;
/** Courses whose grids are kept, those that were asked for last: some 0.3 MB each. */
const keptMax = 100;
const keptGrids = new Map<FootballCourse, Grids>();

type Found = { market: Market; outcome: Outcome };
type Part = { share: bigint; all: bigint };

const goalViews: readonly View[] = ['full', 'first', 'second', 'halves'];
const countViews = ['corners', 'firstCorners', 'cards'] as const;

/**
 * That all picks of one match come true together; 0 where they contradict one another. Goals of both halves have one grid, on which picks on goals are counted together; the next goal
 * and scorers are counted from each of its ends; corners and cards are independent of them, and of one another.
 */
export function chanceOfAll(
  course: FootballCourse,
  picks: readonly { market: string; outcome: string }[],
): number | undefined {
  if (picks.length === 0 || course.phase === 'over' || course.phase === 'abandoned') return undefined;
  const read = readPicks(picks);
  const demand = read && demandOf(course, read.goalPicks);
  if (!read || !demand) return undefined;
  const grids = keptGridsOf(course);
  if (read.found.some(({ market, outcome }) => isDecided(partOf(grids, [{ market, outcome }])))) return undefined;
  const ofView = (view: View) => read.found.filter(({ market }) => market.view === view);
  const parts = [
    goalsPart(course, grids, { found: goalViews.flatMap(ofView), demand }),
    ...countViews.map((view) => partOf(grids, ofView(view))),
  ];
  const share = parts.reduce((product, part) => product * part.share, 1n);
  const all = parts.reduce((product, part) => product * part.all, 1n);
  if (share === 0n) return 0;
  const chancePerBillion = Number((share * billion + all / 2n) / all);
  return chancePerBillion > 0 ? chancePerBillion : undefined;
}

/** A slip asks for the chances of its picks without each of them as well, and the joint grid is costly. Courses are never changed in place. */
function keptGridsOf(course: FootballCourse): Grids {
  const grids = keptGrids.get(course) ?? gridsOf(course);
  keptGrids.delete(course);
  keptGrids.set(course, grids);
  const [oldest] = keptGrids.keys();
  if (keptGrids.size > keptMax && oldest) keptGrids.delete(oldest);
  return grids;
}

/** Undefined where one is not known, may be void, or hangs on another in a way that has no grid. */
function readPicks(picks: readonly { market: string; outcome: string }[]) {
  const found: Found[] = [];
  const goalPicks: GoalPick[] = [];
  for (const pick of picks) {
    const goalPick = readGoalPick(pick);
    const ofGrid = findOutcome(pick);
    if (goalPick) goalPicks.push(goalPick);
    else if (ofGrid && !ofGrid.market.isVoid) found.push(ofGrid);
    else return undefined;
  }
  // Corners of the first half are some of the corners of the match.
  const views = new Set(found.map(({ market }) => market.view));
  return views.has('corners') && views.has('firstCorners') ? undefined : { found, goalPicks };
}

function isDecided({ share, all }: Part): boolean {
  return share === 0n || share === all;
}

/** Picks of one view, on the view's own grid. */
function partOf(grids: Grids, found: readonly Found[]): Part {
  const [first] = found;
  if (!first) return { share: 1n, all: 1n };
  const grid = grids.of(first.market.view);
  let share = 0;
  for (const { home, away, firstHome, firstAway, share: own } of grid) {
    if (found.every(({ outcome }) => outcome.isWon(home, away, firstHome, firstAway))) share += own;
  }
  return { share: BigInt(share), all: BigInt(sumOf(grid)) };
}

function goalsPart(
  course: FootballCourse,
  grids: Grids,
  { found, demand }: { found: readonly Found[]; demand: GoalDemand },
): Part {
  const grid = grids.of('halves');
  const won = grid.filter((cell) => found.every((one) => isWonIn(cell, one)));
  return { share: shareOfDemand(course, won, demand), all: BigInt(sumOf(grid)) };
}

/** What a view counts, read from an end of both halves. */
function isWonIn({ home, away, firstHome, firstAway }: HalvesCell, { market, outcome }: Found): boolean {
  switch (market.view) {
    case 'first':
      return outcome.isWon(firstHome, firstAway, 0, 0);
    case 'second':
      return outcome.isWon(home - firstHome, away - firstAway, 0, 0);
    default:
      return outcome.isWon(home, away, firstHome, firstAway);
  }
}
