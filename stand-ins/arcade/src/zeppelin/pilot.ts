import { heightAt } from '@harmattan/fair/zeppelin/growth';
import { heightOfCashOut } from '@harmattan/fair/zeppelin/settle';
import { batchCalls } from '@harmattan/process/batch-calls';
import { LeaseLost, type Term } from '@harmattan/process/lease';
import type { NamedBet } from './bus-messages.ts';
import { fixSalt, publishChain } from './chains.ts';
import type { CashOut, DeckDeps, DeckEvent } from './deck.ts';
import { createExits, type FencedRounds, keepIn } from './exits.ts';
import { type BoardedBet, bettingMs, type Flight, fliesOn, lateStartMs, pauseMs } from './flight.ts';
import {
  closeBets,
  findBoarded,
  insertFlight,
  listBoarded,
  listShown,
  postponeStart,
  setState,
} from './flights-store.ts';
import { createSettling, lost } from './settling.ts';

/** So many seeds are published at once: some five days of flights. */
const chainFlights = 20_000;
/** So often targets are looked at while it flies. Whether one is reached does not depend on it. */
const tickMs = 50;
/** So many bets may wait to be read. What is refused beyond that is read with all others when the flight starts. */
const readsMax = 5_000;

/**
 * Flies the table for one term of its lease. Every write carries the epoch of the term. Nothing is published while another process
 * may hold the lease: after a pause the pilot waits until the lease is renewed or lost.
 */
