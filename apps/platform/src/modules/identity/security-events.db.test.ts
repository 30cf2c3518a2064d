import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { logOptions } from '../../plumbing/log.ts';
import { startSmsInbox } from '../../testing/sms-inbox.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { sharedTestPlatform, startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const password = 'suya-pepper';
const phone = 'Mozilla/5.0 (Linux; Android 13; TECNO KG5j) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36';
let stage: Awaited<ReturnType<typeof open>>;

async function open() {
  const inbox = await startSmsInbox((stop) => db.defer(stop));
  const env = { SMS_URL: inbox.url, TEST_CLOCK: 'on', TRUSTED_PROXIES: '127.0.0.1' };
  return { inbox, platform: await sharedTestPlatform(db, env) };
}

beforeAll(async () => {
  stage = await open();
});

const browserAt = (address: string) =>
  newBrowser(stage.platform.server, { 'x-forwarded-for': address, 'user-agent': phone });

async function newPlayer(address: string) {
  const number = newNumber();
  const browser = browserAt(address);
  await browser.register(number, password);
  await browser.signIn(number, password);
  return { number, userName: `234${number}`, browser };
}

async function eventsOf(userName: string): Promise<string[]> {
  const { rows } = await db.database.pool.query(
    `select event || ': ' || outcome as told from identity.security_event
     where player_id = (select id from identity.player where user_name = $1) order by id`,
    [userName],
  );
  return rows.map(({ told }) => told);
}

test('keeps what happened to an account, with its network and device', async () => {
  const { number, userName, browser } = await newPlayer('102.89.1.7');
  await browserAt('102.89.2.9').signIn(number, 'a guess');
  await browser.signIn(number, 'a typing mistake');
  const change = (oldPassword: string) =>
    browser.call('POST Security/ChangePassword', {
      body: { oldPassword, newPassword: 'pounded-yam', confirmPassword: 'pounded-yam' },
    });
  await change('another one');
  await change(password);
  await browser.proveNumber(userName, stage.inbox);
  await browser.call('POST User/UpdateSmsTwoFactor', { body: { flag: '1', password: 'pounded-yam' } });
  await browser.call('POST Security/LogOff');
  expect(await eventsOf(userName)).toEqual([
    'sign-in: signed in',
    'sign-in: wrong password',
    'sign-in: wrong password',
    'password change: wrong old password',
    'password change: changed',
    'number proof: proven',
    'step-up: confirmed',
    'second factor: sms on',
    'sessions: signed out',
  ]);
  const { rows } = await db.database.pool.query(
    `select network, device_id is not null as is_known, is_mobile, os, browser, number_hash is not null as has_number
     from identity.security_event where outcome = 'wrong password'
       and player_id = (select id from identity.player where user_name = $1) order by id`,
    [userName],
  );
  const device = { is_mobile: true, os: 'Android 13', browser: 'Chrome 124', has_number: true };
  expect(rows).toEqual([
    { network: '102.89.2.0/24', is_known: false, ...device },
    { network: '102.89.1.0/24', is_known: true, ...device },
  ]);
});

test('keeps failures at numbers that no player has under a hash, and the number nowhere', async () => {
  const number = newNumber();
  for (const guess of ['first', 'second']) await browserAt('102.89.3.1').signIn(number, guess);
  const { rows } = await db.database.pool.query(
    `select number_hash, player_id, count(*)::int as failures from identity.security_event e
     where network = '102.89.3.0/24' group by number_hash, player_id`,
  );
  expect(rows).toEqual([{ number_hash: expect.any(Buffer), player_id: null, failures: 2 }]);
  const { rows: all } = await db.database.pool.query('select e::text as row from identity.security_event e');
  expect(JSON.stringify(all)).not.toContain(number);
});

