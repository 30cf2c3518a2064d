// Blackjack from six decks, shuffled for each round. The dealer looks for blackjack, and stands on every seventeen.
export { type BlackjackDeed, type BlackjackHand, type BlackjackMove, blackjackDeeds } from './blackjack-hand.ts';
export { blackjackDecks, dealBlackjack } from './deal-blackjack.ts';
export { dealerHand, hasDealerBlackjack } from './dealer.ts';
export { actBlackjack, handInTurn, legalDeeds } from './moves.ts';
export { isNatural, pointsOf } from './points.ts';
export { leaveBlackjack, raiseBlackjackMinor } from './raise.ts';
export { settleBlackjack } from './settle-blackjack.ts';
