import { dealHoldem, firstFive, flopCards } from '@harmattan/fair/casino-holdem/deal';
import { callAntes } from '@harmattan/fair/casino-holdem/pays';
import { settleHoldem } from '@harmattan/fair/casino-holdem/settle';
import { bestFive, rankHand, tellHand } from '@harmattan/fair/poker/rank-hand';
import { createPokerGame } from '../poker-tables/poker-game.ts';
import { type ToldCard, tellCards, tellMade } from '../poker-tables/told-cards.ts';
import { casinoHoldemFace } from './face.ts';

type Deal = { player: ToldCard[]; dealer: ToldCard[]; board: ToldCard[] };

/** What the player decides on. The dealer's cards, turn and river stay hidden until then. */
function seenOf(deal: Deal) {
  return {
    player: deal.player,
    board: deal.board.slice(0, flopCards),
    playerHand: tellMade(tellHand(rankHand(firstFive(deal)))),
  };
}

/** Casino hold'em against the dealer, one deck. */
export const casinoHoldem = createPokerGame<Deal>({
  name: 'casino-holdem',
  stay: { name: 'call', antes: callAntes },
  deal(draws) {
    const { player, dealer, board } = dealHoldem(draws);
    return { player: tellCards(player), dealer: tellCards(dealer), board: tellCards(board) };
  },
  seen: seenOf,
  settle(deal, { anteMinor, bonusMinor, hasStayed }) {
    const settled = settleHoldem(deal, { anteMinor, bonusMinor, hasCalled: hasStayed });
    const { ante, call, bonus } = settled.paidMinor;
    const winner = settled.end === 'lost' ? deal.dealer : deal.player;
    return {
      // Who folds sees no more: at a table that others share, they are still deciding.
      told: hasStayed
        ? {
            end: settled.end,
            ...deal,
            playerHand: tellMade(settled.player),
            dealerHand: tellMade(settled.dealer),
            best: tellCards(bestFive([...winner, ...deal.board])),
          }
        : { end: settled.end, ...seenOf(deal) },
      bets: [
        { on: 'ante', amountMinor: anteMinor, paidMinor: ante },
        ...(hasStayed ? [{ on: 'call', amountMinor: anteMinor * BigInt(callAntes), paidMinor: call }] : []),
        ...(bonusMinor > 0n ? [{ on: 'bonus', amountMinor: bonusMinor, paidMinor: bonus }] : []),
      ],
    };
  },
  face: casinoHoldemFace,
});
