import type { Draws } from '../draws.ts';
import { layOutPays, type PayTable } from './pay-table.ts';
import { playRound, type Spin } from './play-round.ts';
import { readStrips, type Strip } from './reels.ts';
import type { SlotModel } from './slot-model.ts';
import type { SlotSheet } from './slot-sheet.ts';

/** What a mechanic needs for its spins, laid out once for each model. */
export interface Machine {
  table: PayTable;
  rows: number;
  lines: number[][];
  paidStrips: Strip[];
  freeStrips: Strip[];
  multiplierStep: number;
}

export type Spinning = (machine: Machine, draws: Draws) => Spin;

export function makeModel(sheet: SlotSheet, spinning: Spinning): SlotModel {
  const symbols = Object.values(sheet.symbols);
  const machine = layOutMachine(sheet);
  const free = sheet.free;
  return {
    name: sheet.name,
    mechanic: sheet.mechanic,
    reels: sheet.strips.length,
    rows: sheet.rows,
    symbols,
    lines: sheet.lines,
    returnTenThousandths: sheet.returnTenThousandths,
    hitTenThousandths: sheet.hitTenThousandths,
    winMaxHundredths: sheet.winMaxHundredths,
    buyHundredths: sheet.buyHundredths,
    ...(sheet.buyReturnTenThousandths !== undefined && { buyReturnTenThousandths: sheet.buyReturnTenThousandths }),
    ...(free !== undefined && { freeSpins: free }),
    multiplierStep: machine.multiplierStep,
    play: (draws, { isBought }) => {
      if (isBought && sheet.buyHundredths === undefined) throw new Error(`${sheet.name} cannot be bought`);
      return playRound(spinning(machine, draws), free, sheet.winMaxHundredths, isBought);
    },
  };
}

export function layOutMachine(sheet: SlotSheet): Machine {
  const letters = Object.keys(sheet.symbols);
  return {
    table: layOutPays(Object.values(sheet.symbols), sheet.strips.length),
    rows: sheet.rows,
    lines: sheet.lines,
    paidStrips: readStrips(letters, sheet.strips),
    freeStrips: readStrips(letters, sheet.free?.strips ?? sheet.strips),
    multiplierStep: sheet.multiplierStep ?? 0,
  };
}
