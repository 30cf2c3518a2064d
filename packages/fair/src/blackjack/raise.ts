import type { BlackjackHand, BlackjackMove } from './blackjack-hand.ts';

/** What insurance costs. Part of a kobo is not taken. */
export const insuranceKobo = (stakeKobo: bigint) => stakeKobo / 2n;

/** What a move costs beside the stake of the beginning: doubling and splitting as much again, insurance half of it. */
export function raiseBlackjackKobo({ do: deed }: BlackjackMove, stakeKobo: bigint): bigint {
  if (deed === 'insure') return insuranceKobo(stakeKobo);
  return deed === 'double' || deed === 'split' ? stakeKobo : 0n;
}

/** What is done for a player who has gone: nothing that costs more, and no card. */
export function leaveBlackjack({ insurance }: BlackjackHand): BlackjackMove {
  return { do: insurance === 'offered' ? 'decline' : 'stand' };
}
