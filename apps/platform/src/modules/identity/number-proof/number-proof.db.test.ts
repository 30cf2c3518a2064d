import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newBrowser } from '../../../testing/test-player.ts';
import { password, useApps } from '../second-factor/testing/test-app.ts';

const db = useTestDatabase();
const setUp = useApps(db);

async function eventsOf(playerId: bigint): Promise<string[]> {
  const { rows } = await db.database.pool.query(
    `select event || ': ' || outcome as told from identity.security_event where player_id = $1 and event <> 'sign-in' order by id`,
    [playerId],
  );
  return rows.map(({ told }) => told);
}

const proof = { isProven: false, codeSeconds: 0, resendSeconds: 0 };

test('a number is proven by the code that was sent to it, and stays so', async () => {
  const { newPlayer, inbox } = await setUp();
  const { browser, userName, playerId } = await newPlayer({ isProven: false });
  expect((await browser.call('GET Security/GetNumberProof')).data).toEqual(proof);
  const sent = await browser.call('POST Security/SendNumberCode', { body: {} });
  expect(sent).toMatchObject({ status: 'SUCCESS', data: { isProven: false, remainingTime: 300 } });
  const { data: waiting } = await browser.call('GET Security/GetNumberProof');
  expect(waiting).toMatchObject({ isProven: false });
  expect(waiting?.codeSeconds).toBeGreaterThan(240);
  expect(waiting?.resendSeconds).toBeGreaterThan(0);
  const smsCode = await inbox.numberCodeFor(userName);
  const prove = () => browser.call('POST Security/ProveNumber', { body: { smsCode } });
  expect((await prove()).status).toBe('SUCCESS');
  expect((await browser.call('GET Security/GetNumberProof')).data).toEqual({ ...proof, isProven: true });
  expect((await prove()).status).toBe('SUCCESS');
  expect(await browser.call('POST Security/SendNumberCode', { body: {} })).toMatchObject({ data: { isProven: true } });
  expect(inbox.texts.filter(({ to }) => to === userName)).toHaveLength(1);
  expect(await eventsOf(playerId)).toEqual(['number proof: proven']);
});

test('the same request at once, ten times, has one answer and one trace', async () => {
  const { newPlayer, inbox } = await setUp();
  const { browser, userName, playerId } = await newPlayer({ isProven: false });
  await browser.call('POST Security/SendNumberCode', { body: {} });
  const smsCode = await inbox.numberCodeFor(userName);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.call('POST Security/ProveNumber', { body: { smsCode } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill('SUCCESS'));
  expect(await eventsOf(playerId)).toEqual(['number proof: proven']);
});

test('a wrong code proves nothing, five wrong ones end the code, and another is not sent at once', async () => {
  const { newPlayer, inbox } = await setUp();
  const { browser, userName, playerId } = await newPlayer({ isProven: false });
  const prove = (smsCode: string) => browser.call('POST Security/ProveNumber', { body: { smsCode } });
  expect((await prove('123456')).status).toBe('INVALID_VERIFICATION_CODE');
  await browser.call('POST Security/SendNumberCode', { body: {} });
  const right = await inbox.numberCodeFor(userName);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let guess = 0; guess < 5; guess += 1) expect((await prove(wrong)).status).toBe('INVALID_VERIFICATION_CODE');
  expect((await prove(right)).status).toBe('INVALID_VERIFICATION_CODE');
  const again = await browser.call('POST Security/SendNumberCode', { body: {} });
  expect(again.status).toBe('PLEASE_TRY_RESEND_CODE_IN_X_SECONDS');
  expect((await browser.call('GET Security/GetNumberProof')).data).toEqual(proof);
  expect(await eventsOf(playerId)).toEqual(Array(5).fill('number proof: wrong code'));
});

