import { type Clock, systemClock } from '@harmattan/kernel/clock';
import { useDatabaseClone } from '@harmattan/process/testing/clone-database';
import { patience as poolPatience } from '@harmattan/process/testing/patience';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDueWorker } from './due-worker.ts';
import { openPool } from './pool.ts';
import { type Sql, sql } from './sql.ts';

const clone = useDatabaseClone({
  of: 'arcade',
  owner: 'arcade_owner',
  app: 'arcade_app',
  close: async () => {
    for (const pool of pools) await pool.end();
  },
});
const pools: ReturnType<typeof openPool>[] = [];
const patience = { timeout: 30_000 };

function openOwnPool() {
  const pool = openPool({ name: 'process', url: clone.url('arcade_app'), ...poolPatience, onIdleError() {} });
  pools.push(pool);
  return pool;
}

/** Waits a thousandth of the time, and says for how long it was asked to. */
function hastyClock() {
  const slept: number[] = [];
  const clock: Clock = {
    ...systemClock,
    sleep(ms, signal) {
      slept.push(ms);
      return systemClock.sleep(ms / 1_000, signal);
    },
  };
  return { clock, slept };
}

/** Works off the leases of one name, which stand here for any work. */
function startWorker(options: {
  pool: ReturnType<typeof openPool>;
  name: string;
  isDue?: Sql;
  clock?: Clock;
  everyMs?: number;
}) {
  const { pool, name, clock = systemClock, everyMs = 20 } = options;
  const seen = { runs: 0, ended: 0, done: 0 };
  const worker = createDueWorker({
    ...{ pool, clock, everyMs },
    isDue: options.isDue ?? sql`exists (select from plumbing.lease where name = ${name})`,
    async runNext() {
      seen.runs += 1;
      const { rowCount } = await pool.query('update plumbing.lease set name = $2 where name = $1', [
        name,
        `${name} ${seen.runs}`,
      ]);
      seen.done += rowCount ?? 0;
      seen.ended += 1;
      return rowCount !== 0;
    },
    onError() {},
  });
  worker.start();
  onTestFinished(worker.stop);
  return { worker, seen };
}

const write = (pool: ReturnType<typeof openPool>, name: string) =>
  pool.query(`insert into plumbing.lease (name, epoch, expires_at) values ($1, 1, 'infinity')`, [name]);

test('work that another process wrote is found without a call, and a worker without work is not run', async () => {
  const pool = openOwnPool();
  const { seen } = startWorker({ pool, name: 'found' });
  const { seen: idle } = startWorker({ pool, name: 'idle' });
  await vi.waitFor(() => expect(idle.runs).toBe(1), patience);
  await write(pool, 'found');
  await vi.waitFor(() => expect(seen.done).toBe(1), patience);
  expect(idle.runs).toBe(1);
});

test('twenty workers without work share one statement of one session', async () => {
  const pool = openOwnPool();
  const { clock, slept } = hastyClock();
  const turnMs = 1_000;
  // A worker's own look comes after a sleep that is longer than the test.
  const sleep: Clock['sleep'] = (ms, signal) => clock.sleep(ms === turnMs ? ms : ms * 1_000_000, signal);
  const workers = Array.from({ length: 20 }, (_, at) =>
    startWorker({ pool, clock: { ...clock, sleep }, name: `quiet ${at}`, everyMs: turnMs }),
  );
  await vi.waitFor(() => expect(workers.every(({ seen }) => seen.ended === 1)).toBe(true), patience);
  const turns = () => slept.filter((ms) => ms === turnMs).length;
  let statements = 0;
  const before = turns();
  pool.on('acquire', () => {
    statements += 1;
  });
  await vi.waitFor(() => expect(turns() - before).toBeGreaterThan(5), patience);
  expect(statements).toBe(0);
  const { rows } = await pool.query(
    `select count(*)::int as sessions from pg_stat_activity where datname = current_database() and query like 'select array[coalesce(%'`,
  );
  expect(rows).toEqual([{ sessions: 1 }]);
  expect(workers.every(({ seen }) => seen.runs === 1)).toBe(true);
});

