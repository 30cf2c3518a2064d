import { globalbetSignature } from '@harmattan/wires/suppliers/globalbet';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId, startTestSuppliers } from '../../../testing/test-suppliers.ts';

const db = useTestDatabase();
const { secret } = supplierCredentials.globalbet;
const minuteMs = 60_000;

type Fields = Record<string, unknown>;
interface Answer
  extends Partial<Record<'error' | 'id' | 'session' | 'player' | 'currency' | 'game' | 'balance', string>> {
  ok: boolean;
  duplicate?: boolean;
}

async function start(env: NodeJS.ProcessEnv = {}) {
  const far = await startTestSuppliers(db, env);
  const { seat, launch, playerId } = await far.seat('globalbet');
  async function send(call: string, body: string, options: { atMs?: number; signedFor?: string; key?: string } = {}) {
    const { atMs = far.platform.clock.now().getTime(), signedFor = call, key = secret } = options;
    const timestamp = String(atMs);
    const signature = globalbetSignature({ timestamp, call: signedFor, body }, key);
    const headers = { 'x-timestamp': timestamp, 'x-signature': signature };
    const { http, text } = await far.ask(`globalbet/${call}`, { body, headers });
    expect(http).toBe(200);
    return JSON.parse(text) as Answer;
  }
  const post = (call: string, fields: Fields) => send(call, JSON.stringify(fields));
  const round = newTxId();
  const move = (change: Fields = {}): Fields => ({
    player: String(playerId),
    currency: 'NGN',
    game: 'durbar-derby',
    round,
    amount: '10.00',
    ...change,
  });
  const ticket = (change: Fields = {}) => post('ticket', move({ session: seat.token, ticket: newTxId(), ...change }));
  const settle = (id: string, change: Fields = {}) => post('settle', move({ id: newTxId(), ticket: id, ...change }));
  const cancel = (id: string, change: Fields = {}) => post('cancel', move({ ticket: id, ...change }));
  const newSeat = () => far.seat('globalbet');
  return { ...far, seat, launch, playerId, round, send, post, move, ticket, settle, cancel, newSeat };
}

const refused = (error: string) => ({ ok: false, error });

