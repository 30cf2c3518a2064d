import { heightAt } from '@harmattan/fair/zeppelin/growth';
import { heightOfCashOut } from '@harmattan/fair/zeppelin/settle';
import type { Clock } from '@harmattan/kernel/clock';
import type { Random } from '@harmattan/kernel/random';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Rounds, Sent } from '../rounds/index.ts';
import { fixSalt, publishChain } from './chains.ts';
import { createExits } from './exits.ts';
import { type BoardedBet, bettingMs, type Flight, pauseMs } from './flight.ts';
import { findBoarded, insertFlight, listBoarded, setState } from './flights-store.ts';
import { createSettling, lost } from './settling.ts';

/** So many seeds are published at once: some five days of flights. */
const chainFlights = 20_000;
/** So often targets are looked at while it flies. Whether one is reached does not depend on it. */
const tickMs = 50;

export interface DeckDeps {
  pool: pg.Pool;
  clock: Clock;
  random: Random;
  rounds: Pick<Rounds, 'decideRiding' | 'giveBackUnanswered'>;
  /** What the operator has fixed the salt to. Undefined: it is drawn. */
  salt: string | undefined;
  log: FastifyBaseLogger;
}

/** What everybody is told as it happens. */
export type DeckEvent =
  | { kind: 'open'; flight: Flight }
  | { kind: 'start'; flight: Flight }
  | { kind: 'out'; bet: BoardedBet; height: number }
  /** For whoever has the bet: the books have it. */
  | { kind: 'settled'; flight: Flight; sent: Sent }
  | { kind: 'burst' | 'called-off'; flight: Flight };

export type CashOut =
  | { status: 'out'; flight: Flight; sent: Sent }
  /** Why not: nothing of theirs flies, it has not started, or it has burst. */
  | { status: 'refused'; reason: 'no-bet' | 'not-flying' | 'too-late' };

