import { withPublicKey } from '@harmattan/wires/suppliers/betconstruct';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId, startTestSuppliers } from '../../../testing/test-suppliers.ts';

const db = useTestDatabase();
const { operatorId, sharedKey } = supplierCredentials.betconstruct;

/** The text of each member's value, as it goes out. */
type Members = Record<string, string | undefined>;
interface Answer {
  HasError: boolean;
  ErrorId: number;
  ErrorDescription: string;
  PlayerId: number;
  Token: string;
  TotalBalance: number;
  PlatformTransactionId: number;
}

async function openTable() {
  const far = await startTestSuppliers(db);
  const { launch, playerId } = await far.seat('betconstruct', 10_000n);

  /** Sends a body as it is. */
  async function post(call: string, body: string): Promise<Answer & { text: string }> {
    const { http, text } = await far.ask(`betconstruct/${call}`, { body });
    expect(http).toBe(200);
    const answer = JSON.parse(text) as Answer;
    expect(answer.HasError).toBe(answer.ErrorId !== 0);
    return { ...answer, text };
  }
  const say = (call: string, members: Members) => post(call, withPublicKey(bodyOf(members), sharedKey));
  const codeOf = async (call: string, members: Members) => (await say(call, members)).ErrorId;
  const player: Members = { OperatorId: operatorId, PlayerId: launch.playerId, Token: `"${launch.token}"` };
  const moveOf = (more: Members = {}): Members => ({
    ...player,
    Currency: '"NGN"',
    GameId: '40101',
    RGSTransactionId: newTxId(),
    TypeId: '0',
    ...more,
  });
  const withdrawal = (more: Members = {}) => moveOf({ WithdrawAmount: '25.0000', ...more });
  const depositFor = (stake: Members, more: Members = {}) =>
    moveOf({ DepositAmount: '40.0000', RGSRelatedTransactionId: stake.RGSTransactionId, ...more });
  const balance = () => far.balanceOf(playerId);
  return { ...far, launch, post, say, codeOf, player, moveOf, withdrawal, depositFor, balance };
}

function bodyOf(members: Members): string {
  const said = Object.entries(members).filter(([, value]) => value !== undefined);
  return `{${said.map(([name, value]) => `"${name}":${value}`).join()}}`;
}

test('tells who plays, and not the number that they sign in with', async () => {
  const { say, launch, player } = await openTable();
  const { text, ...answer } = await say('Authentication', { ...player, PlayerId: undefined });
  expect(answer).toEqual({
    HasError: false,
    ErrorId: 0,
    ErrorDescription: '',
    PlayerId: Number(launch.playerId),
    Token: launch.token,
    TotalBalance: 100,
    PlatformTransactionId: 0,
    Name: '',
    NickName: `Player ${launch.playerId}`,
    UserName: launch.playerId,
    Gender: '',
    Currency: 'NGN',
    Country: 'NG',
    UserIP: '',
  });
  expect(text).toContain('"TotalBalance":100.0000');
});

test('gives out a new token that plays like the old one', async () => {
  const { say, codeOf, player, withdrawal, launch } = await openTable();
  const { Token: renewed } = await say('RefreshToken', player);
  expect(renewed).not.toBe(launch.token);
  expect(await codeOf('Withdraw', withdrawal({ Token: `"${renewed}"` }))).toBe(0);
  expect(await say('GetBalance', { ...player, Token: `"${renewed}"` })).toMatchObject({ ErrorId: 0, TotalBalance: 75 });
});

test('answers a repeat with its own number, the same id, and what the player has now', async () => {
  const { say, withdrawal, depositFor } = await openTable();
  const stake = withdrawal();
  const staked = await say('Withdraw', stake);
  expect(staked).toMatchObject({ ErrorId: 0, TotalBalance: 75 });
  const win = depositFor(stake);
  const won = await say('Deposit', win);
  expect(won).toMatchObject({ ErrorId: 0, TotalBalance: 115 });
  const { PlatformTransactionId: stakeId } = staked;
  expect(stakeId).toBeGreaterThan(0);
  expect(await say('Withdraw', stake)).toMatchObject({
    ErrorId: 110,
    TotalBalance: 115,
    PlatformTransactionId: stakeId,
  });
  const { PlatformTransactionId: winId } = won;
  expect(winId).not.toBe(stakeId);
  expect(await say('Deposit', win)).toMatchObject({ ErrorId: 111, TotalBalance: 115, PlatformTransactionId: winId });
  expect(await say('Deposit', depositFor(stake)), 'a second win').toMatchObject({ ErrorId: 0, TotalBalance: 155 });
});

