import type { Card } from '../cards/card.ts';
import { countIn, type RankSets, rankSets, straightIn } from '../poker/rank-sets.ts';

const ten = 10;

/**
 * A rule that can be kept in mind: call with a pair of one's own or better, with four cards to a flush or to a straight, and with
 * a ten or higher in hand; fold the rest.
 */
export function shouldCall(player: readonly Card[], flop: readonly Card[]): boolean {
  return shouldCallSets(rankSets(player), rankSets(flop));
}

/** The same from what each suit holds, since it is asked millions of times. */
export function shouldCallSets(own: Readonly<RankSets>, flop: Readonly<RankSets>): boolean {
  const inHand = own[0] | own[1] | own[2] | own[3];
  const onFlop = flop[0] | flop[1] | flop[2] | flop[3];
  if (inHand >= 1 << ten) return true;
  if (countIn(inHand) === 1 || (inHand & onFlop) !== 0) return true;
  if (own.some((suit, at) => countIn(suit | (flop[at] ?? 0)) >= 4)) return true;
  return isNearStraight(inHand | onFlop);
}

/** Whether one more rank would make five in a row. */
function isNearStraight(set: number): boolean {
  for (let rank = 2; rank <= 14; rank += 1) if (straightIn(set | (1 << rank), 5) > 0) return true;
  return false;
}
