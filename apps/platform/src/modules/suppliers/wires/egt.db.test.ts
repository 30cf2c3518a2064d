import { type EgtCall, egtCalls } from '@harmattan/wires/suppliers/egt';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { readXml, writeXml, type XmlTree } from '@harmattan/wires/suppliers/xml';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newTxId, startTestSuppliers } from '../../../testing/test-suppliers.ts';

const db = useTestDatabase();
const { userName, password, portalCode, eqPortalCode } = supplierCredentials.egt;
const credentials = { UserName: userName, Password: password, PortalCode: portalCode };

async function start() {
  const far = await startTestSuppliers(db);
  const { seat, launch, playerId } = await far.seat('egt');

  /** The fields of an answer, which always has the root that belongs to the call. */
  async function post(call: EgtCall, body: string) {
    const { http, text } = await far.ask(`egt/${call}`, { body, headers: { 'content-type': 'text/xml' } });
    expect(http).toBe(200);
    const message = readXml(text);
    expect(message?.root).toBe(egtCalls[call].answered);
    return { ...message?.fields } as Record<string, string>;
  }
  const call = (name: EgtCall, fields: XmlTree) => post(name, writeXml(egtCalls[name].asked, fields));
  const round = newTxId();
  const fields = (change: XmlTree = {}): XmlTree => ({
    ...credentials,
    PlayerId: seat.playerId,
    SessionId: seat.sitting,
    TransferId: newTxId(),
    GameId: '801',
    GameNumber: round,
    Amount: '1000',
    Currency: 'NGN',
    PlatformType: 'MOBILE',
    ...change,
  });
  const withdraw = (change: XmlTree = {}) => call('Withdraw', fields({ Reason: 'ROUND_BEGIN', ...change }));
  const deposit = (change: XmlTree = {}) => call('Deposit', fields({ Reason: 'ROUND_END', ...change }));
  const play = (change: XmlTree = {}) =>
    call('WithdrawAndDeposit', fields({ Reason: 'ROUND_END', WinAmount: '0', ...change }));
  const authenticate = (change: XmlTree = {}) =>
    call('Authenticate', { ...credentials, PlayerId: seat.playerId, SessionId: newTxId(), GameId: '801', ...change });
  const balance = () => far.balanceOf(playerId);
  const newSeat = () => far.seat('egt');
  return {
    ...far,
    newSeat,
    seat,
    launch,
    playerId,
    round,
    post,
    call,
    fields,
    withdraw,
    deposit,
    play,
    authenticate,
    balance,
  };
}

