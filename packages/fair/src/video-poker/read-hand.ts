import type { Card } from '../cards/card.ts';

export type Shape =
  | 'natural-royal'
  | 'four-wilds'
  | 'wild-royal'
  | 'five'
  | 'straight-flush'
  | 'four'
  | 'full-house'
  | 'flush'
  | 'straight'
  | 'three'
  | 'two-pairs'
  | 'pair'
  | 'nothing';

export interface Reading {
  shape: Shape;
  /** Which rank makes the pair, the three or the four; it says nothing where wild cards help. */
  rank: number;
}

const ace = 1;
const aceHigh = 14;
const ten = 10;
/** From the lowest to the highest card of a straight. */
const reach = 4;
/** How many are alike at most, by how many couples among the cards are alike: four of a kind are six couples. */
const alikeByCouples = [1, 2, 2, 3, 3, 3, 4];

/** The best that five cards can be called. Cards of the wild rank stand for any card, whichever helps most. */
export function readHand(cards: readonly Card[], wildRank?: number): Reading {
  const { wilds, couples, rank, isFlush, isNear, isHigh } = lookAt(cards, wildRank);
  const alike = (alikeByCouples[couples] ?? 0) + wilds;
  const isStraight = couples === 0 && isNear;
  const is = (shape: Shape): Reading => ({ shape, rank });

  if (wilds === 4) return is('four-wilds');
  if (isFlush && isStraight && isHigh) return is(wilds === 0 ? 'natural-royal' : 'wild-royal');
  if (alike === 5) return is('five');
  if (isFlush && isStraight) return is('straight-flush');
  if (alike === 4) return is('four');
  // Three and two, or two and two with a wild card.
  if (couples === 4 || (couples === 2 && wilds === 1)) return is('full-house');
  if (isFlush) return is('flush');
  if (isStraight) return is('straight');
  if (alike === 3) return is('three');
  if (couples === 2) return is('two-pairs');
  return is(alike === 2 ? 'pair' : 'nothing');
}

/**
 * Goes through the cards once, since simulations read tens of millions of hands. Of those that are not wild: how many couples are
 * of one rank, and which; whether all are of one suit; whether they lie as near as in a straight, with the ace below the two or
 * above the king; and whether none is below ten.
 */
function lookAt(cards: readonly Card[], wildRank: number | undefined) {
  let wilds = 0;
  let couples = 0;
  let rank = 0;
  let isFlush = true;
  let suit: Card['suit'] | undefined;
  let lowest = aceHigh;
  let highest = ace;
  let lowestHigh = aceHigh;
  let highestHigh = ace;
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as Card;
    if (card.rank === wildRank) {
      wilds += 1;
      continue;
    }
    for (let before = 0; before < at; before++) {
      if (cards[before]?.rank !== card.rank) continue;
      couples += 1;
      rank = card.rank;
    }
    suit ??= card.suit;
    isFlush &&= card.suit === suit;
    const high = card.rank === ace ? aceHigh : card.rank;
    lowest = Math.min(lowest, card.rank);
    highest = Math.max(highest, card.rank);
    lowestHigh = Math.min(lowestHigh, high);
    highestHigh = Math.max(highestHigh, high);
  }
  const isNear = highest - lowest <= reach || highestHigh - lowestHigh <= reach;
  return { wilds, couples, rank, isFlush, isNear, isHigh: lowestHigh >= ten };
}
