import type { FreeSpinsRule, Mechanic, SlotSymbol } from './slot-model.ts';

/** A model as it is written down: data only. The mechanic makes a playable model of it. */
export interface SlotSheet {
  name: string;
  mechanic: Mechanic;
  rows: number;
  /** By the letter that stands for the symbol on the strips: those that pay from the best down, then wild and scatter. */
  symbols: Record<string, SlotSymbol>;
  lines: number[][];
  /** The paid spin's strips, one a reel, read downwards and joined at their ends. */
  strips: string[];
  free?: FreeSpinsRule & { strips: string[] };
  multiplierStep?: number;
  returnTenThousandths: number;
  hitTenThousandths: number;
  winMaxHundredths: number;
  buyHundredths?: number;
  buyReturnTenThousandths?: number;
}
