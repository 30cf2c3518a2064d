import { type DiceDuel, diceDuelSpots, drawDiceDuel, payDiceDuel } from '@harmattan/fair/dice-duel/dice-duel';
import { createTableGame } from '../tables/table-game.ts';
import { diceDuelFace } from './face.ts';

/** Two dice against two: red, blue, or neither. */
export const diceDuel = createTableGame<DiceDuel>({
  name: 'dice-duel',
  spots: diceDuelSpots,
  draw: drawDiceDuel,
  pay: payDiceDuel,
  tell: ({ red, blue, winner }) => ({ red: [...red], blue: [...blue], winner }),
  face: diceDuelFace,
});