/** Runs SQL as the owner of the tables, for states that only time or a fault would bring about. */
async function asOwner(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

const refused = (message: string) => expect.objectContaining({ ErrorCode: '3000', ErrorMessage: message });
const expired = expect.objectContaining({ ErrorCode: '3100', ErrorMessage: 'EXPIRED' });

test('a stake, its win and the balance are told in cents', async () => {
  const { withdraw, deposit, call, seat } = await start();
  expect(await withdraw()).toEqual({
    Balance: '99000',
    CasinoTransferId: expect.stringMatching(/.{8,}/),
    ErrorCode: '1000',
    ErrorMessage: 'OK',
  });
  expect(await deposit({ Amount: '2500' })).toMatchObject({ Balance: '101500', ErrorCode: '1000' });
  expect(await call('GetPlayerBalance', { ...credentials, PlayerId: seat.playerId })).toEqual({
    Balance: '101500',
    ErrorCode: '1000',
    ErrorMessage: 'OK',
  });
});

/** As if the player had begun to play long ago, with the last stake a minute ago. */
async function playLong(playerId: bigint): Promise<void> {
  const counted = () => db.database.pool.query('select 1 from activity.player where player_id = $1', [playerId]);
  await expect.poll(async () => (await counted()).rowCount).toBe(1);
  await db.database.pool.query(
    `update activity.player set session_from = app_now() - interval '61 minutes', last_stake_at = app_now() - interval '1 minute'
     where player_id = $1`,
    [playerId],
  );
}

test('the answer to a stake carries a note of player protection while a reality check is due', async () => {
  const { withdraw, deposit, play, playerId, balance, newSeat } = await start();
  await playLong(playerId);
  const TransferId = newTxId();
  const taken = { Balance: '99000', CasinoTransferId: expect.stringMatching(/.{8,}/) };
  expect(await withdraw({ TransferId })).toEqual({ ...taken, ErrorCode: '1500', ErrorMessage: 'REALITY_CHECK' });
  expect(await withdraw({ TransferId })).toEqual({ ...taken, ErrorCode: '1100', ErrorMessage: 'DUPLICATE' });
  expect(await deposit({ Amount: '2500' })).toMatchObject({ ErrorCode: '1000' });
  expect(await play({ GameNumber: newTxId() })).toMatchObject({ ErrorCode: '1500', Balance: '100500' });
  expect(await withdraw({ GameNumber: newTxId(), Amount: '900000' })).toMatchObject({ ErrorCode: '3100' });
  expect(await balance()).toBe(100_500n);
  // The supplier's own side takes it for what it is.
  const other = await newSeat();
  await playLong(other.playerId);
  const stake = { txId: newTxId(), round: newTxId(), amountMinor: 1_000n };
  expect(await other.client.stake(other.seat, stake)).toMatchObject({ verdict: 'done' });
});

test('says what is wrong with a stake', async () => {
  const { withdraw, balance, seat } = await start();
  expect(await withdraw({ Amount: '100001' })).toEqual({
    Balance: '100000',
    ErrorCode: '3100',
    ErrorMessage: 'INSUFFICIENT_FUNDS',
  });
  expect(await withdraw({ SessionId: 'made up' })).toEqual(expired);
  expect(await withdraw({ SessionId: undefined })).toEqual(expired);
  expect(await withdraw({ Currency: 'EUR' })).toEqual(refused('WRONG_CURRENCY'));
  for (const PlayerId of ['999999999', 'x', '', `0${seat.playerId}`, undefined]) {
    expect(await withdraw({ PlayerId }), PlayerId).toEqual({ ErrorCode: '3000', ErrorMessage: 'PLAYER_NOT_FOUND' });
  }
  for (const Amount of ['-1', '10.5', '1e3', '007', '', ' 1000', '+1', '9'.repeat(16), '0', undefined]) {
    expect(await withdraw({ Amount }), Amount).toEqual(refused('WRONG_AMOUNT'));
  }
  for (const missing of ['TransferId', 'GameNumber', 'GameId', 'Currency', 'Reason', 'PortalCode']) {
    expect(await withdraw({ [missing]: undefined }), missing).toEqual(refused('WRONG_REQUEST'));
    expect(await withdraw({ [missing]: '' }), missing).toEqual(refused('WRONG_REQUEST'));
  }
  for (const long of ['TransferId', 'GameNumber', 'GameId']) {
    expect(await withdraw({ [long]: 'x'.repeat(101) }), long).toEqual(refused('WRONG_REQUEST'));
  }
  expect(await withdraw({ Reason: 'ROUND_END' })).toEqual(refused('WRONG_REQUEST'));
  expect(await withdraw({ PortalCode: 'OTHER_NGN' })).toEqual(refused('WRONG_REQUEST'));
  expect(await balance()).toBe(100_000n);
});

test('a caller without the password learns nothing, not even whether a player exists', async () => {
  const { withdraw, deposit, authenticate, balance, launch } = await start();
  const wrong = { ErrorCode: '3000', ErrorMessage: 'WRONG_CREDENTIALS' };
  for (const change of [
    { UserName: 'other' },
    { Password: 'other' },
    { UserName: undefined },
    { Password: undefined },
    { Password: '' },
    { UserName: password, Password: userName },
    { Password: `${password} ` },
  ]) {
    expect(await withdraw(change)).toEqual(wrong);
    expect(await deposit({ ...change, PlayerId: '999999999', Amount: 'x' })).toEqual(wrong);
    expect(await authenticate({ ...change, DefenceCode: launch.token })).toEqual(wrong);
  }
  expect(await balance()).toBe(100_000n);
});

test('refuses XML that is more or less than a message', async () => {
  const { post, fields, balance } = await start();
  const body = writeXml('WithdrawRequest', fields({ Reason: 'ROUND_BEGIN' }));
  const amount = '<Amount>1000</Amount>';
  const asked = [
    '',
    '{"Amount":1000}',
    body.slice(0, -1),
    body.replace('?><', '?><!DOCTYPE x [<!ENTITY n "1000">]><').replace(amount, '<Amount>&n;</Amount>'),
    body.replace('?><', '?><!DOCTYPE x SYSTEM "file:///etc/passwd"><'),
    body.replace(amount, amount + amount),
    body.replace(amount, '<Amount><![CDATA[1000]]></Amount>'),
    body.replace(amount, '<Amount><!-- -->1000</Amount>'),
    body.replace(amount, '<Amount scale="1">1000</Amount>'),
    body.replace(amount, '<Amount>1000</Amount><Other><Amount>1</Amount></Other>'),
    body.replaceAll('WithdrawRequest', 'DepositRequest'),
    body.replace('UTF-8', 'UTF-16'),
  ];
  for (const text of asked) expect(await post('Withdraw', text), text).toEqual(refused('WRONG_REQUEST'));
  expect(await balance()).toBe(100_000n);
  expect((await post('Withdraw', body)).ErrorCode).toBe('1000');
});

test('a repeat is a duplicate with the first number and the balance of now', async () => {
  const { withdraw, deposit, balance } = await start();
  const [stake, win] = [{ TransferId: newTxId() }, { TransferId: newTxId(), Amount: '300' }];
  const staked = await withdraw(stake);
  const won = await deposit(win);
  await withdraw({ GameNumber: newTxId() });
  const { CasinoTransferId: stakeId } = staked;
  expect(await withdraw(stake)).toEqual({
    Balance: '98300',
    CasinoTransferId: stakeId,
    ErrorCode: '1100',
    ErrorMessage: 'DUPLICATE',
  });
  expect(await deposit(win)).toMatchObject({ ErrorCode: '1100', CasinoTransferId: won.CasinoTransferId });
  for (const change of [{ Amount: '1001' }, { GameNumber: newTxId() }]) {
    expect(await withdraw({ ...stake, ...change })).toEqual({
      Balance: '98300',
      ErrorCode: '3000',
      ErrorMessage: 'TRANSFER_ID_USED',
    });
  }
  expect(await deposit({ ...win, Amount: '301' })).toEqual(refused('TRANSFER_ID_USED'));
  expect(await balance()).toBe(98_300n);
});

test('a defence code opens one session of its own player, once', async () => {
  const { stage, authenticate, withdraw } = await start();
  const { token: DefenceCode, playerId: PlayerId } = await stage.newLaunch('egt', 5_000n);
  expect(await withdraw({ PlayerId, SessionId: DefenceCode })).toEqual(expired);
  expect(await authenticate({ PlayerId, DefenceCode, SessionId: 'S1' })).toEqual({
    Balance: '5000',
    ErrorCode: '1000',
    ErrorMessage: 'OK',
  });
  expect(await authenticate({ PlayerId, DefenceCode, SessionId: 'S1' })).toEqual(expired);
  expect(await authenticate({ PlayerId, DefenceCode, SessionId: 'S2' })).toEqual(expired);
  expect(await withdraw({ PlayerId, SessionId: 'S1', Amount: '100' })).toMatchObject({ Balance: '4900' });
  expect(await withdraw({ PlayerId, SessionId: 'S2', Amount: '100' })).toEqual(expired);
});

test('a defence code may go by its newer name, and is wrong when it is made up, missing or too old', async () => {
  const { stage, authenticate } = await start();
  const { token, playerId: PlayerId } = await stage.newLaunch('egt', 5_000n);
  expect(await authenticate({ PlayerId, DefenceCode: 'made up' })).toEqual(expired);
  expect(await authenticate({ PlayerId })).toEqual(expired);
  for (const SessionId of ['', 'x'.repeat(101), undefined]) {
    expect(await authenticate({ PlayerId, DefenceCode: token, SessionId })).toEqual(refused('WRONG_REQUEST'));
  }
  expect(await authenticate({ PlayerId, AuthenticationToken: token })).toMatchObject({ ErrorCode: '1000' });
  const late = await stage.newLaunch('egt', 5_000n);
  await asOwner('update suppliers.token set expires_at = app_now() where is_one_shot and used_at is null');
  expect(await authenticate({ PlayerId: late.playerId, DefenceCode: late.token })).toEqual(expired);
});

test("another player's code, session or name moves no player's money", async () => {
  const { newSeat, stage, authenticate, withdraw, play, seat, balance, balanceOf } = await start();
  const other = await newSeat();
  expect(await withdraw({ SessionId: other.seat.sitting })).toEqual(expired);
  expect(await withdraw({ PlayerId: other.seat.playerId })).toEqual(expired);
  expect(await play({ PlayerId: other.seat.playerId, WinAmount: '5000' })).toEqual(expired);
  const { token, playerId: victim } = await stage.newLaunch('egt', 5_000n);
  expect(await authenticate({ DefenceCode: token, SessionId: 'S9' })).toEqual(expired);
  expect(await withdraw({ SessionId: 'S9' })).toEqual(expired);
  expect(await withdraw({ PlayerId: victim, SessionId: 'S9' })).toEqual(expired);
  expect(await authenticate({ PlayerId: victim, DefenceCode: token, SessionId: seat.sitting })).toEqual(expired);
  expect([await balance(), await balanceOf(other.playerId), await balanceOf(BigInt(victim))]).toEqual([
    100_000n,
    100_000n,
    5_000n,
  ]);
});

test('a stake and its win at once are both taken or neither', async () => {
  const { play, balance, deposit } = await start();
  const spin = { TransferId: newTxId(), GameNumber: newTxId(), WinAmount: '2500' };
  const first = await play(spin);
  expect(first).toMatchObject({ Balance: '101500', ErrorCode: '1000' });
  expect(await play(spin)).toEqual({ ...first, ErrorCode: '1100', ErrorMessage: 'DUPLICATE' });
  expect(await play({ ...spin, WinAmount: '2501' })).toEqual(refused('TRANSFER_ID_USED'));
  expect(await play({ ...spin, Amount: '1' })).toEqual(refused('TRANSFER_ID_USED'));
  for (const WinAmount of [undefined, '', '-1', '0.5', '1e3']) {
    expect(await play({ WinAmount }), WinAmount).toEqual(refused('WRONG_AMOUNT'));
  }
  expect(await play({ Reason: 'ROUND_CANCEL' })).toEqual(refused('WRONG_REQUEST'));
  expect(await play({ Amount: '101501', WinAmount: '999999', GameNumber: newTxId() })).toMatchObject({
    Balance: '101500',
    ErrorCode: '3100',
    ErrorMessage: 'INSUFFICIENT_FUNDS',
  });
  expect(await play({ GameNumber: newTxId(), SessionId: 'made up' })).toEqual(expired);
  expect(await deposit({ GameNumber: spin.GameNumber, Reason: 'ROUND_CANCEL' })).toEqual(refused('ROUND_ENDED'));
  expect(await balance()).toBe(101_500n);
});

test('one spin sent twenty times at once is played once', async () => {
  const { play, balance } = await start();
  const spin = { TransferId: newTxId(), WinAmount: '700' };
  const codes = (await Promise.all(Array.from({ length: 20 }, () => play(spin)))).map(({ ErrorCode }) => ErrorCode);
  expect(codes.sort()).toEqual(['1000', ...Array.from({ length: 19 }, () => '1100')]);
  expect(await balance()).toBe(99_700n);
});

test('a round is cancelled whole, by its amount, and once', async () => {
  const { withdraw, deposit, balance } = await start();
  await withdraw();
  await withdraw({ Amount: '500' });
  const cancel = (change: XmlTree = {}) => deposit({ Reason: 'ROUND_CANCEL', Amount: '1500', ...change });
  expect(await cancel({ Amount: '1000' })).toEqual(refused('TRANSFER_ID_USED'));
  const undone = await cancel();
  expect(undone).toMatchObject({ Balance: '100000', ErrorCode: '1000' });
  expect(await cancel()).toEqual({ ...undone, ErrorCode: '1100', ErrorMessage: 'DUPLICATE' });
  expect(await withdraw()).toEqual(refused('ROUND_CANCELLED'));
  expect((await deposit()).ErrorCode).not.toMatch(/^1/);
  expect(await balance()).toBe(100_000n);
});

test('a round that was cancelled before it came stays cancelled', async () => {
  const { withdraw, deposit, play, balance } = await start();
  expect(await deposit({ Reason: 'ROUND_CANCEL' })).toEqual({
    Balance: '100000',
    ErrorCode: '3000',
    ErrorMessage: 'ROUND_NOT_KNOWN',
  });
  expect(await withdraw()).toEqual(refused('ROUND_CANCELLED'));
  expect(await play({ WinAmount: '5000' })).toEqual(refused('ROUND_CANCELLED'));
  expect(await balance()).toBe(100_000n);
});

test('a win that comes before its stake is asked for again, and taken then', async () => {
  const { withdraw, deposit, balance } = await start();
  const win = { TransferId: newTxId(), Amount: '2500' };
  expect(await deposit(win)).toMatchObject({ ErrorCode: '2000', ErrorMessage: 'ROUND_NOT_KNOWN_YET' });
  expect(await deposit(win)).toMatchObject({ ErrorCode: '2000' });
  await withdraw();
  expect(await deposit(win)).toMatchObject({ ErrorCode: '1000', Balance: '101500' });
  expect(await deposit(win)).toMatchObject({ ErrorCode: '1100', Balance: '101500' });
  expect(await balance()).toBe(101_500n);
});

test('a jackpot needs neither a stake nor a session', async () => {
  const { deposit, stage, launch } = await start();
  await stage.expire?.(launch);
  const jackpot = { Reason: 'JACKPOT_END', GameId: '998', TransferId: newTxId(), Amount: '7000000' };
  expect(await deposit({ ...jackpot, SessionId: undefined })).toMatchObject({ ErrorCode: '1000', Balance: '7100000' });
  expect(await deposit(jackpot)).toMatchObject({ ErrorCode: '1100', Balance: '7100000' });
  expect(await deposit({ Reason: 'GIFT' })).toEqual(refused('WRONG_REQUEST'));
});

test('a free spin takes nothing, and an empty one is none', async () => {
  const { withdraw, deposit, balance } = await start();
  const Freespin = { CampaignUniqueCode: 'C1', Identification: '7', Total: '10', Remaining: '9' };
  expect(await withdraw({ Freespin: {} })).toEqual(refused('WRONG_REQUEST'));
  expect(await withdraw({ Freespin })).toMatchObject({ ErrorCode: '1000', Balance: '100000' });
  expect(await deposit({ Freespin, Amount: '250' })).toMatchObject({ ErrorCode: '1000', Balance: '100250' });
  const other = { Freespin, GameNumber: newTxId() };
  await withdraw({ ...other, Amount: '0' });
  expect(await deposit({ ...other, Reason: 'ROUND_CANCEL' })).toMatchObject({ ErrorCode: '1000', Balance: '100250' });
  expect(await balance()).toBe(100_250n);
});

test('an expired session stakes nothing new, and what was staked goes on', async () => {
  const { withdraw, deposit, play, stage, launch, balance } = await start();
  const stake = { TransferId: newTxId() };
  const { CasinoTransferId } = await withdraw(stake);
  await stage.expire?.(launch);
  await stage.signOut?.(launch);
  expect(await withdraw(stake)).toMatchObject({ ErrorCode: '1100', CasinoTransferId });
  expect(await withdraw()).toEqual(expired);
  expect(await play({ WinAmount: '5000', GameNumber: newTxId() })).toEqual(expired);
  expect(await deposit()).toMatchObject({ ErrorCode: '1000' });
  expect(await balance()).toBe(100_000n);
});

test('both portals are served', async () => {
  const { withdraw } = await start();
  expect(await withdraw({ PortalCode: eqPortalCode, GameId: '540' })).toMatchObject({ ErrorCode: '1000' });
});

test('trouble of our own is told as a time-out', async () => {
  const { call } = await start();
  await asOwner('alter table suppliers.session rename to away');
  onTestFinished(() => asOwner('alter table suppliers.away rename to session'));
  expect(await call('GetPlayerBalance', { ...credentials, PlayerId: '987654321' })).toEqual({
    ErrorCode: '2000',
    ErrorMessage: 'TIMED_OUT',
  });
});
