import type { Card } from '../cards/card.ts';

/** What the player has before them: one hand, or two after a split. */
export type PlayedHand = {
  cards: Card[];
  isDoubled: boolean;
  /** Nothing more comes to it. */
  isDone: boolean;
};

/**
 * A round at the table, with every card that can ever fall in it. The player's come from the front of the shoe and the dealer's
 * from its back, so that the dealer has the same hand whatever the players decide. It is JSON, and only the server sees it.
 */
export type BlackjackHand = {
  player: Card[];
  dealer: Card[];
  /** How many of the player's cards have been dealt. */
  taken: number;
  hands: PlayedHand[];
  /** Offered when the dealer shows an ace, and answered before anything else. */
  insurance: 'none' | 'offered' | 'taken' | 'declined';
};

export const blackjackDeeds = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;

export type BlackjackDeed = (typeof blackjackDeeds)[number];

export type BlackjackMove = { do: BlackjackDeed };
