import { type BaccaratRound, baccaratSpots, drawBaccarat, payBaccarat } from '@harmattan/fair/tables/baccarat';
import { createTableGame } from '../tables/table-game.ts';
import { baccaratFace } from './face.ts';

/** Punto banco from eight decks. */
export const baccarat = createTableGame<BaccaratRound>({
  name: 'baccarat',
  spots: baccaratSpots,
  draw: drawBaccarat,
  pay: payBaccarat,
  tell: ({ player, banker, playerPoints, bankerPoints, winner }) => ({
    player: player.map(({ rank, suit }) => ({ rank, suit })),
    banker: banker.map(({ rank, suit }) => ({ rank, suit })),
    playerPoints,
    bankerPoints,
    winner,
  }),
  face: baccaratFace,
});
