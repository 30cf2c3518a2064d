import { type BtiCall, btiCalls, readBtiAnswer } from '@harmattan/wires/suppliers/bti';
import { writePurchase } from '@harmattan/wires/suppliers/bti-body';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { newWireBet, startTestBooks } from '../../../testing/test-books.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { startTestPlatform } from '../../../testing/test-platform.ts';
import { newTxId } from '../../../testing/test-suppliers.ts';
import { readMemo } from '../move-memo.ts';

const db = useTestDatabase();
const walletPath = `/wallet/bti/${supplierCredentials.bti.pathSecret}`;

type Query = Record<string, string>;

async function start(env: NodeJS.ProcessEnv = {}) {
  const books = await startTestBooks(db, env);
  const { client, seat, launch, playerId } = await books.seat('bti');
  const [reserve_id, purchase_id] = [newTxId(), newTxId()];
  const cust_id = seat.playerId;

  async function send(call: BtiCall, query: Query | string, init: RequestInit = {}) {
    const response = await fetch(`${books.platform.url}${walletPath}/${call}?${new URLSearchParams(query)}`, init);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = readBtiAnswer(await response.text()) as Query;
    return fields;
  }
  const post = (call: BtiCall, query: Query, body = '') => send(call, query, { method: 'POST', body });
  const named = { cust_id, reserve_id };
  return {
    ...books,
    client,
    seat,
    launch,
    playerId,
    send,
    post,
    reserve: (change: Query = {}) => send('reserve', { ...named, amount: '10.00', ...change }),
    draw: (change: Query = {}) =>
      send('debitreserve', { ...named, amount: '10', req_id: newTxId(), purchase_id, ...change }),
    commit: (change: Query = {}) => send('commitreserve', { ...named, purchase_id, ...change }),
    cancel: (change: Query = {}) => send('cancelreserve', { ...named, ...change }),
    credit: (change: Query = {}, body = '') =>
      post('creditcustomer', { cust_id, req_id: newTxId(), amount: '25.00', purchase_id, ...change }, body),
    debit: (change: Query = {}, body = '') =>
      post('debitcustomer', { cust_id, req_id: newTxId(), amount: '5.00', purchase_id, ...change }, body),
    purchase: { customerId: cust_id, amount: '25.00', reserveId: reserve_id, purchaseId: purchase_id },
    balance: () => books.balanceOf(playerId),
  };
}

const ok = { error_code: '0', error_message: 'No error' };
const repeated = { error_code: '0', error_message: 'Already processed' };
const wrong = { error_code: '-10', error_message: 'WrongRequest' };

test('a bet is reserved, taken in parts, committed and paid, each in a few lines of text', async () => {
  const { send, seat, reserve, draw, commit, credit, balance } = await start();
  expect(await send('ValidateToken', { auth_token: seat.token })).toEqual({
    ...ok,
    cust_id: seat.playerId,
    cust_login: seat.playerId,
    balance: '1000.00',
    currency_code: 'NGN',
    city: '',
    country: 'NG',
  });
  const reserved = await reserve();
  expect(reserved).toEqual({ ...ok, balance: '990.00', trx_id: expect.any(String) });
  expect(await reserve()).toEqual({ ...reserved, ...repeated });
  const req_id = newTxId();
  const drawn = await draw({ amount: '4.00', req_id });
  expect(drawn).toEqual({ ...ok, balance: '990.00', trx_id: expect.any(String) });
  expect(await draw({ amount: '4.00', req_id })).toEqual({ ...drawn, ...repeated });
  expect(await draw({ amount: '3.50' })).toMatchObject(ok);
  expect(await commit()).toMatchObject({ ...ok, balance: '992.50' });
  expect(await credit({ amount: '8.25' })).toMatchObject({ ...ok, balance: '1000.75' });
  expect(await balance()).toBe(100_075n);
});

test('every call is answered whether it is asked in one manner or the other', async () => {
  const { send, post, seat } = await start();
  for (const call of btiCalls) {
    const query = { cust_id: seat.playerId, auth_token: seat.token };
    expect(await send(call, query)).toEqual(await post(call, query));
  }
});

