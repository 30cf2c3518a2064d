import { majorFromMinor } from '@harmattan/kernel/money';
import { isStepped } from '../games/game.ts';
import { findGame } from '../games/games.ts';
import { isAtRest, isOver, type Round } from '../rounds/index.ts';
import type { Proof } from '../seeds/index.ts';

/** A round as its player may know it: nothing of what the wire calls it, of a hand what they see, and no outcome before it counts. */
export function tellRound(round: Round, proofs: ReadonlyMap<bigint, Proof>) {
  const { id, state, stakeMinor, winMinor, choice, outcome, refusal, moves, seed, spinId, begunAt, shownAt } = round;
  const isKnown = state === 'settled' || state === 'disputed';
  const proof = seed && proofs.get(seed.id);
  return {
    id: String(id),
    state: isOver(round) || isAtRest(round) ? state : 'settling',
    stake: majorFromMinor(stakeMinor),
    win: isKnown && winMinor !== undefined ? majorFromMinor(winMinor) : null,
    choice,
    outcome: isKnown ? (outcome ?? null) : null,
    view: viewOf(round),
    moves,
    proof: proof ? { ...proof, nonce: seed.nonce } : null,
    spin: spinId === undefined ? null : String(spinId),
    refusal: refusal ?? null,
    at: begunAt.toISOString(),
    isShown: shownAt !== undefined,
  };
}

function viewOf({ game: name, state, hand }: Round) {
  const game = findGame(name);
  return state === 'playing' && hand !== undefined && game && isStepped(game) ? game.view(hand) : null;
}
