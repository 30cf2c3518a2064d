import { beforeAll, expect, test } from 'vitest';
import { overHttp } from '../../testing/over-http.ts';
import { startSmsInbox } from '../../testing/sms-inbox.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newNetwork as newNetworkOf, newPlayerAtHome } from '../../testing/test-network.ts';
import { sharedTestPlatform } from '../../testing/test-platform.ts';
import { type newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const password = 'suya-pepper';
const failuresMax = 150;
let stage: Awaited<ReturnType<typeof open>>;

/** Callers say in a header where they are, as a trusted proxy would. */
async function open() {
  const inbox = await startSmsInbox((stop) => db.defer(stop));
  const env = { SMS_URL: inbox.url, TEST_CLOCK: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' };
  const platform = await sharedTestPlatform(db, { ...env, SIGN_IN_FAILURES_ALARM: String(failuresMax) });
  return { inbox, platform, door: overHttp(platform.url) };
}

beforeAll(async () => {
  stage = await open();
});

const newNetwork = () => newNetworkOf(stage.door);
const newPlayer = () => newPlayerAtHome(stage.door, password);

const statusesOf = (answers: { status: string }[]) =>
  Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [status, all?.length]);

async function alarmsOf(alarm: string): Promise<number> {
  const { rows } = await db.database.pool.query<{ alarms: number }>(
    `select count(*)::int as alarms from identity.security_event where event = 'alarm' and outcome = $1`,
    [alarm],
  );
  return rows[0]?.alarms ?? 0;
}

async function moveClock(offsetMs: number): Promise<void> {
  await stage.platform.server.inject({ method: 'POST', url: '/test/clock', payload: { offsetMs } });
}

test('26 requests of a stranger lock the player out neither of signing in nor of recovery', async () => {
  const { number, userName, phone } = await newPlayer();
  const stranger = newNetwork();
  const answers = [];
  for (let guess = 0; guess < 12; guess += 1) answers.push(await stranger(guess).signIn(number, `guess ${guess}`));
  expect(statusesOf(answers)).toEqual([
    ['INVALID_USERNAME_OR_PASSWORD', 5],
    ['TOO_MANY_ATTEMPTS', 7],
  ]);
  const send = (browser: ReturnType<typeof newBrowser>) =>
    browser.call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
  const recover = (browser: ReturnType<typeof newBrowser>, smsCode: string, smsVerificationKey: string) =>
    browser.call('POST Security/PasswordRecovery', {
      body: { userName, smsCode, smsVerificationKey, newPassword: 'pounded-yam', newPasswordConfirm: 'pounded-yam' },
    });
  const strange = (await send(stranger())).data.smsVerificationKey;
  for (let guess = 0; guess < 6; guess += 1) await recover(stranger(), 'no-code', strange);
  for (let guess = 0; guess < 25; guess += 1) await recover(stranger(), 'no-code', `a made-up key ${guess}`);

  expect((await phone.signIn(number, password)).status, 'a known device').toBe('SUCCESS');
  expect((await newNetwork()().signIn(number, password)).status, 'another network').toBe('SUCCESS');
  const elsewhere = newNetwork()();
  const sent = await send(elsewhere);
  expect(sent.status).toBe('SUCCESS');
  const code = await stage.inbox.codeFor(userName, 2);
  expect((await recover(elsewhere, code, sent.data.smsVerificationKey)).status).toBe('SUCCESS');
});

test('a known device has a limit of its own, and is exempt for its own players only', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const guess = (at: number) => player.phone.signIn(player.number, `guess ${at}`);
  const own = [];
  for (let at = 0; at < 12; at += 1) own.push(await guess(at));
  expect(statusesOf(own)).toEqual([
    ['INVALID_USERNAME_OR_PASSWORD', 10],
    ['TOO_MANY_ATTEMPTS', 2],
  ]);
  expect((await player.home().signIn(player.number, password)).status, 'another device there').toBe('SUCCESS');
  const foreign = [];
  for (let at = 0; at < 7; at += 1) foreign.push(await player.phone.signIn(other.number, `guess ${at}`));
  expect(statusesOf(foreign)).toEqual([
    ['INVALID_USERNAME_OR_PASSWORD', 5],
    ['TOO_MANY_ATTEMPTS', 2],
  ]);
});

test('guesses from many networks lock a number for unknown devices, and recovery opens it', async () => {
  const { number, userName, phone } = await newPlayer();
  const alarmsBefore = await alarmsOf('locking');
  for (let network = 0; network < 6; network += 1) {
    const stranger = newNetwork();
    for (let guess = 0; guess < 5; guess += 1) await stranger().signIn(number, `guess ${guess}`);
  }
  const elsewhere = newNetwork()();
  expect((await elsewhere.signIn(number, password)).status).toBe('TOO_MANY_ATTEMPTS');
  expect(await alarmsOf('locking')).toBe(alarmsBefore + 1);
  expect((await phone.signIn(number, password)).status).toBe('SUCCESS');
  const sent = await elsewhere.call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
  const { status } = await elsewhere.call('POST Security/PasswordRecovery', {
    body: {
      userName,
      smsCode: await stage.inbox.codeFor(userName),
      smsVerificationKey: sent.data.smsVerificationKey,
      newPassword: 'pounded-yam',
      newPasswordConfirm: 'pounded-yam',
    },
  });
  expect(status).toBe('SUCCESS');
  expect((await elsewhere.signIn(number, 'pounded-yam')).status).toBe('SUCCESS');
  const { rows } = await db.database.pool.query(
    `select count(*)::int as devices from identity.device_player where player_id =
       (select id from identity.player where user_name = $1)`,
    [userName],
  );
  expect(rows, 'the phone is no longer known').toEqual([{ devices: 1 }]);
});

