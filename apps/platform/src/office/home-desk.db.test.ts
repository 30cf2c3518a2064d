import { instantInMarket, marketDay } from '@harmattan/kernel/market-time';
import { beforeAll, expect, test } from 'vitest';
import { keyOf } from '../modules/wallet/index.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  // Of one day, whatever the time is where the tests run.
  const now = stage.platform.clock.now();
  const noon = instantInMarket(marketDay(now)).getTime() + 36 * 3_600_000;
  await stage.passMinutes((noon - now.getTime()) / 60_000);
});

const read = async (desk: Awaited<ReturnType<(typeof stage)['newStaff']>>) =>
  (await desk.call('GET Home/Overview')).data;

test('home counts what waits, sums the day, and owes players exactly what they have', async () => {
  const finance = await stage.newStaff('finance');
  const { id } = await stage.newWithdrawal(60_000);
  await finance.call('POST Payments/Claim', { body: { id } });
  const { playerId } = await stage.newPlayer(500_00n);
  const played = { product: 'games', supplier: 'qtech', game: 'HRM-test' } as const;
  const move = { playerId, house: 'house:qtech', played } as const;
  const key = (name: string) => keyOf({ source: 'test', class: 'home', id: name });
  const stake = key('stake');
  await stage.platform.wallet.transfer({ ...move, direction: 'out', key: stake, amountMinor: 100_00n, about: 'stake' });
  const win = { ...move, direction: 'in', key: key('win'), amountMinor: 30_00n, about: 'win', of: stake } as const;
  await stage.platform.wallet.transfer(win);
  const ggr = async () => (await read(finance)).figures?.products[0]?.today;
  await expect.poll(ggr, { timeout: 20_000 }).toEqual({ staked: 100, refunded: 0, won: 30, awarded: 0, ggr: 70 });
  const { worklists, figures, money } = await read(finance);
  expect(worklists).toMatchObject([
    { kind: 'withdrawal to approve', count: 1, amount: 60_000, owners: [finance.userName] },
  ]);
  expect(figures?.registrations).toEqual({ today: 2, lastWeek: 0 });
  expect(figures?.deposits.today).toEqual({ count: 2, amount: 1_000_500 });
  expect(figures?.deposits.lastWeek).toEqual({ count: 0, amount: 0 });
  const { rows } = await pool.query('select (sum(available + held) / 100)::float8 as have from wallet.account');
  expect(money?.owedToPlayers).toBe(rows[0].have);
  expect(money).toMatchObject({ atGateways: 1_000_500, inSuspense: 0, setAside: 0, free: 70 });
});

test('a withdrawal that is paid is counted out, and no longer waits', async () => {
  const finance = await stage.newStaff('finance');
  const before = (await read(finance)).figures?.withdrawals.today.count ?? 0;
  const { id } = await stage.newWithdrawal(60_000);
  for (const desk of [finance, await stage.newStaff('payments')])
    await desk.call('POST Payments/ApproveWithdrawal', { body: { id, comment: 'known player' } });
  await expect.poll(() => stage.stateOf(id)).toBe('paid');
  const count = async () => (await read(finance)).figures?.withdrawals.today.count;
  await expect.poll(count, { timeout: 20_000 }).toBe(before + 1);
});

test('figures are for those who may read them, and worklists for those of the desk', async () => {
  await stage.newWithdrawal(60_000);
  const content = await read(await stage.newStaff('content'));
  expect(content).toMatchObject({ worklists: [], figures: null, money: null, health: null });
  const support = await read(await stage.newStaff('support'));
  expect(support.figures).toBeNull();
  expect(support.worklists).toHaveLength(1);
});
