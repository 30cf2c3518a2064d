import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { password, useApps } from './second-factor/testing/test-app.ts';

const db = useTestDatabase();
const setUp = useApps(db);

const isSmsOn = async (playerId: bigint): Promise<boolean> =>
  (await db.database.pool.query('select sms_second_factor from identity.player where id = $1', [playerId])).rows[0]
    .sms_second_factor;

test('no factor goes on without the password: not with the specified request, not with a wrong one', async () => {
  const { newPlayer, codeOf } = await setUp();
  const { playerId, toggle, updateSms, offer } = await newPlayer();
  const code = codeOf(await offer());
  const asked = { http: 200, status: 'STEP_UP_REQUIRED', data: { ask: 'password' } };
  for (const flag of ['1', undefined] as const) {
    expect(await updateSms(flag, {})).toMatchObject(asked);
    expect(await toggle(code, flag, {})).toMatchObject(asked);
  }
  expect(await updateSms('1', { password: 'not it' })).toMatchObject({ status: 'PASSWORD_IS_INCORRECT', data: null });
  expect(await toggle(code, '1', { password: 'not it' })).toMatchObject({ status: 'PASSWORD_IS_INCORRECT' });
  expect(await isSmsOn(playerId)).toBe(false);
  expect((await toggle(code, '1')).status, 'asking and guessing used up no code').toBe('SUCCESS');
});

test('takes the specified query with the proof in it, too', async () => {
  const { newPlayer } = await setUp();
  const { browser, playerId } = await newPlayer();
  const query = { flag: '1', password } as const;
  expect((await browser.call('POST User/UpdateSmsTwoFactor', { query })).status).toBe('SUCCESS');
  expect(await isSmsOn(playerId)).toBe(true);
});

