import { setTestClock } from '@harmattan/process/test-clock';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { planOf } from '../../../testing/plan-of.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { sharedTestPlatform } from '../../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../../testing/test-player.ts';
import { newKey } from '../../../testing/test-wallet.ts';
import { readMoneyPassed } from '../../wallet/index.ts';
import { type Counter, readReport } from './campaigns-store.ts';
import { countMoney } from './count-money.ts';

const db = useTestDatabase();
const pool = db.database.pool;
const platformOf = () => sharedTestPlatform(db);
const dayMs = 86_400_000;
const aheadMs = 3_600_000;

/** The day on the Lagos calendar, so many days from now. */
const day = (days: number) => new Date(Date.now() + days * dayMs + aheadMs).toISOString().slice(0, 10);
const period = { from: day(-1), to: day(1) };

let codesGiven = 0;
/** A refcode that no other test has. */
function newCode(): string {
  codesGiven += 1;
  return `partner-${codesGiven}`;
}

async function click(refcode: string, isFirst: '0' | '1' = '0') {
  const visitor = newBrowser((await platformOf()).server);
  return visitor.call('POST Marketing/RegisterCampaignClick', { query: { refcode, isFirst } });
}

async function register(referrerCode: string): Promise<bigint> {
  const platform = await platformOf();
  const username = newNumber();
  const password = 'correct horse';
  const body = { username, password, confirmPassword: password, agreeAll: 1 as const, referrerCode };
  expect((await newBrowser(platform.server).call('POST Security/Register', { body })).status).toBe('SUCCESS');
  await platform.outbox.drainOnce();
  const { rows } = await db.database.pool.query('select id from identity.player where user_name = $1', [
    `234${username}`,
  ]);
  return rows[0].id;
}

async function deposit(playerId: bigint, amountMinor: bigint) {
  const { wallet } = await platformOf();
  const about = 'deposit';
  await wallet.transfer({ direction: 'in', playerId, key: newKey(), amountMinor, house: 'gateway:kudipal', about });
}

async function play(playerId: bigint, stakeMinor: bigint, winMinor = 0n) {
  const { wallet } = await platformOf();
  const house = 'house:slots';
  await wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor: stakeMinor, house, about: 'stake' });
  if (winMinor > 0n) {
    await wallet.transfer({ direction: 'in', playerId, key: newKey(), amountMinor: winMinor, house, about: 'win' });
  }
}

async function report(refcode: string, dates = period) {
  const answer = await (await platformOf()).marketing.affiliateReport({ ...dates, refcode });
  if ('problem' in answer) throw new Error(answer.problem);
  expect(answer.rows.length).toBeLessThanOrEqual(1);
  return answer.rows[0];
}

beforeAll(() => platformOf());
beforeEach(() => setTestClock(db.database.pool, 0));

test('tells a refcode’s way from the click to the first deposit and what came of it', async () => {
  const code = newCode();
  await click(code);
  await click(code.toUpperCase(), '1');
  const ada = await register(` ${code} `);
  await register(code);
  await register('');
  await deposit(ada, 500_000n);
  await deposit(ada, 100_000n);
  await play(ada, 80_000n, 30_000n);
  expect(await report(code)).toEqual({
    refcode: code,
    clicks: 2n,
    firstClicks: 1n,
    registrations: 2n,
    depositors: 1n,
    deposits: 2n,
    depositsMinor: 600_000n,
    revenueMinor: 50_000n,
  });
  // Asked again, it tells the same.
  expect(await report(code)).toMatchObject({ deposits: 2n, depositsMinor: 600_000n, revenueMinor: 50_000n });
});

test('counts what is taken back, drawn, refused and withdrawn as what it is', async () => {
  const { wallet } = await platformOf();
  const code = newCode();
  const playerId = await register(code);
  await deposit(playerId, 100_000n);
  const undone = newKey();
  const stake = { direction: 'out', playerId, amountMinor: 20_000n, house: 'house:slots', about: 'stake' } as const;
  await wallet.transfer({ ...stake, key: undone });
  await wallet.reverse({ playerId, key: newKey(), of: undone, about: 'undo' });
  expect((await wallet.transfer({ ...stake, key: newKey(), amountMinor: 900_000n })).status).toBe('insufficient');
  const held = newKey();
  await wallet.hold({ playerId, key: held, amountMinor: 30_000n, about: 'reserve' });
  await wallet.draw({ playerId, key: newKey(), of: held, amountMinor: 10_000n, house: 'house:bti', about: 'stake' });
  await wallet.void({ playerId, key: newKey(), of: held, about: 'reserve' });
  // A pay-out that came back is no deposit.
  const [asked, posted] = [newKey(), newKey()];
  await wallet.hold({ playerId, key: asked, amountMinor: 40_000n, about: 'withdrawal' });
  await wallet.post({ playerId, key: posted, of: asked, house: 'gateway:kudipal', about: 'withdrawal' });
  await wallet.reverse({ playerId, key: newKey(), of: posted, about: 'withdrawal' });
  expect(await report(code)).toMatchObject({ deposits: 1n, depositsMinor: 100_000n, revenueMinor: 10_000n });
  await wallet.transfer({
    direction: 'in',
    playerId,
    key: newKey(),
    amountMinor: 70_000n,
    house: 'escrow:jackpot:7',
    about: 'prize',
  });
  expect(await report(code)).toMatchObject({ revenueMinor: -60_000n });
});

