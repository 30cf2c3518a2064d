import { systemClock } from '@harmattan/kernel/clock';
import { assert, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import { type Job, jobsSchema, startJobs } from './jobs.ts';

const db = useTestDatabase();
const log = createLog({ level: 'silent' });
const deps = () => ({ url: db.url('harmattan_app'), pool: db.database.pool, clock: systemClock, log });

/** Schedules fire at most once a minute; a test hands the job over itself. */
const enqueue = (name: string) =>
  db.database.pool.query(
    `insert into ${jobsSchema}.job (name, policy, expire_seconds, retry_limit, retry_backoff)
     select name, policy, expire_seconds, retry_limit, retry_backoff from ${jobsSchema}.queue where name = $1`,
    [name],
  );

test('runs a job as the role that may not change tables, and again after a failure', async () => {
  let runs = 0;
  const jobs = await startJobs(deps(), [
    {
      name: 'shaky',
      every: '0 4 * * *',
      async run() {
        runs += 1;
        if (runs === 1) throw new Error('first time');
      },
    },
  ]);
  await enqueue('shaky');
  await expect.poll(() => runs).toBe(2);
  await jobs.stop();
});

test('keeps its schedule in the database and in Lagos time', async () => {
  const job = { name: 'nightly', every: '30 4 * * *', run: async () => {} };
  const jobs = await startJobs(deps(), [job]);
  await jobs.stop();
  const { rows } = await db.database.pool.query(
    `select cron, timezone from ${jobsSchema}.schedule where name = 'nightly'`,
  );
  expect(rows).toEqual([{ cron: '30 4 * * *', timezone: 'Africa/Lagos' }]);
});

test('a run that expires is ended by its signal, and tried again once it has ended', async () => {
  const ended: string[] = [];
  let running = 0;
  const endless = {
    name: 'endless',
    every: '0 4 * * *',
    expiresAfterMs: 200,
    async run(signal?: AbortSignal) {
      running += 1;
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      ended.push(`${signal?.reason.name} with ${running} running`);
      running -= 1;
      throw new Error('cut off');
    },
  };
  const jobs = await startJobs(deps(), [endless]);
  await enqueue('endless');
  await expect.poll(() => ended).toEqual(Array(2).fill('TimeoutError with 1 running'));
  await jobs.stop();
});

test('a run that ignores its signal is not joined by another one', async () => {
  let runs = 0;
  const held = Promise.withResolvers<void>();
  const stuck = {
    name: 'stuck',
    every: '0 4 * * *',
    expiresAfterMs: 500,
    async run() {
      runs += 1;
      if (runs === 1) await held.promise;
    },
  };
  const jobs = await startJobs({ ...deps(), endGraceMs: 500 }, [stuck]);
  await enqueue('stuck');
  const tries = () => db.database.pool.query(`select retry_count from ${jobsSchema}.job where name = 'stuck'`);
  await expect.poll(async () => (await tries()).rows[0].retry_count).toBeGreaterThan(1);
  expect(runs).toBe(1);
  held.resolve();
  await expect.poll(() => runs).toBe(2);
  await jobs.stop();
});

test('a stop ends the runs', async () => {
  const run = Promise.withResolvers<string>();
  const long = {
    name: 'long',
    every: '0 4 * * *',
    async run(signal?: AbortSignal) {
      await new Promise((resolve) => {
        signal?.addEventListener('abort', resolve);
        run.resolve('started');
      });
    },
  };
  const jobs = await startJobs(deps(), [long]);
  await enqueue('long');
  await run.promise;
  await jobs.stop();
  const { rows } = await db.database.pool.query(`select state from ${jobsSchema}.job where name = 'long'`);
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('a queue that an earlier version created gets the limits of this one', async () => {
  const job = { name: 'older', every: '30 4 * * *', run: async () => {} };
  for (const expiresAfterMs of [1_000, 3_000]) {
    const jobs = await startJobs({ ...deps(), endGraceMs: 0 }, [{ ...job, expiresAfterMs, retriesMax: 1 }]);
    await jobs.stop();
  }
  const { rows } = await db.database.pool.query(
    `select expire_seconds, retry_limit from ${jobsSchema}.queue where name = 'older'`,
  );
  expect(rows).toEqual([{ expire_seconds: 3, retry_limit: 1 }]);
});

test('a start writes the queues and schedules that changed, and no others', async () => {
  const [same, moved] = ['same', 'moved'].map((name) => ({ name, every: '30 4 * * *', run: async () => {} }));
  const written = async () => {
    const { rows } = await db.database.pool.query(
      `select name, queue.updated_on as queue, schedule.updated_on as schedule, schedule.cron
       from ${jobsSchema}.queue join ${jobsSchema}.schedule using (name) where name in ('same', 'moved') order by name`,
    );
    return rows;
  };
  const start = async (jobs: Job[]) => (await startJobs(deps(), jobs)).stop();
  assert(same && moved);
  await start([same, moved]);
  const [movedBefore, sameBefore] = await written();
  await start([same, { ...moved, every: '31 4 * * *', retriesMax: 2 }]);
  const [movedAfter, sameAfter] = await written();
  expect(sameAfter).toEqual(sameBefore);
  expect(movedAfter.cron).toBe('31 4 * * *');
  expect(movedAfter.queue).not.toEqual(movedBefore.queue);
});
