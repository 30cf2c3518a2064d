import { expect, test } from 'vitest';
import { sessionsWaiting } from '../../../testing/sessions-waiting.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { password, useApps } from './testing/test-app.ts';

const db = useTestDatabase();
const setUp = useApps(db);
const guessesADay = 20;

test.each([
  [-2, 'AUTH_CODE_IS_NOT_CORRECT'],
  [-1, 'AUTH_CODE_IS_NOT_CORRECT'],
  [0, 'SUCCESS'],
  [1, 'AUTH_CODE_IS_NOT_CORRECT'],
  [2, 'AUTH_CODE_IS_NOT_CORRECT'],
])('asks for a code of the app; one %i steps aside is answered with %s', async (aside, status) => {
  const { newAppPlayer, another, codeOf } = await setUp();
  const { number, secret } = await newAppPlayer();
  expect(await another().signIn(number, password)).toMatchObject({ statusCode: 7008, status: 'SECOND_FACTOR_NEEDED' });
  expect((await another().signIn(number, password, codeOf(secret, aside))).status).toBe(status);
});

test('takes a code once, and none that is older than the last one', async () => {
  const { newAppPlayer, another, codeOf, passSteps } = await setUp();
  const { number, secret } = await newAppPlayer();
  const statuses = [];
  for (const steps of [0, 0, 1, 0]) {
    await passSteps(steps);
    statuses.push((await another().signIn(number, password, codeOf(secret))).status);
  }
  statuses.push((await another().signIn(number, password, codeOf(secret, -1))).status);
  const wrong = 'AUTH_CODE_IS_NOT_CORRECT';
  expect(statuses).toEqual(['SUCCESS', wrong, 'SUCCESS', wrong, wrong]);
});

test('a phone that is wrong by two minutes signs in by its own clock, and a stranger by no other code of it', async () => {
  const { newPlayer, another, codeOf, passSteps } = await setUp();
  const { number, offer, toggle } = await newPlayer();
  const secret = await offer();
  expect((await toggle(codeOf(secret, -4))).status).toBe('SUCCESS');
  await passSteps(10);
  const signIn = async (aside: number) => (await another().signIn(number, password, codeOf(secret, aside))).status;
  expect(await signIn(-6), 'older').toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect(await signIn(-4)).toBe('SUCCESS');
  await passSteps(10);
  expect(await signIn(0), 'ahead of it').toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect(await signIn(-4)).toBe('SUCCESS');
});

test('a code that comes too late is used up, and lets the next one in where the phone is slow', async () => {
  const { newAppPlayer, another, codeOf, passSteps } = await setUp();
  const { number, secret } = await newAppPlayer();
  const signIn = async (aside: number) => (await another().signIn(number, password, codeOf(secret, aside))).status;
  await passSteps(1, 20_000);
  expect(await signIn(-1), 'its 30 seconds are over').toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect(await signIn(-1), 'and do not begin again').toBe('AUTH_CODE_IS_NOT_CORRECT');
  await passSteps(1);
  expect(await signIn(-1)).toBe('SUCCESS');
});

