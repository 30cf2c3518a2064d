import type { Minor } from '@harmattan/kernel/money';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type { Game } from '../games/game.ts';
import type { Seat } from '../seats/index.ts';
import { holderOf } from '../seeds/index.ts';
import { resolveUnfinished } from './resolve-due.ts';
import type { Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { findRoundByKey, insertRound, setSeed } from './rounds-store.ts';
import { carryOn } from './step.ts';

/** What the page asks for. Everything else is decided here. */
export interface Wish {
  key: string;
  stakeMinor: Minor;
  choice: object;
  /** The turn of a table on a clock that it is for. */
  spinId?: bigint | undefined;
  /** Which of the seat's two bets it is, where it may have two. */
  slot?: number;
  /** Stores the round under the fence of its table, if only one process may take bets for it. */
  fenced?: Queryable;
}

export interface Played {
  /** Undefined: an earlier round is not over yet. */
  round: Round | undefined;
  /** As the wallet's last answer said it, if it did. */
  balanceMinor: Minor | undefined;
  /** As the wallet's answer to the stake said it, before anything was paid. */
  stakedBalanceMinor: Minor | undefined;
}

const untold = { balanceMinor: undefined, stakedBalanceMinor: undefined };

/** All that a round has to know of its game before its stake is taken. */
type PlayedGame = Pick<Game, 'name' | 'isProvable'>;

/** Plays one round, as far as it goes without another word of the player's. The same wish sent twice is one round. */
export async function playRound(deps: RoundsDeps, seat: Seat, game: PlayedGame, wish: Wish): Promise<Played> {
  const before = await findRoundByKey(deps.pool, seat, wish.key);
  if (before) return { round: before, ...untold };
  await resolveUnfinished(deps, seat.id);
  const round = await insert(deps, seat, game, wish);
  if (round) return carryOn(deps, seat, round);
  // Either the same wish was faster, or an earlier round stands in the way.
  return { round: await findRoundByKey(deps.pool, seat, wish.key), ...untold };
}

/** A round is a row before its stake is sent, and knows then which seeds will decide it. */
function insert(
  deps: RoundsDeps,
  seat: Seat,
  game: PlayedGame,
  { spinId, slot = 0, fenced = deps.pool, ...wish }: Wish,
): Promise<Round | undefined> {
  const asked = { ...wish, spinId, slot, seatId: seat.id, owner: seat.owner, game: game.name };
  if (!game.isProvable) return insertRound(fenced, asked);
  return inTransaction(deps.pool, async (db) => {
    const round = await insertRound(db, asked);
    return round && setSeed(db, round, await deps.seeds.take(db, holderOf(seat)));
  });
}
