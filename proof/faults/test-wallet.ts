import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { createWallet, keyOf } from '../../apps/platform/src/modules/wallet/index.ts';
import { createLocalBus } from '../../apps/platform/src/plumbing/bus.ts';
import { openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import { createLog } from '../../apps/platform/src/plumbing/log.ts';

const ids = createIds({ clock: systemClock, random: systemRandom });

/** The wallet as the platform makes it, over an address that a fault may stand behind. */
export function openWallet(url: string, queueMax = 10_000) {
  const log = createLog({ level: 'silent' });
  const database = openDatabase({ url, connectionsMax: 4, onIdleError() {} });
  const money = createWallet({
    database,
    url,
    settings: { engine: 'batched', queueMax },
    ids,
    bus: createLocalBus({ log }),
    log,
    currency: 'NGN',
  });
  return {
    ...money,
    async close() {
      await money.close();
      await database.close();
    },
    async deposit(playerId: bigint, amountMinor: bigint): Promise<void> {
      const key = keyOf({ source: 'faults', class: 'deposit', id: ids.next() });
      await money.wallet.transfer({
        direction: 'in',
        playerId,
        key,
        amountMinor,
        house: 'gateway:faults',
        about: 'deposit',
      });
    },
  };
}
