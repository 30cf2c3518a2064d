import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { createSoftgamingHmac } from '@harmattan/wires/suppliers/softgaming';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId, startTestSuppliers } from '../../../testing/test-suppliers.ts';

const db = useTestDatabase();
const sign = createSoftgamingHmac(supplierCredentials.softgaming.secret);

type Fields = Record<string, unknown>;

async function openTable() {
  const far = await startTestSuppliers(db);
  const { launch, playerId } = await far.seat('softgaming', 10_000n);

  /** Sends a body as it is. Every answer must be signed. */
  async function post(body: string): Promise<{ http: number; answer: Fields }> {
    const { http, text } = await far.ask('softgaming', { body });
    const { hmac, ...answer } = JSON.parse(text) as Fields;
    expect(hmac).toBe(sign(answer));
    return { http, answer };
  }
  const say = async (fields: Fields) => {
    const { http, answer } = await post(JSON.stringify({ ...fields, hmac: sign(fields) }));
    expect(http).toBe(200);
    return answer;
  };
  const player = { userid: launch.playerId, currency: 'NGN', i_extparam: launch.token };
  const moveOf = (type: 'debit' | 'credit', amount: unknown = '25.00') => {
    const id = newTxId();
    return { type, ...player, tid: id, amount, i_gameid: `R${id}`, i_actionid: `A${id}`, i_gamedesc: '998:slots' };
  };
  const balance = () => far.balanceOf(playerId);
  return { stage: far.stage, launch, post, say, player, moveOf, balance };
}

test('answers a ping, a balance and the summary of a round', async () => {
  const { say, player } = await openTable();
  expect(await say({ type: 'ping' })).toEqual({ status: 'OK' });
  expect(await say({ type: 'balance', ...player, i_gamedesc: '998:slots' })).toEqual({
    status: 'OK',
    balance: '100.00',
  });
  const actions = [{ actid: 'A1', type: 'debit', amount: '25.00', timestamp: '1' }];
  expect(await say({ type: 'roundinfo', userid: player.userid, i_gameid: 'R', actions })).toEqual({ status: 'OK' });
  expect(await say({ type: 'roundinfo', userid: player.userid, i_gameid: 'R' })).toEqual({ error: 'Invalid request' });
});

test('answers a repeat like the first time, with what the player has now', async () => {
  const { say, moveOf } = await openTable();
  const debit = moveOf('debit');
  expect(await say(debit)).toEqual({ status: 'OK', tid: debit.tid, balance: '75.00' });
  const credit = { ...moveOf('credit', '40.00'), i_gameid: debit.i_gameid, round_ended: true };
  expect(await say(credit)).toEqual({ status: 'OK', tid: credit.tid, balance: '115.00' });
  expect(await say(debit)).toEqual({ status: 'OK', tid: debit.tid, balance: '115.00' });
  expect(await say(credit)).toEqual({ status: 'OK', tid: credit.tid, balance: '115.00' });
});