test('keeps a recovery and its wrong codes, and nothing about made-up keys', async () => {
  const { userName, browser: atHome } = await newPlayer('102.89.4.1');
  await atHome.proveNumber(userName, stage.inbox);
  const browser = browserAt('102.89.4.2');
  const sent = await browser.call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
  const recover = (smsCode: string, smsVerificationKey = sent.data.smsVerificationKey) =>
    browser.call('POST Security/PasswordRecovery', {
      body: { userName, smsCode, smsVerificationKey, newPassword: 'pounded-yam', newPasswordConfirm: 'pounded-yam' },
    });
  await recover('no-code', 'a made-up key');
  await recover('no-code');
  await recover(await stage.inbox.codeFor(userName));
  expect(await eventsOf(userName)).toEqual([
    'sign-in: signed in',
    'number proof: proven',
    'recovery: wrong code',
    'recovery: recovered',
  ]);
});

test('shows the player failed sign-ins among the good ones', async () => {
  const { number, browser } = await newPlayer('102.89.5.1');
  await browserAt('102.89.6.1').signIn(number, 'a guess');
  const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
  const query = { fromDate: today, todate: today };
  const { data } = await browser.call('POST Security/UserLoginHistory', { query });
  expect(data.map(({ isFailed, hostAddress }) => [isFailed, hostAddress])).toEqual([
    [true, '102.89.6.0/24'],
    [false, '102.89.5.1'],
  ]);
});

test('an alarm is a row, a metric and one error line, and calls are counted by their status words', async () => {
  let logged = '';
  const memory = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const log = pino(logOptions('error'), memory);
  const { server } = await startTestPlatform(db, { TRUSTED_PROXIES: '127.0.0.1' }, { log });
  const stranger = newBrowser(server, { 'x-forwarded-for': '102.89.7.1' });
  for (let failed = 0; failed < 80; failed += 1) await stranger.signIn(newNumber(), 'a popular one');

  const { rows } = await db.database.pool.query(
    `select outcome, network from identity.security_event where event = 'alarm'`,
  );
  expect(rows).toEqual([{ outcome: 'spraying', network: '102.89.7.0/24' }]);
  expect(logged.split('\n').filter((line) => line.includes('spraying'))).toHaveLength(1);
  const shown = (await server.inject('/metrics')).body;
  expect(shown).toContain('harmattan_security_alarms{alarm="spraying"} 1');
  expect(shown).toContain(
    'harmattan_call_answers{call="POST Security/Login",status="INVALID_USERNAME_OR_PASSWORD"} 71',
  );
  expect(shown).toContain('harmattan_call_answers{call="POST Security/Login",status="SIGN_IN_SLOWED"} 9');
});

test('the platform changes and deletes no security event before its time', async () => {
  await newPlayer('102.89.8.2');
  const { pool } = db.database;
  for (const change of [
    'delete from identity.security_event',
    `update identity.security_event set outcome = 'none'`,
    'truncate identity.security_event',
    'drop function identity.prune_security_events(integer)',
  ]) {
    await expect(pool.query(change), change).rejects.toThrow(/permission denied|must be owner/);
  }
  const count = async () => (await pool.query('select 1 from identity.security_event')).rowCount;
  const before = await count();
  expect(before).toBeGreaterThan(0);
  const { rows } = await pool.query('select identity.prune_security_events(1000000) as pruned');
  expect([rows, await count()]).toEqual([[{ pruned: 0 }], before]);
});

test('forgets events after half a year', async () => {
  await newPlayer('102.89.8.1');
  const count = async () => (await db.database.pool.query('select 1 from identity.security_event')).rowCount ?? 0;
  const prune = stage.platform.jobs.find(({ name }) => name === 'prune-identity');
  const move = (days: number) =>
    stage.platform.server.inject({
      method: 'POST',
      url: '/test/clock',
      payload: { offsetMs: days * 86_400_000 },
    });
  await move(179);
  await prune?.run(AbortSignal.timeout(60_000));
  expect(await count()).toBeGreaterThan(0);
  await move(181);
  await prune?.run(AbortSignal.timeout(60_000));
  expect(await count()).toBe(0);
  await move(0);
});
