import type { Card, Suit } from '@harmattan/fair/cards/card';

/** A card as it is kept and told: the same, as plain data. */
export type ToldCard = { rank: number; suit: Suit };

export function tellCards(cards: readonly Card[]): ToldCard[] {
  return cards.map(({ rank, suit }) => ({ rank, suit }));
}

/** A made hand as plain data, for the page to put into words. */
export function tellMade<Kind extends string>({ kind, ranks }: { kind: Kind; ranks: number[] }) {
  return { kind, ranks: [...ranks] };
}
