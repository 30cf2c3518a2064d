import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newKey } from '../../../testing/test-wallet.ts';
import { password, useApps } from '../second-factor/testing/test-app.ts';

const db = useTestDatabase();
const apps = useApps(db);
const stepsOfDay = (24 * 60 * 60) / 30;
const newPassword = 'pounded-yam';

type Stage = Awaited<ReturnType<typeof apps>>;
type Browser = ReturnType<Stage['another']>;
type Player = Awaited<ReturnType<Stage['newPlayer']>>;

async function setUp() {
  const stage = await apps();
  const { platform, inbox, passSteps, another } = stage;
  const codes = new Map<string, number>();

  /** A code that can be sent now, with the key that came with it. */
  async function askForCode(userName: string) {
    await passSteps(3);
    const sent = await another().call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
    const count = (codes.get(userName) ?? 0) + 1;
    codes.set(userName, count);
    return { smsVerificationKey: sent.data.smsVerificationKey, smsCode: await inbox.codeFor(userName, count) };
  }
  const recoverWith = (browser: Browser, userName: string, code: Awaited<ReturnType<typeof askForCode>>) =>
    browser.call('POST Security/PasswordRecovery', {
      body: { userName, ...code, newPassword, newPasswordConfirm: newPassword },
    });
  return {
    ...stage,
    askForCode,
    recoverWith,
    recover: async (userName: string, browser = another()) =>
      recoverWith(browser, userName, await askForCode(userName)),
    fund: (playerId: bigint) =>
      platform.wallet.transfer({
        ...{ direction: 'in', playerId, key: newKey(), amountMinor: 500_00n, house: 'gateway:test', about: 'deposit' },
      }),
    waitingFor: async (playerId: bigint) =>
      (await platform.waitingForOperator()).filter((item) => item.playerId === playerId),
    passDays: (days: number) => passSteps(Math.round(days * stepsOfDay)),
  };
}

async function playersWith(userName: string) {
  const { rows } = await db.database.pool.query(
    'select id, number_proven_at is not null as is_proven from identity.player where user_name = $1',
    [userName],
  );
  return rows as { id: bigint; is_proven: boolean }[];
}

async function eventsOf(playerId: bigint): Promise<string[]> {
  const { rows } = await db.database.pool.query(
    `select event || ': ' || outcome as told from identity.security_event where player_id = $1 and event <> 'sign-in' order by id`,
    [playerId],
  );
  return rows.map(({ told }) => told);
}

const isOut = async ({ browser }: Player) => (await browser.call('GET Security/GetNumberProof')).http === 401;

test('an account never proven and never funded yields its number to the player who proves it', async () => {
  const { newPlayer, recover, another, waitingFor, platform } = await setUp();
  const squatter = await newPlayer({ isProven: false });
  const { number, userName, playerId } = squatter;
  // A refused stake is an entry of the journal, and no money.
  const stake = { key: newKey(), amountMinor: 1n, house: 'house:test', about: 'stake' } as const;
  expect((await platform.wallet.transfer({ direction: 'out', playerId, ...stake })).status).not.toBe('ok');
  const phone = another();
  expect((await phone.register(number, newPassword)).status).toBe('MOBILE_ALREADY_EXISTS');
  expect((await recover(userName, phone)).status).toBe('SUCCESS');

  const [owner, ...others] = await playersWith(userName);
  expect([owner?.is_proven, others, owner?.id === playerId]).toEqual([true, [], false]);
  expect(await isOut(squatter)).toBe(true);
  expect((await squatter.browser.signIn(number, password)).status).toBe('INVALID_USERNAME_OR_PASSWORD');
  expect((await phone.signIn(number, newPassword)).status).toBe('SUCCESS');
  expect((await phone.call('GET User/GetGoogleAuth')).status).toBe('SUCCESS');
  const { rows } = await db.database.pool.query('select user_name, password_hash from identity.player where id = $1', [
    playerId,
  ]);
  expect(rows).toEqual([{ user_name: `yielded-${playerId}`, password_hash: '' }]);
  expect(await eventsOf(playerId)).toEqual(['number proof: yielded']);
  expect(await eventsOf(owner?.id ?? 0n)).toEqual(['number proof: proven', 'recovery: recovered']);
  expect(await waitingFor(playerId)).toEqual([]);
});

