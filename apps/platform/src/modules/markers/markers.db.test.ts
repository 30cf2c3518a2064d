// However the journal is cut into slices, whichever come twice and wherever a worker dies: the score is the one of the whole journal at once.
import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { market } from '@harmattan/kernel/market';
import { marketRules } from '@harmattan/kernel/market-rules';
import { marketDay } from '@harmattan/kernel/market-time';
import { systemRandom } from '@harmattan/kernel/random';
import fc from 'fast-check';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { createLog } from '../../plumbing/log.ts';
import { createOutbox } from '../../plumbing/outbox/outbox.ts';
import { testCases } from '../../testing/test-cases.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { type FeedEntry, readPlayerEntries } from '../wallet/index.ts';
import type { DayFacts, FactsByDay } from './count-facts.ts';
import { countSlice } from './count-slice.ts';
import { createMarkers } from './index.ts';
import { readFacts } from './markers-store.ts';
import { type OtherFacts, scoreOn } from './score.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet, playerWith } = useTestWallet(db);
const rules = marketRules.harm;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const evening = Date.UTC(2030, 4, 15, 22) - market.utcOffsetMs;
let nowMs = evening;
const log = createLog({ level: 'silent' });
const ids = createIds({ clock: systemClock, random: systemRandom });
const outbox = createOutbox({ database: db.database, ids, log });
const cases = testCases(pool);
/** What the cashier and limits know, by player. */
const known = new Map<bigint, Map<string, OtherFacts>>();

const open = (of: pg.Pool = pool) =>
  createMarkers({
    ...{ pool: of, clock: { ...systemClock, now: () => new Date(nowMs) }, log, outbox, rules },
    readOthers: async () => known,
    fileCase: cases.fileHarm,
  });
const markers = open();

async function setClock(ms: number): Promise<void> {
  nowMs = ms;
  await pool.query('select set_test_clock($1)', [ms]);
}

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await owner.connect();
  // The clock stands still until a test moves it.
  await owner.query(`create table public.test_instant (ms bigint not null);
    insert into public.test_instant values (${evening});
    grant select, update on public.test_instant to harmattan_app;
    create or replace function app_now() returns timestamptz language sql volatile parallel safe as
      'select to_timestamp(ms / 1000.0) from public.test_instant';
    create function set_test_clock(at bigint) returns void language sql as 'update public.test_instant set ms = at'`);
  await owner.end();
});

const common = (playerId: bigint, amountMinor: bigint) => ({
  ...{ playerId, key: newKey(), amountMinor, house: 'house:qtech' as const },
  played: { product: 'games', supplier: 'qtech', game: 'Dune' } as const,
});
const stake = (playerId: bigint, amountMinor: bigint) =>
  wallet.transfer({ ...common(playerId, amountMinor), direction: 'out', about: 'stake', round: newKey() });
const deposit = (playerId: bigint, amountMinor: bigint) =>
  wallet.transfer({
    ...{ direction: 'in', playerId, key: newKey(), amountMinor, house: 'gateway:test', about: 'deposit' },
  });

