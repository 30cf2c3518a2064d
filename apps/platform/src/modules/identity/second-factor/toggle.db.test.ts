import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { qrPicture } from './qr-picture.ts';
import { password, scan, useApps } from './testing/test-app.ts';
import { keyUri } from './totp.ts';

const db = useTestDatabase();
const setUp = useApps(db);
const rowsOf = async (table: string, playerId: bigint) =>
  (await db.database.pool.query(`select * from identity.${table} where player_id = $1`, [playerId])).rows;

test('hands out a secret as text and as a picture of the same, and the same one while it lives', async () => {
  const { newPlayer, passSteps } = await setUp();
  const { browser, userName } = await newPlayer();
  const ask = async () => (await browser.call('GET User/GetGoogleAuth')).data;
  const offers = await Promise.all([ask(), ask(), ask()]);
  await passSteps(19);
  const { manualCode, qrUrl } = await ask();
  expect(manualCode).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  expect(qrUrl).toBe(qrPicture(keyUri(scan(manualCode), { issuer: 'Harmattan', label: userName })));
  expect(offers).toEqual(Array(3).fill({ manualCode, qrUrl }));
  await passSteps(2);
  expect((await ask()).manualCode).not.toBe(manualCode);
});

test('never hands a secret to a session that was handed out to another', async () => {
  const { newPlayer, another, codeOf } = await setUp();
  const { number, offer, toggle } = await newPlayer();
  const stranger = another();
  await stranger.signIn(number, password);
  const seen = scan((await stranger.call('GET User/GetGoogleAuth')).data.manualCode);
  const secret = await offer();
  expect(Buffer.from(secret)).not.toEqual(Buffer.from(seen));
  expect((await toggle(codeOf(seen))).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect((await toggle(codeOf(secret))).status).toBe('SUCCESS');
});

test('goes on with a right code, tells ten recovery codes, ends other sessions and keeps this one', async () => {
  const { newPlayer, another, codeOf } = await setUp();
  const { browser, number, offer, toggle } = await newPlayer();
  const other = another();
  await other.signIn(number, password);
  const answer = await toggle(codeOf(await offer()));
  expect(answer).toMatchObject({ http: 200, status: 'SUCCESS', data: { twoFactorEnabled: true } });
  expect(new Set(answer.data.recoveryCodes).size).toBe(10);
  expect((await other.call('GET User/PersonalInfromation')).http).toBe(401);
  expect((await browser.call('GET User/PersonalInfromation')).data.twoFactorEnabled).toBe(true);
  expect(await browser.call('GET User/GetGoogleAuth')).toMatchObject({ http: 200, status: 'SECOND_FACTOR_IS_ON' });
});

test.each([
  [-11, 'AUTH_CODE_IS_NOT_CORRECT'],
  [-9, 'SUCCESS'],
  [0, 'SUCCESS'],
  [9, 'SUCCESS'],
  [12, 'AUTH_CODE_IS_NOT_CORRECT'],
])('a first code %i steps aside is answered with %s', async (aside, status) => {
  const { newPlayer, codeOf } = await setUp();
  const { offer, toggle } = await newPlayer();
  expect((await toggle(codeOf(await offer(), aside))).status).toBe(status);
});

test("does not go on with the code of a secret that was replaced, nor with another player's, nor for ever", async () => {
  const { newPlayer, codeOf, passSteps, openLocks } = await setUp();
  const player = await newPlayer();
  expect((await player.toggle('123456')).status, 'nothing was handed out').toBe('AUTH_CODE_IS_NOT_CORRECT');
  await openLocks('second factor toggles');
  const replaced = await player.offer();
  await passSteps(21);
  const secret = await player.offer();
  const foreign = await (await newPlayer()).offer();
  for (const wrong of [codeOf(replaced), codeOf(foreign), 'not a code', '', '12 34']) {
    expect((await player.toggle(wrong)).status, wrong).toBe('AUTH_CODE_IS_NOT_CORRECT');
  }
  expect((await player.toggle(codeOf(secret))).status).toBe('TOO_MANY_ATTEMPTS');
  expect((await rowsOf('second_factor', player.playerId))[0].on_since).toBeNull();
});

test('a secret that was handed out ends after ten minutes', async () => {
  const { newPlayer, codeOf, passSteps } = await setUp();
  const [quick, slow] = [await newPlayer(), await newPlayer()];
  const [first, second] = [await quick.offer(), await slow.offer()];
  await passSteps(19);
  expect((await quick.toggle(codeOf(first))).status).toBe('SUCCESS');
  await passSteps(2);
  expect((await slow.toggle(codeOf(second))).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect((await slow.toggle(codeOf(await slow.offer()))).status).toBe('SUCCESS');
});

test('the same request ten times at once switches on once', async () => {
  const { newPlayer, codeOf } = await setUp();
  const { offer, toggle, playerId, browser } = await newPlayer();
  const code = codeOf(await offer());
  const answers = await Promise.all(Array.from({ length: 10 }, () => toggle(code)));
  expect(answers.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
  expect(answers.every(({ http }) => http === 200)).toBe(true);
  expect(await rowsOf('recovery_code', playerId)).toHaveLength(10);
  expect((await browser.call('GET User/PersonalInfromation')).data.twoFactorEnabled).toBe(true);
});

test('goes off with a code that was not used before, forgets everything and keeps the sessions', async () => {
  const { newPlayer, another, codeOf, passSteps } = await setUp();
  const { browser, number, playerId, offer, toggle } = await newPlayer();
  const secret = await offer();
  await toggle(codeOf(secret));
  expect((await toggle(codeOf(secret))).status, 'used to switch on').toBe('AUTH_CODE_IS_NOT_CORRECT');
  await passSteps(1);
  const other = another();
  expect((await other.signIn(number, password, codeOf(secret))).status).toBe('SUCCESS');
  expect((await toggle(codeOf(secret))).status, 'used to sign in').toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect((await toggle(codeOf(secret, -1))).status, 'older than the last one').toBe('AUTH_CODE_IS_NOT_CORRECT');
  await passSteps(1);
  expect(await toggle(codeOf(secret))).toMatchObject({
    status: 'SUCCESS',
    data: { twoFactorEnabled: false, recoveryCodes: [] },
  });
  for (const table of ['second_factor', 'recovery_code']) expect(await rowsOf(table, playerId)).toEqual([]);
  for (const one of [browser, other]) expect((await one.call('GET User/PersonalInfromation')).http).toBe(200);
  expect((await another().signIn(number, password)).status).toBe('SUCCESS');
});

test('goes off with a recovery code; of two at once, equal or not, one does it', async () => {
  const { newAppPlayer } = await setUp();
  for (const second of [0, 1]) {
    const { toggle, recoveryCodes, playerId } = await newAppPlayer();
    const answers = await Promise.all([toggle(recoveryCodes[0] ?? ''), toggle(recoveryCodes[second] ?? '')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['AUTH_CODE_IS_NOT_CORRECT', 'SUCCESS']);
    expect(await rowsOf('second_factor', playerId)).toEqual([]);
  }
});

test("another player's recovery code is worth nothing, and five guesses are the end of it", async () => {
  const { newAppPlayer, codeOf } = await setUp();
  const [player, other] = [await newAppPlayer(), await newAppPlayer()];
  const statuses = [];
  for (const guess of [...other.recoveryCodes.slice(0, 5), codeOf(player.secret)]) {
    statuses.push((await player.toggle(guess)).status);
  }
  expect(statuses).toEqual([...Array(5).fill('AUTH_CODE_IS_NOT_CORRECT'), 'TOO_MANY_ATTEMPTS']);
});

test('who wants it on never switches it off: not with the next code after a lost answer, and no code is used up', async () => {
  const { newPlayer, another, codeOf, passSteps } = await setUp();
  const { number, browser, offer, toggle } = await newPlayer();
  const secret = await offer();
  const both = await Promise.all([toggle(codeOf(secret), '1'), toggle(codeOf(secret), '1')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['SECOND_FACTOR_IS_ON', 'SUCCESS']);
  await passSteps(1);
  for (let again = 0; again < 7; again += 1) {
    expect(await toggle(codeOf(secret), '1')).toMatchObject({ http: 200, status: 'SECOND_FACTOR_IS_ON', data: null });
  }
  expect((await browser.call('GET User/PersonalInfromation')).data.twoFactorEnabled).toBe(true);
  expect((await another().signIn(number, password, codeOf(secret))).status, 'not used up').toBe('SUCCESS');
});

test('who wants it off never switches it on, and hears twice that it is off', async () => {
  const { newPlayer, newAppPlayer, codeOf } = await setUp();
  const off = { status: 'SUCCESS', data: { twoFactorEnabled: false, recoveryCodes: [] } };
  const { offer, toggle, playerId } = await newPlayer();
  const secret = await offer();
  for (let again = 0; again < 7; again += 1) expect(await toggle(codeOf(secret), '0')).toMatchObject(off);
  expect((await rowsOf('second_factor', playerId))[0].on_since).toBeNull();
  expect((await toggle(codeOf(secret), '1')).data.recoveryCodes, 'not used up').toHaveLength(10);

  const player = await newAppPlayer();
  expect((await player.toggle('123456', '0')).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  const code = codeOf(player.secret);
  expect(await Promise.all([player.toggle(code, '0'), player.toggle(code, '0')])).toMatchObject([off, off]);
  expect(await player.toggle(code, '0')).toMatchObject(off);
});

test("a session's wrong codes for switching off lock no player out of signing in, and a recovery code passes the day's limit", async () => {
  const { newAppPlayer, another, codeOf, openLocks } = await setUp();
  const { number, secret, toggle, recoveryCodes } = await newAppPlayer();
  for (let guess = 0; guess < 20; guess += 1) {
    await openLocks('second factor toggles');
    expect((await toggle('123456')).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  }
  await openLocks('second factor toggles');
  expect((await toggle(codeOf(secret))).status).toBe('TOO_MANY_ATTEMPTS');
  expect((await another().signIn(number, password, codeOf(secret))).status).toBe('SUCCESS');
  expect((await toggle(recoveryCodes[0] ?? '')).status).toBe('SUCCESS');
});

test('tells the player of each change by SMS, once', async () => {
  const { newPlayer, codeOf, textsTo, platform, passSteps } = await setUp();
  const { userName, offer, toggle } = await newPlayer();
  const secret = await offer();
  await toggle(codeOf(secret));
  await textsTo(userName, 1);
  await passSteps(1);
  await toggle(codeOf(secret));
  await platform.outbox.drainOnce();
  const texts = await textsTo(userName, 2);
  expect(texts.map((text) => text.split('.')[0])).toEqual([
    'Signing in to your account now asks for a code of your authenticator app',
    'Signing in to your account no longer asks for your authenticator app',
  ]);
});

test.each([
  {},
  { pin: 'x'.repeat(41) },
  { pin: '123456', playerId: '1' },
  { pin: '123456', flag: '2' },
  { pin: '123456', flag: '' },
])('does not take %j', async (query) => {
  const { newPlayer, another } = await setUp();
  const { browser } = await newPlayer();
  const input = { query: query as { pin: string } };
  expect((await browser.call('POST User/ToggleTwoFactor', input)).http).toBe(400);
  expect((await another().call('POST User/ToggleTwoFactor', { query: { pin: '123456' } })).http).toBe(401);
  expect((await another().call('GET User/GetGoogleAuth')).http).toBe(401);
});
