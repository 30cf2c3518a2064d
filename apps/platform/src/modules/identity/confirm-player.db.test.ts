import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { password, useApps } from './second-factor/testing/test-app.ts';

const db = useTestDatabase();
const setUp = useApps(db);

async function sessionOf(playerId: bigint) {
  const { rows } = await db.database.pool.query('select id from identity.session where player_id = $1', [playerId]);
  return { playerId, sessionId: rows[0].id as string };
}

test('asks for the password, and the right one confirms', async () => {
  const { platform, newPlayer } = await setUp();
  const player = await newPlayer();
  const session = await sessionOf(player.playerId);
  const confirm = (proof: object) => platform.identity.confirmPlayer(session, proof);
  expect(await confirm({})).toBe('password needed');
  expect(await confirm({ code: '123456' })).toBe('password needed');
  expect(await confirm({ password: 'not it' })).toBe('wrong password');
  expect(await confirm({ password })).toBe('confirmed');
});

test('five wrong passwords at once close it for the right one, and a right one before starts the count anew', async () => {
  const { platform, newPlayer, another } = await setUp();
  const { playerId, number } = await newPlayer();
  const session = await sessionOf(playerId);
  const confirm = (typed: string) => platform.identity.confirmPlayer(session, { password: typed });
  for (let tries = 0; tries < 4; tries += 1) expect(await confirm('wrong')).toBe('wrong password');
  expect(await confirm(password)).toBe('confirmed');
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm('wrong')));
  expect(answers.sort()).toEqual(['too many attempts', ...Array(5).fill('wrong password')]);
  expect(await confirm(password)).toBe('too many attempts');
  // A stolen session must not lock its owner out.
  expect((await another().signIn(number, password)).status).toBe('SUCCESS');
});

test('wrong passwords count together with those of changing the password', async () => {
  const { platform, newPlayer } = await setUp();
  const { playerId, browser } = await newPlayer();
  const session = await sessionOf(playerId);
  for (let tries = 0; tries < 5; tries += 1) await platform.identity.confirmPlayer(session, { password: 'wrong' });
  const body = { oldPassword: password, newPassword: 'another horse', confirmPassword: 'another horse' };
  expect((await browser.call('POST Security/ChangePassword', { body })).status).toBe('TOO_MANY_ATTEMPTS');
});

test('a password that has to be recovered with the phone confirms nothing', async () => {
  const { platform, newPlayer } = await setUp();
  const { playerId } = await newPlayer();
  await db.database.pool.query("update identity.player set password_change = 'by_recovery' where id = $1", [playerId]);
  expect(await platform.identity.confirmPlayer(await sessionOf(playerId), { password })).toBe('wrong password');
});

test('where the app is on it asks for its code, which is good once, and the password does not do', async () => {
  const { platform, newAppPlayer, codeOf } = await setUp();
  const { playerId, secret, recoveryCodes } = await newAppPlayer();
  const session = await sessionOf(playerId);
  const confirm = (proof: object) => platform.identity.confirmPlayer(session, proof);
  expect(await confirm({ password })).toBe('code needed');
  expect(await confirm({ code: '000000' })).toBe('wrong code');
  const code = codeOf(secret);
  const answers = await Promise.all([confirm({ code }), confirm({ code })]);
  expect(answers.sort()).toEqual(['confirmed', 'wrong code']);
  expect(await confirm({ code: recoveryCodes[0] })).toBe('confirmed');
  expect(await confirm({ code: recoveryCodes[0] })).toBe('wrong code');
});

test('wrong codes close it and leave signing in open', async () => {
  const { platform, newAppPlayer, codeOf, another } = await setUp();
  const { playerId, number, secret } = await newAppPlayer();
  const session = await sessionOf(playerId);
  const guess = () => platform.identity.confirmPlayer(session, { code: '000000' });
  for (let tries = 0; tries < 20; tries += 1) expect(await guess()).toBe('wrong code');
  expect(await guess()).toBe('too many attempts');
  expect((await another().signIn(number, password, codeOf(secret))).status).toBe('SUCCESS');
});