export function createPilot(
  deps: DeckDeps,
  term: Term,
  options: { isStopped(): boolean; tell(event: DeckEvent): void },
) {
  const { pool, clock, random, log } = deps;
  const { isStopped, tell } = options;
  const { fenced } = term;
  const rounds: FencedRounds = {
    decideRiding: (decisions) => deps.rounds.decideRiding(decisions, fenced),
    giveBackUnanswered: (spinId) => deps.rounds.giveBackUnanswered(spinId, fenced),
  };
  const boarded = new Map<bigint, BoardedBet>();
  const boarding = new Set<Promise<unknown>>();
  const exits = createExits({
    rounds,
    log,
    onOut: ({ bet, height }) => tell({ kind: 'out', bet, height }),
    onSent: (of, sent) => tell({ kind: 'settled', flight: of, sent }),
  });
  const settling = createSettling({ db: fenced, rounds, exits, log, tell });
  let flight: Flight | undefined;
  /** Only what another pilot has left flies on: a flight of this one that failed is called off. */
  let hasFlown = false;
  let left: Flight | undefined;
  // Whatever names a bet says nothing about it: owner, stake and target are those of the database.
  const readStored = async (roundIds: bigint[]) =>
    flight ? findBoarded(pool, flight, roundIds) : roundIds.map(() => undefined);
  const findNamed = batchCalls(readStored, { waitingMax: readsMax });
  const findAsked = batchCalls(readStored, { waitingMax: readsMax });

  /**
   * Waits until the clock says so and the lease is certain, and no longer than a tick at a time: a test may have moved the clock.
   * Fails when the lease is lost.
   */
  async function until(time: Date, meanwhile?: () => void): Promise<void> {
    for (;;) {
      if (isStopped()) return;
      if (term.isOver()) throw new LeaseLost('another process flies');
      const leftMs = time.getTime() - clock.now().getTime();
      if (leftMs <= 0 && term.isHeld()) return;
      await clock.sleep(leftMs > 0 ? Math.min(leftMs, tickMs) : tickMs);
      if (term.isHeld()) meanwhile?.();
    }
  }

  const untilCertain = () => until(clock.now());
  const rest = () => until(new Date(clock.now().getTime() + pauseMs));

  async function fly(): Promise<void> {
    await publishChain(fenced, random, chainFlights);
    await fixSalt(fenced, random, deps.salt);
    const startsAt = new Date(clock.now().getTime() + bettingMs);
    const now = await insertFlight({ pool, term }, { startsAt, pauseMs });
    await untilCertain();
    if (isStopped()) return;
    begin(now);
    tell({ kind: 'open', flight: now });
    await flyToEnd(now);
  }

  function begin(now: Flight): void {
    hasFlown = true;
    flight = now;
    boarded.clear();
    exits.begin();
  }

  /** What a pilot before this one has left, except a flight that flies on. */
  async function clearUp(): Promise<void> {
    left = await settling.clearUp((one) => !hasFlown && fliesOn(one, clock.now()));
  }

  /** Takes over the flight that was left, if there is one. It keeps its number, its seed and the moment of its burst. */
  async function flyOn(): Promise<void> {
    const onward = left;
    if (!onward || hasFlown) return;
    const now = clock.now();
    if (onward.state === 'open' && onward.startsAt <= now)
      await postponeStart(fenced, onward, new Date(now.getTime() + lateStartMs));
    const bets = await listShown(pool, onward);
    await untilCertain();
    if (isStopped()) return;
    begin(onward);
    for (const { bet, height } of bets) if (height === undefined) boarded.set(bet.roundId, bet);
    log.warn({ flight: onward.number, bets: boarded.size }, 'a flight was taken over');
    tell({ kind: 'taken-over', flight: onward, bets });
    await flyToEnd(onward);
  }

  async function flyToEnd(now: Flight): Promise<void> {
    if (now.state === 'open') {
      await until(now.startsAt);
      if (isStopped()) return;
      now.state = 'flying';
      // First stored, then told: of a flight that pages have seen start, the next holder settles the targets.
      await setState(fenced, now, 'flying');
      tell({ kind: 'start', flight: now });
    }
    const closed = closeBetting(now);
    // Looked at below, when it is needed.
    closed.catch(() => {});
    await until(now.burstsAt, () => letOutAt(now, heightNow(now)));
    if (isStopped()) return;
    letOutAt(now, now.burstHundredths);
    exits.publishAll();
    now.state = 'burst';
    tell({ kind: 'burst', flight: now });
    await closed;
    // Only when everybody who got out is stored as out is the flight stored as burst: from there on who is left has lost.
    await exits.allStored(now);
    await setState(fenced, now, 'burst');
    boarded.clear();
    await settling.settleRest(now, lost);
    await until(new Date(now.burstsAt.getTime() + pauseMs));
  }

  /** Runs beside the flight: bets that are known to be on board may get out meanwhile. */
  async function closeBetting(now: Flight): Promise<void> {
    await closeBets(fenced, now);
    await rounds.giveBackUnanswered(now.spinId);
    for (const bet of await listBoarded(pool, now)) board(bet);
  }

  /** A bet whose stake was taken, as it is stored. Of one that is out already this may be old news. */
  function board(bet: BoardedBet): void {
    if (flight?.spinId !== bet.spinId || (flight.state !== 'open' && flight.state !== 'flying')) return;
    if (exits.has(bet.roundId)) return;
    boarded.set(bet.roundId, bet);
    tell({ kind: 'boarded', bet });
  }

  /** Another process says that it has taken a bet. */
  function boardNamed(named: NamedBet): void {
    if (flight?.number !== named.flight) return;
    const read = findNamed(named.round).then(
      (bet) => bet?.owner === named.owner && board(bet),
      (error: unknown) => log.warn({ err: error }, 'a bet of another process waits for the start'),
    );
    keepIn(boarding, read);
  }

  /** Everybody whose target is not above that gets out at the target, all at once. */
  function letOutAt(now: Flight, height: number): void {
    const reached = [...boarded.values()].flatMap((bet) =>
      bet.target !== undefined && bet.target <= height ? [{ bet, height: bet.target }] : [],
    );
    for (const { bet } of reached) boarded.delete(bet.roundId);
    exits
      .letOut(now, reached, 'target')
      .catch((error: unknown) => log.error({ bets: reached.length, err: error }, 'cash-outs could not be stored yet'));
  }

  /** In the books, though not known to be on board here: its stake was answered as the flight started. */
  async function findBet(now: Flight, owner: string, roundId: bigint): Promise<BoardedBet | undefined> {
    const bet = await findAsked(roundId);
    return bet?.owner === owner && bet.spinId === now.spinId ? bet : undefined;
  }

  async function leave(now: Flight, bet: BoardedBet, height: number): Promise<CashOut> {
    // Two taps may have found it in the same read.
    if (exits.has(bet.roundId)) return { status: 'refused', reason: 'no-bet' };
    boarded.delete(bet.roundId);
    // A target that was passed since the last tick counts.
    const at = bet.target !== undefined && bet.target <= height ? bet.target : height;
    const [sent] = await exits.letOut(now, [{ bet, height: at }], 'hand');
    return sent ? { status: 'out', flight: now, sent } : { status: 'refused', reason: 'no-bet' };
  }

  /** Never above the burst, however late it is read: a process that was held up sees the clock jump. */
  const heightNow = ({ startsAt, burstHundredths }: Flight) =>
    Math.min(heightAt(clock.now().getTime() - startsAt.getTime()), burstHundredths);

  async function cashOut(owner: string, roundId: bigint): Promise<CashOut> {
    const receivedAt = clock.now().getTime();
    const now = flight;
    if (!now) return { status: 'refused', reason: 'no-bet' };
    const bet = boarded.get(roundId);
    const known = bet?.owner === owner ? bet : undefined;
    if (now.state === 'open') return { status: 'refused', reason: known ? 'not-flying' : 'no-bet' };
    const height = heightOfCashOut(receivedAt - now.startsAt.getTime(), now.burstHundredths);
    if (height === undefined) return { status: 'refused', reason: known ? 'too-late' : 'no-bet' };
    if (known && term.isHeld()) return leave(now, known, height);
    // The burst waits until it is found: what came in time is in time.
    const left = Promise.withResolvers<void>();
    exits.hold(left.promise);
    try {
      await untilCertain();
      const found = await findBet(now, owner, roundId);
      return found ? await leave(now, found, height) : { status: 'refused', reason: 'no-bet' };
    } finally {
      left.resolve();
    }
  }

  return {
    term,
    flight: () => flight,
    board,
    boardNamed,
    /** Until every bet that was named by now is on board, or is none. */
    untilBoarded: () => Promise.all([...boarding]),
    boardedBy: (owner: string) => [...boarded.values()].filter((bet) => bet.owner === owner),
    cashOut,
    fly,
    rest,
    clearUp,
    flyOn,
    allSent: exits.allSent,
  };
}

export type Pilot = ReturnType<typeof createPilot>;