test('the code of another purpose or another number proves nothing', async () => {
  const { newPlayer, inbox, another } = await setUp();
  const one = await newPlayer({ isProven: false });
  const other = await newPlayer({ isProven: false });
  const { userName } = one;
  await another().call('POST Security/SendSmsVerificationCodeByUserName', { query: { userName } });
  await other.browser.call('POST Security/SendNumberCode', { body: {} });
  await one.browser.call('POST Security/SendNumberCode', { body: {} });
  await inbox.numberCodeFor(userName);
  for (const smsCode of [await inbox.codeFor(userName), await inbox.numberCodeFor(other.userName)]) {
    const { status } = await one.browser.call('POST Security/ProveNumber', { body: { smsCode } });
    expect(status).toBe('INVALID_VERIFICATION_CODE');
  }
});

test.each([
  ['en', /^\d{6} is your code to prove your number at .*If you did not ask for it/],
  ['sw', /^\d{6} ni namba ya kuthibitisha simu yako/],
  ['zh', /^\d{6} 是您在 .* 验证手机号码的验证码/],
] as const)('the code is sent in %s where the page says so', async (lang, words) => {
  const { newPlayer, inbox } = await setUp();
  const { browser, userName } = await newPlayer({ isProven: false });
  await browser.call('POST Security/SendNumberCode', { body: { lang } });
  await expect.poll(() => inbox.texts.find(({ to }) => to === userName)?.text).toMatch(words);
});

test('without the proof neither second factor is set up, with one trace of the refusals', async () => {
  const { newPlayer, inbox } = await setUp();
  const { browser, userName, toggle, updateSms, playerId } = await newPlayer({ isProven: false });
  expect((await browser.call('GET User/GetGoogleAuth')).status).toBe('NUMBER_NOT_PROVEN');
  expect((await updateSms('1')).status).toBe('NUMBER_NOT_PROVEN');
  expect((await updateSms()).status).toBe('NUMBER_NOT_PROVEN');
  expect(await updateSms('0')).toMatchObject({ status: 'SUCCESS', data: { smsTwoFactorEnabled: false } });
  expect((await toggle('123456', '1')).status).toBe('NUMBER_NOT_PROVEN');
  expect(await eventsOf(playerId)).toEqual(['number proof: second factor refused']);
  await browser.proveNumber(userName, inbox);
  expect((await browser.call('GET User/GetGoogleAuth')).status).toBe('SUCCESS');
  expect(await updateSms('1')).toMatchObject({ status: 'SUCCESS', data: { smsTwoFactorEnabled: true } });
});

test('an app that was offered is not switched on once the proof is gone, and one of before can be switched off', async () => {
  const { newPlayer, codeOf } = await setUp();
  const { toggle, offer, playerId, updateSms, textCode } = await newPlayer();
  const secret = await offer();
  const set = (value: string) =>
    db.database.pool.query(`update identity.player set ${value} where id = $1`, [playerId]);
  await set('number_proven_at = null');
  expect((await toggle(codeOf(secret), '1')).status).toBe('NUMBER_NOT_PROVEN');
  await set('sms_second_factor = true');
  const proof = { password, stepUpCode: await textCode() };
  expect(await updateSms(undefined, proof)).toMatchObject({ data: { smsTwoFactorEnabled: false } });
});

test('no text but the code is sent to a number that was not proven', async () => {
  const { newPlayer, inbox, platform } = await setUp();
  const signInElsewhere = async ({ number }: { number: string }) => {
    await newBrowser(platform.server, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0' }).signIn(
      number,
      password,
    );
    while ((await platform.outbox.drainOnce()) > 0);
  };
  const unproven = await newPlayer({ isProven: false });
  await signInElsewhere(unproven);
  const proven = await newPlayer();
  await signInElsewhere(proven);
  const texts = (userName: string) => inbox.texts.filter(({ to }) => to === userName).map(({ text }) => text);
  await expect.poll(() => texts(proven.userName).join()).toContain('Somebody signed in to your account');
  expect(texts(unproven.userName)).toEqual([]);
});
