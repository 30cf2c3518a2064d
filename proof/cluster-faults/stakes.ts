import { setTimeout as delay } from 'node:timers/promises';
import { keyOf, type Wallet, WalletBusy, WalletUnavailable } from '../../apps/platform/src/modules/wallet/index.ts';
import { createAckLog } from '../faults/ack-log.ts';

/** A caller that got no answer asks again so soon. */
const pauseMs = 50;
const callers = 16;
const unexpectedMax = 20;

let loads = 0;

export type Stakes = ReturnType<typeof startStakes>;

/** Callers who stake under keys of their own and note every answer. A caller without an answer repeats under the same key. */
export function startStakes(wallet: Wallet, { players, run }: { players: bigint[]; run: string }) {
  loads += 1;
  const load = String(loads);
  const acks = createAckLog();
  const unexpected: Error[] = [];
  let isStopped = false;
  let lastAckAt = performance.now();
  let longestMs = 0;

  async function call(caller: number): Promise<void> {
    for (let at = 0; !isStopped; at += 1) {
      const key = keyOf({ source: 'cluster', class: `${run}-${load}`, id: `${caller}-${at}` });
      const playerId = players[(caller + at) % players.length] as bigint;
      while (!isStopped && !(await submit(key, playerId))) await delay(pauseMs);
    }
  }

  async function submit(key: ReturnType<typeof keyOf>, playerId: bigint): Promise<boolean> {
    try {
      const answer = await wallet.transfer({
        direction: 'out',
        playerId,
        key,
        amountMinor: 1n,
        house: 'house:faults',
        about: 'stake',
      });
      acks.note(key, answer);
      noteAck();
      return true;
    } catch (error) {
      const isExpected = error instanceof WalletUnavailable || error instanceof WalletBusy;
      if (!isExpected && unexpected.push(error as Error) > unexpectedMax) throw error;
      return false;
    }
  }

  function noteAck(): void {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - lastAckAt);
    lastAckAt = now;
  }

  const all = Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  all.catch(() => {});
  return {
    acks,
    unexpected,
    /** Forgets pauses from before. */
    resetPause(): void {
      longestMs = 0;
      lastAckAt = performance.now();
    },
    /** The longest time without an answer, the present one included. */
    longestPauseS: () => Math.max(longestMs, performance.now() - lastAckAt) / 1_000,
    async stop(): Promise<void> {
      isStopped = true;
      await all;
    },
  };
}
