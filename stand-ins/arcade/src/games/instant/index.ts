import { bingo75, bingo90 } from '@harmattan/fair/bingo/models';
import { keno40, keno80 } from '@harmattan/fair/keno/models';
import { scratchCowrie, scratchSun } from '@harmattan/fair/scratch/models';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { Catalogue } from '../../catalogue.ts';
import { makeBingo } from '../bingo/index.ts';
import type { Game } from '../game.ts';
import { makeKeno } from '../keno/index.ts';
import { makePenalty } from '../penalty/index.ts';
import { makeScratch } from '../scratch/index.ts';
import { type Theme, themeOf } from './theme.ts';

/** What lies under the foil, from the best prize down. */
const underSun = ['sun', 'crown', 'lion', 'drum', 'hut', 'mango', 'gourd', 'coin'];
const underCowries = ['cowrie', 'chest', 'moon', 'boat', 'fish', 'crocodile', 'palm', 'beads'];

/** Which title of which supplier plays what, and that is all there is to a title: its looks come from its tile. */
const makers: readonly (readonly [SupplierName, string, (theme: Theme) => unknown])[] = [
  ['softgaming', 'lagos-90-bingo', (theme) => makeBingo(bingo90, theme)],
  ['qtech', 'HRM-market-bingo', (theme) => makeBingo(bingo90, theme)],
  ['softgaming', 'night-bus-bingo', (theme) => makeBingo(bingo75, theme)],
  ['betconstruct', '50401', (theme) => makeBingo(bingo75, theme)],
  ['egt', '711', (theme) => makeKeno(keno80, theme)],
  ['betconstruct', '50501', (theme) => makeKeno(keno40, theme)],
  ['betconstruct', '50502', makePenalty],
  ['qtech', 'HRM-scratch-and-sun', (theme) => makeScratch(scratchSun, theme, underSun)],
  ['qtech', 'HRM-cowrie-scratch', (theme) => makeScratch(scratchCowrie, theme, underCowries)],
];

/** Games that are decided at once, by supplier and the game's name on its wire. */
export function makeInstants(catalogue: Catalogue): Map<string, Game> {
  return new Map(
    makers.map(([supplier, game, make]) => [
      `${supplier} ${game}`,
      make(themeOf(catalogue.find(supplier, game))) as Game,
    ]),
  );
}