test('every worker runs while the conditions cannot be asked', async () => {
  const pool = openOwnPool();
  const broken = startWorker({ pool, name: 'broken', isDue: sql`exists (select from plumbing.nothing)` });
  const whole = startWorker({ pool, name: 'whole' });
  await vi.waitFor(() => expect([broken.seen.runs > 2, whole.seen.runs > 2]).toEqual([true, true]), patience);
  await write(pool, 'whole');
  await vi.waitFor(() => expect(whole.seen.done).toBe(1), patience);
});

test('a table that is locked delays no worker of another table', async () => {
  const pool = openOwnPool();
  const owner = openPool({ name: 'owner', url: clone.url('arcade_owner'), ...poolPatience, onIdleError() {} });
  pools.push(owner);
  const turnMs = 20;
  // A worker's own look comes after a sleep that is longer than the test.
  const sleep: Clock['sleep'] = (ms, signal) => systemClock.sleep(ms === turnMs ? ms : ms * 1_000, signal);
  const clock = { ...systemClock, sleep };
  let runs = 0;
  const own = { isDue: false };
  const worker = createDueWorker({
    ...{ pool, clock, everyMs: turnMs, onError() {} },
    isDue: () => sql`${own.isDue}::boolean`,
    async runNext() {
      runs += 1;
      return false;
    },
  });
  worker.start();
  onTestFinished(worker.stop);
  startWorker({ pool, clock, name: 'locked', everyMs: turnMs });
  await vi.waitFor(() => expect(runs).toBe(1), patience);
  const client = await owner.connect();
  try {
    await client.query('begin; lock table plumbing.lease in access exclusive mode');
    own.isDue = true;
    await vi.waitFor(() => expect(runs).toBeGreaterThan(1), patience);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('conditions that cannot be asked are reported once, until they can be asked again', async () => {
  const pool = openOwnPool();
  const errors: string[] = [];
  let runs = 0;
  const own = { isBroken: true };
  const worker = createDueWorker({
    ...{ pool, clock: systemClock, everyMs: 20, onError: (error: unknown) => errors.push((error as Error).message) },
    isDue: () => (own.isBroken ? sql`exists (select from plumbing.nothing)` : sql`true`),
    async runNext() {
      runs += 1;
      return false;
    },
  });
  worker.start();
  onTestFinished(worker.stop);
  const more = async (than: number) => vi.waitFor(() => expect(runs).toBeGreaterThan(than), patience);
  await more(3);
  expect(errors).toEqual(['relation "plumbing.nothing" does not exist']);
  own.isBroken = false;
  await more(runs + 3);
  own.isBroken = true;
  await vi.waitFor(() => expect(errors).toHaveLength(2), patience);
});

test('a look whose session was ended goes on in another one', async () => {
  const pool = openOwnPool();
  const { seen } = startWorker({ pool, name: 'after the end' });
  const end = () =>
    pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'select array[coalesce(%'`,
    );
  await vi.waitFor(async () => expect((await end()).rowCount).toBe(1), patience);
  await vi.waitFor(async () => expect((await end()).rowCount).toBe(1), patience);
  await write(pool, 'after the end');
  await vi.waitFor(() => expect(seen.done).toBe(1), patience);
});

test('a worker looks by itself in the end, though its condition is false', async () => {
  const pool = openOwnPool();
  const { clock } = hastyClock();
  const { seen } = startWorker({ pool, clock, name: 'unseen', isDue: sql`false`, everyMs: 60_000 });
  await vi.waitFor(() => expect(seen.runs).toBe(1), patience);
  await write(pool, 'unseen');
  await vi.waitFor(() => expect(seen.done).toBe(1), patience);
});

test('a condition that is neither true nor false has its worker run', async () => {
  const pool = openOwnPool();
  const { seen } = startWorker({
    pool,
    name: 'unknown',
    isDue: sql`(select true from plumbing.lease where name = 'no such')`,
  });
  await vi.waitFor(() => expect(seen.runs).toBeGreaterThan(2), patience);
});

test('workers that stopped are asked about no more, and can be started beside others again', async () => {
  const pool = openOwnPool();
  const first = startWorker({ pool, name: 'first' });
  await first.worker.stop();
  let statements = 0;
  pool.on('acquire', () => {
    statements += 1;
  });
  const { clock, slept } = hastyClock();
  await clock.sleep(100_000);
  expect([statements, slept]).toEqual([0, [100_000]]);
  const second = startWorker({ pool, name: 'second' });
  await write(pool, 'second');
  await vi.waitFor(() => expect(second.seen.done).toBe(1), patience);
});