test('many who count at once count each entry once, and nothing is lost while players play', async () => {
  const { wallet } = await platformOf();
  const code = newCode();
  const players = [await register(code), await register(code), await register(code)];
  for (const playerId of players) await deposit(playerId, 1_000_000n);
  const deps = {
    pool,
    moneyPassed: (_: unknown, query: { after: Counter[]; entriesMax: number }) =>
      readMoneyPassed(db.database.pool, { ...query, entriesMax: 7 }),
  };
  const games = players.flatMap((playerId) => Array.from({ length: 40 }, () => play(playerId, 300n, 100n)));
  await Promise.all([...games, ...Array.from({ length: 6 }, () => countMoney(deps))]);
  await Promise.all(Array.from({ length: 4 }, () => countMoney(deps)));
  expect(await report(code)).toMatchObject({ depositors: 3n, deposits: 3n, revenueMinor: 24_000n });
  const left = await Promise.all(players.map(async (playerId) => (await wallet.balance(playerId)).availableMinor));
  expect(left).toEqual([992_000n, 992_000n, 992_000n]);
});

test('what another process counts meanwhile, though less far, leaves nothing out', async () => {
  const code = newCode();
  const playerId = await register(code);
  for (let turn = 0; turn < 3; turn += 1) await deposit(playerId, 1_000n);
  const read = (query: { after: Counter[] }, entriesMax: number) =>
    readMoneyPassed(db.database.pool, { ...query, entriesMax });
  let isFirst = true;
  const moneyPassed = async (_: unknown, query: { after: Counter[] }) => {
    const passed = await read(query, 500);
    if (isFirst) {
      isFirst = false;
      let isOnce = true;
      const ofOne = async (__: unknown, other: { after: Counter[] }) => {
        const found = isOnce ? await read(other, 1) : [];
        isOnce = false;
        return found;
      };
      await countMoney({ pool, moneyPassed: ofOne });
    }
    return passed;
  };
  await countMoney({ pool, moneyPassed });
  const [row] = await readReport(pool, { ...period, refcode: code });
  expect(row).toMatchObject({ deposits: 3n, depositsMinor: 3_000n });
});

test('a counter that dies before it has written has counted nothing', async () => {
  const code = newCode();
  await deposit(await register(code), 5_000n);
  const dying = { pool, moneyPassed: async () => Promise.reject(new Error('gone')) };
  await expect(countMoney(dying)).rejects.toThrow('gone');
  expect(await report(code)).toMatchObject({ deposits: 1n, depositsMinor: 5_000n });
});

test('puts everything on the day when it happened in Lagos', async () => {
  const code = newCode();
  await click(code);
  const playerId = await register(code);
  await setTestClock(db.database.pool, 3 * dayMs);
  await deposit(playerId, 5_000n);
  await setTestClock(db.database.pool, 5 * dayMs);
  await play(playerId, 2_000n);
  expect(await report(code)).toMatchObject({ clicks: 1n, registrations: 1n, depositors: 0n, revenueMinor: 0n });
  const third = { from: day(3), to: day(3) };
  expect(await report(code, third)).toMatchObject({ clicks: 0n, registrations: 0n, depositors: 1n, deposits: 1n });
  expect(await report(code, { from: day(5), to: day(5) })).toMatchObject({ depositors: 0n, revenueMinor: 2_000n });
  expect(await report(code, { from: day(1), to: day(2) })).toBeUndefined();
});

test('a registration that is told late keeps its time, and told twice is one', async () => {
  const { outbox } = await platformOf();
  const code = newCode();
  await register(code);
  const late = `update plumbing.outbox set delivered_at = null, due_at = app_now()
    where topic = 'identity.registered' and payload ->> 'referrerCode' = $1`;
  await setTestClock(db.database.pool, 40 * dayMs);
  await db.database.pool.query(late, [code]);
  await outbox.drainOnce();
  expect(await report(code)).toMatchObject({ registrations: 1n });
  expect(await report(code, { from: day(39), to: day(41) })).toBeUndefined();
});

test('what is no refcode is not recorded, at the click and at the registration alike', async () => {
  const count = async () => {
    const { rows } = await db.database.pool.query(
      `select (select count(*) from marketing.campaign_click) + (select count(*) from marketing.referred_player) as kept`,
    );
    return rows[0].kept;
  };
  const before = await count();
  for (const bad of ['<b>', '-x', 'a\u0007b', '=1+1', '🦁']) {
    expect((await click(bad)).status).toBe('SUCCESS');
    await register(bad);
  }
  expect(await count()).toBe(before);
  expect((await click('x'.repeat(201))).http).toBe(400);
  expect((await click('')).http).toBe(400);
});

test.each([
  [{ from: '2026-11-31', to: '2026-12-01' }, 'not a date'],
  [{ from: 'yesterday', to: '2026-12-01' }, 'not a date'],
  [{ from: '2026-12-02', to: '2026-12-01' }, 'ends before it begins'],
  [{ from: '2024-01-01', to: '2026-12-01' }, 'longer than a year'],
  [{ from: '2026-11-01', to: '2026-11-30', refcode: '<b>' }, 'not a refcode'],
])('refuses a report of %j', async (wish, problem) => {
  expect(await (await platformOf()).marketing.affiliateReport(wish)).toEqual({ problem });
});

test('a report of one day reads that day, whatever lies around it', async () => {
  await db.database.pool.query(`
    insert into marketing.campaign_click (id, refcode, host, controller_name, action_name, had_refcode, clicked_at)
    select gen_random_uuid(), 'bulk', '', '', '', false, app_now() - n * interval '1 hour' from generate_series(1, 20000) n`);
  await db.database.pool.query('analyze marketing.campaign_click');
  const plan = await planOf(db.database, (open) =>
    readReport(open as never, { from: day(-9), to: day(-9), refcode: undefined }),
  );
  expect(plan).toContain('campaign_click_of_time');
  expect(plan).not.toContain('Seq Scan on campaign_click');
});
