import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { password, useApps } from './testing/test-app.ts';

const db = useTestDatabase();
const setUp = useApps(db);

async function setUpPlayer() {
  const stage = await setUp();
  const player = await stage.newAppPlayer();
  const make = (proof: object = { password, stepUpCode: stage.codeOf(player.secret) }) =>
    player.browser.call('POST User/MakeRecoveryCodes', { body: proof });
  const signIn = async (code: string) => (await stage.another().signIn(player.number, password, code)).status;
  return { ...stage, ...player, make, signIn };
}

test('a player with the app makes new recovery codes, and those of before stop counting', async () => {
  const { make, signIn, recoveryCodes, browser, playerId, userName, textsTo } = await setUpPlayer();
  const old = browser.newCookies.length;
  const { status, data } = await make();
  expect([status, data.recoveryCodes.length]).toEqual(['SUCCESS', 10]);
  expect(new Set([...data.recoveryCodes, ...recoveryCodes]).size).toBe(20);
  expect(await signIn(recoveryCodes[0] ?? '')).toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect(await signIn(data.recoveryCodes[0] ?? '')).toBe('SUCCESS');
  expect(browser.newCookies.length, 'a new cookie').toBeGreaterThan(old);
  expect((await browser.call('GET User/PersonalInfromation')).data.twoFactorEnabled).toBe(true);
  const texts = await textsTo(userName, 2);
  expect(texts.at(-1)).toMatch(/^Your account has new recovery codes\. .+ tell us at once\.$/);
  const { rows } = await db.database.pool.query(
    `select event, outcome from identity.security_event where player_id = $1 and event = 'second factor' order by id`,
    [playerId],
  );
  expect(rows).toEqual([
    { event: 'second factor', outcome: 'app on' },
    { event: 'second factor', outcome: 'new recovery codes' },
  ]);
});

test('asks for the password and a code, and changes nothing without them', async () => {
  const { make, signIn, codeOf, secret, recoveryCodes } = await setUpPlayer();
  const ask = { status: 'STEP_UP_REQUIRED', data: { ask: 'password-and-code' } };
  for (const proof of [{}, { password }, { stepUpCode: codeOf(secret) }]) expect(await make(proof)).toMatchObject(ask);
  expect((await make({ password: 'not it', stepUpCode: codeOf(secret) })).status).toBe('PASSWORD_IS_INCORRECT');
  expect((await make({ password, stepUpCode: '000000' })).status).toBe('AUTH_CODE_IS_NOT_CORRECT');
  expect(await signIn(recoveryCodes[0] ?? '')).toBe('SUCCESS');
});

test('the same request twice, at once or one after another, makes codes once', async () => {
  const { make, codeOf, secret, signIn, passSteps } = await setUpPlayer();
  const proof = { password, stepUpCode: codeOf(secret) };
  const answers = await Promise.all([make(proof), make(proof)]);
  answers.push(await make(proof));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    'AUTH_CODE_IS_NOT_CORRECT',
    'AUTH_CODE_IS_NOT_CORRECT',
    'SUCCESS',
  ]);
  const made = answers.find(({ status }) => status === 'SUCCESS')?.data.recoveryCodes ?? [];
  expect(await signIn(made[0] ?? '')).toBe('SUCCESS');
  await passSteps(1);
  expect((await make()).status, 'an answer that got lost is made good by the next code').toBe('SUCCESS');
  expect(await signIn(made[1] ?? '')).toBe('AUTH_CODE_IS_NOT_CORRECT');
});

test('of two requests at once with two proofs the player has the ten codes of one of them', async () => {
  const { make, recoveryCodes, playerId } = await setUpPlayer();
  const answers = await Promise.all(recoveryCodes.slice(0, 2).map((stepUpCode) => make({ password, stepUpCode })));
  // The first one to be made takes the other proof away with the old codes.
  expect(answers.map(({ status }) => status).sort()).toEqual(['AUTH_CODE_IS_NOT_CORRECT', 'SUCCESS']);
  const { rows } = await db.database.pool.query('select 1 from identity.recovery_code where player_id = $1', [
    playerId,
  ]);
  expect(rows).toHaveLength(10);
});

test('without the app there are none to make', async () => {
  const { newPlayer } = await setUp();
  const { browser } = await newPlayer();
  const answer = await browser.call('POST User/MakeRecoveryCodes', { body: { password, stepUpCode: '000000' } });
  expect(answer).toMatchObject({ http: 200, status: 'SECOND_FACTOR_IS_OFF', data: null });
});
