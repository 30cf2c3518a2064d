import { assert } from '@harmattan/kernel/assert';
import type { Draws } from '../draws.ts';

/** Symbols by place on the strip, which joins at its ends. */
export type Strip = readonly number[];

export function readStrips(letters: string[], strips: string[]): Strip[] {
  return strips.map((strip) =>
    Array.from(strip, (letter) => {
      const symbol = letters.indexOf(letter);
      assert(symbol >= 0, 'every letter on a strip is a symbol of the sheet');
      return symbol;
    }),
  );
}

/** Where each reel stops: the place on its strip that shows in the top row. One draw a reel, nothing else is chance. */
export function drawStops(draws: Draws, strips: Strip[]): number[] {
  return strips.map((strip) => draws.below(strip.length));
}

/** What shows at these stops: symbols by reel, then by row. */
export function showStops(strips: Strip[], stops: number[], rows: number): number[][] {
  return strips.map((strip, reel) => {
    const stop = stops[reel] ?? 0;
    const shown: number[] = [];
    for (let row = 0; row < rows; row++) shown.push(strip[(stop + row) % strip.length] ?? 0);
    return shown;
  });
}

export function countSymbol(grid: number[][], symbol: number): number {
  let count = 0;
  for (const reel of grid) for (const shown of reel) if (shown === symbol) count++;
  return count;
}
