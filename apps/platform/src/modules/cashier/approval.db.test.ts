import { expect, test } from 'vitest';
import { startTestCashier } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { useTestWallet } from '../../testing/test-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const { pool } = db.database;

async function setUp(env: NodeJS.ProcessEnv = {}) {
  const test = await startTestCashier(db, wallet, env);
  const player = test.customer(await playerWith(1_000_000_00n));
  const latest = async () => (await test.paymentsOf(player.playerId)).at(-1);
  const withdraw = (amount = 10_000) =>
    player.call('POST Banking/RegisterFastHubWithdraw', { query: { amount: String(amount) } });
  const waiting = async () =>
    (await test.cashier.waitingForOperator()).filter(({ playerId }) => playerId === player.playerId);
  const eventsOf = async (id: string | undefined): Promise<string[]> => {
    const { rows } = await pool.query('select state from cashier.payment_event where payment_id = $1 order by at, id', [
      id,
    ]);
    return rows.map(({ state }) => state);
  };
  return { ...test, player, latest, withdraw, waiting, eventsOf };
}

test.each([
  [{ WITHDRAWAL_AUTO_APPROVE_DAY_MAX: '25000' }, 'a person approves it'],
  [{ WITHDRAWAL_AUTO_APPROVE_DAY_COUNT: '2' }, 'a person approves it'],
])('with %j the third withdrawal of a day waits for an operator, and goes out a day later', async (env, reason) => {
  const { sweep, latest, withdraw, waiting, moveClock, player } = await setUp(env);
  for (const state of ['paid', 'paid', 'requested']) {
    expect((await withdraw()).statusCode).toBe(0);
    await sweep();
    expect(await latest()).toMatchObject({ state });
  }
  expect(await waiting()).toMatchObject([{ kind: 'withdrawal to approve', reason, amountMinor: 1_000_000n }]);
  expect((await player.call('POST Banking/RejectWithadrawByUser')).statusCode).toBe(0);
  await moveClock(25 * 3_600);
  await withdraw();
  await sweep();
  expect(await latest()).toMatchObject({ state: 'paid' });
});

test('what failed does not count, and what an operator approved does', async () => {
  const { cashier, far, sweep, latest, withdraw, moveClock } = await setUp({ WITHDRAWAL_AUTO_APPROVE_DAY_COUNT: '1' });
  far.fasthub.answerCashIns('010');
  await withdraw();
  await sweep();
  await moveClock(6);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'failed' });
  far.fasthub.answerCashIns('000');
  await withdraw(60_000);
  await sweep();
  await cashier.approveWithdrawal({ paymentId: (await latest())?.id ?? '', by: 'ngozi', why: 'known' });
  await sweep();
  expect(await latest()).toMatchObject({ state: 'paid' });
  await withdraw();
  await sweep();
  expect(await latest()).toMatchObject({ state: 'requested' });
});

test('an automatic approval is decided again when it is sent, by however many senders at once', async () => {
  const strict = await setUp({ WITHDRAWAL_AUTO_APPROVE_DAY_COUNT: '1' });
  const { cashier, far, sweep, latest, withdraw, waiting, eventsOf } = strict;
  await withdraw();
  await sweep();
  await withdraw();
  // Approved by a process with other settings, or before the first one of the day was.
  await pool.query(
    "update cashier.payment set state = 'approved', approved_by = 'system', approved_at = app_now(), next_check_at = app_now() where id = $1",
    [(await latest())?.id],
  );
  await Promise.all([cashier.sweepOnce(), cashier.sweepOnce(), cashier.sweepOnce()]);
  expect(await latest()).toMatchObject({ state: 'requested', sends: 0 });
  expect(far.callsTo('/v1/walletcashin/process')).toHaveLength(1);
  expect(await waiting()).toMatchObject([{ reason: 'a person approves it' }]);
  expect((await eventsOf((await latest())?.id)).filter((state) => state === 'requested')).toHaveLength(2);
});

