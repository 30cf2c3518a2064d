import type { Card } from '../cards/card.ts';

const aceMore = 10;
export const most = 21;

export interface Points {
  total: number;
  /** An ace in it counts eleven. */
  isSoft: boolean;
}

/** Pictures count ten, the ace one or eleven. */
export function worthOf({ rank }: Card): number {
  return Math.min(rank, 10);
}

export function pointsOf(cards: readonly Card[]): Points {
  const low = cards.reduce((sum, card) => sum + worthOf(card), 0);
  const isSoft = cards.some(({ rank }) => rank === 1) && low + aceMore <= most;
  return { total: isSoft ? low + aceMore : low, isSoft };
}

/** An ace and a ten as the first two cards. After a split they are twenty-one and no more. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && pointsOf(cards).total === most;
}
