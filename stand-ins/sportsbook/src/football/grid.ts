import { times } from '../all-sports/fixed.ts';
import { moreChances } from './counts-law.ts';
import type { FootballCourse } from './course.ts';
import { finalScores } from './final-scores.ts';
import { type HalvesCell, halfScores } from './halves-law.ts';
import type { Market, Outcome, View } from './markets/market.ts';
import { minutesLeftOfHalves, standingOf } from './rest-of-match.ts';

const billion = 1_000_000_000n;

/** Ends with their shares: whole numbers, of which every sum is exact. */
export type Grid = readonly HalvesCell[];

/** A match's grids, each computed at the first question for it. */
export interface Grids {
  of(view: View): Grid;
}

export function gridsOf(course: FootballCourse): Grids {
  const kept = new Map<View, Grid>();
  function of(view: View): Grid {
    const grid = kept.get(view) ?? makeGrid(view);
    kept.set(view, grid);
    return grid;
  }
  function makeGrid(view: View): Grid {
    switch (view) {
      case 'full':
        return finalGrid(course);
      case 'first':
        return gathered(of('halves'), ({ firstHome, firstAway }) => [firstHome, firstAway]);
      case 'second':
        return gathered(of('halves'), ({ home, away, firstHome, firstAway }) => [home - firstHome, away - firstAway]);
      case 'halves':
        return halfScores(course);
      case 'corners':
      case 'firstCorners':
      case 'cards':
        return countGrid(course, view);
    }
  }
  return { of };
}

/** Where only the final score is asked for, which lists do. */
function finalGrid(course: FootballCourse): Grid {
  const { shares } = finalScores(standingOf(course));
  return shares.flatMap((row, home) =>
    row.flatMap((share, away) => (share > 0n ? [cell(home, away, Number(share))] : [])),
  );
}

function countGrid(course: FootballCourse, view: 'corners' | 'firstCorners' | 'cards'): Grid {
  const [first, second] = minutesLeftOfHalves(course);
  const minutes = view === 'firstCorners' ? first : first + second;
  const [homeChances, awayChances] = moreChances(course, view === 'cards' ? 'cards' : 'corners', minutes);
  const [homeNow, awayNow] = course[view];
  const cells: HalvesCell[] = [];
  for (const [home, homeChance] of homeChances.entries()) {
    if (homeChance === 0n) break;
    for (const [away, awayChance] of awayChances.entries()) {
      const share = Number(times(homeChance, awayChance));
      if (share > 0) cells.push(cell(homeNow + home, awayNow + away, share));
    }
  }
  return cells;
}

function cell(home: number, away: number, share: number): HalvesCell {
  return { home, away, firstHome: 0, firstAway: 0, share };
}

/** Ends that the view does not tell apart are one. */
function gathered(grid: Grid, pairOf: (cell: HalvesCell) => readonly [number, number]): Grid {
  const found = new Map<number, HalvesCell>();
  for (const one of grid) {
    const [home, away] = pairOf(one);
    const known = found.get(home * 16 + away);
    if (known) known.share += one.share;
    else found.set(home * 16 + away, cell(home, away, one.share));
  }
  return [...found.values()];
}

export function sumOf(grid: Grid): number {
  return grid.reduce((sum, { share }) => sum + share, 0);
}

/** Of each outcome of a market, and that stakes go back; per billion. */
export function chancesIn(grid: Grid, { outcomes, isVoid }: Market): { wins: number[]; voidPerBillion: number } {
  const sums = outcomes.map(() => 0);
  let [all, voided] = [0, 0];
  for (const { home, away, firstHome, firstAway, share } of grid) {
    all += share;
    if (isVoid?.(home, away, firstHome, firstAway)) voided += share;
    for (let at = 0; at < sums.length; at += 1) {
      if ((outcomes[at] as Outcome).isWon(home, away, firstHome, firstAway)) sums[at] = (sums[at] as number) + share;
    }
  }
  return { wins: sums.map((share) => perBillion(share, all)), voidPerBillion: perBillion(voided, all) };
}

/** To the nearest. */
function perBillion(share: number, all: number): number {
  return Number((BigInt(share) * billion + BigInt(all) / 2n) / BigInt(all));
}