test('an app goes off with the password and a code of it, and with neither alone', async () => {
  const { newAppPlayer, codeOf } = await setUp();
  const { browser, secret, toggle } = await newAppPlayer();
  const code = codeOf(secret);
  expect(await toggle(code, '0', {})).toMatchObject({ status: 'STEP_UP_REQUIRED', data: { ask: 'password' } });
  expect((await toggle(code, '0', { password: 'not it' })).status).toBe('PASSWORD_IS_INCORRECT');
  expect((await toggle('000000', '0')).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect((await browser.call('GET User/PersonalInfromation')).data.twoFactorEnabled).toBe(true);
  expect((await toggle(code, '0')).status).toBe('SUCCESS');
});

test('where the app is on, other changes ask for the password and a code of it', async () => {
  const { newAppPlayer, codeOf, passSteps } = await setUp();
  const { browser, playerId, secret, updateSms } = await newAppPlayer();
  const both = { status: 'STEP_UP_REQUIRED', data: { ask: 'password-and-code' } };
  for (const proof of [{}, { password }, { stepUpCode: codeOf(secret) }]) {
    expect(await updateSms('1', proof)).toMatchObject(both);
  }
  expect((await updateSms('1', { password: 'not it', stepUpCode: codeOf(secret) })).status).toBe(
    'PASSWORD_IS_INCORRECT',
  );
  expect((await updateSms('1', { password, stepUpCode: '000000' })).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect(await isSmsOn(playerId)).toBe(false);
  expect((await updateSms('1', { password, stepUpCode: codeOf(secret) })).status).toBe('SUCCESS');

  const body = { oldPassword: password, newPassword: 'brand new', confirmPassword: 'brand new' };
  const change = (more: object = {}) => browser.call('POST Security/ChangePassword', { body: { ...body, ...more } });
  expect(await change()).toMatchObject({ status: 'STEP_UP_REQUIRED', data: { ask: 'code' } });
  expect((await change({ stepUpCode: codeOf(secret) })).status, 'used already').toBe('AUTH_CODE_IS_NOT_CORRECT');
  await passSteps(1);
  expect((await change({ stepUpCode: codeOf(secret) })).status).toBe('SUCCESS');
});

test('where codes by SMS are on, a change takes the password and a code by SMS, which is good once', async () => {
  const { newPlayer, codeOf } = await setUp();
  const { browser, playerId, updateSms, textCode, toggle, offer } = await newPlayer();
  expect((await browser.call('POST Security/SendStepUpCode')).status, 'off: a text would prove nothing').toBe(
    'SMS_CODE_NOT_SEND',
  );
  await updateSms('1');
  expect(await updateSms('0')).toMatchObject({ status: 'STEP_UP_REQUIRED', data: { ask: 'password-and-sms' } });
  const stepUpCode = await textCode();
  expect(await browser.call('POST Security/SendStepUpCode')).toMatchObject({
    status: 'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS',
    data: { remainingTime: expect.any(Number) },
  });
  expect((await updateSms('0', { password: 'not it', stepUpCode })).status).toBe('PASSWORD_IS_INCORRECT');
  expect((await updateSms('0', { password, stepUpCode: 'none' })).status).toBe('INVALID_VERIFICATION_CODE');
  const secret = await offer();
  expect((await toggle('000000', '1', { password, stepUpCode })).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect((await toggle(codeOf(secret), '1', { password, stepUpCode })).status, 'not used up by it').toBe('SUCCESS');
  expect(await isSmsOn(playerId)).toBe(true);
});

test('two changes at once with one code by SMS make one change, and both are told that it is done', async () => {
  const { newPlayer } = await setUp();
  const { playerId, updateSms, textCode, browser } = await newPlayer();
  await updateSms('1');
  const proof = { password, stepUpCode: await textCode() };
  const answers = await Promise.all([updateSms('0', proof), updateSms('0', proof)]);
  expect(answers).toMatchObject(Array(2).fill({ status: 'SUCCESS', data: { smsTwoFactorEnabled: false } }));
  expect(await isSmsOn(playerId)).toBe(false);
  expect((await browser.call('GET User/GetBalance')).http).toBe(200);
  const { rows } = await db.database.pool.query(
    `select 1 from identity.security_event where player_id = $1 and outcome = 'sms off'`,
    [playerId],
  );
  expect(rows).toHaveLength(1);
});

test('a withdrawal takes the password or a code by SMS where those are on', async () => {
  const { newPlayer, platform } = await setUp();
  const { playerId, updateSms, textCode } = await newPlayer();
  await updateSms('1');
  const { rows } = await db.database.pool.query('select id from identity.session where player_id = $1', [playerId]);
  const confirm = (proof: object) =>
    platform.identity.confirmPlayer({ playerId, sessionId: rows[0].id as string }, proof);
  expect(await confirm({})).toBe('password or text needed');
  expect(await confirm({ password })).toBe('confirmed');
  const code = await textCode();
  const answers = await Promise.all([confirm({ code }), confirm({ code })]);
  expect(answers.sort()).toEqual(['confirmed', 'wrong text']);
  expect(await confirm({ code: '000000' })).toBe('wrong text');
});

test('a code for signing in or recovery confirms nothing in a session', async () => {
  const { newPlayer, another, inbox } = await setUp();
  const { number, userName, updateSms } = await newPlayer();
  await updateSms('1');
  await another().signIn(number, password);
  const stepUpCode = await inbox.codeFor(userName);
  expect((await updateSms('0', { password, stepUpCode })).status).toBe('INVALID_VERIFICATION_CODE');
});

test('a restricted session changes nothing but the password, and that with the old one and the factor', async () => {
  const { newPlayer, another } = await setUp();
  const { number, userName, playerId } = await newPlayer();
  await db.database.pool.query(
    `update identity.player set password_change = 'at_sign_in', sms_second_factor = false where user_name = $1`,
    [userName],
  );
  const restricted = another();
  expect((await restricted.signIn(number, password)).status).toBe('PASSWORD_CHANGE_FORCED');
  const on = { flag: '1', password } as const;
  expect((await restricted.call('POST User/UpdateSmsTwoFactor', { body: on })).http).toBe(403);
  expect((await restricted.call('POST User/ToggleTwoFactor', { body: { pin: '1', ...on } })).http).toBe(403);
  expect((await restricted.call('GET User/GetGoogleAuth')).http).toBe(403);
  await db.database.pool.query('update identity.player set sms_second_factor = true where id = $1', [playerId]);
  const change = (body: object = {}) =>
    restricted.call('POST Security/ChangePassword', {
      body: { oldPassword: password, newPassword: 'brand new', confirmPassword: 'brand new', ...body },
    });
  expect((await change({ oldPassword: 'not it' })).status).toBe('OLD_PASSWORD_IS_INCORRECT');
  expect(await change()).toMatchObject({ status: 'STEP_UP_REQUIRED', data: { ask: 'sms' } });
  expect((await restricted.call('GET Security/GetUserSessions')).http).toBe(403);
});

test('a borrowed phone ends no other session, and its own without a question', async () => {
  const { newPlayer, another, textsTo } = await setUp();
  const { browser, number, userName } = await newPlayer();
  const other = another();
  await other.signIn(number, password);
  const idOf = async (one: typeof browser) =>
    (await one.call('GET Security/GetUserSessions')).data.find(({ isCurrent }) => isCurrent)?.id ?? '';
  const sessionId = await idOf(other);
  const end = (proof: object) => browser.call('POST Security/EndUserSession', { body: { sessionId, ...proof } });
  expect(await end({})).toMatchObject({ status: 'STEP_UP_REQUIRED', data: { ask: 'password' } });
  expect((await end({ password: 'not it' })).status).toBe('PASSWORD_IS_INCORRECT');
  expect((await other.call('GET User/GetBalance')).http).toBe(200);
  const answers = await Promise.all([end({ password }), end({ password })]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['SESSION_DOES_NOT_EXIST', 'SUCCESS']);
  expect((await other.call('GET User/GetBalance')).http).toBe(401);
  expect(await textsTo(userName, 1)).toEqual([expect.stringMatching(/^A device was signed out of your account/)]);
  const own = { sessionId: await idOf(browser) };
  expect((await browser.call('POST Security/EndUserSession', { body: own })).status).toBe('SUCCESS');
});

test('tells of a new password in the language of the page, and stores every try', async () => {
  const { newPlayer, another, textsTo, recover } = await setUp();
  const { browser, number, userName, playerId } = await newPlayer();
  const swahili = another({ 'accept-language': 'sw' });
  await swahili.signIn(number, password);
  const change = (oldPassword: string) =>
    swahili.call('POST Security/ChangePassword', {
      body: { oldPassword, newPassword: 'brand new', confirmPassword: 'brand new' },
    });
  await change('not it');
  await change(password);
  expect((await browser.call('GET User/GetBalance')).http).toBe(401);
  expect(await textsTo(userName, 1)).toEqual([expect.stringMatching(/^Nywila ya akaunti yako imebadilishwa/)]);
  // A page that names no language: the one of the last sign-in counts.
  await recover(userName, 'brand newer');
  const texts = await textsTo(userName, 3);
  expect(texts.filter((text) => text.startsWith('Akaunti yako ina nywila mpya'))).toHaveLength(1);
  const { rows } = await db.database.pool.query(
    `select event || ': ' || outcome as told from identity.security_event
     where player_id = $1 and event in ('password change', 'recovery') order by id`,
    [playerId],
  );
  expect(rows.map(({ told }) => told)).toEqual([
    'password change: wrong old password',
    'password change: changed',
    'recovery: recovered',
  ]);
});

test('every proof is an event with its outcome and the device of the session', async () => {
  const { newPlayer } = await setUp();
  const { playerId, updateSms, textCode } = await newPlayer();
  await updateSms('1', { password: 'not it' });
  await updateSms('1');
  await updateSms('0', { password, stepUpCode: 'none' });
  await updateSms('0', { password, stepUpCode: await textCode() });
  const { rows } = await db.database.pool.query(
    `select event, outcome, network, device_id is not null as has_device from identity.security_event
     where player_id = $1 and event <> 'sign-in' order by id`,
    [playerId],
  );
  expect(rows.map(({ event, outcome }) => `${event}: ${outcome}`)).toEqual([
    'number proof: proven',
    'step-up: wrong password',
    'step-up: confirmed',
    'second factor: sms on',
    'step-up: wrong text',
    'step-up: confirmed',
    'second factor: sms off',
  ]);
  expect(rows[1]).toMatchObject({ network: '127.0.0.0/24', has_device: true });
});

test('a code by SMS confirms only in the session that asked for it', async () => {
  const { newPlayer, another } = await setUp();
  const { number, playerId, updateSms, textCode } = await newPlayer();
  const laptop = another();
  await laptop.signIn(number, password);
  await db.database.pool.query('update identity.player set sms_second_factor = true where id = $1', [playerId]);
  const body = { flag: '0', password, stepUpCode: await textCode() } as const;
  expect((await laptop.call('POST User/UpdateSmsTwoFactor', { body })).status).not.toBe('SUCCESS');
  expect(await isSmsOn(playerId)).toBe(true);
  expect((await updateSms('0', body)).status).toBe('SUCCESS');
  expect(await isSmsOn(playerId)).toBe(false);
});
