import type { Minor } from '@harmattan/kernel/money';

export interface Place {
  place: number;
  playerId: bigint;
  turnoverMinor: Minor;
  /** When they staked last of what counts. Of two with the same turnover the earlier one is ahead. */
  reachedAt: Date;
}

export interface OwnPlace extends Place {
  /** What is missing to pass the place above; null for the first. As much as they have is too little: they had it first. */
  toNextPlaceMinor: Minor | null;
}

const usPerMs = 1_000n;

export function placeOf(of: { place: number; playerId: bigint; turnoverMinor: Minor; reachedUs: bigint }): Place {
  const { place, playerId, turnoverMinor, reachedUs } = of;
  return { place, playerId, turnoverMinor, reachedAt: new Date(Number(reachedUs / usPerMs)) };
}
