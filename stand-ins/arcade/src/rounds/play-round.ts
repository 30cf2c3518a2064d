import type { Kobo } from '@harmattan/kernel/money';
import type { Game } from '../games/game.ts';
import type { Seat } from '../seats/index.ts';
import { playFreeRound } from './play-free-round.ts';
import { resolveUnfinished } from './resolve-due.ts';
import type { Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { findRoundByKey, insertRound } from './rounds-store.ts';
import { carryOn } from './step.ts';

/** What the page asks for. Everything else is decided here. */
export interface Wish {
  key: string;
  stakeKobo: Kobo;
  choice: object;
}

export interface Played {
  /** Undefined: an earlier round is not over yet. */
  round: Round | undefined;
  /** As the wallet's last answer said it, if it did. */
  balanceKobo: Kobo | undefined;
}

/** Plays one round. The same wish sent twice is one round. */
export async function playRound(deps: RoundsDeps, seat: Seat, game: Game, wish: Wish): Promise<Played> {
  const asked = { ...wish, seatId: seat.id, game: game.name };
  if (seat.playKobo !== undefined) {
    return { round: await playFreeRound(deps, game, asked), balanceKobo: undefined };
  }
  const before = await findRoundByKey(deps.pool, seat.id, wish.key);
  if (before) return { round: before, balanceKobo: undefined };
  await resolveUnfinished(deps, seat.id);
  const round = await insertRound(deps.pool, asked);
  if (round) return carryOn(deps, seat, round);
  // Either the same wish was faster, or an earlier round stands in the way.
  return { round: await findRoundByKey(deps.pool, seat.id, wish.key), balanceKobo: undefined };
}