test('two withdrawals of one player at once never both pass the limits', async () => {
  const { cashier, far, player, withdraw, sweep } = await setUp({ WITHDRAWAL_AUTO_APPROVE_DAY_COUNT: '1' });
  // The index lets one be open for each player. Without it the limit has to hold by itself.
  const owner = db.url('harmattan_owner');
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  const index = "select indexdef from pg_indexes where indexname = 'payment_one_withdrawal'";
  const { indexdef } = (await client.query(index)).rows[0];
  await client.query('drop index cashier.payment_one_withdrawal');
  try {
    await withdraw();
    const { rows } = await pool.query('select id from cashier.payment where player_id = $1', [player.playerId]);
    await pool.query(
      "update cashier.payment set state = 'requested', approved_by = null, approved_at = null where id = $1",
      [rows[0].id],
    );
    await pool.query(
      `insert into cashier.payment (id, player_id, number, type_number, direction, view_name, gateway, reference, amount_kobo,
         currency, state, status, created_at, state_at, destination, next_check_at)
       select gen_random_uuid(), player_id, number + 1, type_number + 1, direction, view_name, gateway, gen_random_uuid(),
         amount_kobo, currency, 'requested', 1, created_at, created_at, destination, app_now()
       from cashier.payment where id = $1`,
      [rows[0].id],
    );
    await pool.query('update cashier.payment set next_check_at = app_now() where player_id = $1', [player.playerId]);
    await Promise.all([cashier.sweepOnce(), cashier.sweepOnce(), cashier.sweepOnce()]);
    await sweep();
    expect(far.callsTo('/v1/walletcashin/process')).toHaveLength(1);
  } finally {
    await pool.query("update cashier.payment set state = 'rejected' where player_id = $1 and state = 'requested'", [
      player.playerId,
    ]);
    await client.query(indexdef);
    await client.end();
  }
});

test('a small withdrawal is sent when its cancel window is over, and can be called back until then', async () => {
  const { sweep, latest, withdraw, moveClock, player, waiting } = await setUp({
    WITHDRAWAL_CANCEL_WINDOW_SECONDS: '60',
  });
  const isPending = async () => (await player.call('GET Banking/CheckUserWithdrawOrder')).data;
  const cancel = () => player.call('POST Banking/RejectWithadrawByUser');
  const { availableMinor } = await wallet.balance(player.playerId);
  await withdraw();
  await sweep();
  expect(await latest()).toMatchObject({ state: 'requested', sends: 0 });
  expect(await waiting()).toEqual([]);
  expect(await isPending()).toBe(true);
  const answers = await Promise.all([cancel(), cancel()]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['NO_PENDING_WITHDRAWAL', 'SUCCESS']);
  expect(await wallet.balance(player.playerId)).toMatchObject({ availableMinor, heldMinor: 0n });
  await withdraw();
  await moveClock(59);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'requested', sends: 0 });
  await moveClock(61);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'paid', sends: 1 });
  expect(await isPending()).toBe(false);
});

test('where cancelling is off, nothing is held back for it and the order cannot be called back', async () => {
  const { sweep, latest, withdraw, player } = await setUp({
    WITHDRAWAL_CANCELLING: 'off',
    WITHDRAWAL_CANCEL_WINDOW_SECONDS: '60',
  });
  await withdraw(60_000);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'requested' });
  expect((await player.call('GET Banking/CheckUserWithdrawOrder')).data).toBe(false);
  expect((await player.call('GET Banking/GetWithdrawOrder')).data).toMatchObject({
    canBeCanceled: false,
    isFinished: false,
  });
  expect((await player.call('POST Banking/RejectWithadrawByUser')).status).toBe('WITHDRAWAL_IS_ON_ITS_WAY');
  expect(await latest()).toMatchObject({ state: 'requested' });
  const other = await setUp({ WITHDRAWAL_CANCELLING: 'off', WITHDRAWAL_CANCEL_WINDOW_SECONDS: '60' });
  await other.withdraw();
  await other.sweep();
  expect(await other.latest()).toMatchObject({ state: 'paid' });
});

test('of several reasons the latest wins, all are kept, and neither sender nor approver passes it', async () => {
  const { cashier, sweep, latest, withdraw, moveClock } = await setUp({
    WITHDRAWAL_CANCEL_WINDOW_SECONDS: '600',
    WITHDRAWAL_NEW_DESTINATION_MINUTES: '60',
  });
  await withdraw();
  const paymentId = (await latest())?.id ?? '';
  const wait = { paymentId, reason: 'new device', seconds: 30 * 60, by: 'system' };
  expect(await cashier.holdBack(wait)).toBe(true);
  const { rows } = await pool.query(
    'select send_waits, send_not_before - created_at as held from cashier.payment where id = $1',
    [paymentId],
  );
  expect(rows[0].send_waits.map(({ reason }: { reason: string }) => reason)).toEqual([
    'cancel window',
    'new destination',
    'new device',
  ]);
  expect(await cashier.approveWithdrawal({ paymentId, by: 'ngozi', why: 'known' })).toBe('approved');
  await moveClock(59 * 60);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'approved', sends: 0 });
  await moveClock(61 * 60);
  await Promise.all([sweep(), sweep()]);
  expect(await latest()).toMatchObject({ state: 'paid', sends: 1 });
  expect(await cashier.holdBack(wait)).toBe(false);
  // The wallet is known now: only the window to cancel is left.
  await withdraw();
  await moveClock(72 * 60);
  await sweep();
  expect(await latest()).toMatchObject({ state: 'paid' });
});
