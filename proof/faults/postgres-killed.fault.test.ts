import pg from 'pg';
import { expect, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { app, type OwnPostgres, startOwnPostgres } from './platform-postgres.ts';
import { rounds } from './rounds.ts';
import { startStakes } from './stake-load.ts';
import { openWallet } from './test-wallet.ts';

const players = Array.from({ length: 100 }, (_, at) => BigInt(at + 1));

async function killUnderLoad(postgres: OwnPostgres, times: number) {
  const money = openWallet(postgres.appUrl);
  for (const playerId of players) await money.deposit(playerId, 1_000_000n);
  const load = startStakes(money.wallet, { callers: 100, players });
  for (let round = 0; round < times; round += 1) {
    const before = load.acks.count();
    await expect.poll(load.acks.count).toBeGreaterThan(before + 500);
    await postgres.killAndRestart();
  }
  const before = load.acks.count();
  await expect.poll(load.acks.count).toBeGreaterThan(before + 100);
  await load.stop();
  const broken = await load.acks.broken(postgres.appUrl);
  await money.close();
  return { broken, acked: load.acks.count() };
}

test('fault 1: nothing that was acknowledged is lost when PostgreSQL is killed under load', async () => {
  const postgres = await startOwnPostgres();
  const { broken } = await killUnderLoad(postgres, rounds);
  expect(broken).toEqual([]);
  const pool = new pg.Pool({ connectionString: postgres.appUrl });
  expect(await findings(pool)).toEqual([]);
  await pool.end();
});

test('fault 1, control: with commits that do not wait for the disk, acknowledged stakes are lost', async () => {
  const postgres = await startOwnPostgres();
  await postgres.asAdmin(`alter role ${app.name} set synchronous_commit = off`);
  await postgres.set('wal_writer_delay', '10s');
  const { broken } = await killUnderLoad(postgres, 1);
  expect(broken.length).toBeGreaterThan(0);
});
