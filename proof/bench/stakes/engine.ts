import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { createWallet, keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import { createLocalBus } from '../../../apps/platform/src/plumbing/bus.ts';
import { openDatabase } from '../../../apps/platform/src/plumbing/db/database.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import type { BenchPlayer } from '../../worlds/players.ts';

/** The wallet in this process, and callers who stake as fast as they are answered. */
export function createEngine(url: string, engine: 'batched' | 'slow' = 'batched') {
  const log = createLog({ level: 'warn' });
  const database = openDatabase({ url, connectionsMax: 10, onIdleError() {} });
  const money = createWallet({
    database,
    url,
    settings: { engine, queueMax: 100_000 },
    ids: createIds({ clock: systemClock, random: systemRandom }),
    bus: createLocalBus({ log }),
    log,
    currency: 'NGN',
  });

  async function perSecond(
    players: BenchPlayer[],
    { callers, seconds, run }: { callers: number; seconds: number; run: string },
  ): Promise<number> {
    const startedAt = performance.now();
    const endsAt = startedAt + seconds * 1_000;
    let stakes = 0;
    async function call(caller: number): Promise<void> {
      for (let at = 0; performance.now() < endsAt; at += 1) {
        // Every caller has players of its own, as connections have.
        const player = players[(caller + at * callers) % players.length] as BenchPlayer;
        const answer = await money.wallet.transfer({
          direction: 'out',
          playerId: BigInt(player.playerId),
          key: keyOf({ source: 'bench', class: 'engine', id: `${run}-${caller}-${at}` }),
          amountMinor: 100n,
          house: 'house:bench',
          about: 'stake',
          isStake: true,
          sessionEpoch: 0,
        });
        if (answer.status !== 'ok') throw new Error(`a stake was answered with ${answer.status}`);
        stakes += 1;
      }
    }
    await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
    return stakes / ((performance.now() - startedAt) / 1_000);
  }

  return {
    perSecond,
    wallet: money.wallet,
    async close() {
      await money.close();
      await database.close();
    },
  };
}
