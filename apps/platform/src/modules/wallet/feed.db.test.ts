import { systemClock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import { type Sql, sql } from '@harmattan/process/sql';
import { setTestClock } from '@harmattan/process/test-clock';
import { inTransaction } from '@harmattan/process/transaction';
import { Registry } from '@prometheus-io/client';
import pg from 'pg';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../../plumbing/log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { archiveEntries } from './archive-entries.ts';
import { consumeSlice, type FeedConsumer, type FeedEntry, inFeedTransaction, nextSlice } from './feed.ts';
import { addFeedMetrics, feedJob } from './feed-lag.ts';
import { beginFeedEra, hasNews, isBehind, readFeedLags } from './feed-store.ts';

const db = useTestDatabase();
const { pool } = db.database;
const { wallet, playerWith } = useTestWallet(db);
const slow = useTestWallet(db, { engine: 'slow' });
const house = 'house:qtech' as const;
const superuser = new pg.Client({ connectionString: db.url('postgres') });
beforeAll(async () => {
  await superuser.connect();
  // The effect of a consumer: a second time would be an error.
  await superuser.query('create table consumed (consumer text, key uuid, primary key (consumer, key))');
  await superuser.query('grant all on consumed to public');
});
db.defer(() => superuser.end());
afterEach(() => setTestClock(pool, 0));

let consumers = 0;
const newConsumer = (startsAt: FeedConsumer['startsAt'] = 'present'): FeedConsumer => {
  consumers += 1;
  return { name: `test-${consumers}`, startsAt };
};

const stake = (playerId: bigint, of = wallet) =>
  of.transfer({ direction: 'out', playerId, key: newKey(), round: newKey(), amountMinor: 1n, house, about: 'stake' });

const note =
  ({ name }: FeedConsumer) =>
  async (client: pg.PoolClient, entries: FeedEntry[]) => {
    await client.query('insert into consumed select $1, unnest($2::uuid[])', [name, entries.map(({ key }) => key)]);
  };

async function keysOf({ name }: FeedConsumer): Promise<string[]> {
  const { rows } = await pool.query('select key from consumed where consumer = $1 order by key', [name]);
  return rows.map(({ key }) => key);
}

async function keysIn(where: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await pool.query(`select key from wallet.entry where ${where} order by key`, values);
  return rows.map(({ key }) => key);
}

/** Until everything from before now is consumed. */
async function consumeAll(consumer: FeedConsumer, by = pool): Promise<void> {
  const { rows } = await pool.query('select app_now() as now');
  await vi.waitFor(async () => {
    while (await consumeSlice(by, consumer, note(consumer)));
    const mark = await pool.query('select complete_to >= $2 as done from wallet.feed_mark where consumer = $1', [
      consumer.name,
      rows[0].now,
    ]);
    expect(mark.rows).toEqual([{ done: true }]);
  });
}

async function begun(startsAt: FeedConsumer['startsAt'] = 'present'): Promise<FeedConsumer> {
  const consumer = newConsumer(startsAt);
  await consumeAll(consumer);
  return consumer;
}

/** Holds the transaction of a stake open. */
async function openStake(playerId: bigint): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: db.url('harmattan_app') });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query(
    `insert into wallet.journal (key, player_id, version, at, amount, house_amount, available_after, held_after, batch, fingerprint, house_id,
       kind, status, about)
     select $1, player_id, version + 1, app_now(), 0, 0, available_after, held_after, $1, $1, house_id, 'credit', 'late', 'mark'
     from wallet.journal where player_id = $2 order by version desc limit 1`,
    [newKey(), playerId],
  );
  await client.query('update wallet.account set version = version + 1 where player_id = $1', [playerId]);
  return client;
}

