import { keyOf, type Wallet, WalletUnavailable } from '../../apps/platform/src/modules/wallet/index.ts';
import { createAckLog } from './ack-log.ts';

let loads = 0;

/** Callers who stake until they are told to stop, each under keys of its own, and note every answer. */
export function startStakes(wallet: Wallet, options: { callers: number; players: bigint[] }) {
  loads += 1;
  const load = String(loads);
  const acks = createAckLog();
  const errors: Error[] = [];
  let isStopped = false;

  async function call(caller: number): Promise<void> {
    for (let at = 0; !isStopped; at += 1) {
      const key = keyOf({ source: 'faults', class: load, id: `${caller}-${at}` });
      const playerId = options.players[(caller + at) % options.players.length] as bigint;
      await untilKnown(async () => {
        const answer = await wallet.transfer({
          direction: 'out',
          playerId,
          key,
          amountMinor: 1n,
          house: 'house:faults',
          about: 'stake',
        });
        acks.note(key, answer);
      });
    }
  }

  /** Who is told that the outcome is not known asks again, under the same key. */
  async function untilKnown(submit: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await submit();
      } catch (error) {
        if (error instanceof WalletUnavailable) continue;
        errors.push(error as Error);
        return;
      }
    }
  }

  const callers = Promise.all(Array.from({ length: options.callers }, (_, caller) => call(caller)));
  return {
    acks,
    errors,
    async stop() {
      isStopped = true;
      await callers;
    },
  };
}
