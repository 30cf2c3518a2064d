import type { Card } from '../cards/card.ts';
import type { BlackjackHand } from './blackjack-hand.ts';
import { isNatural, pointsOf } from './points.ts';

const standsFrom = 17;

/** The dealer's hand as it ends: cards up to seventeen, hard or soft. It does not depend on what the player does. */
export function dealerHand({ dealer }: Pick<BlackjackHand, 'dealer'>): Card[] {
  let count = 2;
  while (count < dealer.length && pointsOf(dealer.slice(0, count)).total < standsFrom) count += 1;
  return dealer.slice(0, count);
}

export function hasDealerBlackjack({ dealer }: Pick<BlackjackHand, 'dealer'>): boolean {
  return isNatural(dealer.slice(0, 2));
}
