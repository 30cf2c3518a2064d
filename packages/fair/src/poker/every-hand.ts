import { type Card, cardAt, deckSize } from '../cards/card.ts';

/** One deck in order. */
export const deck: readonly Card[] = Array.from({ length: deckSize }, (_, place) => cardAt(place));

/** Every choice of so many out of a list, in the order of the list. The array is the same each time: keep none of them. */
export function* everyChoice<Item>(
  items: readonly Item[],
  count: number,
  from = 0,
  chosen: Item[] = [],
): Generator<Item[]> {
  if (chosen.length === count) {
    yield chosen;
    return;
  }
  for (let at = from; at <= items.length - (count - chosen.length); at += 1) {
    chosen.push(items[at] as Item);
    yield* everyChoice(items, count, at + 1, chosen);
    chosen.pop();
  }
}
