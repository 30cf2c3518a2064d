import { beforeAll, expect, test } from 'vitest';
import { openOfficeStage } from '../../office/testing/office-stage.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
});

type Browser = ReturnType<typeof newBrowser>;

let given = 0;
function newAddress(): string {
  given += 1;
  return `ada.${given}@example.com`;
}

async function newPlayer(number = newNumber()) {
  const browser = newBrowser(stage.platform.server);
  await browser.register(number, stage.password);
  await browser.signIn(number, stage.password);
  const player = await stage.platform.identity.playerByUserName(`234${number}`);
  return { browser, number, playerId: (player as { playerId: bigint }).playerId };
}

const send = (browser: Browser, email: string, more: { password?: string } = {}) =>
  browser.call('POST User/SendEmailCode', { body: { email, ...more } });
const prove = (browser: Browser, code: string) => browser.call('POST User/ProveEmail', { body: { code } });
const read = async (browser: Browser) => (await browser.call('GET User/Email')).data;

const mailsTo = async (address: string): Promise<string[]> =>
  (await pool.query('select body from mail.mail where recipient = $1 order by kept_at, id', [address])).rows.map(
    ({ body }) => body,
  );

/** Of the newest mail. */
async function codeFor(address: string): Promise<string> {
  return (await mailsTo(address)).at(-1)?.slice(0, 6) ?? '';
}

const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');

async function proveAddress(browser: Browser, address: string): Promise<void> {
  expect((await send(browser, address)).status).toBe('SUCCESS');
  expect((await prove(browser, await codeFor(address))).status).toBe('SUCCESS');
}

test('an address is proven by the code that was sent to it, and the same request twice has the same answer', async () => {
  const { browser } = await newPlayer();
  const address = newAddress();
  expect(await read(browser)).toEqual({ email: null, provenAt: null, code: null });
  expect((await send(browser, ` ${address.toUpperCase()} `)).data).toEqual({ remainingTime: 1_800, resendTime: 60 });
  expect(await read(browser)).toMatchObject({ email: null, code: { email: address } });
  const code = await codeFor(address);
  const answers = await Promise.all([prove(browser, code), prove(browser, code)]);
  expect(answers.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  expect(await read(browser)).toMatchObject({ email: address, code: null });
});

test('what is no address is refused beside its field, and nothing is sent', async () => {
  const { browser } = await newPlayer();
  const refused = (problem: string) => ({ status: 'VALIDATION_ERROR', data: { email: problem } });
  expect(await send(browser, ' ')).toMatchObject(refused('message.please_fill_the_field'));
  for (const typed of ['ada', 'ada@example.com, eze@example.com', 'ada@example.com\r\nBcc: eze@example.com'])
    expect(await send(browser, typed)).toMatchObject(refused('message.email_not_valid'));
  expect((await read(browser)).code).toBeNull();
});

test('a code has five tries and thirty minutes, and another player cannot use it', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  const address = newAddress();
  await send(one.browser, address);
  const code = await codeFor(address);
  expect((await prove(other.browser, code)).status).toBe('INVALID_VERIFICATION_CODE');
  for (let tried = 0; tried < 5; tried += 1)
    expect((await prove(one.browser, wrongFor(code))).status).toBe('INVALID_VERIFICATION_CODE');
  expect((await prove(one.browser, code)).status).toBe('INVALID_VERIFICATION_CODE');
  await pool.query(`update email.code set tries = 0, ends_at = app_now() - interval '1 second' where player_id = $1`, [
    one.playerId,
  ]);
  expect((await prove(one.browser, code)).status).toBe('INVALID_VERIFICATION_CODE');
  expect(await read(one.browser)).toMatchObject({ email: null, code: null });
});

test('codes are sent once a minute, and six times a day to an address, whoever asks', async () => {
  const address = newAddress();
  const { browser } = await newPlayer();
  await send(browser, address);
  expect(await send(browser, address)).toMatchObject({ status: 'PLEASE_TRY_RESEND_CODE_IN_X_SECONDS' });
  for (let more = 0; more < 5; more += 1)
    expect((await send((await newPlayer()).browser, address)).status).toBe('SUCCESS');
  expect((await send((await newPlayer()).browser, address)).status).toBe('MAIL_NOT_SENT');
  expect(await mailsTo(address)).toHaveLength(6);
});

test('an address belongs to one account: of two that prove it at once one has it, and the other is told', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  const address = newAddress();
  await send(one.browser, address);
  const first = await codeFor(address);
  await send(other.browser, address);
  const mails = await mailsTo(address);
  const second = mails.map((text) => text.slice(0, 6)).find((code) => code !== first) ?? first;
  const answers = await Promise.all([prove(one.browser, first), prove(other.browser, second)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['EMAIL_IS_IN_USE', 'SUCCESS']);
});

test('to replace a proven address asks for the password, and the old address is told', async () => {
  const { browser } = await newPlayer();
  const [before, after] = [newAddress(), newAddress()];
  await proveAddress(browser, before);
  expect(await send(browser, after)).toMatchObject({ status: 'STEP_UP_REQUIRED', data: { ask: 'password' } });
  expect((await send(browser, after, { password: 'not mine' })).status).toBe('PASSWORD_IS_INCORRECT');
  expect(await mailsTo(after)).toEqual([]);
  await stage.passMinutes(2);
  expect((await send(browser, after, { password: stage.password })).status).toBe('SUCCESS');
  await prove(browser, await codeFor(after));
  await stage.platform.outbox.drainOnce();
  await expect.poll(async () => (await mailsTo(before)).at(-1)).toContain('another e-mail address');
  expect(await read(browser)).toMatchObject({ email: after });
});

test('the name, the birth date and the proven address of an excluded player close another account', async () => {
  const details = { firstName: 'Ngozi', lastName: 'Eze', dateOfBirth: '1981-05-06' };
  const [excluded, second] = [await newPlayer(), await newPlayer()];
  const address = newAddress();
  await proveAddress(excluded.browser, address);
  for (const { browser } of [excluded, second])
    await browser.call('POST User/SaveUserPersonalDetails', { body: details });
  await excluded.browser.call('POST Limits/Exclude', { body: { months: 6, password: stage.password } });
  await stage.platform.outbox.drainOnce();
  const kind = async () => (await second.browser.call('GET Limits/GetBreak')).data.break?.kind;
  expect(await kind()).toBeUndefined();
  // The excluded player has moved on to another address; the old one is still known.
  await pool.query('update email.player set address = $2 where player_id = $1', [excluded.playerId, newAddress()]);
  await stage.passMinutes(2);
  await proveAddress(second.browser, address);
  await stage.platform.outbox.drainOnce();
  await expect.poll(kind).toBe('match');
});