test('says what is wrong in the wire’s numbers, and moves nothing', async () => {
  const { say, codeOf, withdrawal, depositFor, moveOf, stage, balance, player } = await openTable();
  const stake = withdrawal();
  await say('Withdraw', stake);
  const other = await stage.newLaunch('betconstruct', 10_000n);
  const wrong: [string, number, string, Members][] = [
    ['too much', 21, 'Withdraw', withdrawal({ WithdrawAmount: '75.0100' })],
    ['too much at once', 21, 'WithdrawAndDeposit', withdrawal({ WithdrawAmount: '76.0000', DepositAmount: '1.0000' })],
    ['another amount', 130, 'Withdraw', { ...stake, WithdrawAmount: '20.0000' }],
    ['another currency', 130, 'Withdraw', withdrawal({ Currency: '"EUR"' })],
    ['a win in another', 130, 'Deposit', depositFor(stake, { Currency: '"EUR"' })],
    ['a balance in another', 130, 'GetBalance', { ...player, Currency: '"EUR"' }],
    ['a rollback in another', 130, 'Rollback', moveOf({ ...stake, Currency: '"EUR"' })],
    ['another operator', 130, 'Withdraw', withdrawal({ OperatorId: '705' })],
    ['no operator', 130, 'Withdraw', withdrawal({ OperatorId: undefined })],
    ['no such token', 102, 'Withdraw', withdrawal({ Token: '"nobody"' })],
    ['no token', 102, 'Withdraw', withdrawal({ Token: undefined })],
    ['no such token to open', 102, 'Authentication', { ...player, Token: '"nobody"' }],
    ['no such token to renew', 102, 'RefreshToken', { ...player, Token: '"nobody"' }],
    ['no such token for a win', 102, 'Deposit', depositFor(stake, { Token: '"nobody"' })],
    ['no such player', 8, 'Withdraw', withdrawal({ PlayerId: '999999' })],
    ['no such player nor token', 8, 'Deposit', depositFor(stake, { PlayerId: '999999', Token: undefined })],
    ["another's token", 8, 'Withdraw', withdrawal({ Token: `"${other.token}"` })],
    ["another's token to renew", 8, 'RefreshToken', { ...player, Token: `"${other.token}"` }],
    ["another's token for a win", 8, 'Deposit', depositFor(stake, { Token: `"${other.token}"` })],
    ["another's stake", 130, 'Deposit', depositFor(stake, { PlayerId: other.playerId, Token: `"${other.token}"` })],
    ['a win for nothing', 107, 'Deposit', moveOf({ DepositAmount: '40.0000' })],
    ['a win for none', 107, 'Deposit', moveOf({ DepositAmount: '40.0000', RGSRelatedTransactionId: 'null' })],
    ['a stake of nothing', 109, 'Withdraw', withdrawal({ WithdrawAmount: '0.0000' })],
    ['undoing nothing', 109, 'Rollback', { ...player, GameId: '40101' }],
    ['too long an id', 109, 'Withdraw', withdrawal({ RGSTransactionId: `"${'9'.repeat(81)}"` })],
  ];
  for (const [what, code, call, members] of wrong) expect(await codeOf(call, members), what).toBe(code);
  expect(await balance()).toBe(7_500n);
});

const badAmounts = ['-25.0000', '25.0010', '25.0001', '1e1', '"+1"', '""', 'null', '[25]', '10000000000000.0000'];

test('takes no amount that is not written plainly, or that is no whole number of kobo', async () => {
  const { codeOf, withdrawal, depositFor, balance } = await openTable();
  const stake = withdrawal();
  await codeOf('Withdraw', stake);
  for (const amount of [...badAmounts, undefined]) {
    expect(await codeOf('Withdraw', withdrawal({ WithdrawAmount: amount })), amount).toBe(109);
    expect(await codeOf('Deposit', depositFor(stake, { DepositAmount: amount })), amount).toBe(109);
    const [taken, paid] = [
      withdrawal({ WithdrawAmount: amount, DepositAmount: '1' }),
      withdrawal({ DepositAmount: amount }),
    ];
    expect(await codeOf('WithdrawAndDeposit', taken), amount).toBe(109);
    expect(await codeOf('WithdrawAndDeposit', paid), amount).toBe(109);
  }
  for (const name of ['RGSTransactionId', 'GameId', 'Currency']) {
    for (const value of [undefined, 'null', '""']) {
      expect(await codeOf('Withdraw', withdrawal({ [name]: value })), name).toBe(109);
      expect(await codeOf('Deposit', depositFor(stake, { [name]: value })), name).toBe(109);
    }
  }
  expect(await balance()).toBe(7_500n);
});