test("another player's code and recovery code open nothing", async () => {
  const { newAppPlayer, another, codeOf } = await setUp();
  const [player, other] = [await newAppPlayer(), await newAppPlayer()];
  for (const foreign of [codeOf(other.secret), other.recoveryCodes[0], '000000', 'x'.repeat(10_000)]) {
    expect((await another().signIn(player.number, password, foreign)).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  }
  expect((await another().signIn(other.number, password, codeOf(other.secret))).status, 'not used up').toBe('SUCCESS');
});

test('one code, or one recovery code, opens one session when it comes five times at once', async () => {
  const { newAppPlayer, another, codeOf, openLocks } = await setUp();
  const { number, secret, recoveryCodes } = await newAppPlayer();
  for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
    const answers = await Promise.all(Array.from({ length: 5 }, () => another().signIn(number, password, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(4).fill('AUTH_CODE_IS_NOT_CORRECT'),
      'SUCCESS',
    ]);
    await openLocks('sign-in of');
  }
});

test('each recovery code opens once, however it is typed', async () => {
  const { newAppPlayer, another } = await setUp();
  const { number, recoveryCodes } = await newAppPlayer();
  const [first = '', second = '', third = ''] = recoveryCodes;
  for (const typed of [first, ` ${second.toLowerCase()} `, third.replaceAll('-', ' ')]) {
    expect((await another().signIn(number, password, typed)).status).toBe('SUCCESS');
  }
  expect((await another().signIn(number, password, second)).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
});

test('with both factors on the app counts, and no text is sent', async () => {
  const { newAppPlayer, another, codeOf, textsTo, passSteps } = await setUp();
  const { number, userName, secret, updateSms } = await newAppPlayer();
  expect((await updateSms('1', { password, stepUpCode: codeOf(secret) })).status).toBe('SUCCESS');
  await textsTo(userName, 2);
  await passSteps(1);
  expect((await another().signIn(number, password)).status).toBe('SECOND_FACTOR_NEEDED');
  expect((await another().signIn(number, password, codeOf(secret))).status).toBe('SUCCESS');
  const { rows } = await db.database.pool.query(
    `select 1 from identity.code where user_name = $1 and purpose = 'sign_in'`,
    [userName],
  );
  expect(rows).toEqual([]);
});

test('shows no visitor that there is an app before the password is right, not even with a right code', async () => {
  const { newAppPlayer, newPlayer, another, codeOf } = await setUp();
  const { number, secret } = await newAppPlayer();
  const { number: without } = await newPlayer();
  for (const code of ['', codeOf(secret)]) {
    const answer = await another().signIn(number, 'wrong password', code);
    expect(answer).toEqual(await another().signIn(without, 'wrong password', code));
    expect(answer.status).toBe('INVALID_USERNAME_OR_PASSWORD');
  }
  expect((await another().signIn(number, password, codeOf(secret))).status, 'not used up').toBe('SUCCESS');
});

test('a recovered password still needs the app, however young it is, and puts out a thief who set it up', async () => {
  const { newAppPlayer, another, codeOf, recover, platform, textsTo } = await setUp();
  const { number, userName, playerId, secret, browser: thief } = await newAppPlayer();
  expect((await textsTo(userName, 1))[0]).toMatch(/"Forgot password\?", which signs everybody out/);
  expect((await recover(userName, 'brand new')).status).toBe('SUCCESS');
  expect((await thief.call('GET User/GetBalance')).http).toBe(401);
  expect((await thief.signIn(number, password, codeOf(secret))).status).toBe('INVALID_USERNAME_OR_PASSWORD');
  expect((await another().signIn(number, 'brand new')).status).toBe('SECOND_FACTOR_NEEDED');
  expect((await another().signIn(number, 'brand new', codeOf(secret))).status).toBe('SUCCESS');
  expect(await platform.identity.auditOf(playerId)).toEqual([]);
});

test('a recovery leaves who has no app without a trace of one', async () => {
  const { newPlayer, another, recover, platform } = await setUp();
  const { number, userName, playerId, offer } = await newPlayer();
  await offer();
  expect((await recover(userName, 'brand new')).status).toBe('SUCCESS');
  expect(await platform.identity.auditOf(playerId)).toEqual([]);
  expect((await another().signIn(number, 'brand new')).status).toBe('SUCCESS');
});

test('twenty wrong codes a day are all there are, even if the lock of signing in is opened', async () => {
  const { newAppPlayer, another, codeOf, openLocks, passSteps } = await setUp();
  const [{ number, secret }, careful] = [await newAppPlayer(), await newAppPlayer()];
  for (let guess = 0; guess < guessesADay; guess += 1) {
    await openLocks('sign-in of');
    expect((await another().signIn(number, password, 'wrong')).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  }
  await openLocks('sign-in of');
  expect((await another().signIn(number, password, codeOf(secret))).status).toBe('TOO_MANY_ATTEMPTS');
  expect((await another().signIn(careful.number, password, codeOf(careful.secret))).status).toBe('SUCCESS');
  await passSteps((24 * 60 * 60) / 30 + 1);
  expect((await another().signIn(number, password, codeOf(secret))).status).toBe('SUCCESS');
});

test('a recovery code opens after twenty wrong codes, and lets codes of the app count again', async () => {
  const { newAppPlayer, another, codeOf, openLocks } = await setUp();
  const { number, secret, recoveryCodes } = await newAppPlayer();
  for (let guess = 0; guess <= guessesADay; guess += 1) {
    await openLocks('sign-in of');
    await another().signIn(number, password, 'wrong');
  }
  await openLocks('sign-in of');
  expect((await another().signIn(number, password, codeOf(secret))).status).toBe('TOO_MANY_ATTEMPTS');
  expect((await another().signIn(number, password, recoveryCodes[0])).status).toBe('SUCCESS');
  expect((await another().signIn(number, password, codeOf(secret))).status).toBe('SUCCESS');
});

test('a code by SMS that is switched on during a sign-in keeps it out', async () => {
  const { newPlayer, another } = await setUp();
  const { number, playerId } = await newPlayer();
  const lock = await db.database.pool.connect();
  await lock.query('begin');
  await lock.query('update identity.player set sms_second_factor = true where id = $1', [playerId]);
  const signIn = another().signIn(number, password);
  // The sign-in was asked for no code and now waits for the row.
  await expect.poll(() => sessionsWaiting(db.database.pool)).toBeGreaterThan(0);
  await lock.query('commit');
  lock.release();
  expect((await signIn).status).toBe('INVALID_USERNAME_OR_PASSWORD');
});

test('an app that is switched on during a sign-in keeps it out', async () => {
  const { newPlayer, another, platform } = await setUp();
  const { number, playerId } = await newPlayer();
  const lock = await db.database.pool.connect();
  await lock.query('begin');
  await lock.query('select 1 from identity.player where id = $1 for no key update', [playerId]);
  await lock.query(
    `insert into identity.second_factor (player_id, id, secret, key_id, on_since, last_step)
     values ($1, gen_random_uuid(), '', '', app_now(), 0)`,
    [playerId],
  );
  const signIn = another().signIn(number, password);
  // The sign-in has found no app and now waits for the row.
  await expect.poll(() => sessionsWaiting(db.database.pool)).toBeGreaterThan(0);
  await lock.query('commit');
  lock.release();
  expect((await signIn).status).toBe('INVALID_USERNAME_OR_PASSWORD');
  expect(await platform.identity.identityOf(playerId)).toMatchObject({ appSecondFactor: true });
});
