import { beforeAll, expect, test } from 'vitest';
import { openOfficeStage } from '../../../office/testing/office-stage.ts';
import { startFarRegister } from '../../../testing/far-register.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newBrowser, newNumber } from '../../../testing/test-player.ts';
import { keyOf } from '../../wallet/index.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let far: Awaited<ReturnType<typeof startFarRegister>>;
beforeAll(async () => {
  far = await startFarRegister((stop) => db.defer(stop));
  stage = await openOfficeStage(db, { VERIFICATION: 'on', VERIFICATION_URL: far.url });
});

type Browser = ReturnType<typeof newBrowser>;
const details = { firstName: 'Ngozi', lastName: 'Okafor', dateOfBirth: '1985-03-04' };

/** Without money. */
async function newPlayer(number = newNumber()) {
  const browser = newBrowser(stage.platform.server);
  expect((await browser.register(number, stage.password)).status).toBe('SUCCESS');
  expect((await browser.signIn(number, stage.password)).status).toBe('SUCCESS');
  await browser.call('POST User/SaveUserPersonalDetails', { body: details });
  const player = await stage.platform.identity.playerByUserName(`234${number}`);
  return { browser, number, playerId: (player as { playerId: bigint }).playerId };
}

const registerAgain = async (number: string) =>
  (await newBrowser(stage.platform.server).register(number, stage.password)).status;
const dayMinutes = 24 * 60;
const yearMinutes = 366 * dayMinutes;

const close = (browser: Browser, password: string = stage.password) =>
  browser.call('POST User/CloseAccount', { body: { password } });

let moves = 0;
function move(playerId: bigint, direction: 'in' | 'out', amountMinor: bigint) {
  moves += 1;
  const key = keyOf({ source: 'test', class: 'any', id: `closing ${moves}` });
  const about = direction === 'in' ? ('deposit' as const) : ('withdrawal' as const);
  return stage.platform.wallet.transfer({ direction, playerId, key, amountMinor, house: 'gateway:test', about });
}

test('an account is closed with the password: every device is out, the number is free, and what no law keeps is gone', async () => {
  const { browser, number, playerId } = await newPlayer();
  const other = newBrowser(stage.platform.server);
  await other.signIn(number, stage.password);
  await browser.call('POST User/UpdateSMSNotificationStatus', { query: { flag: '1' } });
  await pool.query('insert into email.player (player_id, address) values ($1, $2)', [
    playerId,
    `a${playerId}@x.example`,
  ]);
  expect((await browser.call('GET User/Closing')).data).toMatchObject({ mayClose: true, keptYears: 5 });
  expect((await close(browser, 'not mine')).status).toBe('PASSWORD_IS_INCORRECT');
  expect((await close(browser)).status).toBe('SUCCESS');
  for (const device of [browser, other]) expect((await device.call('GET User/Email')).status).toBe('NOT_SIGNED_IN');
  expect((await browser.signIn(number, stage.password)).status).toBe('INVALID_USERNAME_OR_PASSWORD');
  const count = async (table: string) =>
    (await pool.query(`select count(*)::int as n from ${table} where player_id = $1`, [playerId])).rows[0].n;
  for (const table of ['email.player', 'identity.device_player', 'identity.session'])
    expect(await count(table)).toBe(0);
  const { rows } = await pool.query('select * from profile.player where player_id = $1', [playerId]);
  expect(rows[0]).toMatchObject({ sms_notification_enabled: false, inbox_offers_enabled: false, first_name: 'Ngozi' });
  const { rows: kept } = await pool.query('select * from rights.closing where player_id = $1', [playerId]);
  expect(kept).toMatchObject([{ user_name: `234${number}`, erased_at: null }]);
  const off = (await stage.platform.office.switches.listOf(playerId)).map((block) => block.switch);
  expect(off.toSorted()).toEqual(['deposit', 'marketing', 'play', 'sign-in']);
  const support = await stage.newStaff('support');
  const file = await support.call('GET Players/Get', { query: { playerId: String(playerId) } });
  expect(file.data.closedAt).not.toBeNull();
});