test('a caller that cannot sign gets that refusal and nothing else', async () => {
  const { post, withdrawal, balance, player } = await openTable();
  const signed = withPublicKey(bodyOf(withdrawal()), sharedKey);
  const forged = [
    bodyOf(withdrawal()),
    withPublicKey(bodyOf(withdrawal()), 'another key'),
    signed.replace('25.0000', '1.0000'),
    // The same amount, but not as it was sent.
    signed.replace('25.0000', '25.00'),
    signed.replace('"TypeId"', '"WithdrawAmount":1.0000,"TypeId"'),
    // What was signed stands there, but so does something else.
    `${signed.slice(0, -1)},"PublicKey":"x"}`,
    withPublicKey(`${bodyOf(withdrawal()).slice(0, -1)},"WithdrawAmount":1.0000}`, sharedKey),
    withPublicKey(bodyOf({ ...player, PlayerId: '999999' }), 'another key'),
    '',
    'nonsense',
    '[]',
    'null',
    '{"PublicKey":',
    '['.repeat(30_000),
  ];
  const nothing = {
    HasError: true,
    ErrorId: 130,
    ErrorDescription: 'Invalid public key',
    PlayerId: 0,
    Token: '',
    TotalBalance: 0,
    PlatformTransactionId: 0,
  };
  for (const body of forged) {
    for (const call of ['Withdraw', 'Authentication']) {
      const { text, ...answer } = await post(call, body);
      expect(answer, `${call} ${body.slice(0, 200)}: ${text}`).toEqual(nothing);
    }
  }
  expect(await balance()).toBe(10_000n);
});

test('finds the signature wherever it stands', async () => {
  const { post, withdrawal, balance } = await openTable();
  const text = bodyOf(withdrawal());
  const key = /"PublicKey":"\w+"/.exec(withPublicKey(text, sharedKey))?.[0] ?? '';
  expect((await post('Withdraw', text.replace('{', `{${key},`))).ErrorId).toBe(0);
  const between = text.replace('"TypeId"', `${key} , "TypeId"`);
  expect((await post('Withdraw', between)).ErrorId, 'the spaces were not signed').toBe(130);
  expect((await post('Withdraw', text.replace(',"TypeId"', `, ${key},"TypeId"`))).ErrorId).toBe(110);
  expect(await balance()).toBe(7_500n);
});

test('stakes and pays at once, both or neither', async () => {
  const { say, withdrawal, balance } = await openTable();
  const play = withdrawal({ DepositAmount: '40.0000' });
  const played = await say('WithdrawAndDeposit', play);
  expect(played).toMatchObject({ ErrorId: 0, TotalBalance: 115 });
  const { PlatformTransactionId } = played;
  expect(await say('WithdrawAndDeposit', play)).toMatchObject({
    ErrorId: 110,
    TotalBalance: 115,
    PlatformTransactionId,
  });
  const others = { ...play, DepositAmount: '41.0000' };
  expect(await say('WithdrawAndDeposit', others)).toMatchObject({ ErrorId: 130, TotalBalance: 115 });
  const more = withdrawal({ WithdrawAmount: '116.0000', DepositAmount: '500.0000' });
  expect(await say('WithdrawAndDeposit', more)).toMatchObject({ ErrorId: 21, TotalBalance: 115 });
  expect(await say('Rollback', play), 'it was paid').toMatchObject({ ErrorId: 107, TotalBalance: 115 });
  const free = withdrawal({ WithdrawAmount: '0.0000', DepositAmount: '1.0000' });
  expect(await say('WithdrawAndDeposit', free)).toMatchObject({ ErrorId: 0, TotalBalance: 116 });
  expect(await balance()).toBe(11_600n);
});

test('undoes a stake by either of its names, once, and never one that was paid', async () => {
  const { say, withdrawal, depositFor, moveOf, player } = await openTable();
  const [first, second, paid] = [withdrawal(), withdrawal(), withdrawal()];
  for (const stake of [first, second, paid]) await say('Withdraw', stake);
  await say('Deposit', depositFor(paid, { DepositAmount: '0.0000' }));
  const byOwn = { ...player, GameId: '40101', RGSTransactionId: first.RGSTransactionId };
  const undone = await say('Rollback', byOwn);
  expect(undone).toMatchObject({ ErrorId: 0, TotalBalance: 50 });
  const { PlatformTransactionId } = undone;
  expect(await say('Rollback', byOwn)).toMatchObject({ ErrorId: 0, TotalBalance: 50, PlatformTransactionId });
  const byRelated = moveOf({ RGSRelatedTransactionId: second.RGSTransactionId });
  expect(await say('Rollback', byRelated)).toMatchObject({ ErrorId: 0, TotalBalance: 75 });
  expect(await say('Deposit', depositFor(second))).toMatchObject({ ErrorId: 107, TotalBalance: 75 });
  expect(await say('Rollback', paid)).toMatchObject({ ErrorId: 107, TotalBalance: 75 });
});

