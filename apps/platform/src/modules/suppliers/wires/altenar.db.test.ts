import type { AltenarMethod } from '@harmattan/wires/suppliers/altenar';
import { readPacketAnswer, writePacketRequest } from '@harmattan/wires/suppliers/altenar-packet';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newLongBet, newWireBet, startTestBooks } from '../../../testing/test-books.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId } from '../../../testing/test-suppliers.ts';
import { readMemo } from '../move-memo.ts';

const db = useTestDatabase();
const { login, password } = supplierCredentials.altenar;

type Params = Record<string, string | undefined>;
type Auth = { login: string; password: string };

async function start(env: NodeJS.ProcessEnv = {}) {
  const books = await startTestBooks(db, env);
  const { client, seat, launch, playerId } = await books.seat('altenar');
  const bet = newTxId();

  /** The values of an answer, which always has the name of its method. */
  async function post(body: string, name: AltenarMethod | 'Error') {
    const { http, text } = await books.ask('altenar', { body, headers: { 'content-type': 'text/xml' } });
    expect(http).toBe(200);
    const answer = readPacketAnswer(text);
    expect(answer?.method).toBe(name);
    return { Success: answer?.isSuccess, ...answer?.values } as Record<string, string | boolean>;
  }
  const bodyOf = (method: string, params: Params, auth: Auth = { login, password }) =>
    writePacketRequest({
      method,
      ...auth,
      params: Object.entries(params).flatMap(([name, value]) =>
        value === undefined ? [] : [{ name, type: 'string' as const, value }],
      ),
    });
  const call = (method: AltenarMethod, params: Params, auth?: Auth) => post(bodyOf(method, params, auth), method);
  const paramsOf = (change: Params): Params => ({
    Token: seat.token,
    ExternalUserID: seat.playerId,
    TransactionID: newTxId(),
    GameReference: 'SPORTSBOOK',
    ...change,
  });
  const place = (change: Params = {}) =>
    call('PlaceBet', paramsOf({ BetReferenceNum: bet, BetAmount: '1000', ...change }));
  const award = (change: Params = {}) =>
    call('AwardWinnings', paramsOf({ WinReferenceNum: bet, WinAmount: '2500', ...change }));
  const lose = (change: Params = {}) =>
    call('LossSignal', paramsOf({ BetReferenceNum: bet, BetAmount: '0', ...change }));
  const refund = (change: Params = {}) =>
    call('RefundBet', paramsOf({ BetReferenceNum: bet, RefundAmount: '1000', ...change }));
  const cashOut = (change: Params = {}) =>
    call('CashoutBet', paramsOf({ BetReferenceNum: bet, CashoutAmount: '700', ...change }));
  const more = (change: Params = {}) =>
    call('NewCredit', paramsOf({ NewCreditReferenceNum: bet, NewCreditAmount: '500', ...change }));
  const less = (change: Params = {}) =>
    call('NewDebit', paramsOf({ NewDebitReferenceNum: bet, NewDebitAmount: '500', ...change }));
  const balance = () => books.balanceOf(playerId);
  const newSeat = () => books.seat('altenar');
  const wires = { newSeat, post, bodyOf, call, paramsOf, place, award, lose, refund, cashOut, more, less };
  return { ...books, ...wires, client, seat, launch, playerId, bet, balance };
}

/** Runs SQL as the owner of the tables, for states that only time or a fault would bring about. */
async function asOwner(text: string): Promise<void> {
  const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await owner.connect();
  await owner.query(text).finally(() => owner.end());
}

const refused = (ErrorCode: string) => expect.objectContaining({ Success: false, ErrorCode });
const badRequest = refused('2');

test('a launch is told whose it is', async () => {
  const { newLaunch, playerOf, call, launch, expire } = await start();
  const { token } = await newLaunch('altenar', 5_000n);
  const id = String(playerOf({ ...launch, token }));
  expect(await call('GetAccountDetails', { Token: token })).toEqual({
    Success: true,
    Token: token,
    LoginName: id,
    Currency: 'NGN',
    Country: 'NG',
    ExternalUserID: id,
    AffiliationPath: '',
    ExternalUserType: '',
    UserBalance: '5000',
  });
  expect(await call('GetAccountDetails', { Token: 'made up' })).toEqual(refused('90'));
  expect(await call('GetAccountDetails', {})).toEqual(refused('90'));
  await expire(launch);
  expect(await call('GetAccountDetails', { Token: launch.token })).toEqual(refused('90'));
});

