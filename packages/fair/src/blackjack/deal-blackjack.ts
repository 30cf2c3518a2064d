import type { Card } from '../cards/card.ts';
import { openShoe } from '../cards/shoe.ts';
import type { Draws } from '../draws.ts';
import type { BlackjackHand } from './blackjack-hand.ts';
import { isNatural } from './points.ts';

export const blackjackDecks = 6;
/**
 * Two hands of at most twenty before their last cards: with all twenty-four aces and eight twos that is thirty-two cards, and
 * two more.
 */
export const playerCardsMax = 34;
/** Six aces make sixteen, a six makes that a hard twelve, and five more aces seventeen. */
export const dealerCardsMax = 12;

/** Everything that chance has to say in a round. */
export function dealBlackjack(draws: Draws): BlackjackHand {
  const next = openShoe(draws, blackjackDecks);
  const player: Card[] = [];
  const dealer: Card[] = [];
  while (player.length < playerCardsMax) player.push(next());
  while (dealer.length < dealerCardsMax) dealer.push(next());
  const cards = player.slice(0, 2);
  return {
    player,
    dealer,
    taken: cards.length,
    hands: [{ cards, isDoubled: false, isDone: isNatural(cards) }],
    insurance: dealer[0]?.rank === 1 ? 'offered' : 'none',
  };
}
