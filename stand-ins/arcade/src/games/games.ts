import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { readCatalogue } from '../catalogue.ts';
import { baccarat } from './baccarat/index.ts';
import type { Game } from './game.ts';
import { roulette } from './roulette/index.ts';
import { sicBo } from './sic-bo/index.ts';
import { makeSlots, slotGameType } from './slots/index.ts';
import { toss } from './toss/index.ts';

const slots = makeSlots(readCatalogue().ofType(slotGameType));

/** Every game that can be played here. The next one is a folder and a line. */
export const games: readonly Game[] = [
  toss as Game,
  roulette as Game,
  baccarat as Game,
  sicBo as Game,
  ...slots.values(),
];
const byName = new Map(games.map((game) => [game.name, game]));

export function findGame(name: string): Game | undefined {
  return byName.get(name);
}

/** By supplier and the game's name on its wire: what has been built. */
const built: ReadonlyMap<string, Game> = new Map([
  ...slots,
  ['betsolutions 5001', roulette as Game],
  ['betsolutions 5002', baccarat as Game],
  ['betsolutions 5004', sicBo as Game],
]);

/** What is played at a game, and whether that is the game itself or a coin until it exists. */
export function gameAt(supplier: SupplierName, game: string): { game: Game; isItself: boolean } {
  const own = built.get(`${supplier} ${game}`);
  return own ? { game: own, isItself: true } : { game: toss as Game, isItself: false };
}
