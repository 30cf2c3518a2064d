import { expect, test } from 'vitest';
import { farAccount } from '../../testing/far-kudipal.ts';
import { startTestCashier, testPassword } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const account = { accountNumber: farAccount.accountNumber, code: farAccount.code, accountName: farAccount.name };
const waitMinutes = 24 * 60;

async function setUp() {
  const test = await startTestCashier(db, wallet, { WITHDRAWAL_NEW_DEVICE_WAIT_MINUTES: String(waitMinutes) });
  const player = test.customer(await playerWith(1_000_000_00n));
  test.newDevice.isNew = true;
  const withdraw = (amount: number, more: object = {}) =>
    player.call('POST Banking/RegisterKudipalWithdraw', {
      body: { amount: amount as never, ...account, password: testPassword, ...more },
    });
  const latest = async () => (await test.paymentsOf(player.playerId)).at(-1);
  const waitsOf = async (): Promise<string[]> => {
    const { rows } = await db.database.pool.query('select send_waits from cashier.payment where id = $1', [
      (await latest())?.id,
    ]);
    return rows[0].send_waits.map(({ reason }: { reason: string }) => reason);
  };
  const pay = async () => {
    await test.sweep();
    for (const { reference } of test.far.kudipal.transfers) test.far.kudipal.finish(reference, 'SUCCESSFUL');
    await test.moveClock(60);
    await test.sweep();
  };
  return { ...test, player, withdraw, latest, waitsOf, pay };
}

test('a large withdrawal from a new device to a new account waits a day, can be called back until then, and is sent once', async () => {
  const { player, withdraw, latest, waitsOf, sweep, moveClock, far, cashier } = await setUp();
  expect((await withdraw(20_001)).statusCode).toBe(0);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'requested', sends: 0 });
  expect(await waitsOf()).toEqual(['new device and new destination']);
  const order = await player.call('GET Banking/GetWithdrawOrder');
  expect(order.data).toMatchObject({ message: 'WITHDRAWAL_IS_HELD_BACK', canBeCanceled: true });
  expect((await player.call('POST Banking/RejectWithadrawByUser')).statusCode).toBe(0);

  await withdraw(20_001);
  // Neither an operator nor the sender passes the wait.
  await cashier.approveWithdrawal({ paymentId: (await latest())?.id ?? '', by: 'ngozi', why: 'known' });
  await moveClock(waitMinutes * 60 - 10);
  await sweep();
  expect(far.callsTo('/v3/transfers')).toHaveLength(0);
  await moveClock(waitMinutes * 60 + 10);
  await Promise.all([sweep(), sweep()]);
  expect(far.callsTo('/v3/transfers')).toHaveLength(1);
});

test('each of the three alone holds nothing back', async () => {
  const small = await setUp();
  await small.withdraw(20_000);
  expect(await small.waitsOf()).toEqual([]);
  await small.pay();
  await small.moveClock(25 * 3_600);
  // The account was paid a day ago, so it is known.
  await small.withdraw(20_001, { password: undefined });
  expect(await small.waitsOf()).toEqual([]);

  const known = await setUp();
  known.newDevice.isNew = false;
  await known.withdraw(20_001);
  expect(await known.waitsOf()).toEqual([]);

  const own = await setUp();
  await own.player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '20001' } });
  expect(await own.waitsOf()).toEqual([]);
});

test('a little first and more afterwards waits as well', async () => {
  const { withdraw, waitsOf, pay, latest } = await setUp();
  await withdraw(1_000);
  await pay();
  expect(await latest()).toMatchObject({ state: 'paid' });
  await withdraw(19_500, { password: undefined });
  expect(await waitsOf()).toEqual(['new device and new destination']);
});

test('two requests at once and the same one twice wait as one', async () => {
  const { withdraw, waitsOf, paymentsOf, player, sweep, far } = await setUp();
  const key = crypto.randomUUID();
  await Promise.all([withdraw(30_000, { key }), withdraw(30_000, { key }), withdraw(30_000)]);
  await withdraw(30_000, { key });
  await sweep();
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'requested', sends: 0 }]);
  expect(await waitsOf()).toEqual(['new device and new destination']);
  expect(far.callsTo('/v3/transfers')).toHaveLength(0);
});
