import { handKinds, kindShift } from '../poker/made-hand.ts';
import { rankOfSets } from '../poker/rank-hand.ts';
import type { RankSets } from '../poker/rank-sets.ts';
import { antePays, callAntes } from './pays.ts';
import { qualifyingRank } from './settle.ts';

/** A card as its place in a deck: 13 ranks from the two to the ace, suit by suit. */
const setOf = (place: number): number => 1 << ((place % 13) + 2);
const suitOf = (place: number): 0 | 1 | 2 | 3 => Math.floor(place / 13) as 0 | 1 | 2 | 3;

export function setsOf(places: readonly number[]): RankSets {
  const sets: RankSets = [0, 0, 0, 0];
  for (const place of places) sets[suitOf(place)] |= setOf(place);
  return sets;
}

/** Two cards beside a board: what calling with them gets, over all two cards that the dealer may have. */
export interface Holding {
  first: number;
  second: number;
  netAntes: number;
}

/** The dealer's two cards from the 45 that are left. */
export const dealersHands = 990;
const holdings = 1_081;
const rankPlaces = 2_048;

/**
 * Every two cards beside a board of five. None is held against every other: they are put in order once, and of those below the
 * ones that share a card are taken off, card by card.
 */
export function countBoard(board: readonly number[]): Holding[] {
  const left = Array.from({ length: 52 }, (_, place) => place).filter((place) => !board.includes(place));
  const pairs = left.flatMap((first, at) => left.slice(at + 1).map((second) => ({ first, second })));
  const onBoard = setsOf(board);
  const ranks = pairs.map(({ first, second }) => {
    const sets: RankSets = [...onBoard];
    sets[suitOf(first)] |= setOf(first);
    sets[suitOf(second)] |= setOf(second);
    return rankOfSets(sets);
  });
  const order = Float64Array.from(ranks, (rank, at) => rank * rankPlaces + at).sort();
  const poor = createHeap();
  for (const [at, rank] of ranks.entries()) if (rank < qualifyingRank) poor.add(pairs[at] as Pair);

  const lower = createHeap();
  const found: Holding[] = [];
  for (let from = 0; from < holdings; ) {
    const rank = ranks[(order[from] ?? 0) % rankPlaces] ?? 0;
    const equal = createHeap();
    const equals: Pair[] = [];
    for (; from < holdings && ranks[(order[from] ?? 0) % rankPlaces] === rank; from += 1) {
      const pair = pairs[(order[from] ?? 0) % rankPlaces] as Pair;
      equal.add(pair);
      equals.push(pair);
    }
    for (const pair of equals) found.push({ ...pair, netAntes: netOf(pair, rank, { poor, lower, equal }) });
    for (const pair of equals) lower.add(pair);
  }
  return found;
}

type Pair = { first: number; second: number };
type Heap = ReturnType<typeof createHeap>;

function netOf(pair: Pair, rank: number, { poor, lower, equal }: { poor: Heap; lower: Heap; equal: Heap }): number {
  const pays = antePays[handKinds[rank >> kindShift] ?? 'high-card'];
  const isPoor = rank < qualifyingRank;
  // A pair is among its own equals, and comes off twice, once for each of its cards.
  const unqualified = poor.besides(pair) + (isPoor ? 1 : 0);
  const won = isPoor ? 0 : lower.besides(pair) - unqualified;
  const tied = isPoor ? 0 : equal.besides(pair) + 1;
  const lost = dealersHands - unqualified - won - tied;
  return unqualified * pays + won * (pays + callAntes) - lost * (1 + callAntes);
}

/** A number of pairs, and of how many of them each card is part. */
function createHeap() {
  const withCard = new Int32Array(52);
  let count = 0;
  return {
    add({ first, second }: Pair) {
      count += 1;
      withCard[first] = (withCard[first] ?? 0) + 1;
      withCard[second] = (withCard[second] ?? 0) + 1;
    },
    besides: ({ first, second }: Pair) => count - (withCard[first] ?? 0) - (withCard[second] ?? 0),
  };
}
