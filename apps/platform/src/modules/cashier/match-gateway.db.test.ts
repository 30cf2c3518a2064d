import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet } = useTestWallet(db);
const verifHash = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };
const hour = 3_600;

async function setUp() {
  const stage = await startTestCashier(db, wallet, {}, { gatewayTimeoutMs: 60_000 });
  const player = stage.customer(newPlayerId());
  const available = async () => (await wallet.balance(player.playerId)).availableMinor;
  const match = async () => stage.cashier.jobs.find(({ name }) => name === 'match-gateways')?.run();
  const listed = async (kind: string) =>
    (await stage.cashier.waitingForOperator()).filter((item) => item.kind === kind);
  async function payByTransfer(amountMinor: bigint) {
    const { data } = await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 700 } });
    return stage.far.kudipal.receive(data.id, amountMinor, { created_at: new Date().toISOString() });
  }
  const tell = (charge: object) => stage.hook('kudipal', { event: 'charge.completed', data: charge }, verifHash);
  return { ...stage, player, available, match, listed, payByTransfer, tell };
}

test('a payment that we missed is asked for by the usual way once the list shows it', async () => {
  const { far, payByTransfer, tell, match, sweep, available, player, moveClock } = await setUp();
  await tell(await payByTransfer(70_000n));
  await sweep();
  // The second transfer to an account cannot be found by our reference, and its web hook is lost.
  const { tx_ref } = far.kudipal.charges.at(-1) ?? { tx_ref: '' };
  const second = far.kudipal.receive(tx_ref, 20_000n);
  far.selcom.receive('lost-notification', { utilityref: player.userName, amountMinor: 45_000n });
  await moveClock(4 * hour);
  await sweep();
  expect(await available()).toBe(70_000n);
  await Promise.all([match(), match()]);
  expect(await available()).toBe(70_000n);
  await sweep();
  expect(await available()).toBe(115_000n);
  const { rows } = await db.database.pool.query('select state from cashier.received where provider_id = $1', [
    String(second.id),
  ]);
  expect(rows).toEqual([{ state: 'review' }]);
});

test('a list that shows money which the gateway does not confirm credits no player', async () => {
  const { far, payByTransfer, match, sweep, available, moveClock } = await setUp();
  const charge = await payByTransfer(70_000n);
  far.fault('/verify', 'fails', 1_000);
  await match();
  await sweep();
  await moveClock(2 * hour);
  await sweep();
  expect(await available()).toBe(0n);
  far.heal();
  expect(charge.status).toBe('successful');
  await moveClock(6 * hour);
  await sweep();
  expect(await available()).toBe(70_000n);
});

test('a chargeback takes the deposit from the player once, even from an account that is short, and is listed', async () => {
  const { cashier, far, player, payByTransfer, tell, match, sweep, available, listed, paymentsOf } = await setUp();
  const charge = await payByTransfer(70_000n);
  await tell(charge);
  await sweep();
  const [deposit] = await paymentsOf(player.playerId);
  expect(deposit).toMatchObject({ state: 'succeeded' });
  const { playerId } = player;
  const stake = { playerId, key: newKey(), amountMinor: 50_000n, house: 'house:test', about: 'stake' } as const;
  await wallet.transfer({ direction: 'out', ...stake });
  far.kudipal.addLine({ kind: 'chargeback', of: String(charge.id), amountMinor: 70_000n });
  await Promise.all([match(), match()]);
  await match();
  expect(await available()).toBe(-50_000n);
  expect((await paymentsOf(playerId))[0]).toMatchObject({ state: 'charged_back', status: 4, money_due: null });
  const item = (await listed('charged back')).find(({ id }) => id === deposit?.id);
  expect(item).toMatchObject({ playerId, amountMinor: 70_000n });
  const seen = { paymentId: deposit?.id ?? '', by: 'ngozi', why: 'noted' };
  expect([await cashier.markSeen(seen), await cashier.markSeen(seen)]).toEqual([true, false]);
  expect((await listed('charged back')).some(({ id }) => id === deposit?.id)).toBe(false);
});

test('a chargeback of one of two payments to an order is no part of the other', async () => {
  const { cashier, far, payByTransfer, tell, match, sweep } = await setUp();
  const compare = async () => (await cashier.reconcile()).find(({ gateway }) => gateway === 'kudipal');
  // The other tests of this file have gateways of their own, and the same accounts.
  const before = await compare();
  const charge = await payByTransfer(70_000n);
  await tell(charge);
  await sweep();
  const second = far.kudipal.receive(charge.tx_ref, 20_000n);
  // Told, and not looked at yet.
  await tell(second);
  far.kudipal.addLine({ kind: 'chargeback', of: String(charge.id), amountMinor: 70_000n });
  await match();
  const books = await compare();
  expect(books?.unexplainedMinor).toBe(before?.unexplainedMinor);
  const about = (id: number) => books?.items.find(({ item }) => item === `deposit ${id}`)?.minor;
  expect([about(charge.id), about(second.id)]).toEqual([undefined, 20_000n]);
  await sweep();
});

