import { expect, test } from 'vitest';
import { sessionsWaiting } from '../../testing/sessions-waiting.ts';
import { startSmsInbox } from '../../testing/sms-inbox.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { sharedTestPlatform, startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const password = 'correct horse';

type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>;
type Inbox = Awaited<ReturnType<typeof startSmsInbox>>;
let shared: Promise<{ platform: TestPlatform; inbox: Inbox }> | undefined;

async function openShared() {
  const inbox = await startSmsInbox((stop) => db.defer(stop));
  return { inbox, platform: await sharedTestPlatform(db, { SMS_URL: inbox.url, TEST_CLOCK: 'on' }) };
}

async function setUp() {
  shared ??= openShared();
  return register(await shared);
}

/** A platform and an inbox of the test's own: for tests that move the clock or count the texts of all players. */
async function setUpApart(env: NodeJS.ProcessEnv = {}) {
  const inbox = await startSmsInbox();
  const platform = await startTestPlatform(db, { SMS_URL: inbox.url, TEST_CLOCK: 'on', ...env });
  const moveClock = async (offsetMs: number) => {
    await platform.server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs } });
  };
  return { moveClock, ...(await register({ platform, inbox })) };
}

async function register({ platform, inbox }: { platform: TestPlatform; inbox: Inbox }) {
  const number = newNumber();
  const browser = newBrowser(platform.server);
  await browser.register(number, password);
  return { inbox, platform, number, userName: `234${number}`, browser, another: () => newBrowser(platform.server) };
}

const setPlayer = (userName: string, change: string) =>
  db.database.pool.query(`update identity.player set ${change} where user_name = $1`, [userName]);
const players = async (userName: string) =>
  (await db.database.pool.query('select * from identity.player where user_name = $1', [userName])).rows;

test('opens an account and signs in, however the number is written', async () => {
  const { browser, number, userName } = await setUp();
  for (const written of [number, `0${number}`, userName, `+${userName}`, `2340${number}`]) {
    const answer = await browser.signIn(written, password);
    expect(answer).toMatchObject({
      statusCode: 0,
      data: { user: { userName, currency: 'NGN', rankId: 0 }, balanceInfo: { totalBalance: 0 } },
    });
  }
  expect(await browser.call('GET User/GetBalance')).toMatchObject({ http: 200, data: { totalBalance: 0 } });
});

test('keeps neither passwords nor tokens in the clear', async () => {
  const { browser, number, userName } = await setUp();
  await browser.signIn(number, password);
  expect((await players(userName))[0].password_hash).toMatch(/^\$argon2id\$/);
  const { rows } = await db.database.pool.query(`select encode(token_hash, 'escape') as hash from identity.session`);
  expect(JSON.stringify(rows)).not.toContain(browser.token);
});

test.each([
  [{ username: 'abc' }, 'VALIDATION_ERROR', 'Please_enter_numbers_only'],
  [{ username: '' }, 'VALIDATION_ERROR'],
  [{ username: '٨٠٣١٢٣٤٥٦٧' }, 'VALIDATION_ERROR'],
  [{ username: '123456789012' }, 'VALIDATION_ERROR', 'InvalidMobileNumber'],
  [{ username: '80312345' }, 'VALIDATION_ERROR', 'InvalidMobileNumber'],
  [{ username: '803123456' }, 'VALIDATION_ERROR', 'InvalidMobileNumber'],
  [{ username: '1000000000' }, 'VALIDATION_ERROR', 'InvalidMobileNumber'],
  [{ username: '2347900000000' }, 'VALIDATION_ERROR', 'InvalidMobileNumber'],
  [{ password: '12345', confirmPassword: '12345' }, 'INCORRECT_PARAMETER_VALUE'],
  [{ username: '8039999999', password: '8039999999', confirmPassword: '8039999999' }, 'INCORRECT_PARAMETER_VALUE'],
  [{ password: 'x'.repeat(10_000), confirmPassword: 'x'.repeat(10_000) }, 'INCORRECT_PARAMETER_VALUE'],
  [{ confirmPassword: 'another one' }, 'PASSWORDS_DO_NOT_MATCH'],
  [{ agreeAll: 0 as const }, 'THERMES_NEEDS_TO_BE_ACCEPTED'],
])('does not register %j', async (change, status, message = expect.any(String)) => {
  const { another } = await setUp();
  const number = newNumber();
  const form = { username: number, password, confirmPassword: password, agreeAll: 1 as const };
  const answer = await another().call('POST Security/Register', { body: { ...form, ...change } });
  expect(answer).toMatchObject({ http: 200, status, data: { message } });
  expect(await players(`234${number}`)).toEqual([]);
});

