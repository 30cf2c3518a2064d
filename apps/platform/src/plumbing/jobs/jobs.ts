import { market } from '@harmattan/kernel/market';
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

/** The jobs as a part of the process that starts and stops. */
export function createJobs(
  deps: { url: string; log: Log },
  jobs: Job[],
): { start(): Promise<void>; stop(): Promise<void> } {
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

export async function startJobs(
  { endGraceMs = usualEndGraceMs, ...deps }: { url: string; log: Log; endGraceMs?: number },
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
  const stopping = new AbortController();
  for (const job of jobs) {
    const options = {
      retryLimit: job.retriesMax ?? usualRetriesMax,
      retryBackoff: true,
      expireInSeconds: secondsOf(expiryMsOf(job) + endGraceMs),
    };
    await boss.createQueue(job.name, { policy: 'exclusive', ...options });
    // A queue that an earlier version created keeps its own options otherwise.
    await boss.updateQueue(job.name, options);
    await boss.work(job.name, runAlone(job, { log: deps.log, stopping: stopping.signal }));
    await boss.schedule(job.name, job.every, null, { tz: market.timeZone });
  }
  return {
    stop() {
      stopping.abort();
      return boss.stop({ graceful: true, timeout: stopTimeoutMs });
    },
  };
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
