import { type Card, cardAt, deckSize, ranks, suits } from '../cards/card.ts';

const handSize = 5;
const sizes = handSize + 1;
/** Every way to take some of five cards: a bit for each that is taken. */
export const maskCount = 1 << handSize;

const sizeOf = Array.from({ length: maskCount }, (_, mask) => bitsOf(mask));
/** The highest card of what is taken: all but it have been numbered before. */
const topOf = Array.from({ length: maskCount }, (_, mask) => Math.max(0, 31 - Math.clz32(mask)));

/** How many sets of a size there are of the cards below a card: Pascal's triangle, row after row. */
const below = new Int32Array(deckSize * sizes);
for (let card = 0; card < deckSize; card++) {
  for (let size = 0; size < sizes; size++) below[card * sizes + size] = choose(card, size);
}
/** Where the sets of a size begin, all sizes one after the other. */
const begins = Array.from({ length: sizes }, (_, size) =>
  Array.from({ length: size }, (_unused, smaller) => choose(deckSize, smaller)).reduce((sum, count) => sum + count, 0),
);

export const handCount = choose(deckSize, handSize);
/** How many sets of up to five cards there are. */
export const setCount = (begins[handSize] ?? 0) + handCount;

export const deck: readonly Card[] = Array.from({ length: deckSize }, (_, place) => cardAt(place));

/** A card's place in a new deck. */
export function placeOf({ rank, suit }: Card): number {
  return suits.indexOf(suit) * ranks + rank - 1;
}

/**
 * Numbers each set of some of five cards, by its mask. Every set of up to five cards has a number of its own, whatever hand
 * it is taken from. The places of the cards in a new deck rise.
 */
export function numberSets(places: ArrayLike<number>, numbers: Int32Array): void {
  numbers[0] = 0;
  for (let mask = 1; mask < maskCount; mask++) {
    const top = topOf[mask] ?? 0;
    const rest = numbers[mask ^ (1 << top)] ?? 0;
    numbers[mask] = rest + (below[(places[top] ?? 0) * sizes + (sizeOf[mask] ?? 0)] ?? 0);
  }
  for (let mask = 1; mask < maskCount; mask++) numbers[mask] = (numbers[mask] ?? 0) + (begins[sizeOf[mask] ?? 0] ?? 0);
}

/** Calls for every hand, its places in a new deck rising. The array is the same every time: do not keep it. */
export function forEveryHand(call: (places: readonly number[]) => void): void {
  const places = [0, 0, 0, 0, 0];
  const walk = (at: number, from: number): void => {
    for (let place = from; place < deckSize; place++) {
      places[at] = place;
      if (at === handSize - 1) call(places);
      else walk(at + 1, place + 1);
    }
  };
  walk(0, 0);
}

/**
 * Calls for one of the hands that differ in their suits alone, and says how many there are of its kind. Suits are worth the same,
 * so the twentieth part of the hands stands for all of them.
 */
export function forEveryKind(call: (places: readonly number[], count: number) => void): void {
  const held = [0, 0, 0, 0];
  forEveryHand((places) => {
    held.fill(0);
    for (const place of places) {
      const suit = Math.floor(place / ranks);
      held[suit] = (held[suit] ?? 0) | (1 << (place % ranks));
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = held;
    if (first < second || second < third || third < fourth) return;
    call(places, orders([first === second, second === third, third === fourth]));
  });
}

/** In how many orders four suits can be had, of which neighbours may be the same. */
function orders(isSame: boolean[]): number {
  let count = 24;
  let run = 1;
  for (const same of isSame) {
    run = same ? run + 1 : 1;
    count /= run;
  }
  return count;
}

function bitsOf(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + bitsOf(mask >> 1);
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let at = 0; at < count; at++) ways = (ways * (from - at)) / (at + 1);
  return ways;
}