/** One flight after the other, as long as somebody watches. */
export interface Deck {
  /** The flight that is under way, or was last. */
  flight(): Flight | undefined;
  /** A bet whose stake was taken. */
  board(bet: BoardedBet): void;
  /** What an owner has on board, from whatever seat. */
  boardedBy(owner: string): BoardedBet[];
  /** Ends a bet of that owner's. The bet of another owner does not exist for it. */
  cashOut(owner: string, roundId: bigint): Promise<CashOut>;
  /** Somebody watches from now on. */
  wake(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createDeck(deps: DeckDeps, options: { isWatched(): boolean; tell(event: DeckEvent): void }): Deck {
  const { pool, clock, random, rounds, log } = deps;
  const { isWatched, tell } = options;
  const boarded = new Map<bigint, BoardedBet>();
  const exits = createExits({
    rounds,
    log,
    onOut: ({ bet, height }) => tell({ kind: 'out', bet, height }),
    onSent: (of, sent) => tell({ kind: 'settled', flight: of, sent }),
  });
  const settling = createSettling({ pool, rounds, exits, log, tell });
  let flight: Flight | undefined;
  let isStopped = false;
  let running: Promise<void> | undefined;
  let rouse = () => {};

  /** Waits until the clock says so, and no longer than a tick at a time: a test may have moved the clock. */
  async function until(time: Date, meanwhile?: () => void): Promise<void> {
    for (;;) {
      const leftMs = time.getTime() - clock.now().getTime();
      if (leftMs <= 0 || isStopped) return;
      await new Promise<void>((resolve) => setTimeout(resolve, Math.min(leftMs, tickMs)));
      meanwhile?.();
    }
  }

  async function fly(): Promise<void> {
    await publishChain(pool, random, chainFlights);
    await fixSalt(pool, random, deps.salt);
    const now = await insertFlight(pool, { startsAt: new Date(clock.now().getTime() + bettingMs), pauseMs });
    flight = now;
    boarded.clear();
    tell({ kind: 'open', flight: now });
    await until(now.startsAt);
    if (isStopped) return;
    now.state = 'flying';
    tell({ kind: 'start', flight: now });
    const closed = closeBetting(now);
    // Looked at below, when it is needed.
    closed.catch(() => {});
    await until(now.burstsAt, () => letOutAt(now, heightNow(now)));
    if (isStopped) return;
    letOutAt(now, now.burstHundredths);
    now.state = 'burst';
    tell({ kind: 'burst', flight: now });
    await closed;
    // Only when everybody who got out is stored as out is the flight stored as burst: from there on who is left has lost.
    await exits.allStored(now);
    await setState(pool, now, 'burst');
    boarded.clear();
    await settling.settleRest(now, lost);
    await until(new Date(now.burstsAt.getTime() + pauseMs));
  }

  /** Nobody waits for it: whoever is known to be on board may get out meanwhile. */
  async function closeBetting(now: Flight): Promise<void> {
    await setState(pool, now, 'flying');
    await rounds.giveBackUnanswered(now.spinId);
    for (const bet of await listBoarded(pool, now)) {
      if (!exits.has(bet.roundId) && now === flight && now.state === 'flying') boarded.set(bet.roundId, bet);
    }
  }

  /** Everybody whose target is not above that gets out at the target, all at once. */
  function letOutAt(now: Flight, height: number): void {
    const reached = [...boarded.values()].flatMap((bet) =>
      bet.target !== undefined && bet.target <= height ? [{ bet, height: bet.target }] : [],
    );
    for (const { bet } of reached) boarded.delete(bet.roundId);
    exits
      .letOut(now, reached)
      .catch((error: unknown) => log.error({ bets: reached.length, err: error }, 'cash-outs could not be stored yet'));
  }

  async function run(): Promise<void> {
    let isClear = true;
    while (!isStopped) {
      try {
        if (!isClear) await settling.clearUp();
        isClear = true;
        if (!isWatched()) await new Promise<void>((resolve) => (rouse = resolve));
        if (isStopped) return;
        await fly();
      } catch (error) {
        isClear = false;
        log.error({ err: error }, 'a flight was called off');
        await until(new Date(clock.now().getTime() + pauseMs));
      }
    }
  }

  /** In the books, though not known to be on board here: its stake was answered as the flight started. */
  async function findBet(now: Flight, owner: string, roundId: bigint): Promise<BoardedBet | undefined> {
    const bet = await findBoarded(pool, now, { owner, roundId });
    return bet && !exits.has(bet.roundId) ? bet : undefined;
  }

  async function leave(now: Flight, bet: BoardedBet, height: number): Promise<CashOut> {
    boarded.delete(bet.roundId);
    // A target that was passed a moment ago counts, though nobody has looked at it yet.
    const at = bet.target !== undefined && bet.target <= height ? bet.target : height;
    const [sent] = await exits.letOut(now, [{ bet, height: at }]);
    return sent ? { status: 'out', flight: now, sent } : { status: 'refused', reason: 'no-bet' };
  }

  /** Never above the burst, however late somebody looks: a process that was held up sees the clock jump. */
  const heightNow = ({ startsAt, burstHundredths }: Flight) =>
    Math.min(heightAt(clock.now().getTime() - startsAt.getTime()), burstHundredths);

  return {
    flight: () => flight,
    board(bet) {
      boarded.set(bet.roundId, bet);
    },
    boardedBy: (owner) => [...boarded.values()].filter((bet) => bet.owner === owner),
    async cashOut(owner, roundId) {
      const receivedAt = clock.now().getTime();
      const now = flight;
      if (!now) return { status: 'refused', reason: 'no-bet' };
      const bet = boarded.get(roundId);
      const known = bet?.owner === owner ? bet : undefined;
      if (now.state === 'open') return { status: 'refused', reason: known ? 'not-flying' : 'no-bet' };
      const height = heightOfCashOut(receivedAt - now.startsAt.getTime(), now.burstHundredths);
      if (height === undefined) return { status: 'refused', reason: known ? 'too-late' : 'no-bet' };
      if (known) return leave(now, known, height);
      // The burst waits until it is found: what came in time is in time.
      const left = Promise.withResolvers<void>();
      exits.hold(left.promise);
      try {
        const found = await findBet(now, owner, roundId);
        return found ? leave(now, found, height) : { status: 'refused', reason: 'no-bet' };
      } finally {
        left.resolve();
      }
    },
    wake: () => rouse(),
    async start() {
      await settling.clearUp();
      running = run();
    },
    async stop() {
      isStopped = true;
      rouse();
      await running;
      await exits.allSent();
    },
  };
}
