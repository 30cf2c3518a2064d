import type { Card } from '../cards/card.ts';
import { openShoe } from '../cards/shoe.ts';
import type { Draws } from '../draws.ts';

/** All nine cards of a round. Which of them are seen when is the table's affair. */
export interface HoldemDeal {
  player: Card[];
  dealer: Card[];
  board: Card[];
}

export const flopCards = 3;

/** Nine cards of one deck, always, whatever will be decided: a table that shares its draws shares its cards. */
export function dealHoldem(draws: Draws): HoldemDeal {
  const next = openShoe(draws, 1);
  const player = [next()];
  const dealer = [next()];
  player.push(next());
  dealer.push(next());
  return { player, dealer, board: Array.from({ length: 5 }, next) };
}

/** What the player decides on: two cards and the flop. */
export function firstFive({ player, board }: Pick<HoldemDeal, 'player' | 'board'>): Card[] {
  return [...player, ...board.slice(0, flopCards)];
}
