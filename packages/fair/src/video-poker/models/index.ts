import type { VideoPokerSheet } from '../video-poker-sheet.ts';
import { bonus } from './bonus.ts';
import { deucesWild } from './deuces-wild.ts';
import { doubleBonus } from './double-bonus.ts';
import { jacksOrBetter } from './jacks-or-better.ts';

export const videoPokerSheets: readonly VideoPokerSheet[] = [jacksOrBetter, bonus, doubleBonus, deucesWild];
