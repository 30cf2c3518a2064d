import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import { expect, test } from 'vitest';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { type HouseAccount, type Wallet, WalletUnavailable } from '../wallet/index.ts';

const db = useTestDatabase();
const { wallet } = useTestWallet(db);
const { pool } = db.database;
const verifHash = { 'verif-hash': sandboxCredentials.kudipal.hookSecret };
const strangerName = '2340000000';
let transactions = 0;

async function setUp(over: Wallet = wallet) {
  const test = await startTestCashier(db, over);
  const player = test.customer(newPlayerId());
  const accounts = async (): Promise<Record<string, bigint>> => {
    const names: HouseAccount[] = ['kudipal', 'selcom'].flatMap(
      (gateway) => [`gateway:${gateway}`, `suspense:${gateway}`] as HouseAccount[],
    );
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await wallet.houseBalance(name)])));
  };
  const start = await accounts();
  /** What moved on the house accounts since the test began. */
  const moved = async () => {
    const now = await accounts();
    const changes = Object.keys(now).map((name) => [name, (now[name] as bigint) - (start[name] as bigint)] as const);
    return Object.fromEntries(changes.filter(([, minor]) => minor !== 0n));
  };
  /** A payer dials by hand and names a user. */
  async function payBill(utilityref: string, amountMinor = 45_000n) {
    transactions += 1;
    const transid = `S${transactions}`;
    test.far.selcom.receive(transid, { utilityref, amountMinor });
    const tell = () =>
      test.server
        .inject({
          method: 'POST',
          url: '/hooks/selcom/c2b/notification',
          payload: {
            ...{ operator: 'MPESA', reference: 'R', transid, utilityref, msisdn: '255712345678' },
            amount: Number(amountMinor) / 100,
          },
          headers: { authorization: `Bearer ${sandboxCredentials.selcom.c2bToken}` },
        })
        .then((response) => response.json().resultcode as string);
    return { transid, tell };
  }
  const listed = async (id: string) => (await test.cashier.waitingForOperator()).filter((item) => item.id === id);
  const available = async () => (await wallet.balance(player.playerId)).availableMinor;
  return { ...test, player, moved, payBill, listed, available };
}

const word = (providerId: string, gateway: 'selcom' | 'kudipal' = 'selcom') =>
  ({ gateway, providerId, by: 'ngozi', why: 'named on the statement' }) as const;

async function storyOf(providerId: string): Promise<{ state: string; by: string; note: string }[]> {
  const { rows } = await pool.query(
    'select state, by, note from cashier.received_event where provider_id = $1 order by at, id',
    [providerId],
  );
  return rows;
}

test('money for an unknown user stands in suspense once, however often it is told, and is allocated once', async () => {
  const { cashier, payBill, sweep, moved, listed, available, player, paymentsOf } = await setUp();
  const { transid, tell } = await payBill(strangerName);
  expect(new Set(await Promise.all(Array.from({ length: 8 }, tell)))).toEqual(new Set(['000']));
  await Promise.all([sweep(), sweep(), sweep()]);
  await tell();
  await sweep();
  expect(await moved()).toEqual({ 'gateway:selcom': -45_000n, 'suspense:selcom': 45_000n });
  const item = {
    kind: 'money not allocated',
    playerId: null,
    amountMinor: 45_000n,
    reason: `paid for ${strangerName}`,
  };
  expect(await listed(`selcom:${transid}`)).toMatchObject([item]);

  const toPlayer = { ...word(transid), userName: player.userName };
  expect(await cashier.allocateMoney({ ...toPlayer, userName: strangerName })).toBe('no such player');
  expect(await cashier.allocateMoney({ ...toPlayer, amountMinor: 1n })).toBe('amount differs');
  const outcomes = await Promise.all([1, 2, 3].map(() => cashier.allocateMoney(toPlayer)));
  expect(outcomes.sort()).toEqual(['allocated', 'not unallocated', 'not unallocated']);
  await tell();
  await sweep();
  expect(await available()).toBe(45_000n);
  expect(await moved()).toEqual({ 'gateway:selcom': -45_000n });
  expect(await paymentsOf(player.playerId)).toMatchObject([
    { state: 'succeeded', status: 0, money_due: null, received_kobo: 45_000n, view_name: 'MpesaInstructions' },
  ]);
  expect(await listed(`selcom:${transid}`)).toEqual([]);
  expect(await storyOf(transid)).toEqual([
    { state: 'unallocated', by: 'gateway', note: transid },
    { state: 'allocated', by: 'operator:ngozi', note: 'named on the statement' },
  ]);
});