test('fifty right sign-ins at once all succeed, and of fifty wrong ones five are judged', async () => {
  const { number, home } = await newPlayer();
  const right = await Promise.all(Array.from({ length: 50 }, () => home().signIn(number, password)));
  expect(statusesOf(right)).toEqual([['SUCCESS', 50]]);
  const wrong = await Promise.all(Array.from({ length: 50 }, (_, at) => home().signIn(number, `guess ${at}`)));
  expect(new Map(statusesOf(wrong) as [string, number][])).toEqual(
    new Map([
      ['INVALID_USERNAME_OR_PASSWORD', 5],
      ['TOO_MANY_ATTEMPTS', 45],
    ]),
  );
});

test('one password over 110 numbers slows unknown devices of that network only', async () => {
  const { number, home, phone } = await newPlayer();
  const fresh = await newPlayer();
  const answers = [];
  for (let at = 0; at < 110; at += 1) answers.push(await home(at % 250).signIn(newNumber(), 'a popular one'));
  expect(statusesOf(answers)).toEqual([
    ['INVALID_USERNAME_OR_PASSWORD', 61 + 10],
    ['SIGN_IN_SLOWED', 110 - 71],
  ]);
  const slowed = await home().signIn(fresh.number, password);
  expect(slowed).toMatchObject({ http: 200, statusCode: 1061, data: { message: 'SIGN_IN_SLOWED' } });
  expect(slowed.data).toHaveProperty(
    'remainingTime',
    expect.toSatisfy((seconds) => seconds >= 1 && seconds <= 60),
  );
  expect((await phone.signIn(number, password)).status, 'a known device').toBe('SUCCESS');
  expect((await newNetwork()().signIn(fresh.number, password)).status, 'another network').toBe('SUCCESS');
  const there = home();
  const sent = await there.call('POST Security/SendSmsVerificationCodeByUserName', {
    query: { userName: fresh.userName },
  });
  const recovered = await there.call('POST Security/PasswordRecovery', {
    body: {
      userName: fresh.userName,
      smsCode: await stage.inbox.codeFor(fresh.userName),
      smsVerificationKey: sent.data.smsVerificationKey,
      newPassword: 'pounded-yam',
      newPasswordConfirm: 'pounded-yam',
    },
  });
  expect(recovered.status).toBe('SUCCESS');
  expect((await there.signIn(fresh.number, 'pounded-yam')).status, 'after a recovery').toBe('SUCCESS');
  expect((await home().signIn(fresh.number, 'pounded-yam')).status, 'on no other device').toBe('SIGN_IN_SLOWED');
  await moveClock(61_000);
  expect((await home().signIn(fresh.number, 'pounded-yam')).status, 'a minute later').toBe('SUCCESS');
  await moveClock(0);
});

test('failures everywhere slow unknown devices everywhere, known ones nowhere', async () => {
  await moveClock(3_600_000);
  const [player, fresh] = [await newPlayer(), await newPlayer()];
  const alarmsBefore = await alarmsOf('spraying everywhere');
  for (let failed = 0; failed <= failuresMax; ) {
    const stranger = newNetwork();
    for (let at = 0; at < 50; at += 1, failed += 1) await stranger().signIn(newNumber(), 'a popular one');
  }
  expect(await alarmsOf('spraying everywhere')).toBe(alarmsBefore + 1);
  const quiet = newNetwork();
  const answers = await Promise.all(Array.from({ length: 12 }, () => quiet().signIn(fresh.number, password)));
  expect(new Map(statusesOf(answers) as [string, number][])).toEqual(
    new Map([
      ['SUCCESS', 10],
      ['SIGN_IN_SLOWED', 2],
    ]),
  );
  const known = await Promise.all(Array.from({ length: 12 }, () => player.phone.signIn(player.number, password)));
  expect(statusesOf(known)).toEqual([['SUCCESS', 12]]);
  await moveClock(0);
});

test('a device is known by a cookie that scripts cannot read and the database does not have', async () => {
  const { phone } = await newPlayer();
  const [secret = '', seal] = phone.cookies.get('harmattan_device')?.split('.') ?? [];
  expect(secret).toMatch(/^[\w-]{40,}$/);
  expect(seal).toMatch(/^[\w-]{22}$/);
  const { rows } = await db.database.pool.query(`select encode(secret_hash, 'escape') as hash from identity.device`);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a flood of sign-ins is refused in part, and a known device is served all the same', async () => {
  const { number, phone } = await newPlayer();
  const flood = Array.from({ length: 300 }, () => newNetwork()().signIn(newNumber(), 'a popular one'));
  const known = await phone.signIn(number, password);
  const answers = await Promise.all(flood);
  expect(known.status).toBe('SUCCESS');
  const refused = answers.filter(({ status }) => status === 'NOT_READY');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ http }) => http === 503)).toBe(true);
  const judged = answers.filter(({ status }) => status === 'INVALID_USERNAME_OR_PASSWORD');
  expect(judged.length).toBeGreaterThan(0);
  expect(judged.length + refused.length).toBe(300);
});

test('what cannot be a number is refused without a hash', async () => {
  const stranger = newNetwork();
  const flood = Array.from({ length: 400 }, () => stranger().signIn('not a number', 'a popular one'));
  expect(statusesOf(await Promise.all(flood))).toEqual([['INVALID_USERNAME_OR_PASSWORD', 400]]);
});
