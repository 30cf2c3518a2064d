import { heightAt, timeOf } from '@harmattan/fair/zeppelin/growth';
import { heightOfCashOut, payOf, reachesTarget } from '@harmattan/fair/zeppelin/settle';
import type { Clock } from '@harmattan/kernel/clock';
import type { Random } from '@harmattan/kernel/random';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Decision, Rounds, Sent } from '../rounds/index.ts';
import { fixSalt, publishChain } from './chains.ts';
import { type BoardedBet, bettingMs, type Flight, pauseMs } from './flight.ts';
import { closeSpin, insertFlight, listBoarded, listUnderWay, setState } from './flights-store.ts';

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
  | { kind: 'settled'; bet: BoardedBet; sent: Sent }
  | { kind: 'burst' | 'called-off'; flight: Flight };

export type CashOut =
  | { status: 'out'; height: number; sent: Sent }
  /** Why not: nothing of theirs flies, it has not started, or it has burst. */
  | { status: 'refused'; reason: 'no-bet' | 'not-flying' | 'too-late' };

/** One flight after the other, as long as somebody watches. */
export interface Deck {
  /** The flight that is under way, or was last. */
  flight(): Flight | undefined;
  /** A bet whose stake was taken. */
  board(bet: BoardedBet): void;
  cashOut(seatId: bigint, slot: number): Promise<CashOut>;
  /** Somebody watches from now on. */
  wake(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createDeck(deps: DeckDeps, options: { isWatched(): boolean; tell(event: DeckEvent): void }): Deck {
  const { pool, clock, random, rounds, log } = deps;
  const { isWatched, tell } = options;
  const boarded = new Map<bigint, BoardedBet>();
  /** Those who have got out, until the books have it. */
  const leaving = new Set<Promise<unknown>>();
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
    await rounds.giveBackUnanswered(now.spinId);
    await take(now, 'flying');
    for (const bet of await listBoarded(pool, now)) boarded.set(bet.roundId, bet);
    tell({ kind: 'start', flight: now });
    await until(now.burstsAt, () => letOutAt(heightNow(now)));
    if (isStopped) return;
    letOutAt(now.burstHundredths);
    await take(now, 'burst');
    tell({ kind: 'burst', flight: now });
    await settleRest(now, (bet) => lost(bet));
    await until(new Date(now.burstsAt.getTime() + pauseMs));
  }

  async function take(now: Flight, state: Flight['state']): Promise<void> {
    now.state = state;
    await setState(pool, now, state);
  }

  /** Everybody whose target is not above that gets out at the target. */
  function letOutAt(height: number): void {
    for (const bet of [...boarded.values()]) {
      if (bet.target !== undefined && bet.target <= height) void letOut(bet, bet.target);
    }
  }

  /** From here on the bet is out at that height: nobody else decides it. */
  async function letOut(bet: BoardedBet, height: number): Promise<Sent | undefined> {
    boarded.delete(bet.roundId);
    tell({ kind: 'out', bet, height });
    const work = rounds.decideRiding([wonAt(bet, height)]).then(async ({ sent }) => (await sent)[0]);
    leaving.add(work);
    try {
      const sent = await work;
      if (sent) tell({ kind: 'settled', bet, sent });
      return sent;
    } catch (error) {
      log.error({ round: String(bet.roundId), err: error }, 'a cash-out could not be stored');
      return undefined;
    } finally {
      leaving.delete(work);
    }
  }

  /** All that still rides when it is over. Those who got out in time are let through first. */
  async function settleRest(now: Flight, decide: (bet: BoardedBet) => Decision): Promise<void> {
    await Promise.allSettled([...leaving]);
    const rest = await listBoarded(pool, now);
    const { sent } = await rounds.decideRiding(
      rest.map((bet) =>
        bet.target !== undefined && reachesTarget(bet.target, now.burstHundredths)
          ? wonAt(bet, bet.target)
          : decide(bet),
      ),
    );
    boarded.clear();
    await closeSpin(pool, now);
    // The money follows by itself, and the next flight waits for nobody's wallet.
    sent.catch((error: unknown) => log.warn({ err: error }, 'bets were left to the worker'));
  }

  /**
   * What a process that died has left behind. Nobody could get out by hand then: who had set a target is settled by it against the true
   * burst, and everybody else has the stake back. A flight that had not started gives back every stake.
   */
  async function clearUp(): Promise<void> {
    for (const left of await listUnderWay(pool)) {
      await rounds.giveBackUnanswered(left.spinId);
      const hadStarted = left.state === 'flying';
      if (hadStarted) await settleRest(left, givenBack);
      else {
        await rounds.decideRiding((await listBoarded(pool, left)).map(givenBack));
        await closeSpin(pool, left);
      }
      await take(left, 'called-off');
      tell({ kind: 'called-off', flight: left });
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      if (!isWatched()) await new Promise<void>((resolve) => (rouse = resolve));
      if (isStopped) return;
      try {
        await fly();
      } catch (error) {
        log.error({ err: error }, 'a flight was called off');
        await clearUp().catch((again: unknown) => log.error({ err: again }, 'a flight could not be cleared up'));
        await until(new Date(clock.now().getTime() + pauseMs));
      }
    }
  }

  /** Never above the burst, however late somebody looks: a process that was held up sees the clock jump. */
  const heightNow = ({ startsAt, burstHundredths }: Flight) =>
    Math.min(heightAt(clock.now().getTime() - startsAt.getTime()), burstHundredths);

  return {
    flight: () => flight,
    board(bet) {
      boarded.set(bet.roundId, bet);
    },
    async cashOut(seatId, slot) {
      const receivedAt = clock.now().getTime();
      const bet = [...boarded.values()].find((one) => one.seatId === seatId && one.slot === slot);
      if (!flight || !bet) return { status: 'refused', reason: 'no-bet' };
      if (flight.state === 'open') return { status: 'refused', reason: 'not-flying' };
      const height = heightOfCashOut(receivedAt - flight.startsAt.getTime(), flight.burstHundredths);
      if (height === undefined) return { status: 'refused', reason: 'too-late' };
      // A target that was passed a moment ago counts, though nobody has looked at it yet.
      const at = bet.target !== undefined && bet.target <= height ? bet.target : height;
      const sent = await letOut(bet, at);
      return sent ? { status: 'out', height: at, sent } : { status: 'refused', reason: 'no-bet' };
    },
    wake: () => rouse(),
    async start() {
      await clearUp();
      running = run();
    },
    async stop() {
      isStopped = true;
      rouse();
      await running;
      await Promise.allSettled([...leaving]);
    },
  };
}

/** How long a flight is in the air. */
export function flightMs({ burstHundredths }: Pick<Flight, 'burstHundredths'>): number {
  return timeOf(burstHundredths);
}

function wonAt({ roundId, stakeKobo }: BoardedBet, height: number): Decision {
  return { roundId, result: { outcome: { height }, winKobo: payOf(stakeKobo, height) } };
}

function lost({ roundId }: BoardedBet): Decision {
  return { roundId, result: { outcome: { height: null }, winKobo: 0n } };
}

function givenBack({ roundId }: BoardedBet): Decision {
  return { roundId, result: undefined };
}
