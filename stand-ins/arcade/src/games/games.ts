import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { Game } from './game.ts';
import { toss } from './toss/index.ts';

/** Every game that can be played here. The next one is a folder and a line. */
export const games: readonly Game[] = [toss as Game];

export function findGame(name: string): Game | undefined {
  return games.find((game) => game.name === name);
}

/** By supplier and the game's name on its wire: what has been built. */
const built: ReadonlyMap<string, Game> = new Map();

/** What is played at a game, and whether that is the game itself or a coin until it exists. */
export function gameAt(supplier: SupplierName, game: string): { game: Game; isItself: boolean } {
  const own = built.get(`${supplier} ${game}`);
  return own ? { game: own, isItself: true } : { game: toss as Game, isItself: false };
}
