import { market } from '@harmattan/kernel/market';
import { inTransaction } from '@harmattan/process/transaction';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { afterEach, expect, test } from 'vitest';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { type Wallet, WalletUnavailable } from '../wallet/index.ts';
import { compareAboveLimit } from './above-limit.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet, setLimit } = useTestWallet(db);
const verifHash = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };
const day = 24 * 3_600;
/** Every test begins at ten in the morning of the market, far from the end of a window. */
const toTen = Math.round(day - (((Date.now() + market.utcOffsetMs) / 1_000 - 10 * 3_600) % day));

afterEach(async () => {
  const { accountMinor, recordsMinor } = await compareAboveLimit(pool);
  expect(accountMinor).toBe(recordsMinor);
});

async function setUp({ over = wallet, limitMinor = 600_00n }: { over?: Wallet; limitMinor?: bigint } = {}) {
  const stage = await startTestCashier(db, over);
  const moveClock = (seconds: number) => stage.moveClock(toTen + seconds);
  await moveClock(0);
  const player = stage.customer(newPlayerId());
  const { playerId } = player;
  const limit = (minor: bigint | null) =>
    inTransaction(pool, (transaction) =>
      setLimit(transaction, { playerId, kind: 'deposit', period: 'day', limit: minor }),
    );
  const held = await wallet.houseBalance('suspense:limit');
  /** More is sent than the deposit was opened for, or the limit came after it. */
  async function arrive(amountMinor: bigint): Promise<{ id: string; tell: () => Promise<number> }> {
    await limit(null);
    const { data } = await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 500 } });
    await limit(limitMinor);
    const charge = stage.far.kudipal.receive(data.id, amountMinor, { created_at: new Date().toISOString() });
    return { id: data.id, tell: () => stage.hook('kudipal', { event: 'charge.completed', data: charge }, verifHash) };
  }
  await limit(limitMinor);
  return {
    ...{ ...stage, moveClock, player, limit, arrive },
    available: async () => (await wallet.balance(playerId)).availableMinor,
    inSuspense: async () => (await wallet.houseBalance('suspense:limit')) - held,
    above: () => stage.cashier.listAboveLimit(playerId),
    choose: (id: string, choice: 'release' | 'return') =>
      stage.cashier.chooseForHeld({ playerId, paymentId: id, choice }),
  };
}

test('what fits is credited and the rest is kept, once, however often the money is told', async () => {
  const { arrive, sweep, available, inSuspense, above, player, cashier } = await setUp();
  const { id, tell } = await arrive(1_000_00n);
  await Promise.all([tell(), tell(), tell()]);
  await Promise.all([sweep(), sweep()]);
  expect(await available()).toBe(600_00n);
  expect(await inSuspense()).toBe(400_00n);
  expect(await above()).toMatchObject([{ payment_id: id, left_kobo: 400_00n, state: 'held', choice: null }]);
  const { data } = await player.call('GET Banking/GetDepositState', { query: { id } });
  expect(data).toMatchObject({ state: 'succeeded', amount: 600, aboveLimit: 400, message: 'DEPOSIT_IS_ABOVE_LIMIT' });
  const { rows } = await pool.query(`select payload from plumbing.outbox where payload->>'paymentId' = $1`, [id]);
  expect(rows).toMatchObject([{ payload: { amountMinor: '60000', aboveMinor: '40000' } }]);
  expect(await cashier.waitingForOperator()).not.toContainEqual(expect.objectContaining({ id }));
  await tell();
  await sweep();
  expect(await available()).toBe(600_00n);
});

test('without room nothing is credited, and money that fits is not touched', async () => {
  const { arrive, sweep, available, inSuspense, above } = await setUp();
  for (const amountMinor of [500_00n, 100_00n, 300_00n]) {
    const { tell } = await arrive(amountMinor);
    await tell();
    await sweep();
  }
  expect(await available()).toBe(600_00n);
  expect(await inSuspense()).toBe(300_00n);
  expect((await above()).map(({ left_kobo }) => left_kobo)).toEqual([300_00n]);
});

test('released by choice: not before the window ends, then up to the limit, and the rest in the next one', async () => {
  const { arrive, sweep, available, inSuspense, above, choose, moveClock } = await setUp();
  const { id, tell } = await arrive(1_500_00n);
  await tell();
  await sweep();
  expect(await choose(id, 'release')).toBe(true);
  await sweep();
  expect(await available()).toBe(600_00n);
  await moveClock(day);
  await Promise.all([sweep(), sweep()]);
  expect(await available()).toBe(1_200_00n);
  expect(await inSuspense()).toBe(300_00n);
  await moveClock(2 * day);
  await Promise.all([sweep(), sweep()]);
  expect(await available()).toBe(1_500_00n);
  expect(await inSuspense()).toBe(0n);
  expect(await above()).toEqual([]);
  expect(await choose(id, 'return')).toBe(false);
});

test('without a choice it stays where it is, also when there is room', async () => {
  const { arrive, sweep, available, limit, moveClock } = await setUp();
  const { tell } = await arrive(1_000_00n);
  await tell();
  await sweep();
  await limit(null);
  await moveClock(day);
  await sweep();
  expect(await available()).toBe(600_00n);
});

