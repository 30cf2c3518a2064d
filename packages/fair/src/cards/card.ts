export const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

export type Suit = (typeof suits)[number];

/** The ace is 1, the king 13. A type rather than an interface, so that it counts as JSON. */
export type Card = {
  rank: number;
  suit: Suit;
};

export const ranks = 13;
export const deckSize = suits.length * ranks;

/** The card at a place of a new deck, or of several, one after the other. */
export function cardAt(place: number): Card {
  return { rank: (place % ranks) + 1, suit: suits[Math.floor(place / ranks) % suits.length] ?? 'spades' };
}