test('money for an unknown reference that a web hook tells of is asked for, and returned by an operator once', async () => {
  const { cashier, far, hook, sweep, moved, listed } = await setUp();
  const charge = far.kudipal.receive(crypto.randomUUID(), 70_000n, { id: 800_001 });
  const body = { event: 'charge.completed', data: charge };
  expect(await Promise.all([1, 2, 3].map(() => hook('kudipal', body, verifHash)))).toEqual([200, 200, 200]);
  await Promise.all([sweep(), sweep()]);
  expect(await moved()).toEqual({ 'gateway:kudipal': -70_000n, 'suspense:kudipal': 70_000n });
  expect(await listed('kudipal:800001')).toMatchObject([{ kind: 'money not allocated', amountMinor: 70_000n }]);
  const outcomes = await Promise.all([1, 2].map(() => cashier.returnMoney(word('800001', 'kudipal'))));
  expect(outcomes.sort()).toEqual(['not unallocated', 'returned']);
  await sweep();
  expect(await moved()).toEqual({});
  expect(await listed('kudipal:800001')).toEqual([]);
  expect((await storyOf('800001')).at(-1)).toEqual({
    ...{ state: 'returned', by: 'operator:ngozi', note: 'named on the statement' },
  });
});

test('a web hook that names the wrong reference of known money has it credited as the gateway answers', async () => {
  const { player, far, hook, sweep, moved, available } = await setUp();
  const { data } = await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 700 } });
  const reference = String(far.callsTo('/v3/charges')[0]?.body.tx_ref);
  expect(data).toBeTruthy();
  const charge = far.kudipal.receive(reference, 70_000n, { id: 800_002 });
  await hook('kudipal', { event: 'charge.completed', data: { ...charge, tx_ref: 'no-such-reference' } }, verifHash);
  await Promise.all([sweep(), sweep()]);
  await hook('kudipal', { event: 'charge.completed', data: charge }, verifHash);
  await sweep();
  expect(await available()).toBe(70_000n);
  expect(await moved()).toEqual({ 'gateway:kudipal': -70_000n });
});

test('a notification for an unknown user that the gateway does not confirm moves nothing; an operator ends it', async () => {
  const { cashier, far, payBill, sweep, moved, listed, moveClock, player, available } = await setUp();
  const { transid, tell } = await payBill(strangerName);
  far.selcom.payments.delete(transid);
  await tell();
  await sweep();
  await moveClock(2 * 3_600);
  await sweep();
  expect(await moved()).toEqual({});
  expect(await listed(`selcom:${transid}`)).toMatchObject([{ kind: 'answer not known' }]);
  const toPlayer = { ...word(transid), userName: player.userName };
  expect(await cashier.allocateMoney(toPlayer)).toBe('amount needed');
  expect(await cashier.allocateMoney({ ...toPlayer, amountMinor: 45_000n })).toBe('allocated');
  expect(await available()).toBe(45_000n);
  expect(await moved()).toEqual({ 'gateway:selcom': -45_000n });
  expect(await listed(`selcom:${transid}`)).toEqual([]);
});

test('two equal definite failures end the question about money for an unknown user', async () => {
  const { far, payBill, sweep, moved, listed, moveClock } = await setUp();
  const { transid, tell } = await payBill(strangerName);
  far.selcom.answerQueries({ resultcode: '010' });
  await tell();
  await sweep();
  await moveClock(6);
  await sweep();
  far.selcom.answerQueries(undefined);
  await moveClock(2 * 3_600);
  await sweep();
  expect(await moved()).toEqual({});
  expect(await listed(`selcom:${transid}`)).toEqual([]);
  await tell();
  await sweep();
  expect(await moved()).toEqual({ 'gateway:selcom': -45_000n, 'suspense:selcom': 45_000n });
});

