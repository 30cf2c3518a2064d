import { expect, test } from 'vitest';
import { openDatabase } from '../../../plumbing/db/database.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../../testing/test-wallet.ts';
import { readMoneyPassed } from '../../wallet/index.ts';
import { insertReferred, readReport } from './campaigns-store.ts';
import { countMoney } from './count-money.ts';
import { countSlice } from './count-slice.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet, playerWith } = useTestWallet(db);
const deps = { pool, moneyPassed: readMoneyPassed };
const dying = { pool, moneyPassed: async () => Promise.reject(new Error('gone')) };
const dayMs = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const counted = async (refcode: string) => (await readReport(pool, { from: day(-1), to: day(1), refcode }))[0];
const refer = (playerId: bigint, refcode: string) =>
  insertReferred(pool, { playerId, refcode, registeredAt: new Date() });
const lose = (playerId: bigint, amountMinor: bigint) =>
  wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor, house: 'house:slots', about: 'stake' });

test('slices of the journal count referred players, each entry once, with two at once and one that dies', async () => {
  const [playerId, other] = [await playerWith(5_000n), await playerWith(5_000n)];
  await refer(playerId, 'one');
  await expect.poll(() => countSlice(deps).then(() => counted('one'))).toMatchObject({ deposits: 0n });
  await lose(playerId, 300n);
  await lose(other, 300n);
  await expect.poll(() => countSlice(dying).catch(String)).toBe('Error: gone');
  expect(await counted('one')).toMatchObject({ revenueMinor: 0n });
  const right = { deposits: 1n, depositsMinor: 5_000n, revenueMinor: 300n };
  await expect
    .poll(() => Promise.all([countSlice(deps), countSlice(deps)]).then(() => counted('one')))
    .toMatchObject(right);
  await countSlice(deps);
  expect(await counted('one')).toMatchObject(right);
});

test('a process with one connection counts a slice', async () => {
  const single = openDatabase({ url: db.url('harmattan_app'), connectionsMax: 1, onIdleError() {} });
  db.defer(() => single.close());
  const playerId = await playerWith(5_000n);
  await refer(playerId, 'single');
  await lose(playerId, 40n);
  const one = { pool: single.pool, moneyPassed: readMoneyPassed };
  await expect.poll(() => countSlice(one).then(() => counted('single'))).toMatchObject({ revenueMinor: 40n });
});

test('a player who is referred after entries have passed is counted whole', async () => {
  const playerId = await playerWith(5_000n);
  await lose(playerId, 100n);
  const { rows } = await pool.query('select app_now() as now');
  await expect
    .poll(async () => {
      await countSlice(deps);
      const passed = await pool.query('select 1 from wallet.feed_mark where complete_to >= $1', [rows[0].now]);
      return passed.rows.length;
    })
    .toBe(1);
  await refer(playerId, 'late');
  expect(await counted('late')).toMatchObject({ revenueMinor: 0n });
  await lose(playerId, 20n);
  await expect.poll(() => countSlice(deps).then(() => counted('late'))).toMatchObject({ revenueMinor: 120n });
  await countMoney(deps);
  expect(await counted('late')).toMatchObject({ deposits: 1n, revenueMinor: 120n });
});
