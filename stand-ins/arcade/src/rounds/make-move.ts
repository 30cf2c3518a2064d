import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type { SteppedGame } from '../games/game.ts';
import type { Seat } from '../seats/index.ts';
import { markMoved, turnTo } from './hands-store.ts';
import { insertRaise } from './raises-store.ts';
import type { Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { findRound } from './rounds-store.ts';
import { carryOn } from './step.ts';

/** What the player has decided in a hand, after so many moves as they had seen. */
export interface WishedMove {
  roundId: bigint;
  at: number;
  move: object;
}

export interface MoveAnswer {
  round: Round;
  balanceMinor: Minor | undefined;
  /** As the wallet's answer to what the move cost said it. */
  stakedBalanceMinor: Minor | undefined;
  /** Why nothing has changed. */
  refusal: string | undefined;
}

/** Makes one move. Undefined: the owner of the seat has no such round. Sent twice, the second comes out of turn and changes nothing. */
export async function makeMove(
  deps: RoundsDeps,
  seat: Seat,
  game: SteppedGame,
  { roundId, at, move }: WishedMove,
): Promise<MoveAnswer | undefined> {
  const round = await findRound(deps.pool, seat.owner, roundId);
  if (!round || round.game !== game.name) return undefined;
  if (round.state !== 'playing' || round.moves !== at || round.hand === undefined) return outOfTurn(round);
  const hand = game.act(round.hand, move);
  if (hand === undefined) return outOfTurn(round);
  const amountMinor = game.raiseMinor?.(round.hand, move, round.baseMinor) ?? 0n;
  const next =
    amountMinor > 0n
      ? await beginRaise(deps, round, { move, amountMinor })
      : await markMoved(deps.pool, round, { hand, made: 1, result: game.end(hand, round.baseMinor), isInTime: true });
  if (!next) return outOfTurn((await findRound(deps.pool, seat.owner, roundId)) ?? round);
  const carried = await carryOn(deps, seat, next);
  // Paid for in vain: the hand is where it was.
  const isSame = carried.round.state === 'playing' && carried.round.moves === round.moves;
  return { ...carried, refusal: isSame ? (carried.refusal ?? 'refused') : undefined };
}

function outOfTurn(round: Round): MoveAnswer {
  return { round, balanceMinor: undefined, stakedBalanceMinor: undefined, refusal: 'out-of-turn' };
}

/** The move waits until it is paid for. */
function beginRaise({ pool }: RoundsDeps, round: Round, raise: { move: object; amountMinor: Minor }) {
  return inTransaction(pool, async (db) => {
    const raising = await turnTo(db, round, 'raising');
    if (raising) await insertRaise(db, round.id, raise);
    return raising;
  });
}
