import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { type VivoCall, vivoGroups, vivoHash } from '@harmattan/wires/suppliers/vivo';
import { readXml } from '@harmattan/wires/suppliers/xml';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId, startTestSuppliers } from '../../../testing/test-suppliers.ts';

const db = useTestDatabase();
const { passKey } = supplierCredentials.vivo;

type Query = Record<string, string>;

async function start() {
  const far = await startTestSuppliers(db);
  const { seat, launch, playerId } = await far.seat('vivo');

  async function get(path: string) {
    const { http, text } = await far.ask(`vivo/${path}`, { method: 'GET' });
    expect(http).toBe(200);
    const message = readXml(text, vivoGroups);
    expect(message?.root).toBe('VGSSYSTEM');
    expect(message?.fields.TIME).toMatch(/^\d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d$/);
    return { asked: { ...message?.groups.REQUEST }, said: { ...message?.groups.RESPONSE } as Query };
  }
  const call = async (name: VivoCall, query: Query, hash = vivoHash(name, query, passKey)) =>
    (await get(`${name}?${new URLSearchParams({ ...query, hash })}`)).said;
  const round = newTxId();
  const fields = (change: Query = {}): Query => ({
    userId: seat.playerId,
    Amount: '10.00',
    TransactionID: newTxId(),
    TrnType: 'BET',
    TrnDescription: 'GAME_TYPE_ID=1;TABLE_ID=101',
    roundId: round,
    gameId: '101',
    History: 'red & "black" <36>',
    isRoundFinished: 'false',
    sessionId: seat.token,
    ...change,
  });
  const bet = (change: Query = {}) => call('ChangeBalance', fields(change));
  const win = (change: Query = {}) => bet({ TrnType: 'WIN', isRoundFinished: 'true', ...change });
  const cancel = (change: Query = {}) => bet({ TrnType: 'CANCELED_BET', ...change });
  const status = (casinoTransactionId: string, userId = seat.playerId) =>
    call('Status', { userId, casinoTransactionId });
  const balance = () => far.balanceOf(playerId);
  const newSeat = () => far.seat('vivo');
  return { ...far, newSeat, seat, launch, playerId, get, call, fields, bet, win, cancel, status, balance };
}

