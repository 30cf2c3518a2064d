// Whatever is played and paid, whenever it is counted and wherever a worker dies: the statement is a plain sum over the journal.
import { systemClock } from '@harmattan/kernel/clock';
import { market } from '@harmattan/kernel/market';
import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { createLog } from '../../plumbing/log.ts';
import { startTestCalls } from '../../testing/test-calls.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { type FeedEntry, readPlayerEntries } from '../wallet/index.ts';
import { countSlice } from './count-slice.ts';
import { createActivity } from './index.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet, playerWith } = useTestWallet(db);
const minuteMs = 60_000;
const noon = Date.UTC(2030, 4, 15, 12) - market.utcOffsetMs;
let nowMs = noon;
let openRound = false;

const open = (of: pg.Pool = pool) =>
  createActivity({
    ...{
      pool: of,
      read: (work) => work(of),
      clock: { ...systemClock, now: () => new Date(nowMs) },
      log: createLog({ level: 'silent' }),
    },
    hasOpenRound: async () => openRound,
    helpLines: [{ name: 'A line', number: null, url: null, verifiedOn: '2030-05-01' }],
  });
const activity = open();

async function setClock(ms: number): Promise<void> {
  nowMs = ms;
  await pool.query('select set_test_clock($1)', [ms]);
}

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await owner.connect();
  // The clock stands still until a test moves it.
  await owner.query(`create table public.test_instant (ms bigint not null);
    insert into public.test_instant values (${noon});
    grant select, update on public.test_instant to harmattan_app;
    create or replace function app_now() returns timestamptz language sql volatile parallel safe as
      'select to_timestamp(ms / 1000.0) from public.test_instant';
    create function set_test_clock(at bigint) returns void language sql as 'update public.test_instant set ms = at'`);
  await owner.end();
});

const played = { product: 'games', supplier: 'qtech', game: 'Dune' } as const;
const house = 'house:qtech' as const;
const common = (playerId: bigint, amountMinor: bigint) => ({ playerId, key: newKey(), amountMinor, house, played });

async function stake(playerId: bigint, amountMinor: bigint, round = newKey()): Promise<string> {
  const command = { ...common(playerId, amountMinor), direction: 'out', about: 'stake', round } as const;
  await wallet.transfer(command);
  return command.key;
}
const win = (playerId: bigint, amountMinor: bigint) =>
  wallet.transfer({ ...common(playerId, amountMinor), direction: 'in', about: 'win' });

