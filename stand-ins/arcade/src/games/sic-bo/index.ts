import { type Dice, drawSicBo, paySicBo, sicBoSpots } from '@harmattan/fair/tables/sic-bo';
import { createTableGame } from '../tables/table-game.ts';
import { sicBoFace } from './face.ts';

/** Three dice under a calabash. */
export const sicBo = createTableGame<Dice>({
  name: 'sic-bo',
  spots: sicBoSpots.map(({ on }) => on),
  draw: drawSicBo,
  pay: paySicBo,
  tell: (dice) => ({ dice: [...dice] }),
  face: sicBoFace,
});