test('of two recoveries at once one takes the number, and the other one finds it taken', async () => {
  const { newPlayer, askForCode, recoverWith, another } = await setUp();
  const { userName, number, playerId } = await newPlayer({ isProven: false });
  const codes = [await askForCode(userName), await askForCode(userName)];
  const answers = await Promise.all(codes.map((code) => recoverWith(another(), userName, code)));
  expect(answers.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  expect(await playersWith(userName)).toMatchObject([{ is_proven: true }]);
  expect((await eventsOf(playerId)).filter((told) => told === 'number proof: yielded')).toHaveLength(1);
  expect((await another().signIn(number, newPassword)).status).toBe('SUCCESS');
});

test('the same recovery twice at once takes the number once', async () => {
  const { newPlayer, askForCode, recoverWith, another } = await setUp();
  const { userName } = await newPlayer({ isProven: false });
  const code = await askForCode(userName);
  const answers = await Promise.all([1, 2].map(() => recoverWith(another(), userName, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual(['INVALID_VERIFICATION_CODE', 'SUCCESS']);
  expect(await playersWith(userName)).toHaveLength(1);
});

test('proving in the account and recovering at once leave one proven account, and the recovery decides its password', async () => {
  const { newPlayer, askForCode, recoverWith, another, inbox } = await setUp();
  for (let round = 0; round < 5; round += 1) {
    const player = await newPlayer({ isProven: false });
    const { userName, number, browser } = player;
    const code = await askForCode(userName);
    await browser.call('POST Security/SendNumberCode', { body: {} });
    const smsCode = await inbox.numberCodeFor(userName);
    const [proven, recovered] = await Promise.all([
      browser.call('POST Security/ProveNumber', { body: { smsCode } }),
      recoverWith(another(), userName, code),
    ]);
    expect(recovered.status).toBe('SUCCESS');
    const [owner, ...others] = await playersWith(userName);
    expect([owner?.is_proven, others]).toEqual([true, []]);
    // Who proved the number first keeps the account.
    expect(owner?.id === player.playerId).toBe(proven.status === 'SUCCESS');
    expect(await isOut(player)).toBe(true);
    expect((await another().signIn(number, newPassword)).status).toBe('SUCCESS');
  }
});

test('a funded account that was never proven keeps its money and goes to the operator', async () => {
  const { newPlayer, recover, fund, waitingFor, platform, another } = await setUp();
  const player = await newPlayer({ isProven: false });
  const { userName, number, playerId } = player;
  await fund(playerId);
  for (const _twice of [1, 2]) expect((await recover(userName)).status).toBe('RECOVERY_NEEDS_OPERATOR');
  expect(await isOut(player)).toBe(false);
  expect((await another().signIn(number, password)).status).toBe('SUCCESS');
  expect((await platform.wallet.balance(playerId)).availableMinor).toBe(500_00n);
  expect(await waitingFor(playerId)).toMatchObject([{ kind: 'number in question', reason: 'funded and never proven' }]);
  expect(await playersWith(userName)).toEqual([{ id: playerId, is_proven: false }]);
  expect(await eventsOf(playerId)).toEqual(Array(2).fill('recovery: left to an operator'));
});

test('the operator allows one recovery by SMS, or refuses, with a reason that is kept', async () => {
  const { newPlayer, recover, fund, waitingFor, platform } = await setUp();
  const { userName, playerId } = await newPlayer({ isProven: false });
  await fund(playerId);
  const decide = (isAllowed: boolean, reason = 'showed an identity card') =>
    platform.identity.decideReview({
      ...{ playerId, isAllowed, actor: 'ngozi', reason },
      ...(isAllowed && { proof: 'document-in-person' }),
    });
  expect(await decide(true)).toBe('none is open');
  await recover(userName);
  expect(await decide(true, ' ')).toBe('no reason');
  const unproven = { playerId, isAllowed: true, actor: 'ngozi', reason: 'sounded right' };
  expect(await platform.identity.decideReview(unproven)).toBe('no proof');
  expect(await decide(false, 'could not name a deposit')).toBe('decided');
  expect(await waitingFor(playerId)).toEqual([]);
  expect((await recover(userName)).status).toBe('RECOVERY_NEEDS_OPERATOR');
  expect((await Promise.all([decide(true), decide(true)])).sort()).toEqual(['decided', 'none is open']);
  expect((await recover(userName)).status).toBe('SUCCESS');
  expect(await playersWith(userName)).toEqual([{ id: playerId, is_proven: true }]);
  expect((await platform.identity.auditOf(playerId)).map(({ action }) => action)).toEqual([
    'refuse recovery by SMS',
    'allow recovery by SMS',
  ]);
});

test('on a device where the player signed in before, the code recovers the account itself and proves its number', async () => {
  const { newPlayer, recover, fund } = await setUp();
  for (const isFunded of [true, false]) {
    const { userName, playerId, browser } = await newPlayer({ isProven: false });
    if (isFunded) await fund(playerId);
    expect((await recover(userName, browser)).status).toBe('SUCCESS');
    expect(await playersWith(userName)).toEqual([{ id: playerId, is_proven: true }]);
  }
});

test('a deposit that is under way counts as money, and money that comes after the number went is shown to the operator', async () => {
  const { newPlayer, recover, fund, waitingFor, platform } = await setUp();
  const paying = await newPlayer({ isProven: false });
  await paying.browser.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 500 } });
  // No gateway answers here. As one would have left it that waits for the transfer:
  await db.database.pool.query(`update cashier.payment set state = 'pending' where player_id = $1`, [paying.playerId]);
  expect((await recover(paying.userName)).status).toBe('RECOVERY_NEEDS_OPERATOR');

  const squatter = await newPlayer({ isProven: false });
  await recover(squatter.userName);
  await fund(squatter.playerId);
  const watch = platform.jobs.find(({ name }) => name === 'watch-yielded-numbers');
  for (const _twice of [1, 2]) await watch?.run(AbortSignal.timeout(60_000));
  expect(await waitingFor(squatter.playerId)).toMatchObject([{ reason: 'funded after its number was yielded' }]);
});

test('a proven account that was idle for 90 days is not opened by a code alone', async () => {
  const { newPlayer, recover, waitingFor, passDays, another } = await setUp();
  const [idle, atHome] = [await newPlayer(), await newPlayer()];
  await passDays(91);
  expect((await recover(idle.userName)).status).toBe('RECOVERY_NEEDS_OPERATOR');
  expect(await waitingFor(idle.playerId)).toMatchObject([{ kind: 'number in question', reason: 'idle' }]);
  expect((await another().signIn(idle.number, password)).status).toBe('SUCCESS');
  // The password was right meanwhile: the account is in use again.
  expect((await recover(idle.userName)).status).toBe('SUCCESS');
  expect((await recover(atHome.userName, atHome.browser)).status).toBe('SUCCESS');
});

test('with an authenticator app an idle account is recovered by SMS and asks for the app at sign-in', async () => {
  const { newAppPlayer, recover, passDays, another } = await setUp();
  const { userName, number } = await newAppPlayer();
  await passDays(91);
  expect((await recover(userName)).status).toBe('SUCCESS');
  expect((await another().signIn(number, newPassword)).status).toBe('SECOND_FACTOR_NEEDED');
});

test('an account that was used less than 90 days ago is recovered by SMS, whether by signing in or in an open session', async () => {
  const { newPlayer, recover, passDays } = await setUp();
  const [signedIn, inSession] = [await newPlayer(), await newPlayer()];
  await passDays(1.5);
  await inSession.browser.call('GET User/GetBalance');
  await db.database.pool.query('delete from identity.session where player_id = $1', [inSession.playerId]);
  await passDays(88);
  expect((await recover(signedIn.userName)).status).toBe('SUCCESS');
  await passDays(1.2);
  expect((await recover(inSession.userName)).status).toBe('SUCCESS');
});

test('without the code a stranger is answered alike for every account and for none', async () => {
  const { newPlayer, fund, passDays, another, passSteps } = await setUp();
  const idle = await newPlayer();
  await passDays(91);
  const [fresh, funded] = [await newPlayer({ isProven: false }), await newPlayer({ isProven: false })];
  await fund(funded.playerId);
  await passSteps(3);
  const answers = [];
  for (const userName of [idle.userName, fresh.userName, funded.userName, '2349099999999']) {
    const sent = await another().call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
    const { smsVerificationKey } = sent.data;
    const guess = { userName, smsCode: '12', smsVerificationKey, newPassword, newPasswordConfirm: newPassword };
    const tried = await another().call('POST Security/PasswordRecovery', { body: guess });
    answers.push({ ...sent, data: { ...sent.data, smsVerificationKey: '' } }, tried);
  }
  const [sent, tried] = answers;
  expect(answers).toEqual([sent, tried, sent, tried, sent, tried, sent, tried]);
  expect(tried?.status).toBe('INVALID_VERIFICATION_CODE');
});