test('the office finds a closed account by the number that it had, beside the new one, until it is erased', async () => {
  const { browser, number, playerId } = await newPlayer();
  await close(browser);
  const again = await newPlayer(number);
  const support = await stage.newStaff('support');
  const find = async (text: string) =>
    (await support.call('GET Players/Search', { query: { text } })).data?.map((found) => [
      found.playerId,
      found.foundBy,
    ]);
  const [old, present] = [String(playerId), String(again.playerId)];
  for (const text of [number, `0${number}`, `+234 ${number}`, number.slice(0, 9)])
    expect(await find(text), text).toEqual(
      expect.arrayContaining([
        [present, 'number'],
        [old, 'former-number'],
      ]),
    );
  await pool.query('update rights.closing set user_name = null, erased_at = app_now() where player_id = $1', [
    playerId,
  ]);
  expect(await find(number)).toEqual([[present, 'number']]);
});

test('the same number opens a new account, which is another one', async () => {
  const { browser, number, playerId } = await newPlayer();
  await close(browser);
  const again = await newPlayer(number);
  expect(again.playerId).not.toBe(playerId);
  expect((await again.browser.call('GET User/GetBalance')).data.totalBalance).toBe(0);
});

test('the identity number of a closed account verifies a new one', async () => {
  const number = '50000000001';
  far.people.set(number, { firstName: 'NGOZI', lastName: 'OKAFOR', dateOfBirth: '1985-03-04' });
  const [closed, next] = [await newPlayer(), await newPlayer()];
  const verify = async ({ browser }: Awaited<ReturnType<typeof newPlayer>>) => {
    await browser.call('POST Verification/SubmitNumber', { body: { kind: 'nin', number } });
    const read = async () => (await browser.call('GET Verification/Get')).data;
    await expect.poll(async () => (await read()).check?.state, { timeout: 20_000 }).not.toBe('waiting');
    return (await read()).level;
  };
  expect(await verify(closed)).toBe(1);
  await close(closed.browser);
  expect(await verify(next)).toBe(1);
});

test('an excluded player who closes the account is known again', async () => {
  const { browser, number } = await newPlayer();
  const answer = await browser.call('POST Limits/Exclude', { body: { months: 6, password: stage.password } });
  expect(answer.status).toBe('SUCCESS');
  await stage.platform.outbox.drainOnce();
  expect((await close(browser)).status).toBe('SUCCESS');
  await stage.platform.outbox.drainOnce();
  expect(await registerAgain(number)).toBe('MOBILE_ALREADY_EXISTS');
  // So long a number may be another person's by now.
  await stage.passMinutes(yearMinutes);
  const again = await newPlayer(number);
  await stage.platform.outbox.drainOnce();
  await expect.poll(async () => (await again.browser.call('GET Limits/GetBreak')).data.break?.kind).toBe('match');
  await stage.passMinutes(-yearMinutes);
});

test('a time-out is not left by a new account: the number opens none before its end', async () => {
  const { browser, number } = await newPlayer();
  await browser.call('POST Limits/TimeOut', { body: { hours: 24, password: stage.password } });
  await Promise.all([close(browser), registerAgain(number), registerAgain(number), registerAgain(number)]);
  expect(await registerAgain(number)).toBe('MOBILE_ALREADY_EXISTS');
  await stage.passMinutes(dayMinutes - 1);
  expect(await registerAgain(number)).toBe('MOBILE_ALREADY_EXISTS');
  await stage.passMinutes(2);
  expect(await registerAgain(number)).toBe('SUCCESS');
  await stage.passMinutes(-dayMinutes - 1);
});

