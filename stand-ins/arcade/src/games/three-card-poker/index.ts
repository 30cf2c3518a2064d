import { rankThreeCards, tellThreeCards } from '@harmattan/fair/poker/rank-three-cards';
import { dealThreeCards, settleThreeCards } from '@harmattan/fair/three-card-poker/settle';
import { createPokerGame } from '../poker-tables/poker-game.ts';
import { type ToldCard, tellCards, tellMade } from '../poker-tables/told-cards.ts';
import { threeCardPokerFace } from './face.ts';

type Deal = { player: ToldCard[]; dealer: ToldCard[] };

function seenOf({ player }: Deal) {
  return { player, playerHand: tellMade(tellThreeCards(rankThreeCards(player))) };
}

/** Three card poker against the dealer, one deck. */
export const threeCardPoker = createPokerGame<Deal>({
  name: 'three-card-poker',
  stay: { name: 'play', antes: 1 },
  deal(draws) {
    const { player, dealer } = dealThreeCards(draws);
    return { player: tellCards(player), dealer: tellCards(dealer) };
  },
  seen: seenOf,
  settle(deal, { anteMinor, bonusMinor, hasStayed }) {
    const settled = settleThreeCards(deal, { anteMinor, bonusMinor, hasPlayed: hasStayed });
    const { ante, play, anteBonus, pairPlus } = settled.paidMinor;
    const winner = settled.end === 'lost' ? deal.dealer : deal.player;
    return {
      // Who folds sees no more: at a table that others share, they are still deciding.
      told: hasStayed
        ? {
            end: settled.end,
            ...deal,
            playerHand: tellMade(settled.player),
            dealerHand: tellMade(settled.dealer),
            best: winner,
          }
        : { end: settled.end, ...seenOf(deal) },
      bets: [
        { on: 'ante', amountMinor: anteMinor, paidMinor: ante },
        ...(hasStayed ? [{ on: 'play', amountMinor: anteMinor, paidMinor: play }] : []),
        ...(anteBonus > 0n ? [{ on: 'ante-bonus', amountMinor: 0n, paidMinor: anteBonus }] : []),
        ...(bonusMinor > 0n ? [{ on: 'bonus', amountMinor: bonusMinor, paidMinor: pairPlus }] : []),
      ],
    };
  },
  face: threeCardPokerFace,
});
