import { spinClassic } from './classic.ts';
import { spinLines } from './lines.ts';
import { makeModel, type Spinning } from './make-model.ts';
import { slotSheets } from './models/index.ts';
import type { Mechanic, SlotModel } from './slot-model.ts';
import { spinTumble } from './tumble.ts';
import { spinWays } from './ways.ts';

const spinnings: Record<Mechanic, Spinning> = {
  classic: spinClassic,
  lines: spinLines,
  ways: spinWays,
  tumble: spinTumble,
};

export const slotModels: readonly SlotModel[] = slotSheets.map((sheet) => makeModel(sheet, spinnings[sheet.mechanic]));

export function findModel(name: string): SlotModel | undefined {
  return slotModels.find((model) => model.name === name);
}
