import type { Clock } from '@harmattan/kernel/clock';
import type { Minor } from '@harmattan/kernel/money';
import { createDueWorker } from '@harmattan/process/due-worker';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Wallets } from '../wallets.ts';
import { createMarker } from './marker.ts';
import { claimDue, claimOf, hasDue, type Movement, postpone } from './movements-store.ts';
import { sendMovement } from './send-movement.ts';
import { takingTurns } from './taking-turns.ts';

/** So many calls to the wallet are under way at a time. */
const callsMax = 64;
const claimedMax = 1_024;
const lookEveryMs = 250;
const firstWaitSeconds = 1;
const longestWaitSeconds = 300;

export interface Sent {
  isDone: boolean;
  balanceMinor: Minor | undefined;
}

/** Says every word to the wallet that is due, again and again until it is answered. */
export interface Sender {
  /** There is something to say. */
  wake(): void;
  /** Sends the next movement of one bet at once. Undefined: there is none, or another claim holds it. */
  sendFor(betId: bigint): Promise<Sent | undefined>;
  start(): void;
  stop(): Promise<void>;
}

interface SenderDeps {
  pool: pg.Pool;
  clock: Clock;
  wallets: Wallets;
  log: FastifyBaseLogger;
}

export function createSender(deps: SenderDeps): Sender {
  const { pool, log } = deps;
  const marker = createMarker(pool);
  const { carry, sendFor } = createCarrier(deps, marker);
  const queue: Movement[] = [];
  const inHand = new Set<bigint>();
  const underWay = new Set<Promise<unknown>>();
  let claiming: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;

  const worker = createDueWorker({
    ...{ pool, clock: deps.clock, everyMs: lookEveryMs, isDue: hasDue },
    runNext: fill,
    onError: (error) => log.warn({ err: error }, 'what is to be said to the wallet could not be read'),
  });

  /** One at a time. Who asks while it reads is served by the next one. */
  function fill(): Promise<void> {
    isWoken = true;
    claiming ??= claimAll().finally(() => {
      claiming = undefined;
    });
    return claiming;
  }

  async function claimAll(): Promise<void> {
    while (isWoken && !isStopped && queue.length < callsMax) {
      isWoken = false;
      const claimed = await claimDue(pool, claimedMax);
      if (claimed.length === claimedMax) isWoken = true;
      for (const movement of takingTurns(claimed, playerOf)) {
        if (inHand.has(movement.id)) continue;
        inHand.add(movement.id);
        queue.push(movement);
      }
      startLanes();
    }
  }

  function startLanes(): void {
    while (underWay.size < callsMax && queue.length > 0 && !isStopped) {
      const lane = work().finally(() => underWay.delete(lane));
      underWay.add(lane);
    }
  }

  async function work(): Promise<void> {
    for (let movement = queue.shift(); movement; movement = isStopped ? undefined : queue.shift()) {
      await carry(movement, () => inHand.delete(movement.id));
      if (queue.length < callsMax) void fill().catch(() => {});
    }
  }

  return {
    wake() {
      void fill().catch((error: unknown) => log.warn({ err: error }, 'the sender could not be woken'));
    },
    sendFor,
    start: worker.start,
    async stop() {
      isStopped = true;
      await worker.stop();
      await Promise.all(underWay);
      await marker.settled();
    },
  };
}

/** Says a movement to the wallet, and writes down what became of it. */
function createCarrier(deps: SenderDeps, marker: ReturnType<typeof createMarker>) {
  const { pool, log } = deps;

  /** Waits for the wallet and not for the mark: those of many are written together while others are said. Then it settles. */
  async function carry(movement: Movement, settle: () => void): Promise<void> {
    const leave = async (error: unknown) => {
      // Whatever the wallet did, we could not write it down: it is said again soon, and done once.
      log.warn({ bet: String(movement.betId), kind: movement.kind, err: error }, 'a movement is left for later');
      await postpone(pool, movement, { seconds: firstWaitSeconds, isRefused: false }).catch(() => {});
    };
    try {
      const { isDone } = await say(movement);
      if (isDone) void marker.mark(movement.id).catch(leave).finally(settle);
      else settle();
    } catch (error) {
      await leave(error);
      settle();
    }
  }

  async function say(movement: Movement): Promise<Sent> {
    const { status, balanceMinor, verdict } = await sendMovement(deps, movement);
    if (status === 'done') return { isDone: true, balanceMinor };
    const seconds = Math.min(firstWaitSeconds * 2 ** Math.min(movement.attempts - 1, 10), longestWaitSeconds);
    if (await postpone(pool, movement, { seconds, isRefused: status === 'refused' })) {
      log.error({ bet: String(movement.betId), kind: movement.kind, verdict }, 'the wallet refuses a movement');
    }
    return { isDone: false, balanceMinor };
  }

  async function sendFor(betId: bigint): Promise<Sent | undefined> {
    const movement = await claimOf(pool, betId);
    if (!movement) return undefined;
    const sent = await say(movement);
    if (sent.isDone) await marker.mark(movement.id);
    return sent;
  }

  return { carry, sendFor };
}

const playerOf = ({ supplier, seat }: Movement) => `${supplier} ${seat.playerId}`;
