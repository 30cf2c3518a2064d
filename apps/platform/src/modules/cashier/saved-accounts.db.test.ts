import { expect, test } from 'vitest';
import { farAccount } from '../../testing/far-kudipal.ts';
import { startTestCashier, testPassword } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const account = { accountNumber: farAccount.accountNumber, code: farAccount.code, accountName: farAccount.name };
const major = (amount: number) => amount as never;

async function setUp(env: NodeJS.ProcessEnv = {}) {
  const test = await startTestCashier(db, wallet, env);
  const player = test.customer(await playerWith(100_000_00n));
  let seconds = 0;
  /** Pays whatever is open. */
  const pay = async () => {
    await test.sweep();
    for (const { reference } of test.far.kudipal.transfers) test.far.kudipal.finish(reference, 'SUCCESSFUL');
    seconds += 60;
    await test.moveClock(seconds);
    await test.sweep();
  };
  const toBank = (amount: number) =>
    player.call('POST Banking/RegisterKudipalWithdraw', {
      body: { amount: major(amount), ...account, password: testPassword },
    });
  const toPhone = (amount: number) =>
    player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: String(amount) } });
  const saved = async (of = player) => (await of.call('GET Banking/GetSavedAccounts')).data;
  const toSaved = (savedId: string, more: object = {}, of = player) =>
    of.call('POST Banking/RegisterSavedWithdraw', { body: { savedId, amount: major(700), ...more } });
  return { ...test, player, pay, toBank, toPhone, saved, toSaved };
}

/** With one bank account that was paid 600. */
async function setUpPaid() {
  const test = await setUp();
  await test.toBank(600);
  await test.pay();
  const [first] = (await test.saved()).accounts;
  return { ...test, savedId: first?.id ?? '' };
}

test('offers what was paid, each place once, the latest first, its number masked, and the last amounts', async () => {
  const { pay, toBank, toPhone, saved, player } = await setUp();
  expect(await saved()).toEqual({ accounts: [], lastAmounts: [] });
  await toBank(600);
  expect((await saved()).accounts).toEqual([]);
  await pay();
  await toPhone(900);
  await pay();
  await toBank(800);
  await pay();
  const { accounts, lastAmounts } = await saved();
  expect(accounts).toMatchObject([
    { viewName: 'KudipalWithdraw', code: account.code, channel: null, accountName: account.accountName, amount: 800 },
    { viewName: 'FastHubWithdraw', code: null, accountName: null, amount: 900 },
  ]);
  expect(accounts.map(({ number }) => number)).toEqual([
    `••••••${account.accountNumber.slice(-4)}`,
    `${'•'.repeat(player.userName.length - 4)}${player.userName.slice(-4)}`,
  ]);
  expect(lastAmounts).toEqual([
    { viewName: 'KudipalWithdraw', amount: 800 },
    { viewName: 'FastHubWithdraw', amount: 900 },
  ]);
  expect(JSON.stringify({ accounts })).not.toContain(account.accountNumber);
});

test('what failed or was called back is not offered', async () => {
  const { far, sweep, moveClock, player, toBank, toPhone, saved } = await setUp({
    WITHDRAWAL_AUTO_APPROVE_MAX: '1000',
  });
  await toBank(2_000);
  await player.call('POST Banking/RejectWithadrawByUser');
  far.fasthub.answerCashIns('010');
  await toPhone(600);
  await sweep();
  await moveClock(6);
  await sweep();
  expect((await saved()).accounts).toEqual([]);
});

test('pays to one without its number and without a step-up, once for a key', async () => {
  const { player, paymentsOf, savedId, toSaved, pay } = await setUpPaid();
  const key = 'saved-account-key';
  const answers = await Promise.all([toSaved(savedId, { key }), toSaved(savedId, { key })]);
  expect(answers.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
  expect((await toSaved(savedId, { key })).status).toBe('SUCCESS');
  await pay();
  const [, second, ...more] = await paymentsOf(player.playerId);
  expect(second).toMatchObject({
    state: 'paid',
    amount_kobo: 700_00n,
    destination: { accountNumber: account.accountNumber },
  });
  expect(more).toEqual([]);
  expect((await wallet.balance(player.playerId)).availableMinor).toBe(100_000_00n - 600_00n - 700_00n);
});

test('two of them at once are one', async () => {
  const { savedId, toSaved } = await setUpPaid();
  const answers = await Promise.all([toSaved(savedId), toSaved(savedId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['PENDING_TRANSACTION_ON_ACCOUNT', 'SUCCESS']);
});

test("no player uses, sees, quotes or hides another one's", async () => {
  const { customer, savedId, saved, toSaved } = await setUpPaid();
  const stranger = customer(await playerWith(10_000_00n));
  expect(await saved(stranger)).toEqual({ accounts: [], lastAmounts: [] });
  const unknown = 'SAVED_ACCOUNT_DOES_NOT_EXIST';
  expect((await toSaved(savedId, {}, stranger)).status).toBe(unknown);
  expect((await stranger.call('POST Banking/HideSavedAccount', { body: { savedId } })).status).toBe(unknown);
  const wish = { viewName: 'KudipalWithdraw' as const, amount: major(700), savedId };
  expect((await stranger.call('POST Banking/QuoteWithdrawal', { body: wish })).status).toBe(unknown);
  expect((await saved()).accounts).toHaveLength(1);
});

test('one that was taken off the list stays off until it is paid again', async () => {
  const { player, savedId, saved, toBank, toSaved, pay } = await setUpPaid();
  await toSaved(savedId);
  await pay();
  const hide = () => player.call('POST Banking/HideSavedAccount', { body: { savedId } });
  expect(await Promise.all([hide(), hide()])).toMatchObject([{ status: 'SUCCESS' }, { status: 'SUCCESS' }]);
  expect(await saved()).toMatchObject({ accounts: [], lastAmounts: [{ amount: 700 }] });
  await toBank(900);
  await pay();
  expect((await saved()).accounts).toMatchObject([{ amount: 900 }]);
});

test('one whose number was forgotten is neither offered nor paid', async () => {
  const { savedId, saved, toSaved } = await setUpPaid();
  await db.database.pool.query(
    `update cashier.payment set destination = destination || '{"accountNumber":"••••••6789","accountName":"","phone":""}' where id = $1`,
    [savedId],
  );
  expect((await saved()).accounts).toEqual([]);
  expect((await toSaved(savedId)).status).toBe('SAVED_ACCOUNT_DOES_NOT_EXIST');
});

test('a name that the bank has changed since is not paid', async () => {
  const { savedId, toSaved } = await setUpPaid();
  await db.database.pool.query(
    `update cashier.payment set destination = destination || '{"accountName":"OTHER PERSON"}' where id = $1`,
    [savedId],
  );
  expect((await toSaved(savedId)).status).toBe('ACCOUNT_NAME_HAS_CHANGED');
});

test('foretells for one what it would wait for', async () => {
  const { player, savedId } = await setUpPaid();
  player.rename({ firstName: 'Chidi', lastName: 'Eze' });
  const wish = { viewName: 'KudipalWithdraw' as const, amount: major(700), savedId };
  expect((await player.call('POST Banking/QuoteWithdrawal', { body: wish })).data).toMatchObject({
    waitsForPerson: { reason: 'OTHER_NAME' },
  });
});