test('returned by choice: an operator gives it back once, and the gateway has it no more', async () => {
  const { arrive, sweep, available, inSuspense, above, choose, cashier, moveClock } = await setUp();
  const { id, tell } = await arrive(1_000_00n);
  await tell();
  await sweep();
  const word = { paymentId: id, by: 'ngozi', why: 'sent back by transfer' };
  expect(await cashier.returnAboveLimit(word)).toBe('not held');
  await choose(id, 'return');
  await sweep();
  const items = (await cashier.waitingForOperator()).filter((item) => item.id === id);
  expect(items).toMatchObject([{ kind: 'deposit above a limit', amountMinor: 400_00n, about: 'above limit' }]);
  const gateway = await wallet.houseBalance('gateway:kudipal');
  const outcomes = await Promise.all([1, 2, 3].map(() => cashier.returnAboveLimit(word)));
  expect(outcomes.sort()).toEqual(['not held', 'not held', 'returned']);
  expect((await wallet.houseBalance('gateway:kudipal')) - gateway).toBe(400_00n);
  expect(await inSuspense()).toBe(0n);
  expect(await above()).toEqual([]);
  await moveClock(2 * day);
  await sweep();
  expect(await available()).toBe(600_00n);
  expect((await cashier.waitingForOperator()).filter((item) => item.id === id)).toEqual([]);
});

test('two choices at once: one of them stands, and the money goes one way', async () => {
  const { arrive, sweep, available, inSuspense, choose, limit, cashier } = await setUp();
  const { id, tell } = await arrive(1_000_00n);
  await tell();
  await sweep();
  await limit(null);
  await Promise.all([choose(id, 'release'), choose(id, 'return'), sweep(), sweep()]);
  await sweep();
  await cashier.returnAboveLimit({ paymentId: id, by: 'ngozi', why: 'back' });
  const [left, credited] = [await inSuspense(), await available()];
  expect([
    [0n, 1_000_00n],
    [0n, 600_00n],
  ]).toContainEqual([left, credited]);
});

/** Loses the answer of the wallet after it has done its work, as often as is said. */
function forgetful(times: { fund: number; transfer: number; entry: number }): Wallet {
  const lose = (what: keyof typeof times) => {
    times[what] -= 1;
    if (times[what] >= 0) throw new WalletUnavailable('the answer was lost');
  };
  return {
    ...wallet,
    async fund(command) {
      const answer = await wallet.fund(command);
      lose('fund');
      return answer;
    },
    async transfer(command) {
      const answer = await wallet.transfer(command);
      lose('transfer');
      return answer;
    },
    async entry(key) {
      lose('entry');
      return wallet.entry(key);
    },
  };
}

test('a process that ends between the record and the money leaves nothing out and moves nothing twice', async () => {
  const times = { fund: 2, transfer: 2, entry: 2 };
  const stage = await setUp({ over: forgetful(times) });
  const { arrive, sweep, available, inSuspense, choose, moveClock } = stage;
  const { id, tell } = await arrive(1_000_00n);
  await tell();
  for (let round = 1; round <= 10; round += 1) {
    await moveClock(round * 600);
    await sweep();
  }
  expect(await available()).toBe(600_00n);
  expect(await inSuspense()).toBe(400_00n);
  Object.assign(times, { fund: 0, transfer: 1, entry: 1 });
  await choose(id, 'release');
  for (let round = 0; round <= 5; round += 1) {
    await moveClock(day + round * 600);
    await sweep();
  }
  expect(await available()).toBe(1_000_00n);
  expect(await inSuspense()).toBe(0n);
});

test('an amount above what the limit leaves is refused before a deposit is opened, with the room and its end', async () => {
  const { player, limit, paymentsOf } = await setUp({ limitMinor: 700_00n });
  const open = (amount: number) => player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount } });
  expect((await open(700.01)).status).toBe('DEPOSIT_LIMIT_IS_REACHED');
  expect((await open(800)).data).toMatchObject({ left: 700, period: 'day', endsAt: expect.any(String) });
  expect(await paymentsOf(player.playerId)).toEqual([]);
  expect((await open(700)).status).toBe('SUCCESS');
  await limit(null);
  expect((await open(800)).status).toBe('SUCCESS');
});

test('the gateway’s balance differs from our account of it by nothing while money is above a limit, and after its return', async () => {
  const { arrive, sweep, choose, cashier } = await setUp();
  const differs = async () =>
    (await cashier.reconcile()).find(({ gateway }) => gateway === 'kudipal')?.unexplainedMinor;
  const before = await differs();
  const { id, tell } = await arrive(1_000_00n);
  await tell();
  await sweep();
  expect(await differs()).toBe(before);
  await choose(id, 'return');
  await cashier.returnAboveLimit({ paymentId: id, by: 'ngozi', why: 'back' });
  expect(await differs()).toBe(before);
});

test('money in suspense that no record is about is found', async () => {
  const { cashier } = await setUp();
  const check = cashier.jobs.find(({ name }) => name === 'check-above-limit');
  await check?.run();
  const stray = { amountMinor: 5n, about: 'suspense' } as const;
  await wallet.fund({ key: newKey(), from: 'gateway:kudipal', to: 'suspense:limit', ...stray });
  await expect(check?.run()).rejects.toThrow('suspense:limit differs');
  await wallet.fund({ key: newKey(), from: 'suspense:limit', to: 'gateway:kudipal', ...stray });
  await check?.run();
});