/** A pool whose process dies before or after its commit. */
function dying(when: 'before' | 'after'): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    const query = async (text: string, values?: unknown[]) => {
      if (text !== 'commit') return client.query(text, values);
      if (when === 'after') await client.query('commit');
      throw new Error('killed');
    };
    return new Proxy(client, {
      get: (target, name) => {
        const value = name === 'query' ? query : Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return { connect } as unknown as pg.Pool;
}

const step = fc.record({
  kind: fc.constantFrom(
    ...['stake', 'stake', 'stake', 'win', 'undo', 'refund', 'deposit', 'withdraw', 'adjust', 'correction', 'sports'],
    ...['wait', 'wait', 'midnight', 'count', 'two', 'killed'],
  ),
  amount: fc.integer({ min: 1, max: 90 }).map(BigInt),
  minutes: fc.integer({ min: 1, max: 22 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(playerId: bigint, { kind, amount, minutes }: Step, stakes: string[]): Promise<void> {
  const paid = { playerId, key: newKey(), amountMinor: amount, house: 'gateway:test' } as const;
  if (kind === 'stake') stakes.push(await stake(playerId, amount));
  else if (kind === 'win') await win(playerId, amount);
  else if (kind === 'undo') {
    const of = stakes.pop();
    if (of) await wallet.reverse({ playerId, key: newKey(), of, about: 'refund', played });
  } else if (kind === 'refund') {
    const round = newKey();
    await stake(playerId, 90n, round);
    await setClock(nowMs + minutes * minuteMs);
    await wallet.transfer({ ...common(playerId, amount), direction: 'in', about: 'refund', of: round, round });
  } else if (kind === 'deposit') await wallet.transfer({ ...paid, direction: 'in', about: 'deposit' });
  else if (kind === 'withdraw') {
    await wallet.hold({ playerId, key: paid.key, amountMinor: amount, about: 'withdrawal' });
    await wallet.post({ playerId, key: newKey(), of: paid.key, house: 'gateway:test', about: 'withdrawal' });
  } else if (kind === 'adjust') await wallet.transfer({ ...paid, direction: 'out', about: 'adjustment' });
  else if (kind === 'correction')
    await wallet.transfer({ ...common(playerId, amount), direction: 'out', about: 'correction' });
  else if (kind === 'sports') await reserveAndDraw(playerId, amount);
  else if (kind === 'wait') await setClock(nowMs + minutes * minuteMs);
  else if (kind === 'midnight') await setClock(midnightAfter(nowMs + 3 * minuteMs) - 3 * minuteMs);
  else if (kind === 'count') await activity.countNext();
  else if (kind === 'two') await Promise.all([activity.countNext(), open().countNext()]);
  else
    await open(dying(minutes > 11 ? 'after' : 'before'))
      .countNext()
      .catch(() => {});
}

async function reserveAndDraw(playerId: bigint, amountMinor: bigint): Promise<void> {
  const sports = { product: 'sports', supplier: 'bti', game: 'sports' } as const;
  const hold = newKey();
  const { status } = await wallet.hold({ playerId, key: hold, amountMinor, about: 'reserve', played: sports });
  if (status !== 'ok') return;
  const drawn = { playerId, key: newKey(), of: hold, amountMinor, house: 'house:bti', about: 'stake' } as const;
  await wallet.draw({ ...drawn, round: newKey(), played: sports });
  await wallet.void({ playerId, key: newKey(), of: hold, about: 'commit', played: sports });
}

const dayMs = 24 * 60 * minuteMs;
const midnightAfter = (ms: number) =>
  Math.floor((ms + market.utcOffsetMs) / dayMs) * dayMs + dayMs - market.utcOffsetMs;

/** The whole journal of a player, by the market's day, in words of its own. */
async function recountPlainly(playerId: bigint) {
  const { rows } = await pool.query(
    `with entry as (
       select e.*, to_char(coalesce(target.at, e.at) at time zone '${market.timeZone}', 'YYYY-MM-DD') as day
       from wallet.feed_entry e
       left join lateral (select min(at) as at from wallet.feed_entry t
         where (t.key = e.of_key or t.round = e.of_key) and t.kind <> 'credit' and t.status = 'ok'
           and (e.kind = 'reverse' or e.about = 'refund')) target on true
       where e.player_id = $1 and e.house_amount <> 0)
     select day,
       coalesce(-sum(house_amount) filter (where about = 'deposit'), 0)::bigint as deposited,
       coalesce(sum(house_amount) filter (where about = 'withdrawal'), 0)::bigint as withdrawn,
       coalesce(-sum(house_amount) filter (where about = 'adjustment'), 0)::bigint as other,
       coalesce(sum(house_amount) filter (where product = 'games' and about in ('stake', 'refund')), 0)::bigint as games_staked,
       coalesce(-sum(house_amount) filter (where product = 'games' and about in ('win', 'correction')), 0)::bigint as games_won,
       coalesce(sum(house_amount) filter (where product = 'sports'), 0)::bigint as sports_staked
     from entry group by day order by day`,
    [playerId],
  );
  return rows;
}

/** The time of a whole history, stake by stake. */
async function playedMsOf(playerId: bigint): Promise<number> {
  const { rows } = await pool.query<{ ms: string }>(
    `select coalesce(sum(gap), 0) as ms from (
       select extract(epoch from at - lag(at) over (order by version)) * 1000 as gap from wallet.feed_entry
       where player_id = $1 and status = 'ok' and product is not null
         and (kind = 'hold' or kind = 'debit' and about <> 'correction')) gaps where gap <= 900000`,
    [playerId],
  );
  return Number(rows[0]?.ms);
}

async function statementOf(playerId: bigint) {
  const { periods, lifetime } = await activity.readStatement({ playerId, months: 12, by: 'day' });
  const none = { stakedMinor: 0n, wonMinor: 0n };
  const days = periods.map(({ from, depositedMinor, withdrawnMinor, otherMinor, products }) => ({
    ...{ day: from, deposited: depositedMinor, withdrawn: withdrawnMinor, other: otherMinor },
    games_staked: (products.get('games') ?? none).stakedMinor,
    games_won: (products.get('games') ?? none).wonMinor,
    sports_staked: (products.get('sports') ?? none).stakedMinor,
  }));
  return { days, lifetime, playedMs: periods.reduce((sum, { playedMs }) => sum + playedMs, 0) };
}

const runs = Number(process.env.PROPERTY_RUNS ?? 12);
/** A failure prints its seed; `PROPERTY_SEED=… npm run test:db -- activity` runs it again. */
const seed = process.env.PROPERTY_SEED ? { seed: Number(process.env.PROPERTY_SEED) } : {};
const hasMoney = (day: Record<string, unknown>) =>
  Object.values(day).some((value) => typeof value === 'bigint' && value !== 0n);

test('the statement is the sum over the journal to the kobo, counted or not, by several workers and one that dies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      await setClock(noon);
      const playerId = await playerWith(500n);
      const stakes: string[] = [];
      for (const one of steps) await take(playerId, one, stakes);
      const expected = (await recountPlainly(playerId)).filter(hasMoney);
      for (const isCounted of [false, true]) {
        if (isCounted) while (await activity.countNext());
        const { days, lifetime, playedMs } = await statementOf(playerId);
        expect(days.filter(hasMoney)).toEqual(expected);
        expect(playedMs).toBe(await playedMsOf(playerId));
        expect(lifetime.depositedMinor).toBe(expected.reduce((sum, { deposited }) => sum + deposited, 0n));
        expect(lifetime.withdrawnMinor).toBe(expected.reduce((sum, { withdrawn }) => sum + withdrawn, 0n));
      }
    }),
    { numRuns: runs, ...seed },
  );
});

test('a slice that has a later entry of a player before an earlier one counts every entry once', async () => {
  await setClock(noon);
  const playerId = await playerWith(1_000n);
  for (const amount of [10n, 20n, 40n]) await stake(playerId, amount);
  const [deposit, first, second, third] = (await readPlayerEntries(pool, { playerId, afterVersion: 0n, limit: 9 })) as [
    ...[FeedEntry, FeedEntry, FeedEntry, FeedEntry],
  ];
  for (const slice of [[deposit, second], [first], [first, third]]) await countSlice(pool, slice);
  expect((await statementOf(playerId)).days).toMatchObject([{ deposited: 1_000n, games_staked: 70n }]);
});

async function openCalls() {
  await setClock(noon);
  openRound = false;
  const { playerOf, visitor } = await startTestCalls(activity.handlers);
  const playerId = await playerWith(100_000n);
  const call = playerOf(playerId);
  const session = async () => (await call('GET Limits/GetSession')).data;
  /** So many minutes later, with a stake every ten. */
  async function playFor(minutes: number): Promise<void> {
    const end = nowMs + minutes * minuteMs;
    await stake(playerId, 100n);
    while (nowMs < end) {
      await setClock(Math.min(end, nowMs + 10 * minuteMs));
      await stake(playerId, 100n);
    }
  }
  return { playerId, call, session, playFor, visitor };
}

test('a check is due an hour after the first stake, is acknowledged once for all pages, and comes again', async () => {
  const { playerId, call, session, playFor } = await openCalls();
  expect(await session()).toMatchObject({ startedAt: null, isDue: false, nextCheckInSeconds: null, minutes: 60 });
  await playFor(59);
  expect(await session()).toMatchObject({ isDue: false, nextCheckInSeconds: 60, playedSeconds: 59 * 60 });
  await setClock(nowMs + minuteMs);
  await win(playerId, 250n);
  expect(await session()).toMatchObject({ isDue: true, staked: 7, won: 2.5, net: -4.5, playedSeconds: 3_600 });
  const acknowledged = { body: { choice: 'continue' } };
  const key = 'POST Limits/AcknowledgeRealityCheck';
  await Promise.all([call(key, acknowledged), call(key, acknowledged)]);
  expect(await session()).toMatchObject({ isDue: false, nextCheckInSeconds: 3_600 });
  await setClock(nowMs + 5 * minuteMs);
  await call(key, acknowledged);
  expect(await session()).toMatchObject({ isDue: false, nextCheckInSeconds: 3_300 });
  await playFor(55);
  expect(await session()).toMatchObject({ isDue: true });
});

test('a wire carries a check with each stake until it is acknowledged, and with none after that', async () => {
  const { playerId, call, playFor } = await openCalls();
  await playFor(60);
  expect([await activity.isCheckDue(playerId), await activity.isCheckDue(playerId)]).toEqual([true, true]);
  await call('POST Limits/AcknowledgeRealityCheck', { body: { choice: 'continue' } });
  expect(await activity.isCheckDue(playerId)).toBe(false);
});

test('the player chooses the interval among those of the market', async () => {
  const { call, session, playFor } = await openCalls();
  const choose = (minutes: number) => call('POST Limits/SetRealityCheck', { body: { minutes } });
  expect(await choose(16)).toMatchObject({ status: 'INCORRECT_PARAMETER_VALUE' });
  expect(await choose(15)).toMatchObject({ status: 'SUCCESS' });
  await playFor(15);
  expect(await session()).toMatchObject({ isDue: true, minutes: 15, choices: [15, 30, 60, 120] });
});

test('a pause ends the session and the check with it', async () => {
  const { session, playFor } = await openCalls();
  await playFor(70);
  expect(await session()).toMatchObject({ isDue: true });
  await setClock(nowMs + 16 * minuteMs);
  expect(await session()).toMatchObject({ isDue: false, startedAt: null, staked: 0 });
});

test('a check waits while a round is undecided', async () => {
  const { session, playFor } = await openCalls();
  await playFor(60);
  openRound = true;
  expect(await session()).toMatchObject({ isDue: true, isRoundOpen: true });
  openRound = false;
  expect(await session()).toMatchObject({ isDue: true, isRoundOpen: false });
});

test('the statement is told by week and by month, in naira, with what is due to each product', async () => {
  const { playerId, call } = await openCalls();
  await stake(playerId, 12_345n);
  await win(playerId, 5n);
  const { data } = await call('GET Limits/GetActivity', { query: { months: '3', by: 'month' } });
  expect(data).toMatchObject({
    from: '2030-02-01',
    periods: [
      {
        ...{ from: '2030-05-01', deposited: 1_000, withdrawn: 0, staked: 123.45, won: 0.05, net: -123.4 },
        products: [{ product: 'games', staked: 123.45, won: 0.05, net: -123.4 }],
      },
    ],
    lifetime: { deposited: 1_000, withdrawn: 0, net: 1_000 },
  });
  const week = await call('GET Limits/GetActivity', { query: { months: '3', by: 'week' } });
  expect(week.data.periods).toMatchObject([{ from: '2030-05-13' }]);
});

test('a visitor reads the help lines and nothing of any player', async () => {
  const { visitor } = await openCalls();
  expect((await visitor('GET Limits/GetHelpLines')).data).toEqual({
    helpLines: [{ name: 'A line', number: null, url: null, verifiedOn: '2030-05-01' }],
  });
  expect((await visitor('GET Limits/GetSession')).http).toBe(401);
});
