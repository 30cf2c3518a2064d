import { expect, test } from 'vitest';
import { startFarGateway } from '../../testing/far-gateway.ts';
import { farAccount } from '../../testing/far-kudipal.ts';
import { startSmsInbox } from '../../testing/sms-inbox.ts';
import { startTestCashier, testPassword } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);

const account = { accountNumber: farAccount.accountNumber, code: farAccount.code, accountName: farAccount.name };

async function setUp() {
  const test = await startTestCashier(db, wallet);
  const player = test.customer(await playerWith(1_000_000_00n));
  const withdraw = (body: object = {}, by = player) =>
    by.call('POST Banking/RegisterKudipalWithdraw', { body: { amount: 1_000, ...account, ...body } });
  /** Until the gateway has paid all that it was told to. */
  const pay = async () => {
    await test.sweep();
    for (const { reference } of test.far.kudipal.transfers) test.far.kudipal.finish(reference, 'SUCCESSFUL');
    await test.moveClock(60);
    await test.sweep();
  };
  const payments = () => test.paymentsOf(player.playerId);
  return { ...test, player, withdraw, pay, payments };
}

test('a new bank account asks for the password and takes nothing before it is right', async () => {
  const { withdraw, payments, player } = await setUp();
  expect(await withdraw()).toMatchObject({ status: 'STEP_UP_REQUIRED', data: { ask: 'password' } });
  expect(await withdraw({ password: 'not it' })).toMatchObject({ status: 'PASSWORD_IS_INCORRECT', data: null });
  expect(await payments()).toEqual([]);
  expect(await wallet.balance(player.playerId)).toMatchObject({ heldMinor: 0n });
  expect(await withdraw({ password: testPassword })).toMatchObject({ statusCode: 0 });
  expect(await payments()).toHaveLength(1);
});

test('an account that was paid before asks for nothing, and only for the player who was paid', async () => {
  const { withdraw, pay, payments, customer } = await setUp();
  await withdraw({ password: testPassword });
  await pay();
  expect(await payments()).toMatchObject([{ state: 'paid' }]);
  expect(await withdraw()).toMatchObject({ statusCode: 0 });
  const other = customer(await playerWith(1_000_000_00n));
  expect(await withdraw({}, other)).toMatchObject({ status: 'STEP_UP_REQUIRED' });
});

test('a withdrawal that was called back makes no account known, and the same number at another bank is another account', async () => {
  const { withdraw, pay, player } = await setUp();
  await withdraw({ password: testPassword, amount: 60_000 });
  expect((await player.call('POST Banking/RejectWithadrawByUser')).statusCode).toBe(0);
  expect(await withdraw()).toMatchObject({ status: 'STEP_UP_REQUIRED' });
  await withdraw({ password: testPassword });
  await pay();
  expect(await withdraw({ code: '044' })).toMatchObject({ status: 'STEP_UP_REQUIRED' });
});

test('the same key goes on with the password, and once it is taken it needs no password to say what became of it', async () => {
  const { withdraw, payments } = await setUp();
  const key = crypto.randomUUID();
  expect(await withdraw({ key })).toMatchObject({ status: 'STEP_UP_REQUIRED' });
  expect(await withdraw({ key, password: testPassword })).toMatchObject({ statusCode: 0 });
  expect(await withdraw({ key })).toMatchObject({ statusCode: 0 });
  expect(await withdraw({ key, password: 'not it' })).toMatchObject({ statusCode: 0 });
  expect(await payments()).toHaveLength(1);
});

test('of several requests at once, those without the password open nothing and the others open one', async () => {
  const { withdraw, payments, pay, far } = await setUp();
  const key = crypto.randomUUID();
  const right = { key, password: testPassword };
  const answers = await Promise.all([withdraw(right), withdraw(), withdraw(right), withdraw({ password: 'not it' })]);
  expect(answers[0]).toMatchObject({ statusCode: 0 });
  expect(answers[2]).toMatchObject({ statusCode: 0 });
  for (const at of [1, 3]) expect(answers[at]?.statusCode).not.toBe(0);
  await pay();
  expect(await payments()).toMatchObject([{ state: 'paid' }]);
  expect(far.callsTo('/v3/transfers')).toHaveLength(1);
});

test("mobile money goes to the player's own number and asks for nothing", async () => {
  const { player } = await setUp();
  const query = { amount: '1000' };
  expect(await player.call('POST Banking/RegisterFastHubWithdraw', { query })).toMatchObject({ statusCode: 0 });
});

test('what is refused anyway is refused without asking for the password', async () => {
  const { withdraw } = await setUp();
  expect(await withdraw({ amount: 1 })).toMatchObject({ status: 'AMOUNT_LESS_THEN_MIN_LIMIT' });
  expect(await withdraw({ amount: 1_500_000 })).toMatchObject({ status: 'INSUFFICIENT_AMOUNT' });
});

test("with the whole platform the player's own password counts, and guessing ends after five tries", async () => {
  const far = await startFarGateway();
  const inbox = await startSmsInbox();
  const platform = await startTestPlatform(db, { KUDIPAL_URL: `${far.url}/kudipal`, SMS_URL: inbox.url });
  const browser = newBrowser(platform.server);
  const number = newNumber();
  await browser.register(number, 'a horse in the rain');
  await browser.signIn(number, 'a horse in the rain');
  const found = await platform.identity.playerByUserName(number);
  const playerId = found?.playerId ?? 0n;
  const deposit = { key: newKey(), amountMinor: 1_000_000n, house: 'gateway:test', about: 'deposit' } as const;
  await wallet.transfer({ direction: 'in', playerId, ...deposit });
  await browser.call('POST User/SaveUserPersonalDetails', {
    body: { firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-02-28' },
  });
  const withdraw = (password?: string) =>
    browser.call('POST Banking/RegisterKudipalWithdraw', {
      body: { amount: 1_000 as never, ...account, ...(password && { password }) },
    });
  expect(await withdraw('a horse in the rain')).toMatchObject({ status: 'NUMBER_NOT_PROVEN' });
  await browser.proveNumber(`234${number}`, inbox);
  expect(await withdraw()).toMatchObject({ status: 'STEP_UP_REQUIRED', data: { ask: 'password' } });
  const guesses = await Promise.all(Array.from({ length: 6 }, () => withdraw('a guess')));
  expect(guesses.map(({ status }) => status).sort()).toEqual([
    ...Array(5).fill('PASSWORD_IS_INCORRECT'),
    'TOO_MANY_ATTEMPTS',
  ]);
  expect(await withdraw('a horse in the rain')).toMatchObject({ status: 'TOO_MANY_ATTEMPTS' });
  await db.database.pool.query("delete from plumbing.attempt where subject like 'old password of %'");
  expect(await withdraw('a horse in the rain')).toMatchObject({ status: 'SUCCESS' });
});