test('opens one account when the same form is sent ten times at once', async () => {
  const { another } = await setUp();
  const number = newNumber();
  const answers = await Promise.all(Array.from({ length: 10 }, () => another().register(number, password)));
  expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'MOBILE_ALREADY_EXISTS')).toHaveLength(9);
});

test('answers a wrong password and an unknown number in the same words', async () => {
  const { another, number } = await setUp();
  const wrong = await another().signIn(number, 'wrong password');
  const unknown = await another().signIn(newNumber(), 'wrong password');
  expect(wrong).toEqual(unknown);
  expect(wrong).toMatchObject({
    status: 'INVALID_USERNAME_OR_PASSWORD',
    data: { message: 'INVALID_USERNAME_OR_PASSWORD' },
  });
});

test('locks after five guesses, known or unknown, and unlocks with time', async () => {
  const { another, number, moveClock } = await setUpApart();
  for (const tried of [number, newNumber()]) {
    const statuses = [];
    for (let guess = 0; guess < 7; guess += 1) statuses.push((await another().signIn(tried, `guess ${guess}`)).status);
    expect(statuses).toEqual([...Array(5).fill('INVALID_USERNAME_OR_PASSWORD'), ...Array(2).fill('TOO_MANY_ATTEMPTS')]);
  }
  expect((await another().signIn(number, password)).status).toBe('TOO_MANY_ATTEMPTS');
  await moveClock(15 * 60_000 + 1_000);
  expect((await another().signIn(number, password)).status).toBe('SUCCESS');
  await moveClock(0);
});

