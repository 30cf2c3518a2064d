import type { Catalogue } from '../../catalogue.ts';
import type { Game } from '../game.ts';
import { makeTitles } from './titles.ts';
import { makeVideoPoker } from './video-poker-game.ts';

/** Every machine as a game, by supplier and the game's name on its wire. */
export function makeVideoPokers(catalogue: Catalogue): Map<string, Game> {
  return new Map(
    makeTitles(catalogue).map((title) => [`${title.supplier} ${title.game}`, makeVideoPoker(title) as unknown as Game]),
  );
}
