import type { BlackjackHand, BlackjackMove } from './blackjack-hand.ts';

/** What insurance costs. Part of a kobo is not taken. */
export const insuranceMinor = (stakeMinor: bigint) => stakeMinor / 2n;

/** What a move costs beside the stake of the beginning: doubling and splitting as much again, insurance half of it. */
export function raiseBlackjackMinor({ do: deed }: BlackjackMove, stakeMinor: bigint): bigint {
  if (deed === 'insure') return insuranceMinor(stakeMinor);
  return deed === 'double' || deed === 'split' ? stakeMinor : 0n;
}

/** What is done for a player who has gone: nothing that costs more, and no card. */
export function leaveBlackjack({ insurance }: BlackjackHand): BlackjackMove {
  return { do: insurance === 'offered' ? 'decline' : 'stand' };
}
