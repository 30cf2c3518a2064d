import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newLongBet, newWireBet, startTestBooks } from '../../../testing/test-books.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId } from '../../../testing/test-suppliers.ts';
import { readMemo } from '../move-memo.ts';

const db = useTestDatabase();
const { operatorId, loginName, password } = supplierCredentials.everymatrix;

type Fields = Record<string, unknown>;

async function start(env: NodeJS.ProcessEnv = {}) {
  const books = await startTestBooks(db, env);
  const { client, seat, launch, playerId } = await books.seat('everymatrix');
  const round = newTxId();

  async function post(body: string): Promise<Fields> {
    const { http, text } = await books.ask('everymatrix', { body, headers: { 'content-type': 'application/json' } });
    expect(http).toBe(200);
    return JSON.parse(text) as Fields;
  }
  const fieldsOf = (change: Fields = {}): Fields => ({
    ApiVersion: '1.0',
    OperatorId: operatorId,
    LoginName: loginName,
    Password: password,
    SessionId: seat.token,
    ExternalUserId: seat.playerId,
    TransactionId: newTxId(),
    RoundId: round,
    GPGameId: 'sports',
    Amount: '10.00',
    ...change,
  });
  const call = (Request: string, change: Fields = {}) => post(JSON.stringify(fieldsOf({ Request, ...change })));
  const wager = (change: Fields = {}) =>
    call('WalletDebit', { TransactionType: 'wager', ValidateSession: true, ...change });
  const result = (change: Fields = {}) =>
    call('WalletCredit', { TransactionType: 'result', Amount: '25.00', ValidateSession: false, ...change });
  const rollback = (change: Fields) => call('WalletCredit', { TransactionType: 'rollback', ...change });
  const takeBack = (change: Fields) => call('WalletDebit', { TransactionType: 'rollback', ...change });
  const less = (change: Fields = {}) => call('WalletDebit', { TransactionType: 'result', ...change });
  const more = (change: Fields = {}) => result({ BetPayload: { Status: 'RESETTLED' }, ...change });
  const balance = () => books.balanceOf(playerId);
  const newSeat = () => books.seat('everymatrix');
  const wires = { newSeat, post, fieldsOf, call, wager, result, rollback, takeBack, less, more };
  return { ...books, ...wires, client, seat, launch, playerId, balance };
}

/** Runs SQL as the owner of the tables, for states that only time or a fault would bring about. */
async function asOwner(text: string): Promise<void> {
  const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await owner.connect();
  await owner.query(text).finally(() => owner.end());
}

const refused = (ReturnCode: number, Message?: string) =>
  expect.objectContaining(Message === undefined ? { ReturnCode } : { ReturnCode, Message });
const again = refused(107, 'Please send it again');
const cancelled = refused(107, 'The transaction was rolled back');
const used = refused(101, 'The transaction id was used for something else');

test('a session is told whose it is', async () => {
  const { newLaunch, playerOf, call, launch, expire } = await start();
  const { token } = await newLaunch('everymatrix', 5_000n);
  const id = String(playerOf({ ...launch, token }));
  expect(await call('GetAccount', { SessionId: token, ExternalUserId: undefined })).toEqual({
    ApiVersion: '1.0',
    Request: 'GetAccount',
    SessionId: token,
    ReturnCode: 0,
    Message: 'Success',
    ExternalUserId: id,
    UserName: id,
    FirstName: '',
    LastName: '',
    Alias: id,
    Currency: 'NGN',
    Country: 'NG',
  });
  expect(await call('GetAccount', { SessionId: 'made up' })).toEqual(refused(103));
  expect(await call('GetAccount', { SessionId: undefined })).toEqual(refused(103));
  expect(await call('GetAccount', { SessionId: [token] })).toEqual(refused(103));
  await expire(launch);
  expect(await call('GetAccount', { SessionId: launch.token })).toEqual(refused(103));
});

