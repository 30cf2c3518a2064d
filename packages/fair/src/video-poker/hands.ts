import type { Reading, Shape } from './read-hand.ts';

const ace = 1;
const jack = 11;

/** Every hand that some model pays for: its shape, and whose ranks count where not all do. */
export const hands = {
  'royal-flush': { shape: 'natural-royal' },
  'four-deuces': { shape: 'four-wilds' },
  'wild-royal': { shape: 'wild-royal' },
  'five-of-a-kind': { shape: 'five' },
  'straight-flush': { shape: 'straight-flush' },
  'four-aces': { shape: 'four', ranks: [ace] },
  'four-twos-to-fours': { shape: 'four', ranks: [2, 3, 4] },
  'four-fives-to-kings': { shape: 'four', ranks: [5, 6, 7, 8, 9, 10, jack, 12, 13] },
  'four-of-a-kind': { shape: 'four' },
  'full-house': { shape: 'full-house' },
  flush: { shape: 'flush' },
  straight: { shape: 'straight' },
  'three-of-a-kind': { shape: 'three' },
  'two-pairs': { shape: 'two-pairs' },
  'jacks-or-better': { shape: 'pair', ranks: [jack, 12, 13, ace] },
} as const satisfies Record<string, { shape: Shape; ranks?: readonly number[] }>;

export type HandName = keyof typeof hands;

export function isHand(name: HandName, { shape, rank }: Reading): boolean {
  const wanted: { shape: Shape; ranks?: readonly number[] } = hands[name];
  return wanted.shape === shape && (wanted.ranks?.includes(rank) ?? true);
}
