import type { Draws } from '../draws.ts';
import { type Card, cardAt, deckSize } from './card.ts';

const newDeck = Array.from({ length: deckSize }, (_, place) => Object.freeze(cardAt(place)));
const newShoes = new Map<number, Uint16Array>();

/** The first cards of freshly shuffled decks: Fisher–Yates, carried only as far as cards are dealt. */
export function openShoe(draws: Draws, decks: number): () => Card {
  const places = newShoe(decks).slice();
  let left = places.length;
  return () => {
    const at = draws.below(left);
    left -= 1;
    const taken = places[at] ?? 0;
    // The last card that is left takes the place of the one that was dealt.
    places[at] = places[left] ?? 0;
    return newDeck[taken % deckSize] ?? cardAt(taken);
  };
}

function newShoe(decks: number): Uint16Array {
  const shoe = newShoes.get(decks) ?? Uint16Array.from({ length: decks * deckSize }, (_, place) => place);
  newShoes.set(decks, shoe);
  return shoe;
}