test('what still differs after an hour is listed until the books agree or an operator resolves it', async () => {
  const { cashier, far, payByTransfer, tell, match, sweep, listed, moveClock } = await setUp();
  const charge = await payByTransfer(70_000n);
  await tell(charge);
  await sweep();
  charge.amount = 600;
  await match();
  const about = async () => (await listed('gateway differs')).filter(({ reason }) => reason.includes(` ${charge.id}:`));
  expect(await about()).toEqual([]);
  await moveClock(2 * hour);
  await match();
  const [found] = await about();
  expect(found).toMatchObject({ amountMinor: -10_000n, reason: `kudipal, deposit ${charge.id}: differs` });
  const word = { id: found?.id ?? '', by: 'ngozi', why: 'the gateway corrects it tomorrow' };
  expect(await Promise.all([cashier.resolveFinding(word), cashier.resolveFinding(word)])).toContain(false);
  await match();
  expect(await about()).toEqual([]);
  charge.amount = 500;
  await match();
  expect(await about()).toMatchObject([{ amountMinor: -20_000n }]);
  charge.amount = 700;
  await match();
  expect(await about()).toEqual([]);
  far.kudipal.charges.splice(far.kudipal.charges.indexOf(charge), 1);
});

test.each(['/v3/refunds', '/v3/balances', '/v3/transactions'])(
  'a list of which %s cannot be read is not known, and nothing is booked by it',
  async (path) => {
    const { cashier, far, payByTransfer, match } = await setUp();
    far.kudipal.takeFees(10_75n);
    await payByTransfer(70_000n);
    const before = await wallet.houseBalance('fee:kudipal');
    far.fault(path, 'done, then babbles', 1_000);
    await expect(match()).rejects.toThrow('not matched');
    const [books] = await cashier.reconcile();
    expect(books).toMatchObject({
      gateway: 'kudipal',
      theirBalanceMinor: null,
      differenceMinor: null,
      unexplainedMinor: null,
    });
    expect(await wallet.houseBalance('fee:kudipal')).toBe(before);
  },
);

test('fees and settlements are booked once, also by two matches at once', async () => {
  const { far, payByTransfer, tell, match, sweep } = await setUp();
  const read = () => Promise.all([wallet.houseBalance('fee:kudipal'), wallet.houseBalance('bank:kudipal')]);
  await tell(await payByTransfer(70_000n));
  await sweep();
  await match();
  const [fees, bank] = await read();
  const charge = await payByTransfer(70_000n);
  far.kudipal.takeFees(10_75n);
  await tell(charge);
  await sweep();
  far.kudipal.addLine({ kind: 'settlement', amountMinor: 30_000n });
  await Promise.all([match(), match(), match()]);
  await match();
  // The charge from before has a fee from now on, too.
  expect(await read()).toEqual([fees - 2n * 10_75n, bank - 30_000n]);
});

test('a fee that the gateway changes or gives back after it was booked is booked as it is then, once', async () => {
  const { cashier, far, payByTransfer, tell, match, sweep } = await setUp();
  await match();
  const before = await wallet.houseBalance('fee:kudipal');
  await tell(await payByTransfer(70_000n));
  await sweep();
  const charges = BigInt(far.kudipal.charges.filter(({ status }) => status === 'successful').length);
  const matched = async (feeMinor: bigint) => {
    far.kudipal.takeFees(feeMinor);
    await Promise.all([match(), match(), match()]);
    await match();
    const books = (await cashier.reconcile()).find(({ gateway }) => gateway === 'kudipal');
    expect(books?.items.filter(({ item }) => item.startsWith('fee '))).toEqual([]);
    return before - (await wallet.houseBalance('fee:kudipal'));
  };
  expect(await matched(10_75n)).toBe(charges * 10_75n);
  // As lines are that were booked before bookings were counted.
  await db.database.pool.query('update cashier.gateway_line set bookings = 0');
  expect(await matched(0n)).toBe(0n);
  expect(await matched(10_75n)).toBe(charges * 10_75n);
  expect(await matched(4_00n)).toBe(charges * 4_00n);
});