test('money of another currency for an unknown reference is listed and stands in no account', async () => {
  const { cashier, far, hook, sweep, moved, listed, player, available } = await setUp();
  const charge = far.kudipal.receive(crypto.randomUUID(), 70_000n, { id: 800_003, currency: 'USD' });
  await hook('kudipal', { event: 'charge.completed', data: charge }, verifHash);
  await sweep();
  expect(await moved()).toEqual({});
  expect(await listed('kudipal:800003')).toMatchObject([{ kind: 'money not allocated', amountMinor: null }]);
  expect((await listed('kudipal:800003'))[0]?.reason).toContain('in USD');
  const toPlayer = { ...word('800003', 'kudipal'), userName: player.userName };
  expect(await cashier.allocateMoney(toPlayer)).toBe('amount needed');
  expect(await cashier.allocateMoney({ ...toPlayer, amountMinor: 9n })).toBe('allocated');
  expect(await available()).toBe(9n);
});

test.each(['credit', 'return'] as const)(
  'money in review stands in suspense until an operator says %s',
  async (decision) => {
    const { cashier, payBill, far, sweep, moved, player, paymentsOf, available } = await setUp();
    const { transid, tell } = await payBill(player.userName);
    far.selcom.receive(transid, { utilityref: '2348039999999', amountMinor: 45_000n });
    await Promise.all([tell(), tell()]);
    await Promise.all([sweep(), sweep()]);
    const [deposit] = await paymentsOf(player.playerId);
    expect(deposit).toMatchObject({ state: 'review' });
    expect(await moved()).toEqual({ 'gateway:selcom': -45_000n, 'suspense:selcom': 45_000n });
    const said = { paymentId: deposit?.id ?? '', decision, by: 'ngozi', why: 'asked the payer' };
    expect(await cashier.resolveReview({ ...said, decision: 'credit', amountMinor: 1n })).toBe('amount differs');
    const outcomes = await Promise.all([1, 2].map(() => cashier.resolveReview(said)));
    expect(outcomes.sort()).toEqual(['not in review', 'resolved']);
    await sweep();
    const isCredited = decision === 'credit';
    expect(await available()).toBe(isCredited ? 45_000n : 0n);
    expect(await moved()).toEqual(isCredited ? { 'gateway:selcom': -45_000n } : {});
    const { rows } = await pool.query('select suspense from cashier.received where provider_id = $1', [transid]);
    expect(rows).toEqual([{ suspense: 'left' }]);
  },
);

test('a wallet without an answer delays the move into suspense, and the money enters it once', async () => {
  let answers: 'none' | 'lost' | 'given' = 'none';
  const silent: Wallet = {
    ...wallet,
    async fund(move) {
      if (answers !== 'none') await wallet.fund(move);
      if (answers !== 'given') throw new WalletUnavailable('no answer');
      return wallet.fund(move);
    },
  };
  const { cashier, payBill, sweep, moved, listed, moveClock, player } = await setUp(silent);
  const { transid, tell } = await payBill(strangerName);
  await tell();
  await sweep();
  expect(await moved()).toEqual({});
  await moveClock(16 * 60);
  await sweep();
  const waiting = { kind: 'wallet command without an answer', amountMinor: 45_000n, reason: 'suspense: entering' };
  expect(await listed(`selcom:${transid}`)).toMatchObject([{ kind: 'money not allocated' }, waiting]);
  const toPlayer = { ...word(transid), userName: player.userName };
  expect(await cashier.allocateMoney(toPlayer)).toBe('try again');
  answers = 'lost';
  expect(await cashier.allocateMoney(toPlayer)).toBe('try again');
  expect(await moved()).toEqual({ 'gateway:selcom': -45_000n, 'suspense:selcom': 45_000n });
  answers = 'given';
  expect(await cashier.allocateMoney(toPlayer)).toBe('allocated');
  await moveClock(40 * 60);
  await sweep();
  expect(await moved()).toEqual({ 'gateway:selcom': -45_000n });
});
