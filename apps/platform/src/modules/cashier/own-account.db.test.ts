import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet } = useTestWallet(db);
const available = async (playerId: bigint) => (await wallet.balance(playerId)).availableMinor;
const verifHash = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };

async function setUp() {
  const test = await startTestCashier(db, wallet);
  const player = test.customer(newPlayerId());
  const open = () => player.call('POST Banking/OpenOwnAccount');
  const shown = async () => (await player.call('GET Banking/GetOwnAccount')).data;
  const reference = () => [...test.far.kudipal.accounts.keys()][0] ?? '';
  return { ...test, player, open, shown, reference };
}

test('a player has one account of their own, also when it is asked for several times at once and again', async () => {
  const { open, shown, far } = await setUp();
  expect(await shown()).toBeNull();
  const answers = await Promise.all([open(), open(), open()]);
  const account = await shown();
  expect(account).toMatchObject({ bankName: 'Sandbox Bank', accName: 'KUDIPAL/ADA OBI' });
  expect(answers.map(({ status }) => status)).toContain('SUCCESS');
  expect((await open()).data).toEqual(account);
  expect(far.kudipal.accounts.size).toBe(1);
});

test('an answer that was lost is asked for again under the same reference', async () => {
  const { open, shown, far, moveClock } = await setUp();
  far.fault('/v3/virtual-account-numbers', 'done, then fails');
  expect(await open()).toMatchObject({ status: 'PAYMENT_SERVICE_DOWN' });
  expect(await open()).toMatchObject({ status: 'PAYMENT_SERVICE_DOWN' });
  await moveClock(61);
  expect(await open()).toMatchObject({ status: 'SUCCESS' });
  expect(far.kudipal.accounts.size).toBe(1);
  expect((await shown())?.accNumber).toBe([...far.kudipal.accounts.values()][0]);
});

test('every transfer to the account is credited once, however often it is told of', async () => {
  const { player, open, reference, far, hook, sweep, paymentsOf } = await setUp();
  await open();
  const first = far.kudipal.receive(reference(), 150_000n);
  const second = far.kudipal.receive(reference(), 30_000n);
  const told = [first, first, second, first, second];
  await Promise.all(told.map((data) => hook('kudipal', { event: 'charge.completed', data }, verifHash)));
  await Promise.all([sweep(), sweep()]);
  await sweep();
  await hook('kudipal', { event: 'charge.completed', data: first }, verifHash);
  await sweep();
  expect(await available(player.playerId)).toBe(180_000n);
  expect(await paymentsOf(player.playerId)).toMatchObject([
    { state: 'succeeded', view_name: 'KudipalBankTransfer', money_due: null },
    { state: 'succeeded', view_name: 'KudipalBankTransfer', money_due: null },
  ]);
});

test('a transfer to the account without a web hook is credited by a claim', async () => {
  const { player, open, reference, far, sweep } = await setUp();
  await open();
  const session = '090999111700000000000000000777';
  far.kudipal.receive(reference(), 150_000n, { flw_ref: session });
  const paidAt = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19);
  const body = { viewName: 'KudipalBankTransfer', amount: 1_500, paidAt, words: session };
  await player.call('POST Banking/ClaimDeposit', { body });
  await sweep();
  expect(await available(player.playerId)).toBe(150_000n);
  const { claims } = (await player.call('GET Banking/GetDepositClaims')).data;
  expect(claims).toMatchObject([{ state: 'credited', creditedAmount: 1_500 }]);
});
