import { assert } from '@harmattan/kernel/assert';
import type { Random } from '@harmattan/kernel/random';
import { isStepped, type Told } from '../games/game.ts';
import { findGame } from '../games/games.ts';
import { markDealt, markStaked } from './hands-store.ts';
import type { Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { markRiding } from './rounds-store.ts';

/** The stake is known to be taken: chance speaks now, or when the turn of the table does. */
export async function begin(deps: RoundsDeps, round: Round, reference: string | undefined): Promise<Round | undefined> {
  if (round.spinId !== undefined) return markRiding(deps.pool, round, reference);
  const random = round.seed ? await deps.seeds.chance(deps.pool, round.seed.id, round.seed.nonce) : deps.random;
  return decide(deps, round, { random });
}

/** Draws what the round is about, and stores it before anybody hears of it. */
export async function decide(
  { pool }: Pick<RoundsDeps, 'pool'>,
  round: Round,
  chance: { random: Random; setup?: Told },
): Promise<Round | undefined> {
  const game = findGame(round.game);
  assert(game, 'a round is of a game that exists');
  const bet = { choice: round.choice, stakeMinor: round.stakeMinor, ...chance };
  if (!isStepped(game)) return markStaked(pool, round, game.play(bet));
  const hand = game.deal(bet);
  return markDealt(pool, round, hand, game.end(hand, round.baseMinor));
}
