import { expect, test } from 'vitest';
import { openShoe } from './shoe.ts';

const named = (deal: () => { rank: number; suit: string }, count: number) =>
  Array.from({ length: count }, () => deal()).map(({ rank, suit }) => `${rank} ${suit}`);

test('a deck dealt to its end holds each of its cards once, whichever is drawn', () => {
  for (const place of [0, 1, 17, 50, 51]) {
    const cards = named(openShoe({ below: (bound) => Math.min(place, bound - 1) }, 1), 52);
    expect(new Set(cards).size, `${place}`).toBe(52);
  }
});

test('several decks hold each card as often as there are decks', () => {
  const counts = new Map<string, number>();
  for (const card of named(openShoe({ below: (bound) => (bound * 7) % bound }, 6), 312)) {
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array(52).fill(6));
});

test('asks for each card from as many as are left', () => {
  const bounds: number[] = [];
  named(openShoe({ below: (bound) => bounds.push(bound) * 0 }, 2), 3);
  expect(bounds).toEqual([104, 103, 102]);
});