test('a wager, its result and the balance are told in decimals', async () => {
  const { wager, result, call, seat } = await start();
  expect(await wager({ TransactionId: 'tx 1' })).toEqual({
    ApiVersion: '1.0',
    Request: 'WalletDebit',
    SessionId: seat.token,
    ReturnCode: 0,
    Message: 'Success',
    AccountTransactionId: expect.stringMatching(/.{8,}/),
    Currency: 'NGN',
    Balance: 990,
    RealMoneyAffected: 10,
    BonusMoneyAffected: 0,
  });
  expect(await result({ Amount: '25.05' })).toMatchObject({ ReturnCode: 0, Balance: 1_015.05 });
  const told = { ReturnCode: 0, Balance: 1_015.05, RealMoney: 1_015.05, BonusMoney: 0, Currency: 'NGN' };
  expect(await call('GetBalance')).toMatchObject(told);
  expect(await call('GetBalance', { ExternalUserId: undefined })).toMatchObject(told);
  expect(await call('GetBalance', { SessionId: undefined })).toMatchObject(told);
});

test('an amount is taken as it was written, and never through a number that cannot hold it', async () => {
  const { post, fieldsOf, balance } = await start();
  const asText = (amount: string, change: Fields = {}) =>
    post(
      JSON.stringify(fieldsOf({ Request: 'WalletDebit', TransactionType: 'wager', ...change })).replace(
        '"Amount":"10.00"',
        `"Amount":${amount}`,
      ),
    );
  for (const amount of ['10', '10.5', '10.50', '10.5000', '"10.50"']) {
    expect(await asText(amount), amount).toMatchObject({ ReturnCode: 0 });
  }
  expect(await balance()).toBe(94_800n);
  for (const amount of [
    '-1',
    '0',
    '0.00',
    '10.505',
    '1e1',
    '1E+1',
    '10.00000001',
    '99999999999999999999',
    '""',
    '"x"',
    'null',
    'true',
    '[10]',
    '{"value":10}',
  ]) {
    expect(await asText(amount), amount).toEqual(refused(101, 'Wrong amount'));
  }
  expect(await balance()).toBe(94_800n);
});

