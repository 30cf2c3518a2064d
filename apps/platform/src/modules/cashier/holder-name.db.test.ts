import { expect, test } from 'vitest';
import { farAccount } from '../../testing/far-kudipal.ts';
import { startTestCashier, testPassword } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);

async function setUp(env: NodeJS.ProcessEnv = {}, holder = 'LAMI NWOSU') {
  const test = await startTestCashier(db, wallet, env);
  const player = test.customer(await playerWith(1_000_000_00n));
  test.far.kudipal.rename(holder);
  const latest = async () => (await test.paymentsOf(player.playerId)).at(-1);
  const withdraw = (body: object = {}) =>
    player.call('POST Banking/RegisterKudipalWithdraw', {
      body: {
        ...{ amount: 10_000, accountNumber: farAccount.accountNumber, code: farAccount.code, accountName: holder },
        password: testPassword,
        ...body,
      },
    });
  const waiting = async () =>
    (await test.cashier.waitingForOperator()).filter(({ playerId }) => playerId === player.playerId);
  const transfers = () => test.far.callsTo('/v3/transfers').length;
  return { ...test, player, latest, withdraw, waiting, transfers };
}

test('a withdrawal to an account in another name waits for an operator, and its player is told no more than that', async () => {
  const { cashier, sweep, latest, withdraw, waiting, transfers, player } = await setUp();
  expect(await withdraw()).toMatchObject({ statusCode: 0, data: { message: 'SUCCESS' } });
  await sweep();
  const payment = await latest();
  expect(payment).toMatchObject({ state: 'requested', sends: 0 });
  expect(transfers()).toBe(0);
  expect(await waiting()).toMatchObject([{ kind: 'withdrawal to approve', reason: 'account in another name' }]);
  const shown = await player.call('GET Banking/GetWithdrawOrder');
  expect(shown.data?.message).toBe('WITHDRAWAL_WAITS_FOR_APPROVAL');
  expect(JSON.stringify(shown)).not.toMatch(/lami|nwosu/i);
  await cashier.approveWithdrawal({ paymentId: payment?.id ?? '', by: 'ngozi', why: 'her husband, asked by phone' });
  await sweep();
  expect(await latest()).toMatchObject({ sends: 1 });
  expect(transfers()).toBe(1);
});

test('the name that the request sends is not what is compared with the profile', async () => {
  const { sweep, latest, withdraw, waiting } = await setUp({}, 'lami   nwosu');
  // Folded, it is the bank's; what is kept and compared is the bank's own word.
  await withdraw({ accountName: 'LAMI NWOSU' });
  await sweep();
  expect(await latest()).toMatchObject({ state: 'requested', destination: { accountName: 'lami   nwosu' } });
  expect(await waiting()).toMatchObject([{ reason: 'account in another name' }]);
  const other = await setUp();
  expect(await other.withdraw({ accountName: 'ADA OBI' })).toMatchObject({ status: 'ACCOUNT_NAME_HAS_CHANGED' });
  expect(await other.latest()).toBeUndefined();
});

test('order, case and a middle name of the bank make no difference', async () => {
  const { sweep, latest, withdraw, transfers } = await setUp({}, 'OBI, Ada CHIOMA');
  await withdraw();
  await sweep();
  expect(await latest()).toMatchObject({ sends: 1 });
  expect(transfers()).toBe(1);
});

test('the tolerance is a setting', async () => {
  for (const [tolerance, sends] of [
    ['0', 0],
    ['1', 1],
  ] as const) {
    const { player, sweep, latest, withdraw } = await setUp({ WITHDRAWAL_NAME_TOLERANCE: tolerance }, 'OBI BABATUNDE');
    player.rename({ firstName: 'Tunde', lastName: 'Obi' });
    await withdraw();
    await sweep();
    expect(await latest()).toMatchObject({ sends });
  }
});

test('a profile that lost its name or changed it lately sends nothing by itself', async () => {
  for (const [change, reason] of [
    [{ firstName: '', lastName: '' }, 'no name in the profile'],
    [{ firstName: 'Lami', lastName: 'Obi' }, 'account in another name'],
    [{ firstName: 'Ada', lastName: 'Obi', changedAt: new Date() }, 'name in the profile changed lately'],
  ] as const) {
    const { player, sweep, latest, withdraw, waiting, transfers } = await setUp({}, farAccount.name);
    await withdraw();
    expect(await latest()).toMatchObject({ state: 'approved' });
    player.rename(change);
    await sweep();
    expect(await latest()).toMatchObject({ state: 'requested', sends: 0 });
    expect(await waiting()).toMatchObject([{ kind: 'withdrawal to approve', reason }]);
    expect(transfers()).toBe(0);
  }
});

test('a name that was changed long ago is the name', async () => {
  const { player, sweep, latest, withdraw } = await setUp({ WITHDRAWAL_NAME_CHANGE_MINUTES: '60' }, farAccount.name);
  player.rename({ firstName: 'Ada', lastName: 'Obi', changedAt: new Date(Date.now() - 61 * 60_000) });
  await withdraw();
  await sweep();
  expect(await latest()).toMatchObject({ sends: 1 });
});

test('two requests at once and the same one twice to another name leave one withdrawal that waits', async () => {
  const { player, sweep, paymentsOf, withdraw, waiting, transfers } = await setUp();
  const key = crypto.randomUUID();
  const answers = await Promise.all([withdraw({ key }), withdraw({ key }), withdraw()]);
  expect(answers.filter(({ statusCode }) => statusCode === 0).length).toBeGreaterThan(0);
  await withdraw({ key });
  await Promise.all([sweep(), sweep()]);
  expect(await paymentsOf(player.playerId)).toMatchObject([{ state: 'requested', sends: 0 }]);
  expect(await waiting()).toHaveLength(1);
  expect(transfers()).toBe(0);
});
