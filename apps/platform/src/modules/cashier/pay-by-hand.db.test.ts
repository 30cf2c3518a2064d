import { expect, test } from 'vitest';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';
import { type Wallet, WalletUnavailable } from '../wallet/index.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);

async function setUp(over: Wallet = wallet) {
  const stage = await startTestCashier(db, over, {}, { gatewayTimeoutMs: 60_000 });
  const player = stage.customer(await playerWith(1_000_000_00n));
  await player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: '60000' } });
  const latest = async () => (await stage.paymentsOf(player.playerId)).at(-1);
  const { id: paymentId = '' } = (await latest()) ?? {};
  const pay = (reference = paymentId) =>
    stage.cashier.payByHand({ paymentId, reference: `GTB ${reference}`, by: 'ngozi', why: 'the gateway is down' });
  const byHandMinor = () => wallet.houseBalance('bank:by-hand');
  return { ...stage, player, latest, pay, byHandMinor };
}

test('what was paid by hand is no difference to the gateway, and the gateway’s word on it counts for nothing', async () => {
  const { cashier, far, pay, latest, sweep, moveClock, byHandMinor, player } = await setUp();
  const booksOf = async () => (await cashier.reconcile()).find(({ gateway }) => gateway === 'fasthub');
  const [before, books] = [await byHandMinor(), await booksOf()];
  expect((await Promise.all([pay(), pay()])).sort()).toEqual(['moved on', 'paid']);
  expect((await byHandMinor()) - before).toBe(60_000_00n);
  expect((await booksOf())?.unexplainedMinor).toBe(books?.unexplainedMinor);
  expect((await booksOf())?.items.length).toBe(books?.items.length);
  const paid = await latest();
  expect(paid).toMatchObject({ state: 'paid', approved_by: 'operator', sends: 0 });
  far.fasthub.answerQueries({ resultcode: '010' });
  for (const seconds of [10, 60, 24 * 3_600]) {
    await db.database.pool.query('update cashier.payment set next_check_at = app_now() where id = $1', [paid?.id]);
    await moveClock(seconds);
    await sweep();
  }
  expect(await latest()).toMatchObject({ state: 'paid' });
  expect(await wallet.balance(player.playerId)).toMatchObject({ availableMinor: 940_000_00n, heldMinor: 0n });
});

test('a wallet without an answer delays the booking of a payment by hand, and it is booked once', async () => {
  let isSilent = true;
  const silent: Wallet = {
    ...wallet,
    async post(command) {
      const answer = await wallet.post(command);
      if (isSilent) throw new WalletUnavailable('no answer');
      return answer;
    },
  };
  const { pay, sweep, moveClock, latest, byHandMinor } = await setUp(silent);
  const before = await byHandMinor();
  expect(await pay()).toBe('paid');
  expect(await latest()).toMatchObject({ state: 'paid', money_due: 'post' });
  isSilent = false;
  await moveClock(60);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'paid', money_due: null });
  expect((await byHandMinor()) - before).toBe(60_000_00n);
});

test('one reference of the operator stands for one withdrawal, and what is approved is not paid by hand', async () => {
  const [one, other] = [await setUp(), await setUp()];
  expect(await one.pay('shared')).toBe('paid');
  expect(await other.pay('shared')).toBe('reference taken');
  expect(await other.latest()).toMatchObject({ state: 'requested', money_due: null });
  const { id: paymentId = '' } = (await other.latest()) ?? {};
  await other.cashier.approveWithdrawal({ paymentId, by: 'ngozi', why: 'known' });
  expect(await other.pay()).toBe('moved on');
});