test('says what is wrong in a word', async () => {
  const { ticket, settle, balanceOf, playerId } = await start();
  expect(await ticket({ amount: '1000.01' })).toEqual(refused('INSUFFICIENT_FUNDS'));
  expect(await ticket({ session: 'nobody' })).toEqual(refused('UNKNOWN_SESSION'));
  expect(await ticket({ session: undefined })).toEqual(refused('UNKNOWN_SESSION'));
  for (const player of ['x', '999999999', '', null, undefined, '01']) {
    expect(await ticket({ player }), String(player)).toEqual(refused('UNKNOWN_PLAYER'));
  }
  expect(await ticket({ currency: 'EUR' })).toEqual(refused('BAD_CURRENCY'));
  for (const missing of ['ticket', 'round', 'game', 'currency']) {
    expect(await ticket({ [missing]: undefined }), missing).toEqual(refused('BAD_REQUEST'));
  }
  for (const tooLong of ['ticket', 'round', 'game']) {
    expect(await ticket({ [tooLong]: 'x'.repeat(101) }), tooLong).toEqual(refused('BAD_REQUEST'));
  }
  expect(await settle(newTxId())).toEqual(refused('TRY_AGAIN'));
  expect(await settle(newTxId(), { id: undefined })).toEqual(refused('BAD_REQUEST'));
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test('takes amounts with two decimals, and rounds none', async () => {
  const { ticket, settle, balanceOf, playerId } = await start();
  const id = newTxId();
  await ticket({ ticket: id });
  const amounts = [
    '-1.00',
    '10',
    '10.0',
    '10.005',
    '1e3',
    '010.00',
    ' 1.00',
    'NaN',
    '',
    null,
    {},
    10,
    `${'9'.repeat(14)}.00`,
  ];
  for (const amount of amounts) {
    expect(await ticket({ amount }), String(amount)).toEqual(refused('BAD_AMOUNT'));
    expect(await settle(id, { amount }), String(amount)).toEqual(refused('BAD_AMOUNT'));
  }
  expect(await ticket({ amount: '0.00' })).toEqual(refused('BAD_AMOUNT'));
  expect(await balanceOf(playerId)).toBe(99_000n);
});

test('a caller that cannot sign learns nothing else', async () => {
  const { send, ask, move, balanceOf, playerId } = await start();
  const body = JSON.stringify(move({ id: newTxId() }));
  expect(await send('jackpot', body, { key: 'another secret' })).toEqual(refused('BAD_SIGNATURE'));
  // Neither what was signed for another call, nor what was changed on the way.
  expect(await send('jackpot', body, { signedFor: 'balance' })).toEqual(refused('BAD_SIGNATURE'));
  const timestamp = '1700000000000';
  const signature = globalbetSignature({ timestamp, call: 'jackpot', body }, secret);
  for (const headers of [{}, { 'x-timestamp': timestamp }, { 'x-signature': signature }]) {
    expect((await ask('globalbet/jackpot', { body, headers })).text).toBe('{"ok":false,"error":"BAD_SIGNATURE"}');
  }
  const headers = { 'x-timestamp': timestamp, 'x-signature': signature };
  const changed = await ask('globalbet/jackpot', { body: body.replace('10.00', '90.00'), headers });
  expect(changed.text).toBe('{"ok":false,"error":"BAD_SIGNATURE"}');
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test('a request is taken within five minutes of its time, either way', async () => {
  const { send, move, platform, balanceOf, playerId } = await start();
  const nowMs = platform.clock.now().getTime();
  const body = () => JSON.stringify(move({ id: newTxId() }));
  for (const atMs of [nowMs - 6 * minuteMs, nowMs + 6 * minuteMs]) {
    expect(await send('jackpot', body(), { atMs }), String(atMs)).toEqual(refused('STALE_REQUEST'));
  }
  for (const atMs of [nowMs - 4 * minuteMs, nowMs + 4 * minuteMs]) {
    expect(await send('jackpot', body(), { atMs }), String(atMs)).toMatchObject({ ok: true });
  }
  expect(await send('jackpot', body(), { atMs: 12 })).toEqual(refused('BAD_REQUEST'));
  expect(await balanceOf(playerId)).toBe(102_000n);
});

test('what is no object of fields is refused', async () => {
  const { send, ask } = await start();
  for (const body of ['', '[]', '"x"', 'null', '{"player":', '{"player":"a\\u0000"}', '{"player":"\\ud800"}']) {
    expect(await send('ticket', body), body).toEqual(refused('BAD_REQUEST'));
  }
  const twice = await ask('globalbet/balance?a=1&a=2', { body: '{}' });
  expect(twice).toEqual({ http: 200, text: '{"ok":false,"error":"BAD_REQUEST"}' });
});

test('a code is exchanged once for a session, and does not play itself', async () => {
  const { stage, post, ticket } = await start();
  const { token: code, playerId: player } = await stage.newLaunch('globalbet', 5_000n);
  expect(await ticket({ session: code, player })).toEqual(refused('UNKNOWN_SESSION'));
  const opened = await post('authenticate', { code });
  expect(opened).toEqual({
    ok: true,
    session: expect.any(String),
    player,
    currency: 'NGN',
    game: '101',
    balance: '50.00',
  });
  expect(opened.session).not.toBe(code);
  expect(await post('authenticate', { code })).toEqual(refused('CODE_EXPIRED'));
  expect(await post('authenticate', { code: opened.session })).toMatchObject({ ok: true });
  expect(await post('authenticate', { code: 'made up' })).toEqual(refused('UNKNOWN_CODE'));
  expect(await post('authenticate', {})).toEqual(refused('UNKNOWN_CODE'));
  expect(await ticket({ session: opened.session, player })).toMatchObject({ ok: true, balance: '40.00' });
});

test('a code that the supplier did not use within two minutes opens nothing', async () => {
  const { stage, post, platform } = await start({ TEST_CLOCK: 'on' });
  const move = (offsetMs: number) =>
    platform.server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs } });
  onTestFinished(async () => void (await move(0)));
  const { token: code } = await stage.newLaunch('globalbet', 5_000n);
  await move(2 * minuteMs + 1_000);
  expect(await post('authenticate', { code })).toEqual(refused('CODE_EXPIRED'));
});

test('a repeat says so, under the same id and with the balance of now', async () => {
  const { ticket, settle, cancel, round } = await start();
  const [id, winId, undone] = [newTxId(), newTxId(), newTxId()];
  const first = await ticket({ ticket: id });
  expect(first).toEqual({ ok: true, id: expect.any(String), balance: '990.00' });
  await ticket({ amount: '5.00', round: `${round}8` });
  expect(await ticket({ ticket: id })).toEqual({ ...first, duplicate: true, balance: '985.00' });
  expect(await ticket({ ticket: id, amount: '11.00' })).toEqual(refused('MISMATCH'));
  const won = await settle(id, { id: winId, amount: '25.00' });
  expect(won).toEqual({ ok: true, id: expect.any(String), balance: '1010.00' });
  expect(await settle(id, { id: winId, amount: '25.00' })).toEqual({ ...won, duplicate: true });
  expect(await settle(id, { id: winId, amount: '26.00' })).toEqual(refused('MISMATCH'));
  expect(await cancel(id)).toEqual(refused('TICKET_SETTLED'));
  const other = { round: `${round}9` };
  await ticket({ ...other, ticket: undone });
  expect(await cancel(undone, { ...other, amount: '11.00' })).toEqual(refused('MISMATCH'));
  const back = await cancel(undone, other);
  expect(back).toEqual({ ok: true, id: expect.any(String), balance: '1010.00' });
  expect(await cancel(undone, other)).toEqual({ ...back, duplicate: true });
  expect(await settle(undone, other)).toEqual(refused('TICKET_CANCELLED'));
});

test('a ticket that was cancelled before it came is refused when it does', async () => {
  const { ticket, cancel, balanceOf, playerId } = await start();
  const id = newTxId();
  expect(await cancel(id)).toEqual({ ok: true, balance: '1000.00' });
  expect(await ticket({ ticket: id })).toEqual(refused('TICKET_CANCELLED'));
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test('a ticket that lost is settled with nothing', async () => {
  const { ticket, settle, cancel } = await start();
  const id = newTxId();
  await ticket({ ticket: id });
  expect(await settle(id, { amount: '0.00' })).toMatchObject({ ok: true, balance: '990.00' });
  expect(await cancel(id)).toEqual(refused('TICKET_SETTLED'));
});

test('a ticket needs a session that lives; what follows from it does not', async () => {
  const { ticket, settle, cancel, post, stage, launch, seat, round } = await start();
  const [won, undone] = [newTxId(), newTxId()];
  await ticket({ ticket: won });
  await ticket({ ticket: undone, round: `${round}9` });
  await stage.expire?.(launch);
  expect(await settle(won, { amount: '25.00' })).toMatchObject({ ok: true });
  expect(await cancel(undone, { round: `${round}9` })).toMatchObject({ ok: true });
  expect(await post('balance', { session: seat.token })).toEqual({ ok: true, currency: 'NGN', balance: '1015.00' });
  expect(await post('balance', { session: 'nobody' })).toEqual(refused('UNKNOWN_SESSION'));
});

test('a session that has expired takes no ticket', async () => {
  const { ticket, stage, launch } = await start();
  await stage.expire?.(launch);
  expect(await ticket()).toEqual(refused('SESSION_EXPIRED'));
});

test("no player plays or wins with another player's session or ticket", async () => {
  const { ticket, settle, cancel, newSeat, balanceOf, playerId } = await start();
  const other = await newSeat();
  const id = newTxId();
  await ticket({ ticket: id });
  const theirs = { player: other.launch.playerId };
  expect(await ticket(theirs)).toEqual(refused('UNKNOWN_SESSION'));
  expect(await settle(id, theirs)).toEqual(refused('TRY_AGAIN'));
  await cancel(id, theirs);
  expect(await balanceOf(other.playerId)).toBe(100_000n);
  expect(await balanceOf(playerId)).toBe(99_000n);
});

test('a jackpot needs no ticket and is paid once', async () => {
  const { post, move } = await start();
  const jackpot = move({ id: newTxId(), amount: '500.00' });
  const paid = await post('jackpot', jackpot);
  expect(paid).toEqual({ ok: true, id: expect.any(String), balance: '1500.00' });
  expect(await post('jackpot', jackpot)).toEqual({ ...paid, duplicate: true });
  expect(await post('jackpot', move())).toEqual(refused('BAD_REQUEST'));
});

test('a player who is excluded may not bet, but is paid', async () => {
  const { ticket, settle, playerId } = await start();
  const id = newTxId();
  await ticket({ ticket: id });
  await db.database.pool.query(
    `update wallet.account set excluded_until = app_now() + interval '1 day' where player_id = $1`,
    [playerId],
  );
  expect(await ticket()).toEqual(refused('PLAYER_BLOCKED'));
  expect(await settle(id)).toMatchObject({ ok: true, balance: '1000.00' });
});