test('a bet, its win and the balance are told in cents', async () => {
  const { place, award, call, seat } = await start();
  expect(await place()).toEqual({
    Success: true,
    Balance: '99000',
    ExtTransactionID: expect.stringMatching(/.{8,}/),
    AlreadyProcessed: 'false',
  });
  expect(await award()).toMatchObject({ Success: true, Balance: '101500', AlreadyProcessed: 'false' });
  const balance = { Success: true, Balance: '101500', Currency: 'NGN' };
  expect(await call('GetBalance', { ExternalUserID: seat.playerId })).toEqual(balance);
  expect(await call('GetBalance', { Token: seat.token })).toEqual(balance);
  expect(await call('BonusBalance', { Token: seat.token })).toEqual({ ...balance, BonusAmount: '0' });
});

test('what a bet is on is kept in words', async () => {
  const { client, seat, playerId, platform } = await start();
  await client.place(seat, newWireBet());
  const [line] = await platform.wallet.statement({ playerId, limit: 1, inRounds: true });
  expect(readMemo(line?.memo ?? null).note).toMatch(/^Gulls' Town v Dunes: Result: Home & {1,2}.Away/);
});

test('a bet on thirty matches is placed', async () => {
  const { client, seat } = await start();
  expect(await client.place(seat, newLongBet())).toMatchObject({ verdict: 'done', balanceMinor: 99_000n });
});

test('says what is wrong with a bet', async () => {
  const { place, balance, seat } = await start();
  expect(await place({ BetAmount: '100001' })).toEqual({
    Success: false,
    Error: 'Insufficient funds',
    ErrorCode: '10',
    Balance: '100000',
  });
  expect(await place({ Token: 'made up' })).toEqual(refused('90'));
  expect(await place({ Token: undefined })).toEqual(refused('90'));
  expect(await place({ Token: 'made up', ExternalUserID: undefined })).toEqual(refused('90'));
  for (const ExternalUserID of ['999999999', 'x', '', `0${seat.playerId}`]) {
    expect(await place({ ExternalUserID }), ExternalUserID).toEqual(refused('7'));
  }
  for (const BetAmount of ['-1', '10.5', '1e3', '007', '', ' 1000', '+1', '9'.repeat(16), '0', 'x', undefined]) {
    expect(await place({ BetAmount }), BetAmount).toEqual(badRequest);
  }
  for (const missing of ['TransactionID', 'BetReferenceNum', 'GameReference']) {
    expect(await place({ [missing]: undefined }), missing).toEqual(badRequest);
    expect(await place({ [missing]: '' }), missing).toEqual(badRequest);
    expect(await place({ [missing]: 'x'.repeat(101) }), missing).toEqual(badRequest);
  }
  expect(await balance()).toBe(100_000n);
});

test('amounts of everything else are as strict', async () => {
  const { place, award, refund, cashOut, more, less, balance } = await start();
  await place();
  for (const amount of ['-1', '10.5', '1e3', '', '9'.repeat(16), undefined]) {
    expect(await award({ WinAmount: amount }), amount).toEqual(badRequest);
    expect(await refund({ RefundAmount: amount }), amount).toEqual(badRequest);
    expect(await cashOut({ CashoutAmount: amount }), amount).toEqual(badRequest);
    expect(await more({ NewCreditAmount: amount }), amount).toEqual(badRequest);
    expect(await less({ NewDebitAmount: amount }), amount).toEqual(badRequest);
  }
  expect(await balance()).toBe(99_000n);
});

test('a caller without the password learns nothing, not even whether a player exists', async () => {
  const { call, paramsOf, launch, balance } = await start();
  const wrong = { Success: false, Error: 'Wrong login or password', ErrorCode: '99' };
  for (const auth of [
    { login: 'other', password },
    { login, password: 'other' },
    { login: '', password: '' },
    { login: password, password: login },
    { login, password: `${password} ` },
  ]) {
    expect(await call('PlaceBet', paramsOf({ BetReferenceNum: '1', BetAmount: '1000' }), auth)).toEqual(wrong);
    expect(await call('AwardBonus', paramsOf({ ExternalUserID: '999999999' }), auth)).toEqual(wrong);
    expect(await call('GetBalance', paramsOf({}), auth)).toEqual(wrong);
    expect(await call('GetAccountDetails', { Token: launch.token }, auth)).toEqual(wrong);
  }
  expect(await balance()).toBe(100_000n);
});

test('refuses XML that is more or less than a message', async () => {
  const { post, bodyOf, paramsOf, bet, balance } = await start();
  const body = bodyOf('PlaceBet', paramsOf({ BetReferenceNum: bet, BetAmount: '1000' }));
  const amount = '<BetAmount Type="string" Value="1000"/>';
  const asked = [
    '',
    '{"BetAmount":1000}',
    body.slice(0, -1),
    `<!DOCTYPE PKT [<!ENTITY n "1000">]>${body.replace('"1000"', '"&n;"')}`,
    `<!DOCTYPE PKT SYSTEM "file:///etc/passwd">${body}`,
    body.replace(amount, amount + amount),
    body.replace(amount, '<BetAmount Type="string"><![CDATA[1000]]></BetAmount>'),
    body.replace(amount, '<BetAmount Value="1000" Scale="2"/>'),
    body.replace('</Params>', `</Params><Params>${amount}</Params>`),
    body.replace('</Method>', `</Method><Method Name="AwardBonus"/>`),
    body.replace('<Params>', `<Params><Description Value="${'x'.repeat(70_000)}"/>`),
    body.replace('Name="PlaceBet"', 'Name="TakeEverything"'),
    body.replace('Name="PlaceBet"', 'Name="placebet"'),
    body.replace('Name="PlaceBet"', 'Name="constructor"'),
  ];
  for (const text of asked) expect(await post(text, 'Error'), text.slice(0, 300)).toEqual(badRequest);
  expect(await balance()).toBe(100_000n);
  expect(await post(body, 'PlaceBet')).toMatchObject({ Success: true });
});

test('a repeat is told as one, with the first number and the balance of now', async () => {
  const { place, award, more, balance } = await start();
  const [stake, win, credit] = [
    { TransactionID: newTxId() },
    { TransactionID: newTxId() },
    { TransactionID: newTxId() },
  ];
  const placed = await place(stake);
  const won = await award(win);
  const raised = await more(credit);
  await place({ BetReferenceNum: newTxId() });
  const repeated = { Balance: '101000', AlreadyProcessed: 'true' };
  expect(await place(stake)).toEqual({ ...placed, ...repeated });
  expect(await award(win)).toEqual({ ...won, ...repeated });
  expect(await more(credit)).toEqual({ ...raised, ...repeated });
  const used = {
    Success: false,
    Error: 'Transaction id was used for something else',
    ErrorCode: '99',
    Balance: '101000',
  };
  for (const change of [{ BetAmount: '1001' }, { BetReferenceNum: newTxId() }]) {
    expect(await place({ ...stake, ...change })).toEqual(used);
  }
  expect(await award({ ...win, WinAmount: '2501' })).toEqual(used);
  expect(await more({ ...credit, NewCreditAmount: '501' })).toEqual(used);
  expect(await balance()).toBe(101_000n);
});

test('one bet sent twenty times at once is placed once', async () => {
  const { place, balance } = await start();
  const stake = { TransactionID: newTxId() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(stake)));
  expect(answers.filter(({ AlreadyProcessed }) => AlreadyProcessed === 'false')).toHaveLength(1);
  expect(answers.filter(({ AlreadyProcessed }) => AlreadyProcessed === 'true')).toHaveLength(19);
  expect(await balance()).toBe(99_000n);
});