test('does not know what it has not seen, and refuses it when it comes', async () => {
  const { say, withdrawal, depositFor, player } = await openTable();
  const stake = withdrawal();
  const undo = { ...player, RGSTransactionId: stake.RGSTransactionId };
  expect(await say('Rollback', undo)).toMatchObject({ ErrorId: 107, TotalBalance: 100 });
  expect(await say('Withdraw', stake)).toMatchObject({ ErrorId: 107, TotalBalance: 100 });
  const early = withdrawal();
  const win = depositFor(early);
  const again = { ErrorId: 130, ErrorDescription: 'Please send it again', TotalBalance: 100 };
  expect(await say('Deposit', win)).toMatchObject(again);
  await say('Withdraw', early);
  expect(await say('Deposit', win)).toMatchObject({ ErrorId: 0, TotalBalance: 115 });
});

test('pays a bonus without a stake, and takes nothing for a free one', async () => {
  const { say, moveOf, withdrawal, depositFor } = await openTable();
  const bonus = moveOf({ DepositAmount: '10.0000', BonusDefId: '7', RGSRelatedTransactionId: '0' });
  expect(await say('Deposit', bonus)).toMatchObject({ ErrorId: 0, TotalBalance: 110 });
  expect(await say('Deposit', bonus)).toMatchObject({ ErrorId: 111, TotalBalance: 110 });
  const free = withdrawal({ WithdrawAmount: '0.0000', BonusDefId: '7' });
  expect(await say('Withdraw', free)).toMatchObject({ ErrorId: 0, TotalBalance: 110 });
  expect(await say('Deposit', depositFor(free, { BonusDefId: '7' }))).toMatchObject({ ErrorId: 0, TotalBalance: 150 });
  const paid = withdrawal({ BonusDefId: '7' });
  expect(await say('Withdraw', paid), 'what costs something is paid').toMatchObject({ ErrorId: 0, TotalBalance: 125 });
});

test('stakes nothing after the session, but pays, undoes and tells the balance', async () => {
  const { say, codeOf, withdrawal, depositFor, player, stage, launch } = await openTable();
  const [won, undone] = [withdrawal(), withdrawal()];
  await say('Withdraw', won);
  await say('Withdraw', undone);
  await stage.signOut?.(launch);
  expect(await codeOf('Withdraw', withdrawal())).toBe(102);
  expect(await codeOf('WithdrawAndDeposit', withdrawal({ DepositAmount: '1.0000' }))).toBe(102);
  expect(await codeOf('Authentication', player)).toBe(102);
  expect(await codeOf('RefreshToken', player)).toBe(102);
  expect(await codeOf('Withdraw', won), 'the answer may have been lost').toBe(110);
  expect(await codeOf('Deposit', depositFor(won))).toBe(0);
  expect(await codeOf('Rollback', { ...undone, Token: '""' }), 'nor does it need the token').toBe(0);
  expect(await say('GetBalance', { ...player, Token: undefined })).toMatchObject({ ErrorId: 0, TotalBalance: 115 });
});

test('refuses the stake of a player who may not play', async () => {
  const { say, withdrawal, launch } = await openTable();
  await db.database.pool.query(
    `update wallet.account set excluded_until = app_now() + interval '1 day' where player_id = $1`,
    [launch.playerId],
  );
  const refusal = { ErrorId: 130, ErrorDescription: 'The player may not play', TotalBalance: 100 };
  expect(await say('Withdraw', withdrawal())).toMatchObject(refusal);
});

test('asks for the same again when it cannot answer', async () => {
  const { say, withdrawal } = await openTable();
  const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await owner.connect();
  onTestFinished(() => owner.end());
  const stake = withdrawal();
  await owner.query('alter table suppliers.session rename to away');
  const asked = say('Withdraw', stake).finally(() => owner.query('alter table suppliers.away rename to session'));
  expect(await asked).toMatchObject({ ErrorId: 130, ErrorDescription: 'Please send it again', PlayerId: 0 });
  expect(await say('Withdraw', stake)).toMatchObject({ ErrorId: 0, TotalBalance: 75 });
});
