import type { FastifyBaseLogger } from 'fastify';
import type { Decided, Decision, Sent } from '../rounds/index.ts';
import type { BoardedBet, Flight } from './flight.ts';

/** A bet that got out, and where. */
export interface Exit {
  bet: BoardedBet;
  height: number;
}

/** Rounds of the table, changed only under the epoch of the term. */
export interface FencedRounds {
  decideRiding(decisions: readonly Decision[]): Promise<Decided>;
  giveBackUnanswered(spinId: bigint): Promise<void>;
}

export interface ExitsDeps {
  rounds: Pick<FencedRounds, 'decideRiding'>;
  log: FastifyBaseLogger;
  /** Everybody may see it. */
  onOut(exit: Exit): void;
  /** The wallet has heard of it, or the worker was left with it. */
  onSent(flight: Flight, sent: Sent): void;
}

/**
 * Those who get out. From the moment a bet is out it stays out at that height: what could not be stored is stored before anything
 * else is decided of the flight.
 *
 * A bet that got out by hand is published when it is stored: until then, the next pilot would not know of it. A target counts in any
 * case and is published at once.
 */
export function createExits({ rounds, log, onOut, onSent }: ExitsDeps) {
  /** All that got out of the flight. */
  const out = new Set<bigint>();
  /** Out, and not stored yet. */
  const owed = new Map<bigint, Exit>();
  /** Not published yet. */
  const unpublished = new Map<bigint, Exit>();
  const underWay = new Set<Promise<unknown>>();
  const sending = new Set<Promise<unknown>>();

  function publish(exits: Iterable<Exit>): void {
    for (const exit of exits) if (unpublished.delete(exit.bet.roundId)) onOut(exit);
  }

  /** Answers when the books have been told; what is stored by then is stored for good. */
  async function store(flight: Flight, exits: readonly Exit[]): Promise<{ sent: Promise<Sent[]> }> {
    const { sent } = await rounds.decideRiding(exits.map(({ bet, height }) => wonAt(bet, height)));
    for (const { bet } of exits) owed.delete(bet.roundId);
    publish(exits);
    const told = sent.then((all) => {
      for (const one of all) onSent(flight, one);
      return all;
    });
    keepIn(sending, told);
    return { sent: told };
  }

  return {
    /** Another flight begins. */
    begin: () => out.clear(),
    /** Whether a bet got out of the flight: whatever is heard of it later, it is not on board any more. */
    has: (roundId: bigint) => out.has(roundId),
    /** Many at once are stored at once. Fails if they could not be stored yet. */
    async letOut(flight: Flight, exits: readonly Exit[], by: 'target' | 'hand'): Promise<Sent[]> {
      if (exits.length === 0) return [];
      for (const exit of exits) {
        out.add(exit.bet.roundId);
        owed.set(exit.bet.roundId, exit);
        unpublished.set(exit.bet.roundId, exit);
      }
      if (by === 'target') publish(exits);
      const stored = store(flight, exits);
      keepIn(underWay, stored);
      const { sent } = await stored;
      return sent;
    },
    /** Before the burst is published. From the burst on no flight flies on, and a bet that is not stored is not lost. */
    publishAll: () => publish([...unpublished.values()]),
    /** Something is being found out that may end in an exit. */
    hold: (work: Promise<unknown>) => keepIn(underWay, work),
    /** Until everybody who got out of the flight is stored as out. Fails if they cannot be. */
    async allStored(flight: Flight): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled([...underWay]);
      if (owed.size === 0) return;
      log.warn({ bets: owed.size }, 'cash-outs are stored again');
      await store(flight, [...owed.values()]);
    },
    /** Until the wallet has heard of all that is on its way to it. */
    async allSent(): Promise<void> {
      await Promise.allSettled([...underWay]);
      await Promise.allSettled([...sending]);
    },
  };
}

/** What is over is forgotten, however it ended. */
export function keepIn(set: Set<Promise<unknown>>, work: Promise<unknown>): void {
  set.add(work);
  const forget = () => void set.delete(work);
  work.then(forget, forget);
}

export function wonAt({ roundId, spinId }: BoardedBet, height: number): Decision {
  return { roundId, spinId, outcome: { height } };
}

export type Exits = ReturnType<typeof createExits>;
