import { rankHand } from '../poker/rank-hand.ts';
import type { Statement } from '../statement.ts';
import { dealHoldem, flopCards } from './deal.ts';
import { callAntes } from './pays.ts';
import { backAntes, backBonus, compareHoldem } from './settle.ts';
import { shouldCall } from './strategy.ts';

const bounds = [52, 51, 50, 49, 48, 47, 46, 45, 44];

/** Both counted over all cards, beside the engine: the ante's by `count-return.ts`, for the calling rule of `strategy.ts`. */
export const casinoHoldemStatements: readonly Statement[] = [
  {
    name: 'casino-holdem-simple-rule',
    returnMillionths: 970_079,
    bounds,
    play(draws) {
      const { player, dealer, board } = dealHoldem(draws);
      if (!shouldCall(player, board.slice(0, flopCards))) return 0;
      const own = rankHand([...player, ...board]);
      const { ante, call } = backAntes(compareHoldem(own, rankHand([...dealer, ...board])), own);
      return 100 * (ante + call - callAntes);
    },
  },
  {
    name: 'casino-holdem-aa-bonus',
    returnMillionths: 937_417,
    bounds,
    play: (draws) => 100 * backBonus(dealHoldem(draws)),
  },
];