test('says what is wrong in the wire’s words, and moves nothing', async () => {
  const { say, moveOf, stage, balance } = await openTable();
  const debit = moveOf('debit');
  await say(debit);
  const other = await stage.newLaunch('softgaming', 10_000n);
  const rejected: [string, Fields, Fields][] = [
    ['too much', moveOf('debit', '75.01'), { error: 'INSUFFICIENT_FUNDS', balance: '75.00' }],
    ['another amount', { ...debit, amount: '20.00' }, { error: 'Transaction parameter mismatch', balance: '75.00' }],
    ['another round', { ...debit, i_gameid: 'R' }, { error: 'Transaction parameter mismatch', balance: '75.00' }],
    [
      'another player',
      { ...debit, userid: other.playerId, i_extparam: other.token },
      { error: 'Transaction parameter mismatch', balance: '100.00' },
    ],
    ['another currency', { ...moveOf('debit'), currency: 'EUR' }, { error: 'Invalid currency', balance: '75.00' }],
    ['a win in another', { ...moveOf('credit'), currency: 'EUR' }, { error: 'Invalid currency', balance: '75.00' }],
    ['no such token', { ...moveOf('debit'), i_extparam: 'nobody' }, { error: 'Invalid token', balance: '75.00' }],
    ['no token', { ...moveOf('debit'), i_extparam: undefined }, { error: 'Invalid token', balance: '75.00' }],
    ["another's token", { ...moveOf('debit'), i_extparam: other.token }, { error: 'Invalid token', balance: '75.00' }],
    ['no such player', { ...moveOf('debit'), userid: '999999' }, { error: 'Invalid userid' }],
    ['a player in words', { ...moveOf('debit'), userid: "1' or 1" }, { error: 'Invalid userid' }],
    ['no player', { ...moveOf('credit'), userid: undefined }, { error: 'Invalid userid' }],
    ['an unknown type', { ...moveOf('debit'), type: 'rollback' }, { error: 'Invalid request' }],
    ['an unknown kind of debit', { ...moveOf('debit'), subtype: 'promotion' }, { error: 'Invalid request' }],
    ['an unknown kind of credit', { ...moveOf('credit'), subtype: 'bonus' }, { error: 'Invalid request' }],
    ['undoing nothing in particular', { ...moveOf('debit'), subtype: 'cancel' }, { error: 'Invalid request' }],
    ['undoing a list', { ...moveOf('credit'), i_rollback: [debit.tid] }, { error: 'Invalid request' }],
    [
      'a balance in another currency',
      { type: 'balance', userid: debit.userid, currency: 'EUR' },
      { error: 'Invalid currency' },
    ],
  ];
  for (const [what, fields, answer] of rejected) expect(await say(fields), what).toEqual(answer);
  expect(await balance()).toBe(7_500n);
});

test('takes no amount that is not written plainly and within two decimals', async () => {
  const { say, moveOf, balance } = await openTable();
  const amounts = [
    '-1.00',
    '1.001',
    '1.000',
    '1e1',
    '01.00',
    '+1',
    ' 1',
    '',
    '1,00',
    '10000000000000.00',
    '0.00',
    null,
  ];
  for (const amount of amounts) {
    expect((await say(moveOf('debit', amount))).error, String(amount)).toBe('Invalid amount');
  }
  for (const amount of ['-1.00', '1.001', '1e1', '10000000000000.00', undefined]) {
    expect((await say(moveOf('credit', amount ?? null))).error, String(amount)).toBe('Invalid amount');
  }
  expect(await balance()).toBe(10_000n);
});

test('takes nothing that misses a field, or whose names are longer than the wire allows', async () => {
  const { say, moveOf, balance } = await openTable();
  for (const name of ['tid', 'currency', 'i_gameid', 'i_actionid', 'i_gamedesc']) {
    for (const type of ['debit', 'credit'] as const) {
      expect(await say({ ...moveOf(type), [name]: undefined }), name).toEqual({ error: 'Invalid request' });
      expect(await say({ ...moveOf(type), [name]: '' }), name).toEqual({ error: 'Invalid request' });
    }
  }
  const long = 'x'.repeat(65);
  for (const name of ['tid', 'i_gameid', 'i_gamedesc', 'i_rollback']) {
    expect(await say({ ...moveOf('debit'), [name]: long }), name).toEqual({ error: 'Invalid request' });
    const promotion = { ...moveOf('credit'), subtype: 'promotion', [name]: long };
    expect(await say(promotion), name).toEqual({ error: 'Invalid request' });
  }
  expect(await balance()).toBe(10_000n);
});

test('a caller that cannot sign gets that refusal and nothing else', async () => {
  const { post, moveOf, player, balance } = await openTable();
  const debit = moveOf('debit');
  const hmac = sign(debit);
  const forged: Fields[] = [
    { ...debit },
    { ...debit, hmac: '' },
    { ...debit, hmac: [hmac] },
    { ...debit, hmac: createSoftgamingHmac('another secret')(debit) },
    { ...debit, amount: '1.00', hmac },
    { ...debit, i_rollback: 'T0', hmac },
    { ...debit, userid: '999999', hmac },
    { type: 'balance', ...player, hmac },
    { type: 'ping' },
  ];
  for (const fields of forged) {
    const { answer } = await post(JSON.stringify(fields));
    expect(answer, JSON.stringify(fields)).toEqual({ error: 'Invalid HMAC' });
  }
  const twice = JSON.stringify({ ...debit, hmac }).replace('"amount"', '"amount":"1.00","amount"');
  expect((await post(twice.replace('"25.00"', '"99.00"'))).answer).toEqual({ error: 'Invalid HMAC' });
  expect(await balance()).toBe(10_000n);
});