test('a refused reserve is told with its code', async () => {
  const { reserve, send, post, seat, launch, expire, signOut, balance } = await start();
  expect(await send('ValidateToken', { auth_token: 'nobody' })).toEqual({
    error_code: '-3',
    error_message: 'TokenNotValid',
  });
  expect(await send('ValidateToken', '')).toMatchObject({ error_code: '-3' });
  expect(await reserve({ cust_id: '9' })).toEqual({ error_code: '-2', error_message: 'CustomerNotFound' });
  expect(await reserve({ reserve_id: newTxId(), amount: '1000.01' })).toMatchObject({
    error_code: '-4',
    balance: '1000.00',
  });
  await reserve();
  expect(await reserve({ amount: '10.01' })).toMatchObject({ error_code: '-10', error_message: 'RequestMismatch' });
  const foreign = `<Bets cust_id="${seat.playerId}" currency_code="EUR"/>`;
  expect(await post('reserve', { cust_id: seat.playerId, reserve_id: newTxId(), amount: '1' }, foreign)).toMatchObject({
    error_code: '-10',
    error_message: 'WrongCurrency',
  });
  await signOut(launch);
  expect(await reserve({ reserve_id: newTxId() })).toMatchObject({ error_code: '-23' });
  expect(await reserve()).toMatchObject(repeated);
  await expire(launch);
  expect(await send('ValidateToken', { auth_token: seat.token })).toMatchObject({ error_code: '-23' });
  expect(await balance()).toBe(99_000n);
});

test("a stake is taken while any of the player's sessions at the book lives", async () => {
  const { platform, playerId, reserve, launch, expire, secondLaunch } = await startTwice();
  await expire(launch);
  expect(await reserve({ reserve_id: newTxId() })).toMatchObject({ error_code: '-23' });
  await secondLaunch();
  expect(await reserve({ reserve_id: newTxId() })).toMatchObject(ok);
  expect((await platform.wallet.balance(playerId)).heldMinor).toBe(1_000n);
});

async function startTwice() {
  const bti = await start();
  return {
    ...bti,
    async secondLaunch() {
      const { rows } = await db.database.pool.query('select opened_by from suppliers.session where player_id = $1', [
        bti.playerId,
      ]);
      const session = {
        supplier: 'bti',
        playerId: bti.playerId,
        openedBy: rows[0].opened_by,
        gameId: 0,
        game: 'sports',
      };
      await bti.platform.suppliers.beginSession(
        { ...session, supplier: 'bti', currency: 'NGN', isMobile: true, language: 'en' },
        { isOneShot: false },
      );
    },
  };
}

test('what comes after a reserve ends in 0, with words for what was not done', async () => {
  const { reserve, draw, commit, cancel, balance } = await start();
  const told = async (answer: Promise<Query>) => {
    const { error_code, error_message } = await answer;
    return `${error_code} ${error_message}`;
  };
  expect(await told(draw())).toBe('0 ReserveWasNotFound');
  expect(await told(commit())).toBe('0 ReserveWasNotFound');
  expect(await told(draw({ cust_id: '9' }))).toBe('0 CustomerNotFound');
  await reserve();
  expect(await told(draw({ amount: '10.01' }))).toBe('0 AmountExceedsReserve');
  const req_id = newTxId();
  await draw({ amount: '6', req_id });
  expect(await told(draw({ amount: '5', req_id }))).toBe('0 RequestMismatch');
  expect(await told(cancel())).toBe('0 ReserveWasDebited');
  await commit();
  expect(await told(draw({ amount: '1' }))).toBe('0 ReserveIsClosed');
  const other = { reserve_id: newTxId() };
  await reserve(other);
  await cancel(other);
  expect(await told(cancel(other))).toBe('0 Already processed');
  expect(await told(draw(other))).toBe('0 ReserveWasCanceled');
  expect(await told(commit(other))).toBe('0 ReserveWasCanceled');
  expect(await told(reserve(other))).toBe('-10 ReserveWasCanceled');
  expect(await told(cancel({ reserve_id: newTxId() }))).toBe('0 ReserveWasNotFound');
  expect(await balance()).toBe(99_400n);
});

