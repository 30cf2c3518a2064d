import type { Minor } from '@harmattan/kernel/money';
import { createDueWorker } from '@harmattan/process/due-worker';
import type { Queryable } from '@harmattan/process/transaction';
import type { Game, SteppedGame } from '../games/game.ts';
import type { Spin } from '../live/index.ts';
import type { Seat } from '../seats/index.ts';
import { type Decided, type Decision, decideRiding } from './decide-riding.ts';
import { drawSpin, giveBackUnanswered } from './draw-spin.ts';
import { type MoveAnswer, makeMove, type WishedMove } from './make-move.ts';
import { type Played, playRound, type Wish } from './play-round.ts';
import { readBalance } from './read-balance.ts';
import { leaveDue, resolveDue } from './resolve-due.ts';
import type { Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { adopt, hasDue, hasLeft, listRounds, markShown } from './rounds-store.ts';

export type { Decided, Decision, Sent } from './decide-riding.ts';
export { isAtRest, isOver, type Round } from './round.ts';

const lookEveryMs = 500;

/** Rounds of every game, and their money over the supplier's wire. */
export interface Rounds {
  play(seat: Seat, game: Pick<Game, 'name' | 'isProvable'>, wish: Wish): Promise<Played>;
  /** Undefined: the owner of the seat has no such round. */
  move(seat: Seat, game: SteppedGame, move: WishedMove): Promise<MoveAnswer | undefined>;
  /** Decides all that rides on the turn of a table, which takes no bets any more. */
  drawSpin(spin: Spin): Promise<void>;
  /** Gives back the stakes on a turn that the wallet has not answered yet. */
  giveBackUnanswered(spinId: bigint, fenced?: Queryable): Promise<void>;
  /** Decides rounds that ride on a flight, one by one as they get out, or all that are left. */
  decideRiding(decisions: readonly Decision[], fenced?: Queryable): Promise<Decided>;
  /** Gives the seat what its owner has left open at other seats. */
  adopt(seat: Seat): Promise<void>;
  /** Of the seat's owner, newest first. */
  last(seat: Seat, roundsMax: number): Promise<Round[]>;
  /** A page has shown it to its end. */
  markShown(seat: Seat, roundId: bigint): Promise<void>;
  /** Undefined while the wallet does not answer. */
  balance(seat: Seat): Promise<Minor | undefined>;
  start(): void;
  stop(): Promise<void>;
}

export function createRounds(deps: RoundsDeps): Rounds {
  const workers = (
    [
      [resolveDue, hasDue],
      [leaveDue, hasLeft],
    ] as const
  ).map(([lookAfter, isDue]) =>
    createDueWorker({
      ...{ pool: deps.pool, clock: deps.clock, everyMs: lookEveryMs, isDue },
      runNext: () => lookAfter(deps),
      onError: (error) => deps.log.warn({ err: error }, 'unfinished rounds could not be looked after'),
    }),
  );
  return {
    play: (seat, game, wish) => playRound(deps, seat, game, wish),
    move: (seat, game, move) => makeMove(deps, seat, game, move),
    drawSpin: (spin) => drawSpin(deps, spin),
    giveBackUnanswered: (spinId, fenced) => giveBackUnanswered(deps, spinId, fenced),
    decideRiding: (decisions, fenced) => decideRiding(deps, decisions, fenced),
    adopt: (seat) => adopt(deps.pool, seat),
    last: (seat, roundsMax) => listRounds(deps.pool, seat.owner, roundsMax),
    markShown: (seat, roundId) => markShown(deps.pool, seat.owner, roundId),
    balance: (seat) => readBalance(deps, seat),
    start() {
      for (const worker of workers) worker.start();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