test('what a bet is on is kept in words', async () => {
  const { client, seat, playerId, platform } = await start();
  await client.place(seat, newWireBet());
  const [line] = await platform.wallet.statement({ playerId, limit: 1, inRounds: true });
  expect(readMemo(line?.memo ?? null).note).toMatch(/^Gulls' Town v Dunes: Result: Home & {1,2}.Away/);
});

test('says what is wrong with a wager', async () => {
  const { wager, call, balance, seat } = await start();
  expect(await wager({ Amount: '1000.01' })).toEqual(refused(104));
  expect(await wager({ SessionId: 'made up' })).toEqual(refused(103));
  expect(await wager({ SessionId: undefined })).toEqual(refused(103));
  expect(await wager({ SessionId: 'made up', ValidateSession: false })).toEqual(refused(103));
  expect(await wager({ SessionId: 'made up', ExternalUserId: undefined })).toEqual(refused(103));
  for (const ExternalUserId of ['999999999', 'x', '', `0${seat.playerId}`, null, [seat.playerId]]) {
    expect(await wager({ ExternalUserId }), String(ExternalUserId)).toEqual(refused(103, 'The player is unknown'));
  }
  for (const missing of ['TransactionId', 'RoundId', 'GPGameId', 'TransactionType']) {
    for (const value of [undefined, '', null, {}, 'x'.repeat(101)]) {
      expect(await wager({ [missing]: value }), missing).toEqual(refused(101, 'Wrong request'));
    }
  }
  for (const Request of ['', 'walletdebit', 'constructor', 'Wallet', '1']) {
    expect(await call(Request, { TransactionType: 'wager' }), Request).toEqual(refused(101, 'Wrong request'));
  }
  expect(await wager({ OperatorId: '1' })).toEqual(refused(101, 'Wrong request'));
  expect(await call('WalletCredit', { TransactionType: 'wager' })).toEqual(refused(101, 'Wrong request'));
  expect(await balance()).toBe(100_000n);
  expect(await wager({ OperatorId: undefined })).toMatchObject({ ReturnCode: 0 });
  expect(await wager({ OperatorId: Number(operatorId) })).toMatchObject({ ReturnCode: 0 });
});

test('refuses what is no JSON object', async () => {
  const { post, fieldsOf, balance } = await start();
  const body = JSON.stringify(fieldsOf({ Request: 'WalletDebit', TransactionType: 'wager' }));
  for (const text of ['', 'null', '[]', '"x"', '<PKT/>', body.slice(0, -1), `${body}${body}`, `[${body}]`]) {
    expect(await post(text), text).toEqual(refused(101, 'Wrong request'));
  }
  expect(await post(body.replace('"GPGameId"', `"Long":"${'x'.repeat(70_000)}","GPGameId"`))).toEqual(refused(101));
  expect(await post(body.replace('"sports"', '"\\u0000"'))).toEqual(refused(101));
  expect(await balance()).toBe(100_000n);
});

test('a caller without the password learns nothing, not even whether a player exists', async () => {
  const { call, wager, launch, balance } = await start();
  const wrong = { ApiVersion: '1.0', ReturnCode: 101, Message: 'Wrong login name or password' };
  for (const change of [
    { LoginName: 'other' },
    { Password: 'other' },
    { LoginName: undefined },
    { Password: undefined },
    { Password: '' },
    { Password: [password] },
    { LoginName: password, Password: loginName },
    { Password: `${password} ` },
  ]) {
    expect(await wager(change)).toEqual(wrong);
    expect(await call('WalletCredit', { ...change, ExternalUserId: '999999999', Amount: 'x' })).toEqual(wrong);
    expect(await call('GetBalance', change)).toEqual(wrong);
    expect(await call('GetAccount', { ...change, SessionId: launch.token })).toEqual(wrong);
  }
  expect(await balance()).toBe(100_000n);
});

test('a repeat is answered like the first time, with the balance of now', async () => {
  const { wager, result, more, balance } = await start();
  const [stake, win, credit] = [
    { TransactionId: newTxId() },
    { TransactionId: newTxId() },
    { TransactionId: newTxId() },
  ];
  const staked = await wager(stake);
  const won = await result(win);
  const raised = await more(credit);
  await wager({ RoundId: newTxId() });
  expect(await wager(stake)).toEqual({ ...staked, Balance: 1_030 });
  expect(await result(win)).toEqual({ ...won, Balance: 1_030 });
  expect(await more(credit)).toEqual({ ...raised, Balance: 1_030 });
  expect(await wager({ ...stake, Amount: '10.01' })).toEqual(used);
  expect(await wager({ ...stake, RoundId: newTxId() })).toEqual(used);
  expect(await result({ ...win, Amount: '25.01' })).toEqual(used);
  expect(await more({ ...credit, Amount: '25.01' })).toEqual(used);
  expect(await balance()).toBe(103_000n);
});

test('one wager sent twenty times at once is taken once, and its result paid once', async () => {
  const { wager, result, balance } = await start();
  const [stake, win] = [{ TransactionId: newTxId() }, { TransactionId: newTxId() }];
  for (const { ReturnCode } of await Promise.all(Array.from({ length: 20 }, () => wager(stake)))) {
    expect(ReturnCode).toBe(0);
  }
  expect(await balance()).toBe(99_000n);
  for (const { ReturnCode } of await Promise.all(Array.from({ length: 20 }, () => result(win)))) {
    expect(ReturnCode).toBe(0);
  }
  expect(await balance()).toBe(101_500n);
});

test('of two wagers at once with money for one, one is taken', async () => {
  const { wager, balance } = await start();
  const bet = () => wager({ RoundId: newTxId(), Amount: '600.00' });
  const codes = (await Promise.all([bet(), bet()])).map(({ ReturnCode }) => ReturnCode);
  expect(codes.sort()).toEqual([0, 104]);
  expect(await balance()).toBe(40_000n);
});

test('a result of nothing settles, and what is settled is not rolled back', async () => {
  const { wager, result, rollback, balance } = await start();
  const stake = { TransactionId: newTxId() };
  await wager(stake);
  expect(await result({ Amount: '0' })).toMatchObject({ ReturnCode: 0, Balance: 990 });
  expect(await rollback({ RollbackTransactionId: stake.TransactionId })).toEqual(refused(101, 'The round is settled'));
  expect(await balance()).toBe(99_000n);
});

test('the books say whether a bet won, was sold or was void', async () => {
  const { wager, result, platform, playerId } = await start();
  for (const Status of ['WON', 'CASHED_OUT', 'VOID', 'SOMETHING']) {
    const RoundId = newTxId();
    await wager({ RoundId });
    expect(await result({ RoundId, Amount: '10.00', BetPayload: { Status } })).toMatchObject({ ReturnCode: 0 });
  }
  const lines = await platform.wallet.statement({ playerId, limit: 8, inRounds: true });
  const abouts = lines.map(({ about }) => about).filter((about) => about !== 'stake');
  expect(abouts).toEqual(['win', 'refund', 'cash-out', 'win']);
});

test('a wager is rolled back by its amount, and once', async () => {
  const { wager, rollback, result, balance } = await start();
  const stake = { TransactionId: newTxId() };
  await wager(stake);
  const undo = { RollbackTransactionId: stake.TransactionId };
  expect(await rollback({ ...undo, Amount: '9.99' })).toEqual(used);
  expect(await rollback({ RollbackTransactionId: undefined })).toEqual(refused(101, 'Wrong request'));
  const answers = await Promise.all(Array.from({ length: 10 }, () => rollback(undo)));
  for (const answer of answers) expect(answer).toMatchObject({ ReturnCode: 0, Balance: 1_000 });
  expect(await wager(stake)).toEqual(cancelled);
  expect(await result()).toEqual(again);
  expect(await balance()).toBe(100_000n);
});

test('a wager that was rolled back before it came is never taken', async () => {
  const { wager, rollback, client, seat, balance } = await start();
  const stake = { TransactionId: newTxId() };
  const undo = { RollbackTransactionId: stake.TransactionId };
  expect(await rollback(undo)).toEqual(refused(108));
  expect(await rollback(undo)).toEqual(refused(108));
  expect(await wager(stake)).toEqual(cancelled);
  const bet = newWireBet();
  expect(await client.cancel(seat, bet)).toMatchObject({ verdict: 'done' });
  expect(await client.place(seat, bet)).toMatchObject({ verdict: 'refused' });
  expect(await balance()).toBe(100_000n);
});

test('a result that comes before its wager is asked for again, and taken then', async () => {
  const { wager, result, balance } = await start();
  const win = { TransactionId: newTxId() };
  expect(await result(win)).toEqual(again);
  await wager();
  expect(await result(win)).toMatchObject({ ReturnCode: 0, Balance: 1_015 });
  expect(await balance()).toBe(101_500n);
});

test('a result is taken back by a rollback of its own, and its wager may be undone then', async () => {
  const { wager, result, takeBack, rollback, balance } = await start();
  const [stake, win] = [newTxId(), newTxId()];
  expect(await takeBack({ RollbackTransactionId: win, Amount: '25.00' })).toEqual(again);
  await wager({ TransactionId: stake });
  await result({ TransactionId: win });
  expect(await takeBack({ RollbackTransactionId: win, Amount: '24.00' })).toEqual(used);
  expect(await takeBack({ RollbackTransactionId: undefined, Amount: '25.00' })).toEqual(refused(101));
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => takeBack({ RollbackTransactionId: win, Amount: '25.00' })),
  );
  for (const answer of answers) expect(answer).toMatchObject({ ReturnCode: 0, Balance: 990 });
  expect(await rollback({ RollbackTransactionId: stake })).toMatchObject({ ReturnCode: 0, Balance: 1_000 });
  expect(await balance()).toBe(100_000n);
});