test('lets five of fifty guesses through when they come at once', async () => {
  const { another, number } = await setUp();
  const guesses = Array.from({ length: 50 }, (_, at) => another().signIn(number, `guess ${at}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'INVALID_USERNAME_OR_PASSWORD')).toHaveLength(5);
});

test('recovers a password with the code from the phone, opens the lock and ends all sessions', async () => {
  const { another, browser, inbox, number, userName } = await setUp();
  await browser.signIn(number, password);
  for (let guess = 0; guess < 6; guess += 1) await another().signIn(number, 'guess');
  const sent = await another().call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
  expect(sent).toMatchObject({ status: 'SUCCESS', data: { remainingTime: 300 } });
  const form = {
    userName,
    smsVerificationKey: sent.data.smsVerificationKey,
    newPassword: 'brand new',
    newPasswordConfirm: 'brand new',
  };
  const recover = (change: object) =>
    another().call('POST Security/PasswordRecovery', { body: { ...form, smsCode: '', ...change } });
  const smsCode = await inbox.codeFor(userName);
  const wrongCode = smsCode === '000000' ? '000001' : '000000';

  expect((await recover({ smsCode: wrongCode })).status).toBe('INVALID_VERIFICATION_CODE');
  expect((await recover({ smsCode, smsVerificationKey: 'other' })).status).toBe('INVALID_VERIFICATION_CODE');
  expect((await recover({ smsCode, userName: `234${newNumber()}` })).status).toBe('INVALID_VERIFICATION_CODE');
  expect((await recover({ smsCode, newPassword: 'short', newPasswordConfirm: 'short' })).status).toBe(
    'INCORRECT_PARAMETER_VALUE',
  );
  expect((await recover({ smsCode, newPasswordConfirm: 'different' })).status).toBe('PASSWORDS_DO_NOT_MATCH');
  expect((await recover({ smsCode })).status).toBe('SUCCESS');
  expect((await recover({ smsCode })).status).toBe('INVALID_VERIFICATION_CODE');

  expect((await browser.call('GET User/GetBalance')).http).toBe(401);
  expect((await another().signIn(number, password)).status).toBe('INVALID_USERNAME_OR_PASSWORD');
  expect((await another().signIn(number, 'brand new')).status).toBe('SUCCESS');
});

test('gives a code five tries and five minutes', async () => {
  const { another, inbox, userName, moveClock } = await setUpApart();
  const send = () => another().call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
  const recover = (key: string, smsCode: string) =>
    another().call('POST Security/PasswordRecovery', {
      body: { userName, smsCode, smsVerificationKey: key, newPassword: 'brand new', newPasswordConfirm: 'brand new' },
    });
  const first = (await send()).data.smsVerificationKey;
  const code = await inbox.codeFor(userName);
  await Promise.all(Array.from({ length: 20 }, () => recover(first, code === '000000' ? '000001' : '000000')));
  expect((await recover(first, code)).status).toBe('INVALID_VERIFICATION_CODE');

  await moveClock(61_000);
  const second = (await send()).data.smsVerificationKey;
  const late = await inbox.codeFor(userName, 2);
  await moveClock(61_000 + 301_000);
  expect((await recover(second, late)).status).toBe('INVALID_VERIFICATION_CODE');
  await moveClock(0);
});

test('sends one text when two are asked for at once, and none to a number without an account', async () => {
  const { another, inbox, userName } = await setUpApart();
  const stranger = `234${newNumber()}`;
  const send = (to: string) =>
    another().call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName: to } });
  for (const number of [stranger, userName]) {
    const answers = await Promise.all([send(number), send(number)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['PLEASE_TRY_RESEND_CODE_IN_X_SECONDS', 'SUCCESS']);
    const refused = answers.find(({ statusCode }) => statusCode !== 0);
    expect(refused?.data.remainingTime).toBeGreaterThan(50);
  }
  await inbox.codeFor(userName);
  expect(inbox.texts.map(({ to }) => to)).toEqual([userName]);
});

test('stops sending to a number after six codes in an hour', async () => {
  const { another, userName, moveClock } = await setUpApart();
  const statuses = [];
  for (let minute = 0; minute < 7; minute += 1) {
    await moveClock(minute * 61_000);
    const { status } = await another().call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(6).fill('SUCCESS'), 'SMS_CODE_NOT_SEND']);
  await moveClock(0);
});

test('asks for the code of the second factor, and lets no player in without it', async () => {
  const { another, inbox, number, userName } = await setUp();
  await setPlayer(userName, 'sms_second_factor = true');
  const laptop = another();
  expect(await laptop.signIn(number, password)).toMatchObject({ statusCode: 7008, status: 'SECOND_FACTOR_NEEDED' });
  const code = await inbox.codeFor(userName);
  const key = laptop.cookies.get('harmattan_sign_in') ?? '';
  expect((await laptop.signIn(number, password, '12345')).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect((await laptop.signIn(number, 'wrong', code)).status).toBe('INVALID_USERNAME_OR_PASSWORD');
  expect((await laptop.signIn(number, password, code)).status).toBe('SUCCESS');
  laptop.cookies.set('harmattan_sign_in', key);
  expect((await laptop.signIn(number, password, code)).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
});

test('a code for signing in opens only the sign-in that asked for it, before and after another one asks', async () => {
  const { another, inbox, number, userName, moveClock } = await setUpApart();
  await setPlayer(userName, 'sms_second_factor = true');
  const [thief, laptop] = [another(), another()];
  await thief.signIn(number, password);
  const ofThief = await inbox.codeFor(userName, 1);
  expect((await laptop.signIn(number, password, ofThief)).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  await moveClock(61_000);
  expect((await laptop.signIn(number, password)).status).toBe('SECOND_FACTOR_NEEDED');
  const ofLaptop = await inbox.codeFor(userName, 2);
  for (const [browser, code] of [
    [laptop, ofThief],
    [thief, ofLaptop],
    [another(), ofLaptop],
  ] as const) {
    expect((await browser.signIn(number, password, code)).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  }
  // Asked again by the same sign-in, the same code counts and no other is sent.
  expect((await laptop.signIn(number, password)).status).toBe('SECOND_FACTOR_NEEDED');
  expect((await laptop.signIn(number, password, ofLaptop)).status).toBe('SUCCESS');
  expect(inbox.texts.filter(({ to, text }) => to === userName && text.includes('code to sign in'))).toHaveLength(2);
  await moveClock(0);
});

test.each([
  ['en', /^\d{6} is your code to sign in\./, /^\d{6} is your code for a new password\./],
  ['sw', /^\d{6} ni namba yako ya kuingia\./, /^\d{6} ni namba yako ya kuweka nywila mpya\./],
  ['zh', /^\d{6} 是您的登录验证码/, /^\d{6} 是您设置新密码的验证码/],
] as const)(
  'codes to sign in and to recover are sent in the language of the page, here %s',
  async (language, signIn, recovery) => {
    const { platform, inbox, number, userName } = await setUp();
    await setPlayer(userName, 'sms_second_factor = true');
    const page = newBrowser(platform.server, { 'accept-language': language });
    const texts = () => inbox.texts.filter(({ to }) => to === userName).map(({ text }) => text);
    await page.signIn(number, password);
    await expect.poll(texts).toContainEqual(expect.stringMatching(signIn));
    await page.call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
    await expect.poll(texts).toContainEqual(expect.stringMatching(recovery));
  },
);

test('of two clicks at once one code is sent, and it signs in', async () => {
  const { another, inbox, number, userName } = await setUp();
  await setPlayer(userName, 'sms_second_factor = true');
  const laptop = another();
  await laptop.signIn(number, password);
  const key = laptop.cookies.get('harmattan_sign_in') ?? '';
  laptop.cookies.delete('harmattan_sign_in');
  expect((await laptop.signIn(number, password)).status).toBe('SECOND_FACTOR_NEEDED');
  expect(laptop.cookies.get('harmattan_sign_in')).toBeUndefined();
  laptop.cookies.set('harmattan_sign_in', key);
  expect((await laptop.signIn(number, password, await inbox.codeFor(userName))).status).toBe('SUCCESS');
});

test('sends a new sign-in code when the last one is used up, whatever recovery has asked for meanwhile', async () => {
  const { another, inbox, number, userName } = await setUp();
  await setPlayer(userName, 'sms_second_factor = true');
  await another().call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
  await inbox.codeFor(userName, 1);
  const laptop = another();
  expect((await laptop.signIn(number, password)).status).toBe('SECOND_FACTOR_NEEDED');
  const code = await inbox.codeFor(userName, 2);
  expect((await laptop.signIn(number, password)).status).toBe('SECOND_FACTOR_NEEDED');
  expect((await laptop.signIn(number, password, code)).status).toBe('SUCCESS');
  expect(await another().signIn(number, password)).toMatchObject({
    status: 'SECOND_FACTOR_NEEDED',
    data: { remainingTime: expect.any(Number) },
  });
});

test('a second browser on the same network learns when its own code can be sent, and gets it then', async () => {
  const { another, inbox, number, userName, moveClock } = await setUpApart();
  await setPlayer(userName, 'sms_second_factor = true');
  const [phone, laptop] = [another(), another()];
  const texts = () => inbox.texts.filter(({ to }) => to === userName);
  const first = await phone.signIn(number, password);
  expect(first.data).toEqual({ message: 'SECOND_FACTOR_NEEDED', resendTime: 60 });
  const ofPhone = await inbox.codeFor(userName, 1);
  for (let click = 0; click < 3; click += 1) {
    const answer = await laptop.signIn(number, password);
    expect(answer).toMatchObject({ status: 'SECOND_FACTOR_NEEDED', data: { remainingTime: expect.any(Number) } });
    const { remainingTime } = answer.data as unknown as { remainingTime: number };
    expect([remainingTime > 0, remainingTime <= 60]).toEqual([true, true]);
  }
  expect((await laptop.signIn(number, password, ofPhone)).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect(texts()).toHaveLength(1);
  expect((await laptop.signIn(number, 'a guess')).data, 'a stranger learns nothing of it').toEqual({
    message: 'INVALID_USERNAME_OR_PASSWORD',
  });

  await moveClock(61_000);
  const [asked, again] = await Promise.all([laptop.signIn(number, password), laptop.signIn(number, password)]);
  expect([asked.status, again.status]).toEqual(['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_NEEDED']);
  const ofLaptop = await inbox.codeFor(userName, 2);
  expect((await laptop.signIn(number, password, ofLaptop)).status).toBe('SUCCESS');
  expect((await phone.signIn(number, password, ofPhone)).status, 'the other one goes on').toBe('SUCCESS');
  expect(texts()).toHaveLength(2);
  await moveClock(0);
});

test('a code for signing in is sent again after a minute, and beyond six in an hour the last one still opens', async () => {
  const { another, inbox, number, userName, moveClock } = await setUpApart();
  await setPlayer(userName, 'sms_second_factor = true');
  const laptop = another();
  for (let minute = 0; minute < 6; minute += 1) {
    await moveClock(minute * 61_000);
    const { data } = await laptop.signIn(number, password);
    expect(data).toEqual({ message: 'SECOND_FACTOR_NEEDED', resendTime: 60 });
    await inbox.codeFor(userName, minute + 1);
  }
  await moveClock(6 * 61_000);
  const seventh = await laptop.signIn(number, password);
  expect(seventh).toMatchObject({ status: 'SECOND_FACTOR_NEEDED', data: { resendTime: expect.any(Number) } });
  const other = await another().signIn(number, password);
  expect(other).toMatchObject({ status: 'SECOND_FACTOR_NEEDED', data: { remainingTime: expect.any(Number) } });
  const code = await inbox.codeFor(userName, 6);
  expect(inbox.texts.filter(({ to, text }) => to === userName && text.includes('sign in'))).toHaveLength(6);
  expect((await laptop.signIn(number, password, code)).status).toBe('SUCCESS');
  await moveClock(0);
});

test('a text that the gateway refused does not count as sent', async () => {
  const { another, inbox, number, userName } = await setUpApart();
  await setPlayer(userName, 'sms_second_factor = true');
  const laptop = another();
  inbox.refuse(true);
  for (let times = 0; times < 8; times += 1) {
    await expect
      .poll(async () => (await laptop.signIn(number, password)).data)
      .toEqual({ message: 'SECOND_FACTOR_NEEDED', resendTime: 60 });
  }
  inbox.refuse(false);
  await expect
    .poll(async () => {
      await laptop.signIn(number, password);
      return inbox.texts.filter(({ to }) => to === userName).length;
    })
    .toBe(1);
  expect((await laptop.signIn(number, password, await inbox.codeFor(userName))).status).toBe('SUCCESS');
});

test('while the gateway does not answer, a code is said not to be sent, for known and unknown numbers alike', async () => {
  const { another, number, userName } = await setUpApart({ SMS_URL: 'http://127.0.0.1:9' });
  for (const to of [userName, `234${newNumber()}`]) {
    const query = { userName: to };
    for (let times = 0; times < 8; times += 1) {
      expect(await another().call('POST Security/SendSmsVerificationCodeByUserName', { query })).toMatchObject({
        status: 'SMS_CODE_NOT_SEND',
        data: { message: 'SMS_CODE_NOT_SEND' },
      });
    }
  }
  await setPlayer(userName, 'sms_second_factor = true');
  expect((await another().signIn(number, password)).status).toBe('SMS_CODE_NOT_SEND');
});

test('a password that was recovered during a sign-in opens no session', async () => {
  const { another, number, userName } = await setUp();
  const lock = await db.database.pool.connect();
  await lock.query('begin');
  await lock.query(`update identity.player set password_hash = 'recovered' where user_name = $1`, [userName]);
  const signIn = another().signIn(number, password);
  // The sign-in has read the old password and now waits for the row.
  await expect.poll(() => sessionsWaiting(db.database.pool)).toBeGreaterThan(0);
  await lock.query('commit');
  lock.release();
  expect((await signIn).status).toBe('INVALID_USERNAME_OR_PASSWORD');
});

test('lets in who must change the password, to do just that', async () => {
  const { browser, number, userName } = await setUp();
  await setPlayer(userName, `password_change = 'at_sign_in'`);
  expect(await browser.signIn(number, password)).toMatchObject({ statusCode: 111, status: 'PASSWORD_CHANGE_FORCED' });
  expect((await browser.call('GET User/GetBalance')).http).toBe(200);
  expect((await browser.call('GET Security/GetUserSessions')).http).toBe(403);
  const change = await browser.call('POST Security/ChangePassword', {
    body: { oldPassword: password, newPassword: 'brand new', confirmPassword: 'brand new' },
  });
  expect(change.status).toBe('SUCCESS');
  expect((await browser.call('GET Security/GetUserSessions')).http).toBe(200);
});

test('sends who must recover the password to do so, and only with the right one', async () => {
  const { another, number, userName } = await setUp();
  await setPlayer(userName, `password_change = 'by_recovery'`);
  expect((await another().signIn(number, 'wrong')).status).toBe('INVALID_USERNAME_OR_PASSWORD');
  expect(await another().signIn(number, password)).toMatchObject({
    statusCode: 7015,
    status: 'USER_MUST_CHANGE_PASSWORD',
  });
});

test('a password change ends all other sessions and keeps this one', async () => {
  const { another, browser, number } = await setUp();
  const other = another();
  await other.signIn(number, password);
  await browser.signIn(number, password);
  const change = (body: object) =>
    browser.call('POST Security/ChangePassword', {
      body: { oldPassword: password, newPassword: 'brand new', confirmPassword: 'brand new', ...body },
    });
  expect((await change({ oldPassword: 'wrong' })).status).toBe('OLD_PASSWORD_IS_INCORRECT');
  expect((await change({ newPassword: '12345', confirmPassword: '12345' })).status).toBe('VALIDATION_ERROR');
  expect((await change({ confirmPassword: 'different' })).status).toBe('PASSWORDS_DO_NOT_MATCH');
  expect((await change({})).status).toBe('SUCCESS');
  expect((await browser.call('GET User/GetBalance')).http).toBe(200);
  expect((await other.call('GET User/GetBalance')).http).toBe(401);
});

test('takes a token only whole, alive, and together with its own cookie', async () => {
  const { another, browser, number, moveClock } = await setUpApart();
  await browser.signIn(number, password);
  const token = browser.token ?? '';
  const stolen = another();
  stolen.token = token;
  expect((await stolen.call('GET User/GetBalance')).http).toBe(401);
  const own = another();
  await own.signIn(number, password);
  own.token = token;
  expect((await own.call('GET User/GetBalance')).http).toBe(401);
  for (const bad of ['', token.slice(0, -1), `${token}x`, 'a b', 'x'.repeat(5_000)]) {
    browser.token = bad;
    expect((await browser.call('GET User/GetBalance')).http).toBe(401);
  }
  browser.token = token;
  expect((await browser.call('POST Security/LogOff')).http).toBe(200);
  expect((await browser.call('GET User/GetBalance')).http).toBe(401);
  await moveClock(0);
});

test('a session lives two days from its last use', async () => {
  const { browser, number, moveClock } = await setUpApart();
  await browser.signIn(number, password);
  const hourMs = 3_600_000;
  for (const hours of [40, 80, 120]) {
    await moveClock(hours * hourMs);
    browser.newCookies.length = 0;
    expect((await browser.call('GET User/GetBalance')).http).toBe(200);
    expect(browser.newCookies, 'an answer could bring back a cookie that was renewed meanwhile').toEqual([]);
  }
  await moveClock((120 + 49) * hourMs);
  expect((await browser.call('GET User/GetBalance')).http).toBe(401);
  await moveClock(0);
});

test("lists a player's own sessions and ends one of them, and no other player's", async () => {
  const { another, browser, number } = await setUp();
  const other = another();
  await other.signIn(number, password);
  await browser.signIn(number, password);
  const sessions = (await browser.call('GET Security/GetUserSessions')).data;
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  const sessionId = sessions[1]?.id ?? '';

  const strangerNumber = newNumber();
  const stranger = another();
  await stranger.register(strangerNumber, password);
  await stranger.signIn(strangerNumber, password);
  expect((await stranger.call('POST Security/EndUserSession', { query: { sessionId } })).status).toBe(
    'SESSION_DOES_NOT_EXIST',
  );
  expect((await other.call('GET User/GetBalance')).http).toBe(200);
  expect((await browser.call('POST Security/EndUserSession', { body: { sessionId, password } })).status).toBe(
    'SUCCESS',
  );
  expect((await other.call('GET User/GetBalance')).http).toBe(401);
});

test('remembers sign-ins with their device, by the days of Lagos', async () => {
  const { platform, number } = await setUp();
  const phone = newBrowser(platform.server, {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 13; TECNO KG5j) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36',
  });
  await phone.signIn(number, password);
  const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
  const history = (fromDate: string, todate: string) =>
    phone.call('POST Security/UserLoginHistory', { query: { fromDate, todate } });
  expect((await history(today, today)).data).toEqual([
    {
      IsMobile: true,
      os: 'Android 13',
      browser: 'Chrome 124',
      createTime: expect.stringMatching(`^${today}T`),
      hostAddress: '127.0.0.1',
      isFailed: false,
    },
  ]);
  expect((await history('2020-01-01', '2020-12-31')).data).toEqual([]);
  expect((await history(today, '2020-01-01')).data).toEqual([]);
  expect((await history('yesterday', today)).http).toBe(400);
});

test('what the page says of its device counts, and the user agent without it', async () => {
  const { number, another } = await setUp();
  const browser = another();
  await browser.call('POST Security/Login', { body: { userName: number, password, IsMobile: true } });
  await browser.signIn(number, password);
  const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
  const history = await browser.call('POST Security/UserLoginHistory', { query: { fromDate: today, todate: today } });
  expect(history.data.map(({ IsMobile }) => IsMobile)).toEqual([false, true]);
});

test('tells the player of a sign-in from a new device, not of the first one', async () => {
  const { platform, inbox, number, userName } = await setUpApart();
  const from = (browserName: string) =>
    newBrowser(platform.server, { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${browserName}/125.0` });
  const first = from('Firefox');
  await first.signIn(number, password);
  await first.proveNumber(userName, inbox);
  const told = () => inbox.texts.filter(({ text }) => text.startsWith('Somebody signed in'));
  await from('Firefox').signIn(number, password);
  await from('Chrome').signIn(number, password);
  await expect.poll(() => told().length).toBe(1);
  expect(told()[0]).toMatchObject({ to: userName, text: expect.stringContaining('Chrome 125') });

  for (const version of [120, 121, 122, 123]) await from(`Chrome/${version}.0 Safari`).signIn(number, password);
  await expect.poll(() => told().length).toBe(2);
  await platform.outbox.drainOnce();
  expect(told().length, 'no more than two a day').toBe(2);
});
