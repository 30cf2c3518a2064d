import { betsolutionsHash } from '@harmattan/wires/suppliers/betsolutions';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId, startTestSuppliers } from '../../../testing/test-suppliers.ts';

const db = useTestDatabase();
const { privateKey, merchantId } = supplierCredentials.betsolutions;

async function start() {
  const far = await startTestSuppliers(db);
  const { seat, launch, playerId } = await far.seat('betsolutions');
  async function call(name: string, fields: Record<string, string>, hash = betsolutionsHash(fields, privateKey)) {
    const body = new URLSearchParams({ ...fields, Hash: hash }).toString();
    const { http, text } = await far.ask(`betsolutions/${name}`, { body });
    expect(http).toBe(200);
    return JSON.parse(text) as { StatusCode: number; Data: Record<string, unknown> | null };
  }
  const round = newTxId();
  const move = (change: Record<string, string> = {}) => ({
    Token: seat.token,
    Amount: '1000',
    TransactionId: newTxId(),
    GameId: '7001',
    ProductId: '3',
    RoundId: round,
    Currency: 'NGN',
    ...change,
  });
  const bet = (change: Record<string, string> = {}) => call('Bet', { ...move({ BetTypeId: '1' }), ...change });
  const win = (change: Record<string, string> = {}) => call('Win', { ...move({ WinTypeId: '1' }), ...change });
  return { ...far, seat, launch, playerId, call, move, bet, win };
}

