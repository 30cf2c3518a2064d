import type { Card } from '../cards/card.ts';
import { readHand, type Shape } from './read-hand.ts';

const whole: ReadonlySet<Shape> = new Set(['natural-royal', 'wild-royal', 'straight-flush', 'flush', 'straight']);

/**
 * What is held for a player who has gone: whatever is made already, so that no draw can make the hand worse. Cards that are alike
 * and wild ones stay; of a straight or a flush, all do.
 */
export function keepMade(cards: readonly Card[], wildRank?: number): number[] {
  const isWhole = whole.has(readHand(cards, wildRank).shape);
  return cards.flatMap(({ rank }, at) => {
    const isAlike = cards.some((other, place) => place !== at && other.rank === rank);
    return isWhole || isAlike || rank === wildRank ? [at] : [];
  });
}
