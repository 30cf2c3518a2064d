import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { afterAll, expect } from 'vitest';
import { findings } from '../modules/wallet/book-findings.ts';
import { createWallet, keyOf, type WalletSettings } from '../modules/wallet/index.ts';
import { createLocalBus } from '../plumbing/bus.ts';
import { createLog } from '../plumbing/log.ts';
import type { TestDatabase } from './test-database.ts';

let playersGiven = 0;

/** A player whom no other test has. */
export function newPlayerId(): bigint {
  playersGiven += 1;
  return 1_000_000n + BigInt(playersGiven);
}

let keysGiven = 0;

export function newKey(): string {
  keysGiven += 1;
  return keyOf({ source: 'test', class: 'any', id: String(keysGiven) });
}

/** The wallet over a test file's own database. The books are looked over once its tests are done: nothing ever leaves the journal. */
export function useTestWallet(db: TestDatabase, settings: Partial<WalletSettings> = {}) {
  const log = createLog({ level: 'silent' });
  const bus = createLocalBus({ log });
  const made = createWallet({
    database: db.database,
    url: db.url('harmattan_app'),
    settings: { engine: 'batched', queueMax: 10_000, ...settings },
    ids: createIds({ clock: systemClock, random: systemRandom }),
    bus,
    log,
    currency: 'NGN',
  });
  afterAll(async () => {
    await made.close();
    expect(await findings(db.database.pool)).toEqual([]);
  });
  return {
    ...made,
    bus,
    /** A player with that much to spend. */
    async playerWith(amountMinor: bigint): Promise<bigint> {
      const playerId = newPlayerId();
      await made.wallet.transfer({
        direction: 'in',
        playerId,
        key: newKey(),
        amountMinor,
        house: 'gateway:test',
        about: 'deposit',
      });
      return playerId;
    },
  };
}
