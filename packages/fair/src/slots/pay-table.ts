import type { SlotSymbol } from './slot-model.ts';

/** The pays of a model, laid out for looking up in play. */
export interface PayTable {
  /** By symbol, then by count. */
  winsHundredths: number[][];
  /** -1 where there is none. */
  wild: number;
  scatter: number;
}

export function layOutPays(symbols: SlotSymbol[], reels: number): PayTable {
  return {
    winsHundredths: symbols.map(({ pays }) => {
      const byCount = Array.from({ length: reels + 1 }, () => 0);
      for (const { count, winHundredths } of pays) byCount[count] = winHundredths;
      return byCount;
    }),
    wild: symbols.findIndex(({ kind }) => kind === 'wild'),
    scatter: symbols.findIndex(({ kind }) => kind === 'scatter'),
  };
}