test('says what is wrong in its own numbers', async () => {
  const { bet, win, call, move, balanceOf, playerId } = await start();
  const codeOf = async (answer: Promise<{ StatusCode: number }>) => (await answer).StatusCode;
  expect(await codeOf(bet({ Amount: '100001' }))).toBe(402);
  expect(await codeOf(call('Bet', move({ BetTypeId: '1' }), 'f'.repeat(64)))).toBe(403);
  expect(await codeOf(bet({ Token: 'nobody' }))).toBe(404);
  for (const Amount of ['-1', '10.5', '1e3', '007', '', '9'.repeat(16), '0']) {
    expect(await codeOf(bet({ Amount })), Amount).toBe(407);
  }
  expect(await codeOf(bet({ Currency: 'EUR' }))).toBe(410);
  for (const missing of ['TransactionId', 'RoundId', 'GameId', 'ProductId', 'Currency']) {
    expect(await codeOf(bet({ [missing]: '' })), missing).toBe(411);
  }
  expect(await codeOf(bet({ BetTypeId: '99' }))).toBe(411);
  expect(await codeOf(win({ WinTypeId: 'constructor' }))).toBe(411);
  expect(await codeOf(bet({ TransactionId: '"'.repeat(80), RoundId: '\\'.repeat(80) }))).toBe(411);
  expect(await codeOf(bet({ TransactionId: 'x'.repeat(81) }))).toBe(411);
  expect(await codeOf(win())).toBe(500);
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test('a field that comes twice is refused, and so is what is no form', async () => {
  const { ask, seat } = await start();
  for (const body of [`Token=${seat.token}&Token=other&Hash=x`, '{"Token":"x"}', '']) {
    expect(JSON.parse((await ask('betsolutions/Bet', { body })).text).StatusCode, body).toBeGreaterThanOrEqual(403);
  }
});

test('tells a repeat from the first time, under the same id of ours', async () => {
  const { bet, win, call, move } = await start();
  const stakeId = newTxId();
  const first = await bet({ TransactionId: stakeId });
  const again = await bet({ TransactionId: stakeId });
  expect([first.StatusCode, again.StatusCode]).toEqual([200, 408]);
  expect(again.Data).toEqual(first.Data);
  const winId = newTxId();
  await win({ TransactionId: winId });
  expect((await win({ TransactionId: winId })).StatusCode).toBe(201);
  const cancel = () => call('CancelBet', move({ BetTypeId: '41', BetTransactionId: stakeId }));
  expect((await cancel()).StatusCode).toBe(411);
});

test('a token is exchanged once, and does not play before', async () => {
  const { stage, call, bet } = await start();
  const { token } = await stage.newLaunch('betsolutions', 5_000n);
  expect((await bet({ Token: token })).StatusCode).toBe(404);
  const auth = () => call('Auth', { PublicToken: token, MerchantId: merchantId });
  expect((await auth()).Data?.PrivateToken).toEqual(expect.any(String));
  expect((await auth()).StatusCode).toBe(401);
  expect((await call('Auth', { PublicToken: 'made up', MerchantId: merchantId })).StatusCode).toBe(404);
});

test('tells who plays, but not the number they sign in with', async () => {
  const { call, seat, playerId } = await start();
  const { Data } = await call('GetPlayerInfo', { Token: seat.token });
  expect(Data).toMatchObject({ UserId: String(playerId), Currency: 'NGN', CountryCode: 'NG' });
  expect(Data?.UserName).toMatch(/^2347\d\*\*\*\d\d$/);
});

test('a win is replaced once, upwards and downwards, and what was spent is not taken', async () => {
  const { bet, win, call, move, balanceOf, playerId } = await start();
  await bet();
  const [first, second, third] = [newTxId(), newTxId(), newTxId()];
  await win({ TransactionId: first, Amount: '2000' });
  const change = (fields: Record<string, string>) => call('ChangeWin', move({ ChangeWinTypeId: '1', ...fields }));
  const up = { TransactionId: second, Amount: '5000', PreviousAmount: '2000', PreviousTransactionId: first };
  expect((await change(up)).StatusCode).toBe(200);
  expect((await change(up)).StatusCode).toBe(201);
  expect(await balanceOf(playerId)).toBe(104_000n);
  // Not the same win by another name.
  expect((await change({ ...up, TransactionId: newTxId() })).StatusCode).toBe(408);
  expect((await change({ ...up, TransactionId: newTxId(), PreviousAmount: '1' })).StatusCode).toBe(408);
  expect((await change({ ...up, TransactionId: newTxId(), PreviousTransactionId: newTxId() })).StatusCode).toBe(500);
  const down = { TransactionId: third, Amount: '0', PreviousAmount: '5000', PreviousTransactionId: second };
  await bet({ Amount: '104000', RoundId: newTxId() });
  expect((await change(down)).StatusCode).toBe(402);
  expect(await balanceOf(playerId)).toBe(0n);
  // Asked again when there is money for it.
  await win({ WinTypeId: '42', Amount: '6000' });
  expect((await change(down)).StatusCode).toBe(200);
  expect(await balanceOf(playerId)).toBe(1_000n);
});

test('two replacements of one win at once are one', async () => {
  const { bet, win, call, move, balanceOf, playerId } = await start();
  await bet();
  const first = newTxId();
  await win({ TransactionId: first, Amount: '2000' });
  const change = () =>
    call(
      'ChangeWin',
      move({ Amount: '3000', PreviousAmount: '2000', PreviousTransactionId: first, ChangeWinTypeId: '1' }),
    );
  const codes = (await Promise.all([change(), change(), change()])).map(({ StatusCode }) => StatusCode);
  expect(codes.sort()).toEqual([200, 408, 408]);
  expect(await balanceOf(playerId)).toBe(102_000n);
});

test('a caller that is not on the list of addresses is refused', async () => {
  const { ask } = await startTestSuppliers(db, { BETSOLUTIONS_ADDRESSES: '10.1.2.3' });
  expect((await ask('betsolutions/GetBalance', { body: 'Token=x' })).http).toBe(403);
});

test('a supplier that is switched off has no wire', async () => {
  const { ask } = await startTestSuppliers(db, { BETSOLUTIONS_URL: 'off' });
  expect((await ask('betsolutions/GetBalance', { body: 'Token=x' })).http).toBe(404);
});
