import { setTestClock } from '@harmattan/process/test-clock';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { batchParameters, batchStatement, type LegRow } from './batch-statement.ts';
import { BooksDoNotBalance } from './check-books.ts';
import { ensureHouseAccount } from './wallet-store.ts';

// The clock goes forward only: a checkpoint is of all legs before an instant.
const db = useTestDatabase();
const { wallet, playerWith, jobs } = useTestWallet(db);

test('folds the legs of a house account without changing its sum', async () => {
  const playerId = await playerWith(1_000n);
  const pay = () =>
    wallet.transfer({
      direction: 'out',
      playerId,
      key: newKey(),
      amountMinor: 5n,
      house: 'house:folded',
      about: 'stake',
    });
  await pay();
  await setTestClock(db.database.pool, 60_000);
  await jobs[0]?.run();
  await pay();
  expect(await wallet.houseBalance('house:folded')).toBe(10n);
  await setTestClock(db.database.pool, 120_000);
  await jobs[0]?.run();
  await jobs[0]?.run();
  expect(await wallet.houseBalance('house:folded')).toBe(10n);
});

/** A stake whose transaction has not ended: as one whose commit waits for a standby. */
async function stakeUnderWay(house: 'house:late') {
  const client = new pg.Client({ connectionString: db.url('harmattan_app') });
  await client.connect();
  onTestFinished(() => client.end());
  const key = newKey();
  const playerId = await playerWith(100n);
  const houseId = await ensureHouseAccount(db.database.pool, house);
  const leg = { playerId, key, kind: 'debit', amountMinor: 5n, houseId, fingerprint: key, about: 'stake' };
  await client.query('begin');
  const plain = { linked: false, refers: false, limited: false };
  const values = batchParameters([{ isStake: false, evenIf: false, ...leg } as LegRow], newKey(), plain);
  await client.query({ text: batchStatement(plain), values });
  return { end: () => client.query('commit') };
}

const checkpointsOf = async (house: string) => {
  const { rows } = await db.database.pool.query(
    'select c.amount from wallet.house_checkpoint c join wallet.house_account a on a.id = c.house_id where a.code = $1',
    [house],
  );
  return rows.map(({ amount }) => amount);
};

test('a leg whose transaction ends long after its time is not passed over by the fold', async () => {
  const house = 'house:late' as const;
  const stake = await stakeUnderWay(house);
  const playerId = await playerWith(100n);
  await wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor: 1n, house, about: 'stake' });
  for (const offsetMs of [180_000, 240_000]) {
    await setTestClock(db.database.pool, offsetMs);
    await jobs[0]?.run();
  }
  expect(await checkpointsOf(house)).toEqual([]);
  await stake.end();
  expect(await wallet.houseBalance(house)).toBe(6n);
  await setTestClock(db.database.pool, 300_000);
  await jobs[0]?.run();
  await jobs[0]?.run();
  expect((await checkpointsOf(house)).at(-1)).toBe(6n);
  expect(await wallet.houseBalance(house)).toBe(6n);
});

test('a checkpoint that is wrong raises the alarm and is corrected', async () => {
  const house = 'escrow:corrected' as const;
  const playerId = await playerWith(100n);
  await wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor: 9n, house, about: 'ticket' });
  await db.database.pool.query(
    `insert into wallet.house_checkpoint (house_id, up_to, amount)
     select id, app_now(), 2 from wallet.house_account where code = $1`,
    [house],
  );
  expect(await wallet.houseBalance(house)).toBe(2n);
  const audit = () => jobs.find(({ name }) => name === 'check-books')?.run();
  await expect(audit()).rejects.toThrow(BooksDoNotBalance);
  expect(await wallet.houseBalance(house)).toBe(9n);
  await audit();
});

test('after the clock was set back the legs of the past are in the sum again', async () => {
  const house = 'house:set-back' as const;
  const playerId = await playerWith(100n);
  const pay = () =>
    wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor: 3n, house, about: 'stake' });
  await pay();
  await setTestClock(db.database.pool, 600_000);
  await jobs[0]?.run();
  expect(await checkpointsOf(house)).toEqual([3n]);
  await setTestClock(db.database.pool, 300_000);
  await pay();
  await jobs[0]?.run();
  expect(await wallet.houseBalance(house)).toBe(6n);
});