test('a limit is not left by a new account sooner than by raising it', async () => {
  const { browser, number } = await newPlayer();
  await browser.call('POST Limits/Set', { body: { kind: 'deposit', period: 'month', amount: 1_000 } });
  expect((await close(browser)).status).toBe('SUCCESS');
  expect(await registerAgain(number)).toBe('MOBILE_ALREADY_EXISTS');
  await stage.passMinutes(dayMinutes + 1);
  expect(await registerAgain(number)).toBe('SUCCESS');
  await stage.passMinutes(-dayMinutes - 1);
});

test('nothing is closed while there is money, a payment is under way or a bet is open, and each is named', async () => {
  const { browser, playerId } = await newPlayer();
  await move(playerId, 'in', 5_00n);
  expect(await close(browser)).toMatchObject({ status: 'ACCOUNT_CANNOT_BE_CLOSED', data: { balance: 5, bets: 0 } });
  await move(playerId, 'out', 5_00n);
  await pool.query(
    `insert into suppliers.open_stake (key, player_id, round, supplier, game, staked, since)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'qtech', 'HRM', 100, app_now())`,
    [playerId],
  );
  expect(await close(browser)).toMatchObject({ status: 'ACCOUNT_CANNOT_BE_CLOSED', data: { balance: 0, bets: 1 } });
  await pool.query('delete from suppliers.open_stake where player_id = $1', [playerId]);
  await stage.proveNumber(browser, (await browser.call('GET User/PersonalInfromation')).data.userName);
  await browser.call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: '1000' } });
  expect(await close(browser)).toMatchObject({ status: 'ACCOUNT_CANNOT_BE_CLOSED', data: { payments: 1 } });
  expect((await browser.call('GET User/Closing')).data).toMatchObject({ mayClose: false, payments: 1 });
});

test('money that comes while the account is being closed keeps it open, or comes to a closed account whole', async () => {
  const { browser, playerId } = await newPlayer();
  const [closed, moved] = await Promise.all([close(browser), move(playerId, 'in', 7_00n)]);
  expect(moved.status).toBe('ok');
  expect(['SUCCESS', 'ACCOUNT_CANNOT_BE_CLOSED']).toContain(closed.status);
  const { rows } = await pool.query('select available from wallet.account where player_id = $1', [playerId]);
  expect(rows).toEqual([{ available: 700n }]);
});

test('closed twice at once it is closed once', async () => {
  const { browser, playerId } = await newPlayer();
  await Promise.all([close(browser), close(browser)]);
  const { rows } = await pool.query('select count(*)::int as n from rights.closing where player_id = $1', [playerId]);
  expect(rows).toEqual([{ n: 1 }]);
});

test('what the law kept is erased when its time is over, once, and the books stay', async () => {
  const { browser, playerId, number } = await newPlayer();
  await move(playerId, 'in', 9_00n);
  await move(playerId, 'out', 9_00n);
  await close(browser);
  const erase = stage.platform.jobs.find(({ name }) => name === 'erase-closed-accounts');
  const run = async () => erase?.run(new AbortController().signal);
  const nameOf = async () =>
    (await pool.query('select first_name, birth_date from profile.player where player_id = $1', [playerId])).rows[0];
  await run();
  expect(await nameOf()).toMatchObject({ first_name: 'Ngozi' });
  await stage.passMinutes(6 * 366 * 24 * 60);
  await Promise.all([run(), run()]);
  expect(await nameOf()).toEqual({ first_name: null, birth_date: null });
  const { rows } = await pool.query('select user_name, erased_at from rights.closing where player_id = $1', [playerId]);
  expect(rows[0]).toMatchObject({ user_name: null });
  expect(rows[0].erased_at).not.toBeNull();
  const { rows: messages } = await pool.query('select 1 from messages.message where player_id = $1', [playerId]);
  expect(messages).toEqual([]);
  const { rows: entries } = await pool.query('select 1 from wallet.journal where player_id = $1', [playerId]);
  expect(entries.length).toBeGreaterThanOrEqual(2);
  const { rows: named } = await pool.query('select 1 from identity.player where user_name = $1', [`234${number}`]);
  expect(named).toEqual([]);
});
