import type { Kobo } from '@harmattan/kernel/money';

export interface Place {
  place: number;
  playerId: bigint;
  turnoverKobo: Kobo;
  /** When they staked last of what counts. Of two with the same turnover the earlier one is ahead. */
  reachedAt: Date;
}

export interface OwnPlace extends Place {
  /** What is missing to pass the place above; null for the first. As much as they have is too little: they had it first. */
  toNextPlaceKobo: Kobo | null;
}

const usPerMs = 1_000n;

export function placeOf(of: { place: number; playerId: bigint; turnoverKobo: Kobo; reachedUs: bigint }): Place {
  const { place, playerId, turnoverKobo, reachedUs } = of;
  return { place, playerId, turnoverKobo, reachedAt: new Date(Number(reachedUs / usPerMs)) };
}
