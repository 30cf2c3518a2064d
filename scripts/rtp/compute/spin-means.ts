import { findLineWins } from '@harmattan/fair/slots/line-wins';
import type { Machine } from '@harmattan/fair/slots/make-model';
import { countSymbol, type Strip, showStops } from '@harmattan/fair/slots/reels';
import { tumbleFrom } from '@harmattan/fair/slots/tumble';
import { chancesOfCount, chancesOfTotal, chancesOnStrip } from './chances.ts';

/** What one spin is worth on average, in hundredths of the stake at multiplier 1, and how it leads on. */
export interface SpinMeans {
  winHundredths: number;
  /** What the multiplier's growth within the spin adds, for each 1 that it grows by. */
  growthHundredths: number;
  tumbles: number;
  /** By how many scatters show in the end. */
  scatterChances: number[];
}

/** All lines are alike, so one line's mean over every row of symbols is every line's. */
export function meansOfLines(machine: Machine, strips: Strip[]): SpinMeans {
  const chances = strips.map((strip) => [...chancesOnStrip(strip)]);
  const line = strips.map(() => 0);
  let mean = 0;
  const visit = (symbols: number[], chance: number): void => {
    const next = chances[symbols.length];
    if (next === undefined) {
      const [win] = findLineWins(
        machine.table,
        [line],
        symbols.map((symbol) => [symbol]),
      );
      mean += chance * (win?.winHundredths ?? 0);
      return;
    }
    for (const [symbol, chanceOfSymbol] of next) visit([...symbols, symbol], chance * chanceOfSymbol);
  };
  visit([], 1);
  return meansWithoutTumbles(machine, strips, mean * machine.lines.length);
}

/** Reels are drawn apart, so the mean number of ways is the product of the reels' means. */
export function meansOfWays(machine: Machine, strips: Strip[]): SpinMeans {
  const { table, rows } = machine;
  let mean = 0;
  for (const [symbol, wins] of table.winsHundredths.entries()) {
    if (symbol === table.wild || symbol === table.scatter) continue;
    const byReel = strips.map((strip) =>
      chancesOfCount(strip, rows, (shown) => shown === symbol || shown === table.wild),
    );
    let ways = 1;
    for (const [reel, chances] of byReel.entries()) {
      ways *= chances.reduce((sum, chance, count) => sum + chance * count, 0);
      const chanceOfEnd = byReel[reel + 1]?.[0] ?? 1;
      mean += ways * chanceOfEnd * (wins[reel + 1] ?? 0);
    }
  }
  return meansWithoutTumbles(machine, strips, mean);
}

function meansWithoutTumbles(machine: Machine, strips: Strip[], winHundredths: number): SpinMeans {
  const byReel = strips.map((strip) => chancesOfCount(strip, machine.rows, (shown) => shown === machine.table.scatter));
  return { winHundredths, growthHundredths: 0, tumbles: 0, scatterChances: chancesOfTotal(byReel) };
}

/** Three reels have few enough stops to go through them all, the cut at the most included. */
export function meansOfClassic(machine: Machine, strips: Strip[], winMaxHundredths: number): SpinMeans {
  const stops = strips.map(() => 0);
  let all = 0;
  let wins = 0;
  for (let hasMore = true; hasMore; hasMore = advance(stops, strips)) {
    let win = 0;
    for (const { winHundredths } of findLineWins(
      machine.table,
      machine.lines,
      showStops(strips, stops, machine.rows),
    )) {
      win += winHundredths;
    }
    wins += Math.min(win, winMaxHundredths);
    all++;
  }
  return { winHundredths: wins / all, growthHundredths: 0, tumbles: 0, scatterChances: [1] };
}

/**
 * Where wins tumble, everything follows from the stops: go through all of them. Where the first three reels have no symbol
 * in common nothing can win, wherever the others stop, so those need no playing.
 */
export function meansOfTumble(machine: Machine, strips: Strip[]): SpinMeans {
  const still = { ...machine, multiplierStep: 0 };
  const [front, back] = [strips.slice(0, 3), strips.slice(3)];
  const all = strips.reduce((product, strip) => product * strip.length, 1);
  const backStops = allStops(back);
  const scattersOfBack = backStops.map((stops) => countScatters(machine, showStops(back, stops, machine.rows)));
  const scatterCounts: number[] = Array.from({ length: strips.length * machine.rows + 1 }, () => 0);
  let wins = 0;
  let growth = 0;
  let tumbles = 0;
  for (const frontStops of allStops(front)) {
    const shown = showStops(front, frontStops, machine.rows);
    const scattersOfFront = countScatters(machine, shown);
    const isQuiet = !canWin(machine, shown);
    for (const [index, stops] of backStops.entries()) {
      let scatters = scattersOfFront + (scattersOfBack[index] ?? 0);
      if (!isQuiet) {
        const falls = tumbleFrom(still, strips, [...frontStops, ...stops], 1);
        for (let fall = 0; fall < falls.length; fall++) {
          const win = falls[fall]?.winHundredths ?? 0;
          wins += win;
          growth += win * fall;
        }
        tumbles += falls.length - 1;
        scatters = countScatters(machine, falls.at(-1)?.grid ?? []);
      }
      scatterCounts[scatters] = (scatterCounts[scatters] ?? 0) + 1;
    }
  }
  return {
    winHundredths: wins / all,
    growthHundredths: growth / all,
    tumbles: tumbles / all,
    scatterChances: scatterCounts.map((count) => count / all),
  };
}

function canWin({ table }: Machine, [first = [], ...others]: number[][]): boolean {
  if (table.winsHundredths.some((wins) => wins.slice(0, 3).some((win) => win > 0))) return true;
  return first.some((symbol) => others.every((reel) => reel.includes(symbol) || reel.includes(table.wild)));
}

function countScatters({ table }: Machine, grid: number[][]): number {
  return countSymbol(grid, table.scatter);
}

function allStops(strips: Strip[]): number[][] {
  const all: number[][] = [];
  const stops = strips.map(() => 0);
  for (let hasMore = true; hasMore; hasMore = advance(stops, strips)) all.push([...stops]);
  return all;
}

/** Counts the stops up like a clock's digits. False when it has gone round. */
function advance(stops: number[], strips: Strip[]): boolean {
  for (let reel = strips.length - 1; reel >= 0; reel--) {
    const next = (stops[reel] ?? 0) + 1;
    stops[reel] = next < (strips[reel]?.length ?? 0) ? next : 0;
    if (stops[reel] !== 0) return true;
  }
  return false;
}
