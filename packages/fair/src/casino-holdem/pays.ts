import type { HandKind } from '../poker/made-hand.ts';

/** What the ante wins, to one, by the player's hand. */
export const antePays: Readonly<Record<HandKind, number>> = {
  'high-card': 1,
  pair: 1,
  'two-pair': 1,
  trips: 1,
  straight: 1,
  flush: 2,
  'full-house': 3,
  quads: 10,
  'straight-flush': 20,
  'royal-flush': 100,
};

/** What the AA bonus wins, to one, by the player's first two cards and the flop. A pair must be one of aces. */
export const bonusPays: Readonly<Record<HandKind, number>> = {
  'high-card': 0,
  pair: 7,
  'two-pair': 7,
  trips: 7,
  straight: 7,
  flush: 20,
  'full-house': 30,
  quads: 40,
  'straight-flush': 50,
  'royal-flush': 100,
};

/** A call is so many antes. */
export const callAntes = 2;