test('a win or a correction that came too early is to be sent again, and is taken then', async () => {
  const { client, seat, reserve, draw, commit, credit, debit, purchase, balance } = await start();
  const again = { error_code: '-1', error_message: 'PleaseRepeat' };
  const [won, taken] = [{ req_id: newTxId() }, { req_id: newTxId() }];
  const more = { req_id: newTxId(), amount: '1.00' };
  const corrected = writePurchase('Credit', { ...purchase, amount: '1.00', from: 'Won', to: 'Won' });
  const { purchaseId: betId, reserveId: stakeTxId } = purchase;
  const early = { txId: newTxId(), betId, stakeTxId, stakeMinor: 1_000n, kind: 'won', amountMinor: 1n } as const;
  for (const step of [reserve, draw, commit]) {
    expect(await debit(taken)).toMatchObject(again);
    expect(await credit(more, corrected)).toMatchObject(again);
    if (step !== commit) {
      expect(await credit(won)).toMatchObject(again);
      expect((await client.settle(seat, early)).verdict).toBe('unavailable');
    }
    await step();
  }
  expect(await credit(won)).toMatchObject(ok);
  expect(await debit(taken)).toMatchObject(ok);
  expect(await credit(more, corrected)).toMatchObject(ok);
  expect(await balance()).toBe(101_100n);
  // What was called off before it came never comes, so that its win is not waited for.
  const called = { purchase_id: newTxId() };
  const off = writePurchase('Credit', { ...purchase, purchaseId: called.purchase_id, from: 'Opened', to: 'Canceled' });
  const never = { error_code: '0', error_message: 'PurchaseWasNotFound' };
  expect(await credit({ ...called, amount: '10.00' }, off)).toMatchObject(never);
  expect(await credit(called)).toMatchObject({ error_code: '0', error_message: 'PurchaseWasCanceled' });
});

test('a credit says by its lines whether it pays, cashes out, gives back, calls off or corrects', async () => {
  for (const [from, to, about, balanceMinor] of [
    ['Opened', 'Won', 'win', 101_500n],
    ['Opened', 'Cashout', 'cash-out', 101_500n],
    ['Opened', 'Draw', 'refund', 101_500n],
    ['Opened', 'Canceled', 'refund', 100_000n],
  ] as const) {
    const { reserve, draw, commit, credit, purchase, balance, platform, playerId } = await start();
    await reserve();
    await draw();
    await commit();
    const amount = to === 'Canceled' ? '10.00' : '25.00';
    const body = writePurchase('Credit', { ...purchase, amount, from, to });
    const req_id = newTxId();
    const pay = () => credit({ amount, req_id }, body);
    expect((await Promise.all([pay(), pay()])).map(({ error_code }) => error_code)).toEqual(['0', '0']);
    expect(await pay()).toMatchObject(repeated);
    expect(await balance()).toBe(balanceMinor);
    const corrected = writePurchase('Credit', { ...purchase, amount: '1.00', from: to, to: 'Won' });
    expect(await credit({ amount: '1.00' }, corrected)).toMatchObject(ok);
    expect(await balance()).toBe(balanceMinor + 100n);
    const lines = await platform.wallet.statement({ playerId, limit: 9, inRounds: true });
    expect(lines.map((line) => line.about)).toContain(about);
    expect(lines[0]?.about).toBe('correction');
  }
});

