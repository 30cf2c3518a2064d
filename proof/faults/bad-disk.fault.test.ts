import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { keyOf, type Wallet } from '../../apps/platform/src/modules/wallet/index.ts';
import { openBadDisk } from './bad-disk.ts';
import { startOwnPostgres } from './platform-postgres.ts';
import { rounds } from './rounds.ts';
import { startStakes } from './stake-load.ts';
import { openWallet } from './test-wallet.ts';

const players = Array.from({ length: 100 }, (_, at) => BigInt(at + 1));
const richesMinor = 1_000_000n;

async function openBank() {
  const postgres = await startOwnPostgres();
  const money = openWallet(postgres.appUrl);
  onTestFinished(() => money.close());
  for (const playerId of players) await money.deposit(playerId, richesMinor);
  return { postgres, ...money, disk: openBadDisk(postgres) };
}

/** Stakes before, during and after the fault. Answers how long after its end money moved again. */
async function stakeThrough(
  { postgres, wallet }: Awaited<ReturnType<typeof openBank>>,
  fault: () => Promise<void>,
): Promise<number> {
  const load = startStakes(wallet, { callers: 100, players });
  const more = (count: number) =>
    expect.poll(load.acks.count, { interval: 10 }).toBeGreaterThan(load.acks.count() + count);
  await more(500);
  await fault();
  const endedAt = performance.now();
  await more(1);
  const backMs = performance.now() - endedAt;
  await more(500);
  await load.stop();
  expect(load.errors).toEqual([]);
  expect(await load.acks.broken(postgres.appUrl)).toEqual([]);
  const pool = new pg.Pool({ connectionString: postgres.appUrl });
  expect(await findings(pool)).toEqual([]);
  await pool.end();
  return backMs;
}

test('fault 2: a sync of the disk fails in a commit: PostgreSQL recovers by itself, and every answer is what the journal says', async () => {
  const bank = await openBank();
  for (let round = 0; round < rounds; round += 1) {
    const backMs = await stakeThrough(bank, () => bank.disk.failOnce());
    process.stdout.write(`a failed sync (${bank.disk.means}): money moved again after ${Math.round(backMs)} ms\n`);
  }
});

test('fault 2: every sync takes longer than a command may: answers are unknown, never failed, and all goes on when the disk is fast again', async () => {
  const bank = await openBank();
  const backMs = await stakeThrough(bank, async () => {
    const speedUp = await bank.disk.slowDown();
    // Nothing is committed in time: each caller is told that it is unknown, and asks again.
    const one = askOnce(bank.wallet, 'while slow');
    expect(await one).toBe('unknown');
    await speedUp();
  });
  process.stdout.write(`slow syncs (${bank.disk.means}): money moved again after ${Math.round(backMs)} ms\n`);
});

const stakeOf = (id: string, playerId = players[0] as bigint) => ({
  key: keyOf({ source: 'faults', class: 'bad disk', id }),
  ...{ direction: 'out' as const, playerId, amountMinor: 1n, house: 'house:faults' as const, about: 'stake' as const },
});

const askOnce = (wallet: Wallet, id: string) =>
  wallet.transfer(stakeOf(id)).then(
    ({ status }) => status,
    () => 'unknown',
  );

test('fault 2, control: a caller who takes an unknown answer for a failure has stakes taken that it calls failed', async () => {
  const { postgres, wallet, disk } = await openBank();
  /** The last stake of each caller, which it calls failed. */
  const failed = Promise.all(
    players.map(async (playerId) => {
      for (let at = 0; ; at += 1) {
        const stake = stakeOf(`${playerId}-${at}`, playerId);
        const isKnown = await wallet.transfer(stake).then(
          () => true,
          () => false,
        );
        if (!isKnown) return stake.key;
      }
    }),
  );
  const speedUp = await disk.slowDown();
  const keys = (await failed).join();
  await speedUp();
  const taken = await postgres.asAdmin(`select key from wallet.journal where key = any('{${keys}}') and status = 'ok'`);
  expect(taken.length).toBeGreaterThan(0);
});
