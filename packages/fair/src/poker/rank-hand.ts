import type { Card } from '../cards/card.ts';
import { handKinds, kindShift, type MadeHand, packHand, unpackRanks } from './made-hand.ts';
import { countIn, highestIn, type RankSets, rankSets, straightIn, without } from './rank-sets.ts';

const at = Object.fromEntries(handKinds.map((kind, place) => [kind, place])) as Record<
  (typeof handKinds)[number],
  number
>;
const ace = 14;

/** How good the best five of five, six or seven cards are: of two hands the better one has the greater number, equals tie. */
export function rankHand(cards: readonly Card[]): number {
  return rankOfSets(rankSets(cards));
}

/** The same from what each suit holds. Works on whole sets of ranks at once, since millions of hands are counted with it. */
export function rankOfSets([a, b, c, d]: Readonly<RankSets>): number {
  const all = a | b | c | d;
  const flushed = flushIn(a) | flushIn(b) | flushIn(c) | flushIn(d);
  if (flushed !== 0) {
    const high = straightIn(flushed, 5);
    if (high === ace) return packHand(at['royal-flush'], ace);
    if (high > 0) return packHand(at['straight-flush'], high);
  }
  const twice = (a & b) | (c & d) | ((a | b) & (c | d));
  if (twice !== 0) {
    const four = highestIn(a & b & c & d);
    if (four > 0) return packHand(at.quads, four, highestIn(without(all, four)));
    const three = highestIn((a & b & (c | d)) | (c & d & (a | b)));
    const two = highestIn(without(twice, three));
    if (three > 0 && two > 0) return packHand(at['full-house'], three, two);
    if (flushed === 0 && straightIn(all, 5) === 0) return rankAlike(all, three, two, highestIn(without(twice, two)));
  }
  if (flushed !== 0) return packTop(at.flush, flushed);
  const high = straightIn(all, 5);
  return high > 0 ? packHand(at.straight, high) : packTop(at['high-card'], all);
}

/** Trips, two pair or a pair, with the cards beside them. */
function rankAlike(all: number, three: number, two: number, otherTwo: number): number {
  if (three > 0) {
    const beside = without(all, three);
    const next = highestIn(beside);
    return packHand(at.trips, three, next, highestIn(without(beside, next)));
  }
  if (otherTwo > 0) return packHand(at['two-pair'], two, otherTwo, highestIn(without(without(all, two), otherTwo)));
  const beside = without(all, two);
  const first = highestIn(beside);
  const second = highestIn(without(beside, first));
  return packHand(at.pair, two, first, second, highestIn(without(without(beside, first), second)));
}

/** The suit's cards where there are five of them or more, otherwise none. */
function flushIn(suit: number): number {
  return countIn(suit) >= 5 ? suit : 0;
}

/** The five highest. */
function packTop(kind: number, set: number): number {
  const ranks: number[] = [];
  for (let left = set; ranks.length < 5; left = without(left, highestIn(left))) ranks.push(highestIn(left));
  const [first = 0, second, third, fourth, fifth] = ranks;
  return packHand(kind, first, second, third, fourth, fifth);
}

export function tellHand(value: number): MadeHand {
  return { kind: handKinds[value >> kindShift] ?? 'high-card', ranks: unpackRanks(value) };
}

/** The five cards that make the hand, in the order in which they lie there. */
export function bestFive(cards: readonly Card[]): Card[] {
  const best = rankHand(cards);
  let left = [...cards];
  while (left.length > 5) left = leaveOut(left, (fewer) => rankHand(fewer) === best);
  return left;
}

/** One card fewer: the first without which all is still well. */
function leaveOut(cards: Card[], isWell: (fewer: Card[]) => boolean): Card[] {
  const fewer = cards.map((_, out) => cards.filter((__, place) => place !== out));
  return fewer.find(isWell) ?? cards.slice(1);
}
