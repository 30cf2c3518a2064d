import type { Card } from '../cards/card.ts';
import { kindShift, type MadeHand, packHand, type ThreeCardKind, threeCardKinds, unpackRanks } from './made-hand.ts';
import { highestIn, type RankSets, rankSets, straightIn, without } from './rank-sets.ts';

const at = Object.fromEntries(threeCardKinds.map((kind, place) => [kind, place])) as Record<ThreeCardKind, number>;

/** How good three cards are: of two hands the better one has the greater number, equals tie. */
export function rankThreeCards(cards: readonly Card[]): number {
  return rankOfThree(rankSets(cards));
}

function rankOfThree([a, b, c, d]: Readonly<RankSets>): number {
  const all = a | b | c | d;
  const first = highestIn(all);
  const second = highestIn(without(all, first));
  const third = highestIn(without(without(all, first), second));
  if (second === 0) return packHand(at.trips, first);
  if (third === 0) {
    const two = highestIn((a & b) | (c & d) | ((a | b) & (c | d)));
    return packHand(at.pair, two, two === first ? second : first);
  }
  const isFlush = [a, b, c, d].includes(all);
  const high = straightIn(all, 3);
  if (high > 0) return packHand(isFlush ? at['straight-flush'] : at.straight, high);
  return packHand(isFlush ? at.flush : at['high-card'], first, second, third);
}

export function tellThreeCards(value: number): MadeHand<ThreeCardKind> {
  return { kind: threeCardKinds[value >> kindShift] ?? 'high-card', ranks: unpackRanks(value) };
}
