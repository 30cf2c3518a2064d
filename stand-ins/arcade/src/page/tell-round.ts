import { nairaFromKobo } from '@harmattan/kernel/money';
import { isOver, type Round } from '../rounds/index.ts';

/** A round as its player may know it: nothing of what the wire calls it, and no outcome before it counts. */
export function tellRound(round: Round) {
  const { id, state, stakeKobo, winKobo, choice, outcome, refusal, begunAt } = round;
  const isKnown = state === 'settled' || state === 'disputed';
  return {
    id: String(id),
    state: isOver(round) ? state : 'settling',
    stake: nairaFromKobo(stakeKobo),
    win: isKnown && winKobo !== undefined ? nairaFromKobo(winKobo) : null,
    choice,
    outcome: isKnown ? (outcome ?? null) : null,
    refusal: refusal ?? null,
    at: begunAt.toISOString(),
  };
}
