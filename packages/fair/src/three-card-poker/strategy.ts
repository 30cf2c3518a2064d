import { packHand, threeCardKinds } from '../poker/made-hand.ts';

/** Play a queen, a six and a four or anything better, fold the rest: no other rule loses less. */
const leastPlayed = packHand(threeCardKinds.indexOf('high-card'), 12, 6, 4);

export function shouldPlay(player: number): boolean {
  return player >= leastPlayed;
}
