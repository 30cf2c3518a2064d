import {
  type BlackjackHand,
  blackjackDecks,
  dealBlackjack,
  dealerHand,
  hasDealerBlackjack,
  pointsOf,
} from '@harmattan/fair/blackjack/blackjack';
import { type Card, cardAt, deckSize } from '@harmattan/fair/cards/card';
import { drawsFrom } from '@harmattan/fair/draws';
import { type Random, systemRandom } from '@harmattan/kernel/random';
import { uninsuredFace } from '../games/blackjack/face.ts';
import { blackjack } from '../games/blackjack/index.ts';
import type { Told } from '../games/game.ts';

const sharedCards = 2;

/**
 * Blackjack with the same first cards and the same dealer for everybody at the table. The cards that a player takes are their own, from
 * what is left of the shoe: if those were shared too, a first hand that draws would tell a second one what comes. There is no
 * insurance for the same reason: the first to answer would see whether the dealer has blackjack, and a second one insure by it.
 */
export function sharedBlackjack(own: Random = systemRandom): typeof blackjack {
  return {
    ...blackjack,
    deal(bet) {
      const { stake, table } = blackjack.deal(bet);
      return { stake, table: { ...table, player: withOwnCards(table, own), insurance: 'none' } };
    },
    face: uninsuredFace,
  };
}

/** The first cards of the table, and behind them others than those that everybody could know. */
function withOwnCards({ player, dealer }: BlackjackHand, own: Random): Card[] {
  const first = player.slice(0, sharedCards);
  const left = cardsBeside([...first, ...dealer]);
  const draws = drawsFrom(own);
  const taken = player.slice(sharedCards).flatMap(() => left.splice(draws.below(left.length), 1));
  return [...first, ...taken];
}

/** The whole shoe without these. */
function cardsBeside(gone: readonly Card[]): Card[] {
  const left = Array.from({ length: blackjackDecks * deckSize }, (_, place) => cardAt(place));
  for (const card of gone) {
    left.splice(
      left.findIndex(({ rank, suit }) => rank === card.rank && suit === card.suit),
      1,
    );
  }
  return left;
}

/** What a player without a stake sees: the cards that all players share, and the dealer's in the end. */
export function lookAtBlackjack({ random }: { random: Random }): {
  dealt: Record<string, Told>;
  outcome: Record<string, Told>;
} {
  const table = dealBlackjack(drawsFrom(random));
  const cards = table.player.slice(0, sharedCards);
  const dealer = dealerHand(table);
  return {
    dealt: { dealer: { cards: [...table.dealer.slice(0, 1), null] }, hands: [{ cards }] },
    outcome: {
      dealer: { cards: dealer, total: pointsOf(dealer).total, isBlackjack: hasDealerBlackjack(table) },
      hands: [{ cards, total: pointsOf(cards).total }],
    },
  };
}
