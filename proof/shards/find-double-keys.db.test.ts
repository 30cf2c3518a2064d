import { systemClock } from '@harmattan/kernel/clock';
import { expect, test } from 'vitest';
import { archiveEntries } from '../../apps/platform/src/modules/wallet/index.ts';
import { newKey } from '../../apps/platform/src/testing/test-wallet.ts';
import { findDoubleKeys } from './find-double-keys.ts';
import { useTwoShards } from './two-shards.ts';

const { pools, home, other, walletOf, playerOf } = useTwoShards();

const deposit = (playerId: bigint, key = newKey()) =>
  walletOf(playerId).transfer({
    direction: 'in',
    ...{ playerId, key, amountMinor: 100n, house: 'gateway:test', about: 'deposit' },
  });
const move = (key: string) =>
  ({ key, from: 'house:test', to: 'escrow:test', amountMinor: 1n, about: 'guarantee' }) as const;

test('shards whose keys are all different have none twice', async () => {
  for (let at = 0; at < 12; at += 1) await deposit(playerOf(at % 2 ? 1 : 0));
  await home.fund(move(newKey()));
  expect(await findDoubleKeys(pools, { pageRows: 5 })).toEqual([]);
});

test('a command that comes again for a player of the other shard is found, and is a conflict for one of the same shard', async () => {
  const [key, again] = [newKey(), newKey()];
  expect(await deposit(playerOf(0), key)).toMatchObject({ status: 'ok' });
  expect(await deposit(playerOf(0), key)).toMatchObject({ status: 'conflict' });
  expect(await deposit(playerOf(1), key)).toMatchObject({ status: 'ok' });
  await home.fund(move(again));
  await other.fund(move(again));
  const found = [key, again].sort().map((double) => ({ key: double, shards: [0, 1] }));
  for (const pageRows of [1, 3, 10_000]) expect(await findDoubleKeys(pools, { pageRows })).toEqual(found);
});

test('a key among the old entries is found as well', async () => {
  const key = newKey();
  await deposit(playerOf(0), key);
  await deposit(playerOf(1), key);
  const [pool] = pools as [(typeof pools)[number]];
  await archiveEntries(pool, { olderThanMs: 0, patienceMs: 60_000, clock: systemClock });
  expect((await pool.query('select 1 from wallet.journal where key = $1', [key])).rows).toEqual([]);
  expect((await findDoubleKeys(pools)).map((double) => double.key)).toContain(key);
});
