import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@harmattan/kernel/clock';
import { market } from '@harmattan/kernel/market';
import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

export const jobsSchema = 'jobs';

/**
 * Work that must survive a crash. `every` is a cron expression in the market's time; a job runs in one process at a time and is
 * tried again when it fails.
 */
export interface Job {
  name: string;
  every: string;
  /** After this time the signal ends the run. */
  expiresAfterMs?: number;
  /** How often a run that failed is tried again before the schedule's next one. */
  retriesMax?: number;
  /** Ends soon after the signal, which comes when the run expires or the process stops. */
  run(signal?: AbortSignal): Promise<void>;
}

export interface Jobs {
  stop(): Promise<void>;
}

interface JobsDeps {
  url: string;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
}

/** The jobs as a part of the process that starts and stops. */
export function createJobs(deps: JobsDeps, jobs: Job[]): { start(): Promise<void>; stop(): Promise<void> } {
  let running: Jobs | undefined;
  return {
    async start() {
      running = await startJobs(deps, jobs);
    },
    async stop() {
      await running?.stop();
    },
  };
}

const usualRetriesMax = 5;
const usualExpiryMs = 600_000;
/** The time from the signal until the queue takes a run for dead and hands its job to another process. */
const usualEndGraceMs = 60_000;
const stopTimeoutMs = 10_000;
/** Each queue would ask for itself this often; one look for all of them wakes those that have a job. */
const ownLookEverySeconds = 60;
const everyMs = 2_000;

const isWaiting = sql`state < 'active' and start_after <= jobs.job_now()`;

export async function startJobs(
  { endGraceMs = usualEndGraceMs, ...deps }: JobsDeps & { endGraceMs?: number },
  jobs: Job[],
): Promise<Jobs> {
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
  await declare(boss, jobs, endGraceMs);
  const stopping = new AbortController();
  const workers = new Map<string, string>();
  for (const job of jobs) {
    const run = runAlone(job, { log: deps.log, stopping: stopping.signal });
    workers.set(job.name, await boss.work(job.name, { pollingIntervalSeconds: ownLookEverySeconds }, run));
  }
  const waking = createDueWorker({
    ...{ pool: deps.pool, clock: deps.clock, everyMs },
    isDue: sql`exists (select from jobs.job where ${isWaiting})`,
    async runNext() {
      const { rows } = await deps.pool.query<{ name: string }>(
        sql`select distinct name from jobs.job where ${isWaiting}`,
      );
      for (const { name } of rows) boss.notifyWorker(workers.get(name) ?? '');
    },
    onError: (error) => deps.log.error({ err: error }, 'the job queue could not be read'),
  });
  waking.start();
  return {
    async stop() {
      stopping.abort();
      await waking.stop();
      await boss.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
}

/** Writes the queues and schedules that are missing or that an earlier version left otherwise: most starts write none. */
async function declare(boss: PgBoss, jobs: Job[], endGraceMs: number): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const job of jobs) {
    const options = {
      retryLimit: job.retriesMax ?? usualRetriesMax,
      retryBackoff: true,
      expireInSeconds: secondsOf(expiryMsOf(job) + endGraceMs),
    };
    const queue = queues.get(job.name);
    if (!queue) await boss.createQueue(job.name, { policy: 'exclusive', ...options });
    else if (!isDeepStrictEqual({ ...queue, ...options }, queue)) await boss.updateQueue(job.name, options);
    const schedule = schedules.get(job.name);
    if (schedule?.cron !== job.every || schedule.timezone !== market.timeZone)
      await boss.schedule(job.name, job.every, null, { tz: market.timeZone });
  }
}

const expiryMsOf = (job: Job) => job.expiresAfterMs ?? usualExpiryMs;
const secondsOf = (ms: number) => Math.ceil(ms / 1_000);

/** A run that does not end with its signal keeps the next one from starting. */
function runAlone(job: Job, { log, stopping }: { log: Log; stopping: AbortSignal }): () => Promise<void> {
  let isRunning = false;
  return async () => {
    if (isRunning) throw new Error(`the last run of ${job.name} has not ended`);
    isRunning = true;
    try {
      await job.run(AbortSignal.any([stopping, AbortSignal.timeout(expiryMsOf(job))]));
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed and will be tried again');
      throw error;
    } finally {
      isRunning = false;
    }
  };
}
