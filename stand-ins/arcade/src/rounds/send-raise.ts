import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import { isStepped } from '../games/game.ts';
import { findGame } from '../games/games.ts';
import type { Seat } from '../seats/index.ts';
import { askWallet } from './ask-wallet.ts';
import { markMoved, turnTo } from './hands-store.ts';
import { purseOf } from './purse-of.ts';
import { findOpenRaise, holdRaise, type Raise, setRaise } from './raises-store.ts';
import { type Round, waitSeconds } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { postpone } from './rounds-store.ts';
import { final, plain } from './send-stake.ts';
import type { Step } from './step.ts';

/** Another call has carried the round on meanwhile. */
const movedOn: Step = { round: undefined, balanceMinor: undefined };

/** Pays for a move that costs more, once and never again, and makes the move when that was taken. */
export async function sendRaise(deps: RoundsDeps, seat: Seat, round: Round): Promise<Step> {
  const raise = await findOpenRaise(deps.pool, round.id, 'staking');
  if (!raise) return movedOn;
  const reply = await askWallet(deps, round, () =>
    purseOf(deps, seat).stake(seat.wallet, {
      txId: raise.stakeTx,
      round: round.wire.round,
      amountMinor: raise.amountMinor,
    }),
  );
  const balanceMinor = reply?.balanceMinor;
  if (reply?.verdict === 'done' || reply?.verdict === 'repeat') {
    return { round: await makePaidMove(deps, round, raise), balanceMinor };
  }
  const isRefused = reply !== undefined && plain.has(reply.verdict);
  const next = await inTransaction(deps.pool, async (db) => {
    if (!(await holdRaise(db, raise, 'staking'))) return undefined;
    const turned = await turnTo(db, round, isRefused ? 'playing' : 'lowering');
    if (turned) await setRaise(db, raise, isRefused ? 'refused' : 'cancelling');
    return turned;
  });
  return { round: next, balanceMinor, refusal: isRefused ? reply?.verdict : undefined };
}

/** Cancels a raise of which it is unknown whether the wallet took it. The hand goes on as it was. */
export async function sendLower(deps: RoundsDeps, seat: Seat, round: Round): Promise<Step> {
  // Not one that has been made since: it is being paid for.
  const raise = await findOpenRaise(deps.pool, round.id, 'cancelling');
  if (!raise) return movedOn;
  const reply = await askWallet(deps, round, () =>
    purseOf(deps, seat).cancel(seat.wallet, {
      txId: raise.cancelTx,
      round: round.wire.round,
      amountMinor: raise.amountMinor,
      stakeTxId: raise.stakeTx,
    }),
  );
  if (!reply || !final.has(reply.verdict)) {
    await postpone(deps.pool, round, waitSeconds(round.tries));
    return { round: undefined, balanceMinor: undefined };
  }
  const next = await inTransaction(deps.pool, async (db) => {
    if (!(await holdRaise(db, raise, 'cancelling'))) return undefined;
    const turned = await turnTo(db, round, 'playing');
    if (turned) await setRaise(db, raise, 'cancelled');
    return turned;
  });
  return { round: next, balanceMinor: reply.balanceMinor, refusal: 'unanswered' };
}

/** Whether a raise that was never answered had been taken is not known: it is undone. */
export function markLowering({ pool }: RoundsDeps, round: Round): Promise<Round | undefined> {
  return inTransaction(pool, async (db) => {
    const turned = await turnTo(db, round, 'lowering');
    const raise = turned && (await findOpenRaise(db, round.id, 'staking'));
    if (raise) await setRaise(db, raise, 'cancelling');
    return turned;
  });
}

function makePaidMove({ pool }: RoundsDeps, round: Round, raise: Raise): Promise<Round | undefined> {
  const game = findGame(round.game);
  assert(game && isStepped(game) && round.hand !== undefined, 'what is raised is a hand of a game that exists');
  const hand = game.act(round.hand, raise.move);
  assert(hand !== undefined, 'a move was possible before it was paid for');
  const result = game.end(hand, round.baseMinor);
  return inTransaction(pool, async (db) => {
    if (!(await holdRaise(db, raise, 'staking'))) return undefined;
    const moved = await markMoved(db, round, {
      hand,
      made: 1,
      result,
      raisedMinor: raise.amountMinor,
      isInTime: false,
    });
    if (moved) await setRaise(db, raise, 'taken');
    return moved;
  });
}