test.each(['', 'nonsense', '[]', 'null', '"text"', '{"type":', `${'['.repeat(30_000)}`, '{"type":"\\ud800"}'])(
  'refuses a body that is no object: %.20s',
  async (body) => {
    const { post } = await openTable();
    expect((await post(body)).answer).toEqual({ error: 'Invalid request' });
  },
);

test('asks to send a win again that has no stake, and takes it once there is one', async () => {
  const { post, say, moveOf } = await openTable();
  const debit = moveOf('debit');
  const credit = { ...moveOf('credit', '40.00'), i_gameid: debit.i_gameid };
  const early = await post(JSON.stringify({ ...credit, hmac: sign(credit) }));
  expect(early).toEqual({ http: 503, answer: { error: 'Please send it again', balance: '100.00' } });
  await say(debit);
  expect(await say(credit)).toEqual({ status: 'OK', tid: credit.tid, balance: '115.00' });
});

test('undoes a stake by its id or by its round, once, and never one that was paid', async () => {
  const { say, moveOf } = await openTable();
  const [first, second, third] = [moveOf('debit'), moveOf('debit'), moveOf('debit')];
  for (const debit of [first, second, third]) await say(debit);
  const byId = { ...moveOf('credit'), i_gameid: first.i_gameid, i_rollback: first.tid };
  expect(await say(byId)).toEqual({ status: 'OK', tid: byId.tid, balance: '50.00' });
  expect(await say({ ...byId, tid: newTxId(), subtype: 'cancel' })).toMatchObject({ status: 'OK', balance: '50.00' });
  const byRound = { ...moveOf('credit'), i_gameid: second.i_gameid, subtype: 'cancel' };
  const other = { ...byRound, amount: '24.00' };
  expect(await say(other)).toEqual({ error: 'Transaction parameter mismatch', balance: '50.00' });
  expect(await say(byRound)).toEqual({ status: 'OK', tid: byRound.tid, balance: '75.00' });
  expect(await say(byRound)).toEqual({ status: 'OK', tid: byRound.tid, balance: '75.00' });
  expect(await say({ ...moveOf('debit'), i_gameid: second.i_gameid })).toEqual({
    error: 'Transaction was cancelled',
    balance: '75.00',
  });
  await say({ ...moveOf('credit', '0.00'), i_gameid: third.i_gameid });
  const late = { ...moveOf('credit'), i_gameid: third.i_gameid, i_rollback: third.tid };
  expect(await say(late)).toEqual({ error: 'Transaction is settled', balance: '75.00' });
});

test('says yes to undoing what it has not seen, and refuses it when it comes', async () => {
  const { say, moveOf } = await openTable();
  const [byId, byRound] = [moveOf('debit'), moveOf('debit')];
  const first = { ...moveOf('credit'), i_gameid: byId.i_gameid, i_rollback: byId.tid };
  expect(await say(first)).toEqual({ status: 'OK', tid: first.tid, balance: '100.00' });
  const second = { ...moveOf('credit'), i_gameid: byRound.i_gameid, subtype: 'cancel' };
  expect(await say(second)).toEqual({ status: 'OK', tid: second.tid, balance: '100.00' });
  for (const debit of [byId, byRound]) {
    expect(await say(debit)).toEqual({ error: 'Transaction was cancelled', balance: '100.00' });
  }
});

test('takes a win back once, when a debit undoes it', async () => {
  const { post, say, moveOf, balance } = await openTable();
  const debit = moveOf('debit');
  const win = { ...moveOf('credit', '40.00'), i_gameid: debit.i_gameid };
  const back = { ...moveOf('debit', '40.00'), i_gameid: debit.i_gameid, i_rollback: win.tid };
  await say(debit);
  expect((await post(JSON.stringify({ ...back, hmac: sign(back) }))).http).toBe(503);
  await say(win);
  expect((await say({ ...back, tid: newTxId(), amount: '41.00' })).error).toBe('Transaction parameter mismatch');
  expect(await say(back)).toEqual({ status: 'OK', tid: back.tid, balance: '75.00' });
  expect(await say(back)).toEqual({ status: 'OK', tid: back.tid, balance: '75.00' });
  expect(await say({ ...back, tid: 'again' })).toEqual({ status: 'OK', tid: 'again', balance: '75.00' });
  expect(await balance()).toBe(7_500n);
  // And the stake after it, since nothing was won with it any more.
  const undo = { ...moveOf('credit', debit.amount), i_gameid: debit.i_gameid, i_rollback: debit.tid };
  expect((await say(undo)).status).toBe('OK');
  expect(await balance()).toBe(10_000n);
});