test('an entry that is committed long after later ones is in one slice, and the later ones in none before it', async () => {
  const [early, late] = [await playerWith(10n), await playerWith(10n)];
  const consumer = await begun();
  const open = await openStake(late);
  await stake(early);
  await stake(early, slow.wallet);
  for (let looks = 0; looks < 3; looks += 1) await consumeSlice(pool, consumer, note(consumer));
  expect(await keysOf(consumer)).toEqual([]);
  await open.query('commit');
  await consumeAll(consumer);
  const keys = await keysIn('player_id = any($1) and version > 1', [[early, late]]);
  expect(keys).toHaveLength(3);
  expect(await keysOf(consumer)).toEqual(keys);
  await consumeAll(consumer);
  expect(await keysOf(consumer)).toEqual(keys);
});

const answerOf = async (condition: Sql) => {
  const { rows } = await pool.query(sql`select ${condition} as answer`);
  return rows[0].answer;
};

test('a consumer has news from the commit of an entry until it is consumed, also of one that is committed late', async () => {
  const [early, late] = [await playerWith(10n), await playerWith(10n)];
  expect(await answerOf(hasNews(newConsumer()))).toBeNull();
  const consumer = await begun();
  expect(await answerOf(hasNews(consumer))).toBe(false);
  const open = await openStake(late);
  await stake(early);
  await consumeSlice(pool, consumer, note(consumer));
  expect(await answerOf(hasNews(consumer))).toBe(true);
  await open.query('commit');
  expect(await answerOf(hasNews(consumer))).toBe(true);
  await consumeAll(consumer);
  expect(await answerOf(hasNews(consumer))).toBe(false);
  expect(await keysOf(consumer)).toHaveLength(2);
});

test('a consumer is behind an instant until a look after it', async () => {
  const consumer = await begun();
  await setTestClock(pool, 60_000);
  const instant = sql`app_now() - interval '30 seconds'`;
  expect(await answerOf(isBehind(consumer, instant))).toBe(true);
  await consumeAll(consumer);
  expect(await answerOf(isBehind(consumer, instant))).toBe(false);
});

test('a consumer that is never told of news misses nothing', async () => {
  const playerId = await playerWith(10n);
  const consumer = await begun();
  const worker = createDueWorker({
    // The worker's own looks come a thousand times as often.
    ...{
      pool,
      clock: { ...systemClock, sleep: (ms: number, signal?: AbortSignal) => systemClock.sleep(ms / 1_000, signal) },
    },
    isDue: sql`false`,
    runNext: () => consumeSlice(pool, consumer, note(consumer)),
    onError() {},
  });
  worker.start();
  onTestFinished(worker.stop);
  for (let stakes = 0; stakes < 5; stakes += 1) await stake(playerId);
  await vi.waitFor(async () => expect(await keysOf(consumer)).toHaveLength(5), { timeout: 60_000 });
});

test('a transaction that is rolled back is in none', async () => {
  const playerId = await playerWith(10n);
  const consumer = await begun();
  const open = await openStake(playerId);
  await open.query('rollback');
  await stake(playerId);
  await consumeAll(consumer);
  expect(await keysOf(consumer)).toEqual(await keysIn('player_id = $1 and version = 2', [playerId]));
});

test('slices of any size hold the entries of a player by version, each once, and no part of a transaction', async () => {
  const consumer = await begun();
  const players = await Promise.all(Array.from({ length: 5 }, () => playerWith(100n)));
  for (let stakes = 0; stakes < 4; stakes += 1) await Promise.all(players.map((playerId) => stake(playerId)));
  const versions = new Map<bigint, bigint>();
  const sizes: number[] = [];
  for (let isMore = true; isMore; ) {
    isMore = await inTransaction(pool, async (client) => {
      const slice = await nextSlice(client, consumer, { entriesMax: 3 });
      const entries = (await slice?.entries()) ?? [];
      sizes.push(entries.length);
      for (const { playerId, version } of entries) {
        expect(version).toBe((versions.get(playerId) ?? 0n) + 1n);
        versions.set(playerId, version);
      }
      const { rows } = await client.query(
        `select count(*)::integer as rest from wallet.journal j where number in (
           select number from wallet.journal where key = any($1::uuid[])) and key <> all($1::uuid[])`,
        [entries.map(({ key }) => key)],
      );
      expect(rows).toEqual([{ rest: 0 }]);
      return versions.size < players.length || [...versions.values()].some((version) => version < 5n);
    });
  }
  expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(2);
});