const step = fc.record({
  kind: fc.constantFrom(
    ...['stake', 'stake', 'stake', 'double', 'double', 'win', 'deposit', 'deposit', 'sports', 'wait', 'hours'],
    ...['count', 'two', 'killed'],
  ),
  amount: fc.integer({ min: 1, max: 40 }).map(BigInt),
  minutes: fc.integer({ min: 1, max: 40 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(playerId: bigint, { kind, amount, minutes }: Step): Promise<void> {
  if (kind === 'stake') await stake(playerId, amount);
  else if (kind === 'double') for (const times of [1n, 2n, 4n]) await stake(playerId, amount * times);
  else if (kind === 'win') await wallet.transfer({ ...common(playerId, amount * 3n), direction: 'in', about: 'win' });
  else if (kind === 'deposit') await deposit(playerId, amount);
  else if (kind === 'sports') {
    const played = { product: 'sports', supplier: 'bti', game: 'sports' } as const;
    await wallet.hold({ playerId, key: newKey(), amountMinor: amount, about: 'reserve', played });
  } else if (kind === 'wait') await setClock(nowMs + minutes * minuteMs);
  else if (kind === 'hours') {
    // A session goes on for hours by stakes that are not far from each other.
    for (let turn = 0; turn < 20; turn += 1) {
      await setClock(nowMs + 14 * minuteMs);
      await stake(playerId, 1n);
    }
  } else if (kind === 'count') await markers.countNext();
  else if (kind === 'two') await Promise.all([markers.countNext(), open().countNext()]);
  else
    await open(dying(minutes > 20 ? 'after' : 'before'))
      .countNext()
      .catch(() => {});
}

type Answer = pg.QueryResult;

/** A pool whose statements go through `run`. */
function through(run: (text: string, ask: () => Promise<Answer>) => Promise<Answer>): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    const query = (text: string | { text: string }, values?: unknown[]) =>
      run(typeof text === 'string' ? text : text.text, () => client.query(text as string, values));
    return new Proxy(client, {
      get: (target, name) => {
        const value = name === 'query' ? query : Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return { connect } as unknown as pg.Pool;
}

/** A pool whose process dies before or after its commit. */
const dying = (when: 'before' | 'after') =>
  through(async (text, ask) => {
    if (text !== 'commit') return ask();
    if (when === 'after') await ask();
    throw new Error('killed');
  });

const isStake = ({ kind, status, product }: FeedEntry) =>
  status === 'ok' && product !== null && (kind === 'debit' || kind === 'hold');
const msBetween = (one: FeedEntry, other: FeedEntry) => other.at.getTime() - one.at.getTime();

/** The whole journal of a player at once, each entry by looking back, in words of its own. */
function recountPlainly(entries: readonly FeedEntry[]): FactsByDay {
  const facts: FactsByDay = new Map();
  const add = (entry: FeedEntry, fact: keyof DayFacts, by: number | bigint) => {
    const day = facts.get(marketDay(entry.at)) ?? {
      ...{ nightStakes: 0, depositsAfterLoss: 0, depositedAfterLossMinor: 0n },
      ...{ chasedStakes: 0, chasedMinor: 0n, longSessions: 0 },
    };
    Object.assign(day, { [fact]: (day[fact] as never) + (by as never) });
    facts.set(marketDay(entry.at), day);
  };
  const stakes = entries.filter(isStake);
  const beginsSession = (one: FeedEntry) => {
    const before = stakes[stakes.indexOf(one) - 1];
    return !before || msBetween(before, one) > 15 * minuteMs;
  };
  entries.forEach((entry, at) => {
    const earlier = entries.slice(0, at);
    const begin =
      (isStake(entry) && beginsSession(entry) ? entry : undefined) ??
      earlier.findLast((one) => isStake(one) && beginsSession(one));
    const session = begin ? earlier.slice(entries.indexOf(begin)) : [];
    const lost = session.filter(({ product }) => product === 'games').reduce((sum, one) => sum + one.houseMinor, 0n);
    const lastStake = earlier.findLast(isStake);
    if (
      entry.status === 'ok' &&
      entry.about === 'deposit' &&
      lastStake &&
      lost > 0n &&
      msBetween(lastStake, entry) <= 60 * minuteMs
    ) {
      add(entry, 'depositsAfterLoss', 1);
      add(entry, 'depositedAfterLossMinor', entry.amountMinor);
    }
    if (!isStake(entry)) return;
    const wall = new Date(entry.at.getTime() + market.utcOffsetMs).getUTCHours();
    if (wall < 5) add(entry, 'nightStakes', 1);
    const lastGame = session.findLast((one) => isStake(one) && one.product === 'games');
    if (entry.product === 'games' && lost > 0n && lastGame && entry.amountMinor >= 2n * lastGame.amountMinor) {
      add(entry, 'chasedStakes', 1);
      add(entry, 'chasedMinor', entry.amountMinor);
    }
    const isLong = (one: FeedEntry) => begin !== undefined && msBetween(begin, one) >= 4 * 60 * minuteMs;
    if (isLong(entry) && !session.some((one) => isStake(one) && isLong(one))) add(entry, 'longSessions', 1);
  });
  return facts;
}

const allEntries = (playerId: bigint) => readPlayerEntries(pool, { playerId, afterVersion: 0n, limit: 10_000 });
const keptFacts = async (playerId: bigint) =>
  (await readFacts(pool, { playerIds: [playerId], from: '2000-01-01' })).get(playerId) as FactsByDay;
const sorted = (facts: FactsByDay) => [...facts].toSorted(([one], [other]) => (one < other ? -1 : 1));

const runs = Number(process.env.PROPERTY_RUNS ?? 12);
/** A failure prints its seed; `PROPERTY_SEED=… npm run test:db -- markers` runs it again. */
const seed = process.env.PROPERTY_SEED ? { seed: Number(process.env.PROPERTY_SEED) } : {};

test('the facts and the score are those of the whole journal at once, by several workers and one that dies', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await setClock(evening);
      const playerId = await playerWith(5_000n);
      for (const one of steps) await take(playerId, one);
      while (await markers.countNext());
      while (await markers.scoreNext());
      const plain = recountPlainly(await allEntries(playerId));
      expect(sorted(await keptFacts(playerId))).toEqual(sorted(plain));
      const expected = scoreOn(rules, marketDay(nowMs), { journal: plain, others: new Map() });
      const scores = await markers.readScores(playerId);
      if (plain.size > 0) expect(scores?.today).toEqual(expected);
      expect((await markers.findScored(playerId))?.points ?? 0).toBe(expected.points);
    }),
    { numRuns: runs, ...seed },
  );
});

test('slices that come twice, overlap or come in another order count every entry once', async () => {
  await setClock(evening);
  const playerId = await playerWith(50_000n);
  for (const amount of [10n, 20n, 40n, 10n, 30n]) await stake(playerId, amount);
  for (let turn = 0; turn < 4; turn += 1) await deposit(playerId, 100n);
  for (const amount of [10n, 20n, 40n]) await stake(playerId, amount);
  const entries = await allEntries(playerId);
  const plain = sorted(recountPlainly(entries));
  expect(plain).toMatchObject([['2030-05-15', { chasedStakes: 5, depositsAfterLoss: 4 }]]);
  const cuts = fc.array(
    fc.subarray(
      entries.map((_, at) => at),
      { minLength: 1 },
    ),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(cuts, async (slices) => {
      await pool.query(
        'update markers.player set counted_version = 0, last_stake_at = null, last_stake = 0, session_from = null, session_loss = 0, is_long = false where player_id = $1',
        [playerId],
      );
      await pool.query(
        `update markers.day set night_stakes = 0, deposits_after_loss = 0, deposited_after_loss = 0, chased_stakes = 0, chased = 0, long_sessions = 0 where player_id = $1`,
        [playerId],
      );
      for (const slice of [...slices, entries.keys()])
        await countSlice(
          rules,
          pool,
          [...slice].map((at) => entries[at] as FeedEntry),
        );
      expect(sorted(await keptFacts(playerId))).toEqual(plain);
    }),
    { numRuns: runs, ...seed },
  );
});

/** Chases losses until the score is high. */
async function chase(playerId: bigint, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await stake(playerId, 10n);
    await stake(playerId, 20n);
    await deposit(playerId, 50n);
  }
  while (await markers.countNext());
}
const caseOf = async (playerId: bigint) => (await markers.findScored(playerId))?.case_id ?? undefined;
const entriesOf = async (playerId: bigint) =>
  (await cases.entriesOf((await caseOf(playerId)) as bigint)).map(({ body }) => body);

test('a high score opens one case, by two workers at once; what is seen later joins it, and opens another once it is over', async () => {
  await setClock(evening);
  const playerId = await playerWith(100_000n);
  await chase(playerId, 8);
  await Promise.all([markers.scoreNext(), open().scoreNext()]);
  const first = (await caseOf(playerId)) as bigint;
  expect(await cases.find(first, { readsCompliance: true })).toMatchObject({
    ...{ audience: 'compliance', category: 'safe-play', subject: 'Markers of harm', state: 'open' },
  });
  expect(await cases.find(first, { readsCompliance: false })).toBeUndefined();
  expect(await entriesOf(playerId)).toEqual([
    '60 points: 8 × deposits soon after losses, NGN 4.00, within 7 days, since 2030-05-15 (40); ' +
      '8 × stakes raised after losses, NGN 1.60, within 7 days, since 2030-05-15 (20)',
  ]);
  await chase(playerId, 1);
  await markers.scoreNext();
  expect(await caseOf(playerId)).toBe(first);
  expect(await entriesOf(playerId)).toHaveLength(2);
  const by = { memberId: 1n, userName: 'ada', readsCompliance: true };
  await cases.setState({ id: first, version: 2, state: 'solved', comment: 'called', by, also: async () => {} });
  // The same score again says nothing new.
  await pool.query('update markers.player set stale_at = app_now() where player_id = $1', [playerId]);
  await markers.scoreNext();
  expect(await caseOf(playerId)).toBe(first);
  await chase(playerId, 1);
  await markers.scoreNext();
  expect(await caseOf(playerId)).not.toBe(first);
});

const adviceTo = async (playerId: bigint) =>
  (
    await pool.query(`select 1 from plumbing.outbox where topic = 'markers.advice' and payload->>'playerId' = $1`, [
      String(playerId),
    ])
  ).rowCount;

test('at the middle level the player gets a message, at most once in the days of the market, and the score falls with time', async () => {
  await setClock(evening);
  const playerId = await playerWith(100_000n);
  await chase(playerId, 5);
  await markers.scoreNext();
  expect(await markers.findScored(playerId)).toMatchObject({ level: 'middle', points: 35, case_id: null });
  expect(await adviceTo(playerId)).toBe(1);
  await chase(playerId, 1);
  await markers.scoreNext();
  expect(await adviceTo(playerId)).toBe(1);
  await setClock(evening + 8 * dayMs);
  await markers.jobs[0]?.run();
  await markers.scoreNext();
  expect(await markers.findScored(playerId)).toMatchObject({ level: 'low', points: 0 });
  await setClock(evening + rules.messageDays * dayMs);
  await chase(playerId, 5);
  await markers.scoreNext();
  expect(await adviceTo(playerId)).toBe(2);
});

test('facts of other modules count in the score of their day', async () => {
  await setClock(evening);
  const playerId = await playerWith(1n);
  known.set(playerId, new Map([['2030-05-14', { reversedWithdrawals: 4, failedDeposits: 0, raisesAsked: 0 }]]));
  await pool.query('insert into markers.player (player_id, stale_at) values ($1, app_now())', [playerId]);
  await markers.scoreNext();
  const { days, today } = (await markers.readScores(playerId)) ?? {};
  expect(today).toMatchObject({ points: 30, level: 'middle', seen: [{ marker: 'reversed withdrawals', count: 4 }] });
  expect(days?.slice(-3).map(({ points }) => points)).toEqual([0, 30, 30]);
});

test('a pass reads the rows of its own players within their window, by a few statements', async () => {
  await setClock(evening);
  await pool.query('update markers.player set stale_at = null');
  await pool.query(
    `insert into markers.day select 9000000 + p, '2030-05-15'::date - d, 1, 0, 0, 0, 0, 0
     from generate_series(0, 40) d, generate_series(1, 200) p`,
  );
  await pool.query(
    `insert into markers.player (player_id, stale_at) select 9000000 + p, app_now() from generate_series(1, 60) p`,
  );
  const read: number[] = [];
  const counting = through(async (_, ask) => {
    const answer = await ask();
    if (answer.rows.length > 0) read.push(answer.rows.length);
    return answer;
  });
  expect(await open(counting).scoreNext()).toBe(true);
  expect(read).toEqual([50, 50 * 28]);
});