test('of two bets at once with money for one, one is placed', async () => {
  const { place, balance } = await start();
  const bet = () => place({ BetReferenceNum: newTxId(), BetAmount: '60000' });
  const codes = (await Promise.all([bet(), bet()])).map(({ ErrorCode = 'ok' }) => ErrorCode);
  expect(codes.sort()).toEqual(['10', 'ok']);
  expect(await balance()).toBe(40_000n);
});

test('one win sent ten times at once is paid once', async () => {
  const { place, award, balance } = await start();
  await place();
  const win = { TransactionID: newTxId() };
  for (const answer of await Promise.all(Array.from({ length: 10 }, () => award(win)))) {
    expect(answer.Success).toBe(true);
  }
  expect(await balance()).toBe(101_500n);
});

test('a lost bet is settled, and refunded no more', async () => {
  const { place, lose, refund, balance } = await start();
  await place();
  const loss = { TransactionID: newTxId() };
  expect(await lose(loss)).toMatchObject({ Success: true, Balance: '99000', AlreadyProcessed: 'false' });
  expect(await lose(loss)).toMatchObject({ Success: true, AlreadyProcessed: 'true' });
  expect(await refund()).toEqual(refused('95'));
  expect(await balance()).toBe(99_000n);
});

test('a bet that was sold is told as such in the books', async () => {
  const { place, cashOut, platform, playerId, balance } = await start();
  await place();
  expect(await cashOut()).toMatchObject({ Success: true, Balance: '99700' });
  const lines = await platform.wallet.statement({ playerId, limit: 2, inRounds: true });
  expect(lines.map(({ about }) => about)).toEqual(['cash-out', 'stake']);
  expect(await balance()).toBe(99_700n);
});

