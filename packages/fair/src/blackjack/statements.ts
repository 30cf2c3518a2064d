import { deckSize } from '../cards/card.ts';
import type { Draws } from '../draws.ts';
import type { Statement } from '../statement.ts';
import { basicMove } from './basic-strategy.ts';
import { blackjackDecks, dealBlackjack, dealerCardsMax, playerCardsMax } from './deal-blackjack.ts';
import { actBlackjack, legalDeeds } from './moves.ts';
import { raiseBlackjackMinor } from './raise.ts';
import { settleBlackjack } from './settle-blackjack.ts';

const stakeMinor = 100n;

/** Of the first stake, for those who keep to the basic strategy: counted over every hand, to the last digit. */
export const blackjackReturnMillionths = 995_401;

export const blackjackStatements: readonly Statement[] = [
  {
    name: 'blackjack-basic-strategy',
    returnMillionths: blackjackReturnMillionths,
    bounds: Array.from({ length: playerCardsMax + dealerCardsMax }, (_, dealt) => blackjackDecks * deckSize - dealt),
    play: playBasic,
  },
];

function playBasic(draws: Draws): number {
  let hand = dealBlackjack(draws);
  let raisedMinor = 0n;
  while (legalDeeds(hand).length > 0) {
    const move = basicMove(hand);
    raisedMinor += raiseBlackjackMinor(move, stakeMinor);
    hand = actBlackjack(hand, move) ?? hand;
  }
  return Number(settleBlackjack(hand, stakeMinor).winMinor - raisedMinor);
}
