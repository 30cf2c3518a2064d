import { rankThreeCards } from '../poker/rank-three-cards.ts';
import type { Statement } from '../statement.ts';
import { backPairPlus, backThreeCards, compareThreeCards, dealThreeCards } from './settle.ts';
import { shouldPlay } from './strategy.ts';

const bounds = [52, 51, 50, 49, 48, 47];

/** Counted over all cards of player and dealer, beside the engine. */
export const threeCardPokerStatements: readonly Statement[] = [
  {
    name: 'three-card-poker-queen-six-four',
    returnMillionths: 966_270,
    bounds,
    play(draws) {
      const deal = dealThreeCards(draws);
      const player = rankThreeCards(deal.player);
      if (!shouldPlay(player)) return 0;
      const { ante, play, anteBonus } = backThreeCards(compareThreeCards(player, rankThreeCards(deal.dealer)), player);
      return 100 * (ante + play + anteBonus - 1);
    },
  },
  {
    name: 'three-card-poker-pair-plus',
    returnMillionths: 976_833,
    bounds,
    play: (draws) => 100 * backPairPlus(rankThreeCards(dealThreeCards(draws).player)),
  },
];
