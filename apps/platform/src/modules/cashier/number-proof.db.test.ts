import { expect, test } from 'vitest';
import { farAccount } from '../../testing/far-kudipal.ts';
import { startTestCashier, testPassword } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);

async function setUp() {
  // No test here is about a gateway that is slow.
  const test = await startTestCashier(db, wallet, {}, { gatewayTimeoutMs: 60_000 });
  const player = test.customer(await playerWith(1_000_000_00n));
  const { name: accountName, ...account } = farAccount;
  const key = crypto.randomUUID();
  const asks = {
    bank: () =>
      player.call('POST Banking/RegisterKudipalWithdraw', {
        body: { amount: 1_000 as never, ...account, accountName, password: testPassword },
      }),
    fasthub: () => player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '1000' as never } }),
    selcom: () =>
      player.call('POST Banking/RegisterSelcomWithdraw', { body: { amount: 1_000 as never, channel: 'TPCASHIN' } }),
    push: () => player.call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: '1000' as never, key } }),
  };
  return { ...test, player, asks };
}

test('no withdrawal and no push leaves before the number is proven, and nothing is set aside', async () => {
  const { asks, number, player, paymentsOf } = await setUp();
  number.isProven = false;
  for (const ask of Object.values(asks)) expect((await ask()).status).toBe('NUMBER_NOT_PROVEN');
  expect(await paymentsOf(player.playerId)).toEqual([]);
  expect((await wallet.balance(player.playerId)).heldMinor).toBe(0n);
});

test('the same push goes on under its key once the number is proven', async () => {
  const { asks, number, player, paymentsOf } = await setUp();
  number.isProven = false;
  await Promise.all([asks.push(), asks.push()]);
  number.isProven = true;
  // Of two at once, one may find the push on its way to the gateway.
  await Promise.all([asks.push(), asks.push()]);
  expect((await asks.push()).status).toBe('SUCCESS');
  expect(await paymentsOf(player.playerId)).toHaveLength(1);
});

test('other deposits need no proof', async () => {
  const { number, player } = await setUp();
  number.isProven = false;
  const body = { amount: 1_000 as never };
  expect((await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body })).status).toBe('SUCCESS');
});
