import { drawRoulette, payRoulette, rouletteSpots } from '@harmattan/fair/tables/roulette';
import { createTableGame } from '../tables/table-game.ts';
import { rouletteFace } from './face.ts';

/** European roulette with a single zero. */
export const roulette = createTableGame<number>({
  name: 'roulette',
  spots: rouletteSpots.map(({ on }) => on),
  draw: drawRoulette,
  pay: payRoulette,
  tell: (number) => ({ number }),
  face: rouletteFace,
});
