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
  const quote = async (amount: number, more: object = { account }) =>
    (
      await player.call('POST Banking/QuoteWithdrawal', {
        body: { viewName: 'KudipalWithdraw', amount: major(amount), ...more },
      })
    ).data;
  const withdraw = (amount: number) =>
    player.call('POST Banking/RegisterKudipalWithdraw', {
      body: { amount: major(amount), ...account, password: testPassword },
    });
  const stands = async () => {
    await test.sweep();
    const { rows } = await db.database.pool.query(
      'select state, approval_wait, send_waits from cashier.payment where player_id = $1 order by number desc limit 1',
      [player.playerId],
    );
    const [{ state, approval_wait, send_waits }] = rows;
    return {
      isSent: state === 'pending',
      approval_wait,
      waits: send_waits.map((wait: { reason: string }) => wait.reason),
    };
  };
  return { ...test, player, quote, withdraw, stands };
}

test('says what there is, what it costs and what arrives, and that nothing holds it up', async () => {
  const { quote, withdraw, stands } = await setUp();
  expect(await quote(10_000)).toEqual({
    ...{ available: 100_000, minLimit: 500, maxLimit: 2_000_000, fee: 0, receives: 10_000 },
    ...{ waitsForTime: null, waitsForPerson: null },
  });
  await withdraw(10_000);
  expect(await stands()).toMatchObject({ isSent: true });
});

test.each([
  [{ WITHDRAWAL_AUTO_APPROVE_MAX: '9999' }, 'BY_A_PERSON', 'a person approves it'],
  [{ WITHDRAWAL_AUTO_APPROVE_DAY_MAX: '9999' }, 'BY_A_PERSON', 'a person approves it'],
  [{ WITHDRAWAL_AUTO_APPROVE_DAY_COUNT: '0' }, 'BY_A_PERSON', 'a person approves it'],
])('with %j it foretells a person by %s, and that comes true', async (env, reason, approval_wait) => {
  const { quote, withdraw, stands } = await setUp(env);
  expect(await quote(10_000)).toMatchObject({ waitsForPerson: { reason }, waitsForTime: null });
  // Limits need no account.
  expect(await quote(10_000, {})).toMatchObject({ waitsForPerson: { reason } });
  await withdraw(10_000);
  expect(await stands()).toMatchObject({ isSent: false, approval_wait });
});

test.each([
  [{ firstName: 'Chidi', lastName: 'Eze' }, 'OTHER_NAME', 'account in another name'],
  [{ firstName: 'Ada', lastName: 'Obi', changedAt: new Date() }, 'NAME_CHANGED', 'name in the profile changed lately'],
])('for the profile %j it foretells a person by %s, and that comes true', async (name, reason, approval_wait) => {
  const { player, quote, withdraw, stands } = await setUp({ WITHDRAWAL_NAME_CHANGE_MINUTES: '60' });
  player.rename(name);
  expect(await quote(10_000)).toMatchObject({ waitsForPerson: { reason } });
  expect(await quote(10_000, {})).toMatchObject({ waitsForPerson: null });
  await withdraw(10_000);
  expect(await stands()).toMatchObject({ isSent: false, approval_wait });
});

test('foretells the longest wait, and that comes true', async () => {
  const env = { WITHDRAWAL_CANCEL_WINDOW_SECONDS: '30', WITHDRAWAL_NEW_DEVICE_WAIT_MINUTES: '60' };
  const { newDevice, quote, withdraw, stands } = await setUp(env);
  expect(await quote(20_001)).toMatchObject({ waitsForTime: { seconds: 30, reason: 'CANCEL_WINDOW' } });
  newDevice.isNew = true;
  expect(await quote(20_000)).toMatchObject({ waitsForTime: { seconds: 30, reason: 'CANCEL_WINDOW' } });
  expect(await quote(20_001)).toMatchObject({ waitsForTime: { seconds: 3_600, reason: 'NEW_DEVICE' } });
  await withdraw(20_001);
  expect(await stands()).toMatchObject({ isSent: false, waits: ['cancel window', 'new device and new destination'] });
});

test('a new destination is foretold only where the settings hold it back', async () => {
  const { quote, withdraw, stands } = await setUp({ WITHDRAWAL_NEW_DESTINATION_MINUTES: '10' });
  expect(await quote(10_000)).toMatchObject({ waitsForTime: { seconds: 600, reason: 'NEW_DESTINATION' } });
  await withdraw(10_000);
  expect(await stands()).toMatchObject({ isSent: false, waits: ['new destination'] });
});

test('counts what is set aside as gone, and writes nothing down', async () => {
  const { player, paymentsOf, quote, withdraw } = await setUp({ WITHDRAWAL_AUTO_APPROVE_MAX: '1' });
  await withdraw(60_000);
  expect(await quote(50_000)).toMatchObject({ available: 40_000 });
  expect(await paymentsOf(player.playerId)).toHaveLength(1);
});