async function asOwner(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

const failed = (CODE: string) => ({ RESULT: 'FAILED', CODE });

test('a bet, its win and the balance are told in units with two decimals', async () => {
  const { bet, win, call, seat } = await start();
  expect(await bet()).toEqual({
    RESULT: 'OK',
    BALANCE: '990.00',
    ECSYSTEMTRANSACTIONID: expect.stringMatching(/.{8,}/),
  });
  expect(await win({ Amount: '25.5' })).toMatchObject({ RESULT: 'OK', BALANCE: '1015.50' });
  expect(await call('GetBalance', { userId: seat.playerId })).toEqual({
    RESULT: 'OK',
    USERID: seat.playerId,
    BALANCE: '1015.50',
    CURRENCY: 'NGN',
  });
});

test('an answer repeats what was asked, and nothing that was not', async () => {
  const { get, fields } = await start();
  const query = { ...fields(), dealerId: '7' };
  const hash = vivoHash('ChangeBalance', query, passKey);
  const { asked, said } = await get(`ChangeBalance?${new URLSearchParams({ ...query, hash })}`);
  expect(said.RESULT).toBe('OK');
  const { dealerId: _notOurs, ...known } = query;
  const wanted = Object.entries({ ...known, hash }).map(([name, value]) => [name.toUpperCase(), value]);
  expect(asked).toEqual(Object.fromEntries(wanted));
});

test('says what is wrong with a bet', async () => {
  const { bet, balance } = await start();
  expect(await bet({ Amount: '1000.01' })).toEqual(failed('300'));
  expect(await bet({ sessionId: 'made up' })).toEqual(failed('400'));
  expect(await bet({ sessionId: '' })).toEqual(failed('400'));
  for (const userId of ['999999999', 'x', '']) expect(await bet({ userId }), userId).toEqual(failed('310'));
  for (const Amount of ['-1', '10.005', '1e3', '010', '', '.5', '10,00', '+1', '9'.repeat(16), '0', '0.00']) {
    expect(await bet({ Amount }), Amount).toEqual(failed('301'));
  }
  for (const missing of ['TransactionID', 'roundId', 'gameId', 'TrnType']) {
    expect(await bet({ [missing]: '' }), missing).toEqual(failed('301'));
  }
  for (const long of ['TransactionID', 'roundId', 'gameId']) {
    expect(await bet({ [long]: 'x'.repeat(101) }), long).toEqual(failed('301'));
  }
  for (const TrnType of ['TIP', 'bet', 'CANCELLED_BET']) expect(await bet({ TrnType }), TrnType).toEqual(failed('301'));
  expect(await balance()).toBe(100_000n);
});

test('a caller that cannot sign learns nothing, not even whether a player exists', async () => {
  const { call, fields, seat, balance } = await start();
  const other = (query: Query) => vivoHash('ChangeBalance', query, `${passKey}-not`);
  for (const change of [{}, { userId: '999999999' }, { TrnType: 'WIN' }, { Amount: 'x' }] as Query[]) {
    const query = fields(change);
    for (const hash of [other(query), '', 'f'.repeat(32)]) {
      expect(await call('ChangeBalance', query, hash)).toEqual(failed('500'));
    }
  }
  const signed = fields();
  const hash = vivoHash('ChangeBalance', signed, passKey);
  expect(await call('ChangeBalance', { ...signed, Amount: '1.00' }, hash)).toEqual(failed('500'));
  expect(await call('Authenticate', { token: seat.token }, 'x')).toEqual(failed('500'));
  expect(await call('GetBalance', { userId: seat.playerId }, 'x')).toEqual(failed('500'));
  expect(await call('Status', { userId: seat.playerId, casinoTransactionId: '1' }, 'x')).toEqual(failed('500'));
  expect(await balance()).toBe(100_000n);
  expect(await call('ChangeBalance', signed, hash.toUpperCase())).toMatchObject({ RESULT: 'OK' });
});

test('a field that comes twice is refused', async () => {
  const { get, fields, balance } = await start();
  const query = fields();
  const hash = vivoHash('ChangeBalance', query, passKey);
  const { said } = await get(`ChangeBalance?${new URLSearchParams({ ...query, hash })}&Amount=10.00`);
  expect(said).toEqual(failed('301'));
  expect(await balance()).toBe(100_000n);
});

test('what a launch carried lets in as long as the session lives', async () => {
  const { call, seat, launch, stage } = await start();
  const authenticate = (token: string) => call('Authenticate', { token });
  expect(await authenticate(launch.token)).toEqual({
    RESULT: 'OK',
    USERID: seat.playerId,
    BALANCE: '1000.00',
    CURRENCY: 'NGN',
    GAMESESSIONID: launch.token,
  });
  expect(await authenticate('made up')).toEqual(failed('400'));
  expect(await authenticate('')).toEqual(failed('400'));
  await stage.expire?.(launch);
  expect(await authenticate(launch.token)).toEqual(failed('400'));
  expect(await call('GetBalance', { userId: seat.playerId })).toMatchObject({ RESULT: 'OK' });
  expect(await call('GetBalance', { userId: '999999999' })).toEqual(failed('310'));
});

test("another player's session moves no player's money", async () => {
  const { bet, win, cancel, newSeat, balance, balanceOf } = await start();
  const other = await newSeat();
  expect(await bet({ sessionId: other.seat.token })).toEqual(failed('400'));
  expect(await bet({ userId: other.seat.playerId })).toEqual(failed('400'));
  const stake = { TransactionID: newTxId() };
  await bet(stake);
  expect(await win({ userId: other.seat.playerId })).toEqual(failed('399'));
  expect(await cancel({ ...stake, userId: other.seat.playerId })).toMatchObject({ RESULT: 'FAILED' });
  expect([await balance(), await balanceOf(other.playerId)]).toEqual([99_000n, 100_000n]);
});

test('a repeat is answered like the first time, with the balance of now', async () => {
  const { bet, win, balance } = await start();
  const [stake, prize] = [{ TransactionID: newTxId() }, { TransactionID: newTxId(), Amount: '3.00' }];
  const first = await bet(stake);
  const won = await win(prize);
  await bet({ roundId: newTxId() });
  expect(await bet(stake)).toEqual({ ...first, BALANCE: '983.00' });
  expect(await win(prize)).toEqual({ ...won, BALANCE: '983.00' });
  expect(await bet({ ...stake, Amount: '10.01' })).toEqual(failed('301'));
  expect(await bet({ ...stake, roundId: newTxId() })).toEqual(failed('301'));
  expect(await win({ ...prize, Amount: '3.01' })).toEqual(failed('301'));
  expect(await balance()).toBe(98_300n);
});

test('a bet, a win and a cancellation may share an id', async () => {
  const { bet, win, cancel, balance } = await start();
  const id = { TransactionID: newTxId() };
  await bet(id);
  expect(await win({ ...id, Amount: '3.00' })).toMatchObject({ RESULT: 'OK', BALANCE: '993.00' });
  expect(await cancel(id)).toEqual(failed('301'));
  expect(await balance()).toBe(99_300n);
});

test('a bet is cancelled once, by its own amount', async () => {
  const { bet, win, cancel, balance } = await start();
  const id = { TransactionID: newTxId() };
  await bet(id);
  await bet();
  expect(await cancel({ ...id, Amount: '10.01' })).toEqual(failed('301'));
  const undone = await cancel(id);
  expect(undone).toMatchObject({ RESULT: 'OK', BALANCE: '990.00' });
  expect(await cancel(id)).toEqual(undone);
  // Sent once more it takes nothing, and the other bet of the round goes on.
  await bet(id);
  expect(await balance()).toBe(99_000n);
  expect(await win({ Amount: '20.00' })).toMatchObject({ RESULT: 'OK', BALANCE: '1010.00' });
  expect(await balance()).toBe(101_000n);
});

test('a bet that was cancelled before it came is refused', async () => {
  const { bet, win, cancel, balance } = await start();
  const id = { TransactionID: newTxId() };
  expect(await cancel(id)).toEqual(failed('302'));
  expect(await bet(id)).toEqual(failed('301'));
  expect(await win()).toMatchObject({ RESULT: 'FAILED' });
  expect(await balance()).toBe(100_000n);
});

test('a win that comes before its bet is asked for again, and taken then', async () => {
  const { bet, win, balance } = await start();
  const prize = { TransactionID: newTxId(), Amount: '25.00' };
  expect(await win(prize)).toEqual(failed('399'));
  await bet();
  expect(await win(prize)).toMatchObject({ RESULT: 'OK', BALANCE: '1015.00' });
  expect(await win(prize)).toMatchObject({ RESULT: 'OK', BALANCE: '1015.00' });
  expect(await balance()).toBe(101_500n);
});

test('an expired session bets nothing new, and what was bet goes on', async () => {
  const { bet, win, cancel, stage, launch, balance } = await start();
  const [kept, undone] = [{ TransactionID: newTxId() }, { TransactionID: newTxId(), roundId: newTxId() }];
  const first = await bet(kept);
  await bet(undone);
  await stage.expire?.(launch);
  await stage.signOut?.(launch);
  expect(await bet(kept)).toEqual({ ...first, BALANCE: '980.00' });
  expect(await bet()).toEqual(failed('400'));
  expect(await win({ sessionId: '' })).toMatchObject({ RESULT: 'OK' });
  expect(await cancel(undone)).toMatchObject({ RESULT: 'OK' });
  expect(await balance()).toBe(100_000n);
});

test('tells which transactions stand, and only to those they belong to', async () => {
  const { bet, win, cancel, status, newSeat } = await start();
  const [stake, prize, undone, short] = [newTxId(), newTxId(), newTxId(), newTxId()];
  const { ECSYSTEMTRANSACTIONID: stakeId } = await bet({ TransactionID: stake });
  const { ECSYSTEMTRANSACTIONID: prizeId } = await win({ TransactionID: prize });
  await bet({ TransactionID: undone, roundId: newTxId() });
  await cancel({ TransactionID: undone });
  await bet({ TransactionID: short, roundId: newTxId(), Amount: '5000.00' });
  expect(await status(stake)).toEqual({ RESULT: 'OK', ECSYSTEMTRANSACTIONID: stakeId });
  expect(await status(prize)).toEqual({ RESULT: 'OK', ECSYSTEMTRANSACTIONID: prizeId });
  for (const id of [undone, short, newTxId(), '']) expect(await status(id), id).toEqual(failed('302'));
  const other = await newSeat();
  expect(await status(stake, other.seat.playerId)).toEqual(failed('302'));
  expect(await status(stake, '999999999')).toEqual(failed('310'));
});

test('trouble of our own is told as such, with what was asked', async () => {
  const { get } = await start();
  await asOwner('alter table suppliers.session rename to away');
  onTestFinished(() => asOwner('alter table suppliers.away rename to session'));
  const query = { userId: '987654321' };
  const hash = vivoHash('GetBalance', query, passKey);
  expect(await get(`GetBalance?${new URLSearchParams({ ...query, hash })}`)).toEqual({
    asked: { USERID: '987654321', HASH: hash },
    said: failed('399'),
  });
});

test('a win that was signed once is paid once, whatever id it comes with', async () => {
  const { bet, win, balance } = await start();
  await bet();
  const open = { isRoundFinished: 'false', Amount: '25.00' };
  const paid = await win(open);
  expect(paid).toMatchObject({ RESULT: 'OK', BALANCE: '1015.00' });
  expect(await win(open)).toEqual(paid);
  const answers = await Promise.all(Array.from({ length: 5 }, () => win(open)));
  for (const answer of answers) expect(answer).toEqual(paid);
  expect(await balance()).toBe(101_500n);
  // Another win of the same round is signed otherwise.
  expect(await win({ ...open, History: 'second hand' })).toMatchObject({ RESULT: 'OK', BALANCE: '1040.00' });
});

test('a win from before signatures were kept is answered again, and not paid again', async () => {
  const { bet, win, balance, playerId, platform } = await start();
  await bet();
  const asked = { TransactionID: newTxId(), Amount: '25.00' };
  const paid = await win(asked);
  const superuser = new pg.Client({ connectionString: db.url('postgres') });
  await superuser.connect();
  onTestFinished(() => superuser.end());
  const [mark] = await platform.wallet.statement({ playerId, limit: 1 });
  // The mark goes under another name, as if it had never been made.
  await superuser.query('update wallet.journal set key = gen_random_uuid() where key = $1', [mark?.key]);
  expect(await win(asked)).toEqual(paid);
  expect(await win({ ...asked, Amount: '26.00' })).toEqual(failed('301'));
  expect(await balance()).toBe(101_500n);
});

test('a round that is said to be finished wins no more', async () => {
  const { bet, win, balance } = await start();
  await bet();
  expect(await win({ Amount: '5.00', isRoundFinished: 'false' })).toMatchObject({ BALANCE: '995.00' });
  expect(await win({ Amount: '6.00' })).toMatchObject({ BALANCE: '1001.00' });
  expect(await win({ Amount: '7.00' })).toEqual(failed('301'));
  expect(await balance()).toBe(100_100n);
});
