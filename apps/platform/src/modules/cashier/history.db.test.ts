import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../plumbing/db/database.ts';
import { startTestCashier, type TestCustomer } from '../../testing/test-cashier.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { listHistory } from './store/history.ts';

const db = useTestDatabase();
const { wallet } = useTestWallet(db);

/** Many payments at once, one a minute, every third one a withdrawal, every seventh one failed. */
async function fill(playerId: bigint, count: number, from = '2026-01-01T00:00:00Z') {
  const { pool } = db.database;
  await pool.query(
    `insert into cashier.player values ($1, $2::bigint, $2::bigint - $2::bigint / 3, $2::bigint / 3, app_now())`,
    [playerId, count],
  );
  await pool.query(
    `insert into cashier.payment (id, player_id, number, type_number, direction, view_name, gateway, reference,
       amount_kobo, currency, state, status, created_at)
     select gen_random_uuid(), $1::bigint, n, case when n % 3 = 0 then n / 3 else n - n / 3 end,
       case when n % 3 = 0 then 'withdraw' else 'deposit' end,
       case when n % 3 = 0 then 'KudipalWithdraw' else 'KudipalCard' end, 'kudipal', $1::bigint || '-' || n, n * 100, 'NGN',
       'failed', case when n % 7 = 0 then 2 else 0 end, $3::timestamptz + n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [playerId, count, from],
  );
}

const allDays = { startDate: '2026-01-01', toDate: '2027-01-01' };

async function list(player: TestCustomer, query: object) {
  const all = { ...allDays, type: '-1', status: '-1', page: '1' } as const;
  const { data } = await player.call('POST User/TransactionHistory', { query: { ...all, ...query } });
  return data.resp;
}

async function setUp() {
  const { customer, far } = await startTestCashier(db, wallet);
  return { customer, far, player: customer(newPlayerId()) };
}

test('shows all payments page by page, the newest first, none missing and none twice', async () => {
  const { player, customer } = await setUp();
  await fill(player.playerId, 1_234);
  await fill(customer(newPlayerId()).playerId, 10);
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list(player, { page })));
  expect(pages.map((page) => page.length)).toEqual([500, 500, 234, 0]);
  expect(pages.flat().map(({ amount }) => amount)).toEqual(Array.from({ length: 1_234 }, (_, at) => 1_234 - at));
});

test.each([
  [{ type: '1' }, (n: number) => n % 3 !== 0],
  [{ type: '2' }, (n: number) => n % 3 === 0],
  [{ status: '2' }, (n: number) => n % 7 === 0],
  [{ type: '2', status: '0' }, (n: number) => n % 3 === 0 && n % 7 !== 0],
  [{ status: '5' }, () => false],
  // From the 2nd of January in Lagos, which begins an hour before that of the clock: the 1,381st minute.
  [{ startDate: '2026-01-02', toDate: '2026-01-02' }, (n: number) => n >= 1_380 && n < 1_380 + 1_440],
  [{ startDate: '2025-01-02', toDate: '2025-01-02' }, () => false],
  [{ startDate: '2026-01-02', toDate: '2026-01-01' }, () => false],
])('filters by %j', async (query, isWanted) => {
  const { player } = await setUp();
  await fill(player.playerId, 3_000);
  const pages = await Promise.all(['1', '2', '3', '4', '5', '6', '7'].map((page) => list(player, { ...query, page })));
  const wanted = Array.from({ length: 3_000 }, (_, at) => 3_000 - at).filter(isWanted);
  expect(pages.flat().map(({ amount }) => amount)).toEqual(wanted);
});

test('the last page of a long history reads no more than the first one', async () => {
  const { player } = await setUp();
  await fill(player.playerId, 15_000);
  // One connection, so that what it read is counted where it is asked for.
  const { pool, close } = openDatabase({ url: db.url('harmattan_app'), connectionsMax: 1, onIdleError() {} });
  onTestFinished(close);
  const countBlocks = async () => {
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await pool.query(
      `select (idx_blks_read + idx_blks_hit + heap_blks_read + heap_blks_hit)::int as blocks
       from pg_statio_user_tables where schemaname = 'cashier' and relname = 'payment'`,
    );
    return rows[0].blocks as number;
  };
  const wanted = { playerId: player.playerId, from: new Date('2026-01-01'), before: new Date('2027-01-01') };
  const blocksFor = async (page: number, direction: 'deposit' | undefined) => {
    const before = await countBlocks();
    const rows = await listHistory(pool, { ...wanted, direction, status: undefined, page, pageRows: 500 });
    expect(rows).toHaveLength(500);
    return (await countBlocks()) - before;
  };
  await blocksFor(0, undefined);
  for (const [direction, last] of [
    [undefined, 29],
    ['deposit', 19],
  ] as const) {
    const first = await blocksFor(0, direction);
    expect(first).toBeGreaterThan(0);
    expect(await blocksFor(last, direction)).toBeLessThanOrEqual(first * 2);
  }
});

test('says what was credited, the balance after it, and nothing of it before', async () => {
  const { player, far } = await setUp();
  const body = { amount: 800, cardNumber: '5000000000000009', cvv: '123', expireMonth: '12', expireYear: '30' };
  await player.call('POST Banking/RegisterKudipalCardDeposit', { body });
  await player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 900 } });
  expect(far.kudipal.charges).toHaveLength(1);
  const rows = await list(player, { startDate: '2020-01-01', toDate: '2099-01-01' });
  const currencies = { transCurrency: 'NGN', userCurrency: 'NGN' };
  expect(rows).toMatchObject([
    { type: 1, amount: 900, currentbalance: null, customerNote: 'KudipalBankTransfer', status: 1, ...currencies },
    { type: 1, amount: 800, currentbalance: 800, customerNote: 'KudipalCard', status: 0, ...currencies },
  ]);
});

test('a receipt has the reference of the history and of the gateway, and is for its own player alone', async () => {
  const { player, customer } = await setUp();
  const body = { amount: 800, cardNumber: '5000000000000009', cvv: '123', expireMonth: '12', expireYear: '30' };
  await player.call('POST Banking/RegisterKudipalCardDeposit', { body });
  const [row] = await list(player, { startDate: '2020-01-01', toDate: '2099-01-01' });
  const query = { id: row?.id ?? '' };
  const { data } = await player.call('GET Banking/GetReceipt', { query });
  expect(data).toMatchObject({
    type: 1,
    viewName: 'KudipalCard',
    amount: 800,
    currency: 'NGN',
    status: 0,
    message: '',
  });
  expect(data.reference).toBe(row?.reference);
  expect(data.gatewayReference).toMatch(/^\d+$/);
  expect(Object.keys(data)).not.toContain('currentbalance');
  const stranger = customer(newPlayerId());
  expect((await stranger.call('GET Banking/GetReceipt', { query })).status).toBe('PAYMENT_DOES_NOT_EXIST');
});

test('what a gateway wrote about a failure is told as a word', async () => {
  const { player } = await setUp();
  await fill(player.playerId, 1);
  const { pool } = db.database;
  await pool.query("update cashier.payment set note = 'Insufficient Funds' where player_id = $1", [player.playerId]);
  const [row] = await list(player, {});
  expect(row?.customerNote).toBe('REASON_INSUFFICIENT_FUNDS');
  const { data } = await player.call('GET Banking/GetReceipt', { query: { id: row?.id ?? '' } });
  expect(data.message).toBe('REASON_INSUFFICIENT_FUNDS');
  const state = await player.call('GET Banking/GetDepositState', { query: { id: row?.id ?? '' } });
  expect(state.data.message).toBe('REASON_INSUFFICIENT_FUNDS');
});

test('numbers have no gaps, however many payments are opened at once', async () => {
  const { player } = await setUp();
  const open = () => player.call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { amount: 900 } });
  await Promise.all(Array.from({ length: 20 }, open));
  const { rows } = await db.database.pool.query(
    'select number, type_number, created_at from cashier.payment where player_id = $1 order by created_at, number',
    [player.playerId],
  );
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => BigInt(at + 1)));
  expect(rows.map(({ type_number }) => type_number)).toEqual(rows.map(({ number }) => number));
});