test('a bet is refunded whole, by its amount, and once', async () => {
  const { place, refund, award, balance } = await start();
  const stake = { TransactionID: newTxId() };
  await place(stake);
  expect(await refund({ RefundAmount: '999' })).toEqual(refused('99'));
  const undone = await refund();
  expect(undone).toMatchObject({ Success: true, Balance: '100000', AlreadyProcessed: 'false' });
  expect(await refund()).toEqual({ ...undone, AlreadyProcessed: 'true' });
  expect(await place(stake)).toEqual(refused('95'));
  expect(await award()).toEqual(refused('95'));
  expect(await balance()).toBe(100_000n);
});

test('ten refunds of one bet at once give it back once', async () => {
  const { place, refund, balance } = await start();
  await place();
  for (const answer of await Promise.all(Array.from({ length: 10 }, () => refund()))) expect(answer.Success).toBe(true);
  expect(await balance()).toBe(100_000n);
});

test('a bet that was refunded before it came is never placed', async () => {
  const { place, refund, award, balance } = await start();
  expect(await refund()).toMatchObject({ Success: true, Balance: '100000' });
  expect(await refund()).toMatchObject({ Success: true, Balance: '100000' });
  expect(await place()).toEqual({ Success: false, Error: 'Bet was refunded', ErrorCode: '95', Balance: '100000' });
  expect(await award()).toEqual(refused('95'));
  expect(await balance()).toBe(100_000n);
});

test('a win that comes before its bet is asked for again, and taken then', async () => {
  const { place, award, balance } = await start();
  const win = { TransactionID: newTxId() };
  const again = expect.objectContaining({ Success: false, Error: 'Please send it again', ErrorCode: '99' });
  expect(await award(win)).toEqual(again);
  await place();
  expect(await award(win)).toMatchObject({ Success: true, Balance: '101500' });
  expect(await balance()).toBe(101_500n);
});

test('what was paid is corrected up and down, each once', async () => {
  const { place, award, more, less, balance } = await start();
  expect(await more()).toEqual(refused('99'));
  await place();
  const credit = { TransactionID: newTxId() };
  expect(await more(credit)).toEqual(refused('99'));
  await award();
  expect(await more(credit)).toMatchObject({ Success: true, Balance: '102000', AlreadyProcessed: 'false' });
  const debit = { TransactionID: newTxId(), NewDebitAmount: '3000' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => less(debit)));
  for (const answer of answers) expect(answer.Success).toBe(true);
  expect(await balance()).toBe(99_000n);
});