test('what a bet is on is kept beside its stake', async () => {
  const { client, seat, playerId, platform } = await start();
  expect(await client.place(seat, newWireBet())).toMatchObject({ verdict: 'done' });
  const [line] = await platform.wallet.statement({ playerId, limit: 1, inRounds: true });
  expect(readMemo(line?.memo ?? null).note).toMatch(/^Gulls' Town v Dunes: Result: Home & "Away"; Rivers <FC> v 漢字/);
});

test('a debit takes back what is there, asks for patience otherwise, and goes below zero where that is allowed', async () => {
  const strict = await start();
  const settle = async ({ reserve, draw, commit, credit }: typeof strict) => {
    await reserve({ amount: '1000.00' });
    await draw({ amount: '1000.00' });
    await commit();
    await credit({ amount: '2.00' });
  };
  await settle(strict);
  expect(await strict.debit({ amount: '1.50' })).toMatchObject({ ...ok, balance: '0.50' });
  const short = { error_code: '-4', error_message: 'InsufficientFunds', balance: '0.50' };
  expect(await strict.debit({ amount: '1.50' })).toMatchObject(short);
  const lenient = await start({ SPORTS_OVERDRAFT: 'on' });
  await settle(lenient);
  expect(await lenient.debit({ amount: '5.00' })).toMatchObject({ ...ok, balance: '-3.00' });
  const { browserOf, launch } = lenient;
  expect(await browserOf(launch).call('GET User/GetBalance')).toMatchObject({ data: { totalBalance: -3 } });
});

test.each<[string, BtiCall, Query]>([
  ['no amount', 'reserve', { reserve_id: '1' }],
  ['no id', 'reserve', { amount: '1.00' }],
  ['an amount below zero', 'reserve', { reserve_id: '1', amount: '-1.00' }],
  ['nothing', 'reserve', { reserve_id: '1', amount: '0.00' }],
  ['half a kobo', 'reserve', { reserve_id: '1', amount: '1.005' }],
  ['an exponent', 'reserve', { reserve_id: '1', amount: '1e2' }],
  ['too much', 'reserve', { reserve_id: '1', amount: '99999999999999' }],
  ['a long id', 'reserve', { reserve_id: 'x'.repeat(81), amount: '1.00' }],
  ['no request id', 'debitreserve', { reserve_id: '1', amount: '1.00', purchase_id: '1' }],
  ['no purchase', 'debitreserve', { reserve_id: '1', amount: '1.00', req_id: '1' }],
  ['no reserve', 'commitreserve', { purchase_id: '1' }],
  ['no reserve', 'cancelreserve', {}],
  ['no purchase', 'creditcustomer', { amount: '1.00', req_id: '1' }],
  ['no amount', 'debitcustomer', { req_id: '1', purchase_id: '1' }],
])('a request with %s is a wrong one: %s', async (_what, call, query) => {
  const { send, seat, balance } = await start();
  expect(await send(call, { cust_id: seat.playerId, ...query })).toMatchObject(wrong);
  expect(await balance()).toBe(100_000n);
});

test('a field that comes twice, a body that says something else, and a body that is none are refused', async () => {
  const { platform, post, credit, seat, reserve, draw, commit, purchase, balance } = await start();
  const { playerId: cust_id } = seat;
  const twice = await fetch(`${platform.url}${walletPath}/reserve?cust_id=${cust_id}&amount=1&amount=2&reserve_id=1`);
  expect(readBtiAnswer(await twice.text())).toEqual(wrong);
  const query = { cust_id, reserve_id: newTxId(), amount: '1.00' };
  for (const body of ['{}', '<Bets', '<Bets cust_id="9"/>', '<Bets reserve_id="another"/>', '<Credit/>']) {
    expect(await post('reserve', query, body), body).toEqual(wrong);
  }
  await reserve();
  await draw();
  await commit();
  const won = { ...purchase, from: 'Opened', to: 'Won' } as const;
  expect(await credit({}, writePurchase('Debit', won))).toEqual(wrong);
  expect(await credit({}, writePurchase('Credit', { ...won, purchaseId: 'another' }))).toEqual(wrong);
  expect(await credit({}, writePurchase('Credit', { ...won, customerId: '9' }))).toEqual(wrong);
  const huge = await fetch(`${platform.url}${walletPath}/reserve?cust_id=${cust_id}`, {
    method: 'POST',
    body: 'x'.repeat(70_000),
  });
  expect(readBtiAnswer(await huge.text())).toEqual(wrong);
  expect(await balance()).toBe(99_000n);
});

test('the book is called from its own addresses only, since nothing is signed', async () => {
  const books = await startTestBooks(db, { BTI_ADDRESSES: '10.9.8.7' });
  const response = await fetch(`${books.platform.url}${walletPath}/ValidateToken?auth_token=x`);
  expect(response.status).toBe(403);
});

test('the wallet is found by the secret in its path alone, which no log line holds', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  const pathSecret = 'a-path-that-only-bti-knows';
  const platform = await startTestPlatform(db, { BTI_PATH_SECRET: pathSecret }, { log });
  const ask = (path: string) => fetch(`${platform.url}/wallet/bti/${path}?auth_token=x`);
  for (const path of [
    'ValidateToken',
    `${supplierCredentials.bti.pathSecret}/ValidateToken`,
    `${pathSecret.toUpperCase()}/ValidateToken`,
    `${pathSecret}x/ValidateToken`,
    `${pathSecret.slice(1)}/ValidateToken`,
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
  const found = await ask(`${pathSecret}/ValidateToken`);
  expect(found.status).toBe(200);
  expect(readBtiAnswer(await found.text())).toMatchObject({ error_message: 'TokenNotValid' });
  await expect.poll(() => lines.filter((line) => /"status":(404|200)/.test(line)).length).toBe(6);
  expect(lines.join('')).not.toContain(pathSecret.slice(1));
});