test('an action of a round happens once, under whatever id', async () => {
  const { say, moveOf, balance } = await openTable();
  const debit = moveOf('debit');
  await say(debit);
  const before = await balance();
  expect((await say({ ...debit, tid: newTxId(), amount: '20.00' })).error).toBe('Transaction parameter mismatch');
  expect((await say({ ...debit, tid: newTxId() })).error).toBe('Transaction parameter mismatch');
  const win = { ...moveOf('credit', '5.00'), i_gameid: debit.i_gameid };
  await say(win);
  expect((await say({ ...win, tid: newTxId(), amount: '6.00' })).error).toBe('Transaction parameter mismatch');
  expect(await balance()).toBe(before + 500n);
});

test('pays jackpots and promotions without a stake, and takes nothing for a free round', async () => {
  const { say, moveOf, player } = await openTable();
  const jackpot = { ...moveOf('credit', '10.00'), jackpot_win: 1 };
  expect(await say(jackpot)).toMatchObject({ status: 'OK', balance: '110.00' });
  const promotion = { type: 'credit', subtype: 'promotion', ...player, tid: newTxId(), amount: '5.00' };
  for (const _again of [1, 2]) {
    expect(await say(promotion)).toEqual({ status: 'OK', tid: promotion.tid, balance: '115.00' });
  }
  const free = { ...moveOf('debit', '0.00'), game_extra: 'FREEROUNDS_17' };
  expect(await say(free)).toEqual({ status: 'OK', tid: free.tid, balance: '115.00' });
  const win = { ...moveOf('credit', '5.00'), i_gameid: free.i_gameid };
  expect(await say(win)).toMatchObject({ status: 'OK', balance: '120.00' });
  const paid = { ...moveOf('debit', '20.00'), game_extra: 'FREEROUNDS_17' };
  expect(await say(paid), 'what costs something is paid').toMatchObject({ status: 'OK', balance: '100.00' });
});

test('stakes nothing after the session, but pays, undoes and tells the balance', async () => {
  const { say, moveOf, stage, launch, balance } = await openTable();
  const [won, undone] = [moveOf('debit'), moveOf('debit')];
  await say(won);
  await say(undone);
  await stage.signOut?.(launch);
  expect(await say(moveOf('debit'))).toEqual({ error: 'Invalid token', balance: '50.00' });
  expect(await say(won), 'the answer may have been lost').toMatchObject({ status: 'OK' });
  expect(await say({ ...moveOf('credit', '40.00'), i_gameid: won.i_gameid })).toMatchObject({ status: 'OK' });
  const undo = { ...moveOf('credit'), i_gameid: undone.i_gameid, i_rollback: undone.tid, i_extparam: undefined };
  expect(await say(undo)).toMatchObject({ status: 'OK', balance: '115.00' });
  expect(await balance()).toBe(11_500n);
});

test('refuses the stake of a player who may not play', async () => {
  const { say, moveOf, player } = await openTable();
  await db.database.pool.query(
    `update wallet.account set excluded_until = app_now() + interval '1 day' where player_id = $1`,
    [player.userid],
  );
  expect(await say(moveOf('debit'))).toEqual({ error: 'Player is blocked', balance: '100.00' });
});

test('is a server that could not answer when it cannot, and lets the same be sent again', async () => {
  const { post, say, moveOf } = await openTable();
  const debit = moveOf('debit');
  const body = JSON.stringify({ ...debit, hmac: sign(debit) });
  const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await owner.connect();
  onTestFinished(() => owner.end());
  await owner.query('alter table suppliers.session rename to away');
  const answered = await post(body).finally(() => owner.query('alter table suppliers.away rename to session'));
  expect(answered).toEqual({ http: 503, answer: { error: 'Please send it again' } });
  expect(await say(debit)).toMatchObject({ status: 'OK', balance: '75.00' });
});
