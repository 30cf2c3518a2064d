import type { Clock } from '@harmattan/kernel/clock';
import type { Random } from '@harmattan/kernel/random';
import { type Lease, LeaseLost, type Term } from '@harmattan/process/lease';
import type { Queryable } from '@harmattan/process/transaction';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Rounds, Sent } from '../rounds/index.ts';
import type { NamedBet } from './bus-messages.ts';
import type { BoardedBet, Flight } from './flight.ts';
import { createPilot, type Pilot } from './pilot.ts';

export interface DeckDeps {
  pool: pg.Pool;
  clock: Clock;
  random: Random;
  rounds: Pick<Rounds, 'decideRiding' | 'giveBackUnanswered'>;
  /** Only its holder flies. */
  lease: Lease;
  /** What the operator has fixed the salt to. Undefined: it is drawn. */
  salt: string | undefined;
  log: FastifyBaseLogger;
}

/** What is told of a bet. */
type ToldBet = Omit<BoardedBet, 'spinId' | 'target'>;

/** What everybody is told as it happens. */
export type DeckEvent =
  | { kind: 'open'; flight: Flight }
  /** The flight of another pilot flies on here. `height` of a bet that got out before. */
  | { kind: 'taken-over'; flight: Flight; bets: { bet: ToldBet; height: number | undefined }[] }
  /** May be told twice of one bet. */
  | { kind: 'boarded'; bet: ToldBet }
  | { kind: 'start'; flight: Flight }
  | { kind: 'out'; bet: ToldBet; height: number }
  /** For the owner of the bet: the books have it. */
  | { kind: 'settled'; flight: Flight; sent: Sent }
  | { kind: 'burst' | 'called-off'; flight: Flight };

export type CashOut =
  | { status: 'out'; flight: Flight; sent: Sent }
  /** Why not: nothing of theirs flies, it has not started, or it has burst. */
  | { status: 'refused'; reason: 'no-bet' | 'not-flying' | 'too-late' };

/** One flight after the other, as long as pages watch on any process and this process holds the lease of the table. */
export interface Deck {
  /** The term in which the flights are this process's, as far as it knows. */
  epoch(): bigint | undefined;
  /** Whether no other process can fly yet: what is published now is true. */
  isCertain(): boolean;
  /** The flight that is under way, or was last, and the way by which its bets are stored. */
  boarding(): { flight: Flight; fenced: Queryable } | undefined;
  /** A bet whose stake was taken, as it is stored. */
  board(bet: BoardedBet): void;
  /** A bet that another process says it has taken: the database says whether that is so. */
  boardNamed(named: NamedBet): void;
  /** Until every bet that was named by now is on board, or is none. */
  untilBoarded(): Promise<unknown>;
  /** What an owner has on board, from whatever seat. */
  boardedBy(owner: string): BoardedBet[];
  /** Ends a bet of that owner's. The bet of another owner does not exist for it. */
  cashOut(owner: string, roundId: bigint): Promise<CashOut>;
  /** A page watches from now on. */
  wake(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface DeckOptions {
  isWatched(): boolean;
  tell(event: DeckEvent): void;
  /** This process flies from now on. */
  onTerm(epoch: bigint): void;
  /** Another process flies from now on. */
  onLost(): void;
}

export function createDeck(deps: DeckDeps, { isWatched, tell, onTerm, onLost }: DeckOptions): Deck {
  const { lease, log } = deps;
  let pilot: Pilot | undefined;
  let served: Term | undefined;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let rouse = () => {};

  /** Questions are for this process from here on, and not before it knows what the last pilot has left. */
  function beginServing(term: Term): void {
    if (served === term) return;
    served = term;
    onTerm(term.epoch);
  }

  function pilotOf(term: Term): Pilot {
    if (pilot?.term === term) return pilot;
    pilot = createPilot(deps, term, {
      isStopped: () => isStopped,
      tell(event) {
        beginServing(term);
        tell(event);
      },
    });
    return pilot;
  }

  const serving = () => (pilot && pilot.term === served && !pilot.term.isOver() ? pilot : undefined);

  /** One term after the other. */
  async function run(): Promise<void> {
    for (;;) {
      const term = await lease.untilHeld();
      if (!term || isStopped) return;
      await serve(pilotOf(term));
      if (isStopped) return;
      pilot = undefined;
      log.warn({}, 'another process flies Zeppelin');
      onLost();
    }
  }

  /** Flies until the term is over. What a process that lost the lease has left behind is cleared up first. */
  async function serve(current: Pilot): Promise<void> {
    let isClear = false;
    while (!isStopped && !current.term.isOver()) {
      try {
        if (!isClear) await current.clearUp();
        isClear = true;
        await current.flyOn();
        if (isStopped) return;
        beginServing(current.term);
        if (!isWatched())
          await Promise.race([new Promise<void>((resolve) => (rouse = resolve)), current.term.untilOver()]);
        if (isStopped) return;
        await current.fly();
      } catch (error) {
        if (error instanceof LeaseLost) return;
        isClear = false;
        log.error({ err: error }, 'a flight was called off');
        await current.rest().catch(() => {});
      }
    }
  }

  return {
    epoch: () => serving()?.term.epoch,
    isCertain: () => serving()?.term.isHeld() ?? false,
    boarding() {
      const flight = pilot?.flight();
      return pilot && flight && { flight, fenced: pilot.term.fenced };
    },
    board: (bet) => pilot?.board(bet),
    boardNamed: (named) => pilot?.boardNamed(named),
    untilBoarded: async () => pilot?.untilBoarded(),
    boardedBy: (owner) => pilot?.boardedBy(owner) ?? [],
    cashOut: async (owner, roundId) =>
      (await pilot?.cashOut(owner, roundId)) ?? { status: 'refused', reason: 'no-bet' },
    wake: () => rouse(),
    async start() {
      await lease.start();
      const term = lease.term();
      // From here on no question for flights finds one of a process that died, unless it flies on. What fails is retried.
      if (term)
        await pilotOf(term)
          .clearUp()
          .catch((error: unknown) => log.warn({ err: error }, 'flights wait'));
      running = run();
    },
    async stop() {
      isStopped = true;
      rouse();
      if (pilot) await running;
      await pilot?.allSent();
      // Ends a wait for the next term as well.
      await lease.stop();
      await running;
    },
  };
}
