import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId, startTestSuppliers } from '../../../testing/test-suppliers.ts';

const db = useTestDatabase();

async function start() {
  const far = await startTestSuppliers(db);
  const { seat, playerId } = await far.seat('qtech');
  const headers = {
    'pass-key': supplierCredentials.qtech.passKey,
    'wallet-session': seat.token,
    'content-type': 'application/json',
  };
  async function post(path: string, body: string, more: Record<string, string> = {}) {
    const { http, text } = await far.ask(`qtech/${path}`, { body, headers: { ...headers, ...more } });
    return { http, ...(JSON.parse(text) as { code?: string; balance?: number; referenceId?: string }) };
  }
  const fields = (change: object = {}) => ({
    txnType: 'DEBIT',
    txnId: newTxId(),
    playerId: String(playerId),
    roundId: newTxId(),
    amount: 10,
    currency: 'NGN',
    gameId: 'HRM-test',
    ...change,
  });
  const move = (change: object = {}) => post('transactions', JSON.stringify(fields(change)));
  return { ...far, newSeat: () => far.seat('qtech'), seat, playerId, headers, post, fields, move };
}

test('says what is wrong with a status and a word', async () => {
  const { move, post, fields, balanceOf, playerId } = await start();
  expect(await move({ amount: 1_000.01 })).toMatchObject({ http: 400, code: 'INSUFFICIENT_FUNDS' });
  const body = JSON.stringify(fields());
  expect(await post('transactions', body, { 'pass-key': 'wrong' })).toMatchObject({ http: 401, code: 'LOGIN_FAILED' });
  expect(await post('transactions', body, { 'wallet-session': 'nobody' })).toMatchObject({
    http: 400,
    code: 'INVALID_TOKEN',
  });
  expect(await move({ playerId: '999999999' })).toMatchObject({ http: 403, code: 'ACCOUNT_BLOCKED' });
  expect(await move({ playerId: 'x' })).toMatchObject({ http: 403, code: 'ACCOUNT_BLOCKED' });
  for (const amount of [-1, 10.005, '1e1', '010', 'NaN', null, {}, '9'.repeat(16)]) {
    expect(await move({ amount }), String(amount)).toMatchObject({ http: 400, code: 'REQUEST_DECLINED' });
  }
  for (const missing of ['txnId', 'roundId', 'currency', 'gameId', 'txnType']) {
    expect(await move({ [missing]: undefined }), missing).toMatchObject({ http: 400, code: 'REQUEST_DECLINED' });
  }
  for (const text of ['', '[]', '"x"', '{"txnId":', `{"a":"${'x'.repeat(3)}\u0000"}`]) {
    expect(await post('transactions', text), text).toMatchObject({ http: 400, code: 'REQUEST_DECLINED' });
  }
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test('amounts are read from what was written, not from a float', async () => {
  const { post, fields, balanceOf, playerId } = await start();
  const text = JSON.stringify(fields()).replace('"amount":10', '"amount":1e1');
  expect(await post('transactions', text)).toMatchObject({ http: 400 });
  const plain = JSON.stringify(fields()).replace('"amount":10', '"amount":10.10');
  expect(await post('transactions', plain)).toMatchObject({ http: 200, balance: 989.9 });
  expect(await balanceOf(playerId)).toBe(98_990n);
});

test('a repeat has the same reference and the balance of now', async () => {
  const { move } = await start();
  const stake = { txnId: newTxId(), roundId: newTxId() };
  const first = await move(stake);
  await move({ amount: 5 });
  expect(await move(stake)).toEqual({ ...first, balance: 985 });
});

test('a rollback of what never came is taken without a reference', async () => {
  const { post, fields } = await start();
  const answer = await post('transactions/rollback', JSON.stringify(fields({ betId: newTxId(), txnType: undefined })));
  expect(answer).toEqual({ http: 200, balance: 1_000 });
});

test('a rollback of another amount than was staked is declined', async () => {
  const { move, post, fields, balanceOf, playerId } = await start();
  const stake = { txnId: newTxId(), roundId: newTxId() };
  await move(stake);
  const rollback = fields({ betId: stake.txnId, roundId: stake.roundId, amount: 11 });
  expect(await post('transactions/rollback', JSON.stringify(rollback))).toMatchObject({ http: 400 });
  expect(await balanceOf(playerId)).toBe(99_000n);
});

test('the balance is told although the session has ended, the session is not', async () => {
  const { ask, headers, playerId, stage, seat } = await start();
  await stage.expire?.(seat);
  const get = (what: string) => ask(`qtech/accounts/${playerId}/${what}`, { method: 'GET', headers });
  expect((await get('balance')).text).toBe('{"balance":1000.00,"currency":"NGN"}');
  expect((await get('session')).http).toBe(400);
});

test("another player's session neither opens nor stakes", async () => {
  const { ask, headers, post, fields, balanceOf, playerId, newSeat } = await start();
  const { launch: other } = await newSeat();
  expect((await ask(`qtech/accounts/${other.playerId}/session`, { method: 'GET', headers })).http).toBe(400);
  const stake = JSON.stringify(fields({ playerId: other.playerId }));
  expect(await post('transactions', stake)).toMatchObject({ http: 400, code: 'INVALID_TOKEN' });
  expect(await balanceOf(BigInt(other.playerId))).toBe(100_000n);
  expect(await balanceOf(playerId)).toBe(100_000n);
});
