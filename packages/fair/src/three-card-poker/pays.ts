import type { ThreeCardKind } from '../poker/made-hand.ts';

/** What is paid on the ante, to one, for a good hand that is played, whatever the dealer has. */
export const anteBonusPays: Readonly<Record<ThreeCardKind, number>> = {
  'high-card': 0,
  pair: 0,
  flush: 0,
  straight: 1,
  trips: 4,
  'straight-flush': 5,
};

/** What pair plus wins, to one. */
export const pairPlusPays: Readonly<Record<ThreeCardKind, number>> = {
  'high-card': 0,
  pair: 1,
  flush: 4,
  straight: 6,
  trips: 30,
  'straight-flush': 40,
};
