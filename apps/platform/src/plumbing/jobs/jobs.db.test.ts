import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import { jobsSchema, startJobs } from './jobs.ts';

const db = useTestDatabase();
const log = createLog({ level: 'silent' });

/** Schedules fire at most once a minute; a test hands the job over itself. */
const enqueue = (name: string) =>
  db.database.pool.query(`insert into ${jobsSchema}.job (name, policy) values ($1, 'exclusive')`, [name]);

test('runs a job as the role that may not change tables, and again after a failure', async () => {
  let runs = 0;
  const jobs = await startJobs({ url: db.url('harmattan_app'), log }, [
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
  const jobs = await startJobs({ url: db.url('harmattan_app'), log }, [job]);
  await jobs.stop();
  const { rows } = await db.database.pool.query(
    `select cron, timezone from ${jobsSchema}.schedule where name = 'nightly'`,
  );
  expect(rows).toEqual([{ cron: '30 4 * * *', timezone: 'Africa/Lagos' }]);
});
