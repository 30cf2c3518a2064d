import { assert } from '@harmattan/kernel/assert';
import { isStepped } from '../games/game.ts';
import { findGame } from '../games/games.ts';
import { markMoved } from './hands-store.ts';
import type { Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';

const movesMax = 100;

/** The player has gone, or was too slow: the hand is played to its end by the game's own rule for that. */
export async function leaveHand({ pool }: RoundsDeps, round: Round): Promise<Round | undefined> {
  const game = findGame(round.game);
  assert(game && isStepped(game) && round.hand !== undefined, 'what is played is a hand of a game that exists');
  let hand = round.hand;
  for (let made = 1; made <= movesMax; made += 1) {
    const next = game.act(hand, game.leave(hand));
    assert(next !== undefined, 'leaving is always possible');
    hand = next;
    const result = game.end(hand, round.baseMinor);
    if (result) return markMoved(pool, round, { hand, made, result, isInTime: false });
  }
  throw new Error(`a hand of ${round.game} does not end by leaving`);
}