test('two workers and writers at once: every entry is consumed once, also where a worker dies before its commit', async () => {
  const consumer = await begun();
  const players = await Promise.all(Array.from({ length: 6 }, () => playerWith(1_000n)));
  let isWriting = true;
  let looks = 0;
  const work = async () => {
    while (isWriting) {
      looks += 1;
      const dies = looks % 3 === 0;
      await consumeSlice(pool, consumer, async (client, entries) => {
        await note(consumer)(client, entries);
        if (dies) await client.query('select pg_terminate_backend(pg_backend_pid())');
      }).catch(() => {});
    }
  };
  const write = async (playerId: bigint, at: number) => {
    for (let stakes = 0; stakes < 40; stakes += 1) await stake(playerId, at % 2 === 0 ? wallet : slow.wallet);
  };
  const workers = [work(), work()];
  await Promise.all(players.map(write));
  isWriting = false;
  await Promise.all(workers);
  await consumeAll(consumer);
  const keys = await keysIn('player_id = any($1)', [players]);
  expect(keys).toHaveLength(6 * 41);
  expect(await keysOf(consumer)).toEqual(keys);
});

test('what fails is consumed again, and one consumer is not moved by another', async () => {
  const [failing, other] = [await begun(), await begun()];
  const playerId = await playerWith(10n);
  await consumeAll(other);
  await vi.waitFor(() =>
    expect(
      consumeSlice(pool, failing, async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no'),
  );
  await consumeAll(failing);
  const keys = await keysIn('player_id = $1', [playerId]);
  expect(await keysOf(failing)).toEqual(keys);
  expect(await keysOf(other)).toEqual(keys);
});

test('a mark is of one transaction at a time', async () => {
  const consumer = await begun();
  await inTransaction(pool, async (client) => {
    expect(await nextSlice(client, consumer)).toBeDefined();
    expect(await inTransaction(pool, (second) => nextSlice(second, consumer))).toBeUndefined();
  });
});

test('the server ends a transaction of a consumer after five seconds', async () => {
  const { rows } = await inFeedTransaction(pool, (client) =>
    client.query(
      `select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`,
    ),
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { name, setting } of rows) expect([name, setting]).toEqual([name, '5000']);
});

test('entries that are being moved or were moved before they are consumed are consumed once', async () => {
  const consumer = await begun();
  const playerId = await playerWith(10n);
  const fee = () =>
    wallet.transfer({ direction: 'out', playerId, key: newKey(), amountMinor: 1n, house, about: 'fee' });
  await fee();
  const archive = (patienceMs: number) => archiveEntries(pool, { olderThanMs: 0, patienceMs, clock: systemClock });
  expect((await archive(60_000)).moved).toBeGreaterThan(0);
  await fee();
  // An older snapshot: the slice is copied and not deleted.
  const reader = new pg.Client({ connectionString: db.url('postgres') });
  await reader.connect();
  onTestFinished(() => reader.end());
  await reader.query('begin isolation level repeatable read; select 1');
  expect((await archive(0)).waitsFor).toBeDefined();
  const twice = await pool.query('select 1 from wallet.journal join wallet.journal_old using (key, number)');
  expect(twice.rows.length).toBeGreaterThan(0);
  await consumeAll(consumer);
  expect(await keysOf(consumer)).toEqual(await keysIn('player_id = $1', [playerId]));
});

test('a transaction of another database of the server holds nothing up', async () => {
  const elsewhere = new URL(db.url('harmattan_app'));
  elsewhere.pathname = '/postgres';
  const client = new pg.Client({ connectionString: elsewhere.href });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; select pg_current_xact_id()');
  const consumer = await begun();
  const playerId = await playerWith(10n);
  await consumeAll(consumer);
  expect(await keysOf(consumer)).toEqual(await keysIn('player_id = $1', [playerId]));
});

test('a consumer that starts at the beginning reads entries from before there were numbers, also moved ones', async () => {
  const playerId = await playerWith(10n);
  await stake(playerId);
  const played = {
    ...{ playerId, key: newKey(), amountMinor: 2n, house },
    about: 'fee',
    memo: '["Dune","r","t"]',
  } as const;
  await wallet.transfer({ direction: 'out', ...played });
  await archiveEntries(pool, { olderThanMs: 0, patienceMs: 60_000, clock: systemClock });
  for (const table of ['journal', 'journal_old']) await superuser.query(`update wallet.${table} set number = null`);
  await superuser.query('update wallet.feed_era set history_to = (select max(at) from wallet.entry)');
  await stake(playerId);
  const consumer = newConsumer('beginning');
  const found: FeedEntry[] = [];
  for (let slices = 0; slices < 1_000; slices += 1) {
    await inTransaction(pool, async (client) => {
      const slice = await nextSlice(client, consumer, { entriesMax: 7 });
      const entries = (await slice?.entries()) ?? [];
      found.push(...entries);
      await note(consumer)(client, entries);
    });
    if ((await keysOf(consumer)).length === (await keysIn('true')).length) break;
  }
  expect(await keysOf(consumer)).toEqual(await keysIn('true'));
  const old = found.find(({ key }) => key === played.key);
  expect(old).toMatchObject({ product: 'games', supplier: 'qtech', game: 'Dune', house, houseMinor: 2n });
  await consumeAll(consumer);
});

test('on another server numbers go on behind those of before, and no mark misses an entry', async () => {
  const [behind, present] = [await begun(), await begun()];
  const playerId = await playerWith(10n);
  await consumeAll(present);
  // As in a copy that was restored from a dump: entries and marks have numbers that this server is far from.
  for (const table of ['journal', 'journal_old', 'feed_mark'])
    await superuser.query(`update wallet.${table} set number = number + 1000000000000`);
  await stake(playerId);
  await consumeSlice(pool, present, note(present));
  const [missed] = await keysIn('player_id = $1 and version = 2', [playerId]);
  expect(await keysOf(present)).not.toContain(missed);
  await superuser.query('delete from wallet.journal where key = $1', [missed]);
  await superuser.query('update wallet.account set version = 1, available = 10 where player_id = $1', [playerId]);
  await superuser.query('delete from wallet.house_leg where batch not in (select batch from wallet.entry)');

  await superuser.query('update wallet.feed_era set system_id = 1');
  expect(await Promise.all([beginFeedEra(pool), beginFeedEra(pool)])).toContain(true);
  expect(await beginFeedEra(pool)).toBe(false);
  await stake(playerId);
  for (const consumer of [behind, present]) {
    await consumeAll(consumer);
    expect(await keysOf(consumer)).toEqual(await keysIn('player_id = $1', [playerId]));
  }
});

test('a consumer that is late raises the alarm, which names the transaction that holds it up', async () => {
  const consumer = await begun();
  const errors: unknown[] = [];
  const log = { ...createLog({ level: 'silent' }), error: (what: unknown) => void errors.push(what) };
  const watch = feedJob({ pool, log } as unknown as Parameters<typeof feedJob>[0]);
  const lagOf = async () => (await readFeedLags(pool)).find((lag) => lag.consumer === consumer.name)?.lagMs ?? 0;
  expect(await lagOf()).toBeLessThan(60_000);
  const open = await openStake(await playerWith(10n));
  await setTestClock(pool, 600_000);
  await consumeSlice(pool, consumer, note(consumer));
  await consumeSlice(pool, consumer, note(consumer));
  expect(await lagOf()).toBeGreaterThan(500_000);
  await watch.run();
  const registry = new Registry();
  addFeedMetrics(registry, pool);
  expect(await registry.metrics()).toMatch(`harmattan_feed_lag_seconds{consumer="${consumer.name}"} 6`);
  const pid = (open as unknown as { processID: number }).processID;
  expect(errors).toMatchObject([
    { late: expect.arrayContaining([{ consumer: consumer.name, lagMs: expect.any(Number) }]), oldest: { pid } },
  ]);
  await open.query('rollback');
  await consumeAll(consumer);
  expect(await lagOf()).toBeLessThan(60_000);
});