test('a refund is corrected as well', async () => {
  const { place, refund, more, less, balance } = await start();
  await place();
  await refund();
  expect(await more({ NewCreditAmount: '1500' })).toMatchObject({ Success: true, Balance: '101500' });
  expect(await less({ NewDebitAmount: '2500' })).toMatchObject({ Success: true, Balance: '99000' });
  expect(await balance()).toBe(99_000n);
});

test('what was spent cannot be taken back, until it can', async () => {
  const { place, award, less, balance } = await start();
  await place();
  await award();
  const spent = newTxId();
  await place({ BetReferenceNum: spent, BetAmount: '101000' });
  const debit = { TransactionID: newTxId(), NewDebitAmount: '2500' };
  expect(await less(debit)).toMatchObject({ Success: false, Error: 'Insufficient funds', ErrorCode: '10' });
  await award({ WinReferenceNum: spent, WinAmount: '3000' });
  expect(await less(debit)).toMatchObject({ Success: true, Balance: '1000' });
  expect(await balance()).toBe(1_000n);
});

test('where the operator allows it, what was spent is taken back below zero', async () => {
  const { client, seat, place, award, less, balance } = await start({ SPORTS_OVERDRAFT: 'on' });
  await place();
  await award();
  await place({ BetReferenceNum: newTxId(), BetAmount: '101500' });
  expect(await less({ NewDebitAmount: '2500' })).toMatchObject({ Success: true, Balance: '-2500' });
  expect((await client.balance(seat)).balanceMinor).toBe(-2_500n);
  expect(await place({ BetReferenceNum: newTxId(), BetAmount: '1' })).toEqual(refused('10'));
  expect(await balance()).toBe(-2_500n);
});

test('a part of a stake is given back once, and the rest is won or lost', async () => {
  const { place, call, paramsOf, bet, award, refund, balance } = await start();
  await place();
  const part = paramsOf({ stakeDecreaseReferenceNum: bet, stakeDecreaseAmount: '400' });
  expect(await call('stakeDecrease', part)).toMatchObject({ Success: true, Balance: '99400' });
  expect(await call('stakeDecrease', part)).toMatchObject({ Success: true, AlreadyProcessed: 'true' });
  // Not the whole stake on top of it, nor more parts than there are.
  expect(await refund()).toEqual(refused('99'));
  const more = paramsOf({ stakeDecreaseReferenceNum: bet, stakeDecreaseAmount: '601' });
  expect(await call('stakeDecrease', more)).toEqual(badRequest);
  expect(await award({ WinAmount: '1500' })).toMatchObject({ Success: true, Balance: '100900' });
  expect(await call('stakeDecrease', { ...more, stakeDecreaseAmount: '100' })).toEqual(refused('95'));
  expect(await refund({ RefundAmount: '600' })).toEqual(refused('95'));
  expect(await balance()).toBe(100_900n);
});

test('the rest of a stake is refunded after a part of it, once and under any id', async () => {
  const { place, call, paramsOf, bet, award, refund, balance } = await start();
  await place();
  const part = (stakeDecreaseAmount: string) =>
    call('stakeDecrease', paramsOf({ stakeDecreaseReferenceNum: bet, stakeDecreaseAmount }));
  expect(await part('300')).toMatchObject({ Success: true, Balance: '99300' });
  expect(await part('300')).toMatchObject({ Success: true, Balance: '99600' });
  expect(await refund({ RefundAmount: '700' })).toEqual(refused('99'));
  const rest = await refund({ RefundAmount: '400' });
  expect(rest).toMatchObject({ Success: true, Balance: '100000', AlreadyProcessed: 'false' });
  expect(await refund({ RefundAmount: '400' })).toEqual({ ...rest, AlreadyProcessed: 'true' });
  expect(await award()).toEqual(refused('95'));
  expect(await part('1')).toEqual(refused('95'));
  expect(await balance()).toBe(100_000n);
});

