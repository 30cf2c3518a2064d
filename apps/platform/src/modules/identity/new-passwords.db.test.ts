import { expect, test } from 'vitest';
import { startSmsInbox } from '../../testing/sms-inbox.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';
import { createPasswords } from './passwords.ts';

const db = useTestDatabase();
const password = 'suya-pepper';
const common = ['123456', 'password', 'Password1', 'qwerty', '      ', '111111'];

async function setUp(env: NodeJS.ProcessEnv = {}) {
  const inbox = await startSmsInbox();
  const platform = await startTestPlatform(db, { SMS_URL: inbox.url, ...env });
  const number = newNumber();
  const browser = newBrowser(platform.server);
  return { inbox, number, userName: `234${number}`, browser };
}

test('registration refuses common passwords and parts of the number, and opens no account', async () => {
  const { browser, number, userName } = await setUp();
  for (const refused of [...common, number.slice(-6), `0${number.slice(0, 7)}`]) {
    const answer = await browser.register(number, refused);
    expect(answer, refused).toMatchObject({
      http: 200,
      statusCode: 1060,
      status: 'PASSWORD_TOO_COMMON',
      data: { message: 'PASSWORD_TOO_COMMON' },
    });
  }
  const { rowCount } = await db.database.pool.query('select 1 from identity.player where user_name = $1', [userName]);
  expect(rowCount).toBe(0);
  expect((await browser.register(number, password)).status).toBe('SUCCESS');
});

test('a change refuses common passwords and leaves the old one in force', async () => {
  const { browser, number } = await setUp();
  await browser.register(number, password);
  await browser.signIn(number, password);
  for (const newPassword of common) {
    const answer = await browser.call('POST Security/ChangePassword', {
      body: { oldPassword: password, newPassword, confirmPassword: newPassword },
    });
    expect(answer, newPassword).toMatchObject({ http: 200, status: 'PASSWORD_TOO_COMMON', data: null });
  }
  expect((await browser.signIn(number, password)).status).toBe('SUCCESS');
});

test('a change takes no password that is the old one, and one that an operator wants stays due', async () => {
  const { browser, number, userName } = await setUp();
  await browser.register(number, password);
  await db.database.pool.query(`update identity.player set password_change = 'at_sign_in' where user_name = $1`, [
    userName,
  ]);
  await browser.signIn(number, password);
  const change = (newPassword: string, oldPassword = password) =>
    browser.call('POST Security/ChangePassword', { body: { oldPassword, newPassword, confirmPassword: newPassword } });
  expect(await change(password)).toMatchObject({ http: 200, status: 'PASSWORD_IS_UNCHANGED', data: null });
  expect((await change('not the old one', 'not the old one')).status).toBe('OLD_PASSWORD_IS_INCORRECT');
  expect((await browser.signIn(number, password)).status).toBe('PASSWORD_CHANGE_FORCED');
  expect((await change('a better one')).status).toBe('SUCCESS');
  expect((await browser.signIn(number, 'a better one')).status).toBe('SUCCESS');
});

test('a recovery refuses common passwords without using up a try of its code', async () => {
  const { browser, inbox, number, userName } = await setUp();
  await browser.register(number, password);
  const sent = await browser.call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
  const smsCode = await inbox.codeFor(userName);
  const recover = (newPassword: string) =>
    browser.call('POST Security/PasswordRecovery', {
      body: {
        userName,
        smsCode,
        smsVerificationKey: sent.data.smsVerificationKey,
        newPassword,
        newPasswordConfirm: newPassword,
      },
    });
  for (const refused of common) expect((await recover(refused)).status, refused).toBe('PASSWORD_TOO_COMMON');
  expect((await recover('pounded-yam')).status).toBe('SUCCESS');
  expect((await browser.signIn(number, 'pounded-yam')).status).toBe('SUCCESS');
});

test('a recovery takes no password that is the old one, and its code is good once more, a few times', async () => {
  const { browser, inbox, number, userName } = await setUp();
  await browser.register(number, password);
  // A known device: on a number that was never proven the code would open an account of its own.
  await browser.signIn(number, password);
  const askCode = async () => {
    const sent = await browser.call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
    return { smsCode: await inbox.codeFor(userName), smsVerificationKey: sent.data.smsVerificationKey };
  };
  const proof = await askCode();
  const recover = (newPassword: string, smsCode = proof.smsCode) =>
    browser.call('POST Security/PasswordRecovery', {
      body: { ...proof, userName, smsCode, newPassword, newPasswordConfirm: newPassword },
    });
  const wrong = proof.smsCode === '000000' ? '000001' : '000000';
  expect((await recover(password, wrong)).status).toBe('INVALID_VERIFICATION_CODE');
  expect(await recover(password)).toMatchObject({ http: 200, status: 'PASSWORD_IS_UNCHANGED', data: null });
  const both = await Promise.all([recover(password), recover(password)]);
  expect(both.map(({ status }) => status)).not.toContain('SUCCESS');
  expect((await recover('pounded-yam')).status).toBe('SUCCESS');
  expect((await browser.signIn(number, 'pounded-yam')).status).toBe('SUCCESS');
  // A used code stays used, also for a password that is unchanged now.
  expect((await recover('pounded-yam')).status).toBe('INVALID_VERIFICATION_CODE');
});

test('a common password that a player has already keeps opening the account', async () => {
  const { browser, number, userName } = await setUp();
  await browser.register(number, password);
  const hash = await (await createPasswords()).hash('123456', { isUrgent: false });
  await db.database.pool.query('update identity.player set password_hash = $2 where user_name = $1', [userName, hash]);
  expect((await browser.signIn(number, '123456')).status).toBe('SUCCESS');
});

test('a raised minimum holds for new passwords and not for signing in', async () => {
  const before = await setUp();
  await before.browser.register(before.number, password);
  const { browser, number } = await setUp({ PASSWORD_LENGTH_MIN: '14' });
  expect((await browser.register(number, 'thirteen char')).status).toBe('INCORRECT_PARAMETER_VALUE');
  expect((await browser.register(number, 'fourteen chars')).status).toBe('SUCCESS');
  expect((await browser.signIn(before.number, password)).status).toBe('SUCCESS');
});
