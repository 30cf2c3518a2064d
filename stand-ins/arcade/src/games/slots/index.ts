import type { ListedGame } from '../../catalogue.ts';
import type { InstantGame } from '../game.ts';
import { makeSlot } from './slot-game.ts';
import { makeTitle } from './titles.ts';

export const slotGameType = 2;

/** Every listed slot as a game, by supplier and the game's name on its wire. */
export function makeSlots(listed: readonly ListedGame[]): Map<string, InstantGame> {
  return new Map(listed.map((entry) => [`${entry.supplier} ${entry.game}`, makeSlot(makeTitle(entry)) as InstantGame]));
}