test('parts and the rest of a stake at once give it back once', async () => {
  const { place, call, paramsOf, bet, refund, balance } = await start();
  await place();
  const part = () => call('stakeDecrease', paramsOf({ stakeDecreaseReferenceNum: bet, stakeDecreaseAmount: '400' }));
  await Promise.all([part(), part(), part(), refund({ RefundAmount: '600' }), refund({ RefundAmount: '200' })]);
  expect([99_800n, 100_000n]).toContain(await balance());
  await refund({ RefundAmount: '600' });
  await refund({ RefundAmount: '200' });
  expect(await balance()).toBe(100_000n);
});

test('a bet is settled once, and sold in parts before that', async () => {
  const { place, award, cashOut, lose, balance } = await start();
  await place();
  const open = { BetStatus: 'C' };
  expect(await cashOut({ CashoutAmount: '200', ...open })).toMatchObject({ Success: true, Balance: '99200' });
  expect(await cashOut({ CashoutAmount: '300', ...open })).toMatchObject({ Success: true, Balance: '99500' });
  expect(await award({ WinAmount: '1000' })).toMatchObject({ Success: true, Balance: '100500' });
  const settled = { Success: false, Error: 'Bet is settled', ErrorCode: '95', Balance: '100500' };
  expect(await award({ WinAmount: '1000' })).toEqual(settled);
  expect(await cashOut({ CashoutAmount: '200', ...open })).toEqual(settled);
  expect(await lose()).toEqual(settled);
  expect(await balance()).toBe(100_500n);
});

test('a bonus needs neither a bet nor a session', async () => {
  const { call, paramsOf, launch, expire, balance } = await start();
  await expire(launch);
  const bonus = paramsOf({ BonusAmount: '700', Token: undefined });
  expect(await call('AwardBonus', bonus)).toMatchObject({
    Success: true,
    Balance: '100700',
    AlreadyProcessed: 'false',
  });
  expect(await call('AwardBonus', bonus)).toMatchObject({ Success: true, Balance: '100700', AlreadyProcessed: 'true' });
  expect(await balance()).toBe(100_700n);
});

test("another player's token or name moves no player's money", async () => {
  const { newSeat, place, refund, award, less, balance, balanceOf } = await start();
  const other = await newSeat();
  const id = other.seat.playerId;
  expect(await place({ Token: other.seat.token })).toEqual(refused('90'));
  expect(await place({ ExternalUserID: id })).toEqual(refused('90'));
  await place();
  expect(await award({ ExternalUserID: id, Token: other.seat.token })).toEqual(refused('99'));
  expect(await less({ ExternalUserID: id, Token: other.seat.token })).toEqual(refused('99'));
  // The refund blocks this player's own bet of that number, and no other player's.
  expect(await refund({ ExternalUserID: id, Token: other.seat.token })).toMatchObject({ Balance: '100000' });
  expect(await award()).toMatchObject({ Success: true });
  expect([await balance(), await balanceOf(other.playerId)]).toEqual([101_500n, 100_000n]);
});

test('an expired session bets nothing new, and what was placed goes on', async () => {
  const { place, award, refund, expire, signOut, launch, balance } = await start();
  const [stake, other] = [{ TransactionID: newTxId() }, { BetReferenceNum: newTxId() }];
  await place(stake);
  await place(other);
  await expire(launch);
  await signOut(launch);
  expect(await place(stake)).toMatchObject({ Success: true, AlreadyProcessed: 'true' });
  expect(await place({ BetReferenceNum: newTxId() })).toEqual(refused('90'));
  expect(await award()).toMatchObject({ Success: true });
  expect(await refund(other)).toMatchObject({ Success: true });
  expect(await balance()).toBe(101_500n);
});

test('trouble of our own is told as something to be sent again', async () => {
  const { call, client, seat } = await start();
  await asOwner('alter table suppliers.session rename to away');
  onTestFinished(() => asOwner('alter table suppliers.away rename to session'));
  const again = { Success: false, Error: 'Please send it again', ErrorCode: '99' };
  expect(await call('GetBalance', { ExternalUserID: '987654321' })).toEqual(again);
  expect(await client.balance({ ...seat, playerId: '987654321' })).toMatchObject({ verdict: 'unavailable' });
});