test('what was paid is corrected up and down, each once', async () => {
  const { wager, result, more, less, balance } = await start();
  const [credit, debit] = [
    { TransactionId: newTxId(), Amount: '5.00' },
    { TransactionId: newTxId(), Amount: '30.00' },
  ];
  await wager();
  expect(await more(credit)).toEqual(again);
  expect(await less(debit)).toEqual(again);
  await result();
  for (const answer of await Promise.all(Array.from({ length: 5 }, () => more(credit)))) {
    expect(answer).toMatchObject({ ReturnCode: 0, Balance: 1_020 });
  }
  for (const answer of await Promise.all(Array.from({ length: 5 }, () => less(debit)))) {
    expect(answer).toMatchObject({ ReturnCode: 0, Balance: 990 });
  }
  // One that is not marked as such is a second settlement.
  expect(await result({ Amount: '1.00' })).toMatchObject({ ReturnCode: 101, Message: 'The round is settled' });
  expect(await balance()).toBe(99_000n);
});

test('a void bet is corrected as well', async () => {
  const { client, seat, balance } = await start();
  const bet = newWireBet();
  const ids = { betId: bet.betId, stakeTxId: bet.txId };
  const settlement = { txId: newTxId(), ...ids, stakeMinor: 1_000n, kind: 'void', amountMinor: 1_000n } as const;
  await client.place(seat, bet);
  expect(await client.settle(seat, settlement)).toMatchObject({ verdict: 'done', balanceMinor: 100_000n });
  const up = { ...ids, txId: newTxId(), previousTxId: settlement.txId, previousMinor: 1_000n, amountMinor: 4_000n };
  expect(await client.correct(seat, up)).toMatchObject({ verdict: 'done', balanceMinor: 103_000n });
  const down = { ...ids, txId: newTxId(), previousTxId: up.txId, previousMinor: 4_000n, amountMinor: 0n };
  expect(await client.correct(seat, down)).toMatchObject({ verdict: 'done', balanceMinor: 99_000n });
  expect(await balance()).toBe(99_000n);
});

