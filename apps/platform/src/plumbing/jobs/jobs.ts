import { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

export const jobsSchema = 'jobs';

/**
 * Work that must survive a crash. `every` is a cron expression in Lagos time; a job runs in one process at a time and is
 * tried again when it fails.
 */
export interface Job {
  name: string;
  every: string;
  run(): Promise<void>;
}

export interface Jobs {
  stop(): Promise<void>;
}

const retriesMax = 5;
const stopTimeoutMs = 10_000;

export async function startJobs(deps: { url: string; log: Log }, jobs: Job[]): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: deps.url,
    application_name: 'harmattan-jobs',
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    max: 2,
  });
  boss.on('error', (error) => deps.log.error({ err: error }, 'the job queue has trouble'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'exclusive', retryLimit: retriesMax, retryBackoff: true });
    await boss.work(job.name, async () => {
      try {
        await job.run();
      } catch (error) {
        deps.log.error({ err: error, job: job.name }, 'a job failed and will be tried again');
        throw error;
      }
    });
    await boss.schedule(job.name, job.every, null, { tz: 'Africa/Lagos' });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs }) };
}
