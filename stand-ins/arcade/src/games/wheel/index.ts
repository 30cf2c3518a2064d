import { drawWheel, payWheel, wheelOrder, wheelSpots } from '@harmattan/fair/wheel/wheel';
import { createTableGame } from '../tables/table-game.ts';
import { wheelFace } from './face.ts';

/** The wheel of the market. Its outcome is the segment, and what lies on it. */
export const marketWheel = createTableGame<number>({
  name: 'market-wheel',
  spots: wheelSpots,
  draw: drawWheel,
  pay: payWheel,
  tell: (segment) => ({ segment, spot: wheelOrder[segment] ?? '' }),
  face: wheelFace,
});
