import type { SlotSheet } from '../slot-sheet.ts';
import { classicCalm } from './classic-calm.ts';
import { classicEven } from './classic-even.ts';
import { classicWild } from './classic-wild.ts';
import { linesCalm } from './lines-calm.ts';
import { linesEven } from './lines-even.ts';
import { linesWild } from './lines-wild.ts';
import { tumbleCalm } from './tumble-calm.ts';
import { tumbleEven } from './tumble-even.ts';
import { tumbleWild } from './tumble-wild.ts';
import { waysCalm } from './ways-calm.ts';
import { waysEven } from './ways-even.ts';
import { waysWild } from './ways-wild.ts';

export const slotSheets: readonly SlotSheet[] = [
  classicCalm,
  classicEven,
  classicWild,
  linesCalm,
  linesEven,
  linesWild,
  waysCalm,
  waysEven,
  waysWild,
  tumbleCalm,
  tumbleEven,
  tumbleWild,
];