test('a bet on thirty matches is placed', async () => {
  const { client, seat } = await start();
  expect(await client.place(seat, newLongBet())).toMatchObject({ verdict: 'done', balanceMinor: 99_000n });
});

test('what was spent cannot be taken back, unless the operator allows it', async () => {
  const spend = async ({ wager, result, less }: Awaited<ReturnType<typeof start>>) => {
    await wager();
    await result();
    await wager({ RoundId: newTxId(), Amount: '1015.00' });
    return less({ Amount: '25.00' });
  };
  const strict = await start();
  expect(await spend(strict)).toEqual(refused(104));
  expect(await strict.balance()).toBe(0n);
  const lenient = await start({ SPORTS_OVERDRAFT: 'on' });
  expect(await spend(lenient)).toMatchObject({ ReturnCode: 0, Balance: -25 });
  expect((await lenient.client.balance(lenient.seat)).balanceMinor).toBe(-2_500n);
});

test("another player's session or name moves no player's money", async () => {
  const { newSeat, wager, result, rollback, balance, balanceOf } = await start();
  const other = await newSeat();
  const id = other.seat.playerId;
  expect(await wager({ SessionId: other.seat.token })).toEqual(refused(103));
  expect(await wager({ ExternalUserId: id })).toEqual(refused(103));
  const stake = { TransactionId: newTxId() };
  await wager(stake);
  expect(await result({ ExternalUserId: id })).toEqual(again);
  expect(await rollback({ ExternalUserId: id, RollbackTransactionId: stake.TransactionId })).not.toMatchObject({
    ReturnCode: 0,
  });
  expect(await result()).toMatchObject({ ReturnCode: 0 });
  expect([await balance(), await balanceOf(other.playerId)]).toEqual([101_500n, 100_000n]);
});

test('an expired session stakes nothing new, and what was staked goes on', async () => {
  const { wager, result, rollback, expire, signOut, launch, balance } = await start();
  const [stake, other] = [{ TransactionId: newTxId() }, { TransactionId: newTxId(), RoundId: newTxId() }];
  await wager(stake);
  await wager(other);
  await expire(launch);
  await signOut(launch);
  expect(await wager(stake)).toMatchObject({ ReturnCode: 0 });
  expect(await wager({ RoundId: newTxId() })).toEqual(refused(103));
  expect(await result()).toMatchObject({ ReturnCode: 0 });
  expect(await rollback({ RoundId: other.RoundId, RollbackTransactionId: other.TransactionId })).toMatchObject({
    ReturnCode: 0,
  });
  expect(await balance()).toBe(101_500n);
});

test('trouble of our own is told as something to be sent again', async () => {
  const { call, client, seat } = await start();
  await asOwner('alter table suppliers.session rename to away');
  onTestFinished(() => asOwner('alter table suppliers.away rename to session'));
  expect(await call('GetBalance', { ExternalUserId: '987654321' })).toEqual(again);
  expect(await client.balance({ ...seat, playerId: '987654321' })).toMatchObject({ verdict: 'unavailable' });
});
