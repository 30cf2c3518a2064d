import type pg from 'pg';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { Log } from '../../plumbing/log.ts';
import { checkAll, checkNew } from './book-passes.ts';
import { checkpointRule } from './book-rules.ts';
import type { Finding, Reader } from './book-slices.ts';
import { correctCheckpoints } from './wallet-store.ts';

/** Thrown by the job, so that it shows up as failed. */
export class BooksDoNotBalance extends Error {
  override name = 'BooksDoNotBalance';
  readonly found: Finding[];

  constructor(found: Finding[]) {
    super(`the books do not balance: ${found.map(({ rule, count }) => `${rule} (${count})`).join(', ')}`);
    this.found = found;
  }
}

const newExpiresAfterMs = 600_000;
const allExpiresAfterMs = 4 * 3_600_000;
/** For a connection that was lost. A rule that is broken fails the run too, and each try reads the whole journal. */
const allRetriesMax = 1;

/** Every hour what is new, every night everything. */
export function bookJobs(deps: { pool: pg.Pool; log: Log }): Job[] {
  return [
    {
      name: 'check-books',
      every: '17 * * * *',
      expiresAfterMs: newExpiresAfterMs,
      run: (signal) => checkBooks({ ...deps, signal }, checkNew),
    },
    {
      name: 'check-all-books',
      every: '40 2 * * *',
      expiresAfterMs: allExpiresAfterMs,
      retriesMax: allRetriesMax,
      run: (signal) => checkBooks({ ...deps, signal }, checkAll),
    },
  ];
}

async function checkBooks(
  { pool, log, signal }: Reader & { log: Log },
  pass: (reader: Reader) => Promise<Finding[]>,
): Promise<void> {
  const found = await pass({ pool, signal }).catch((error) => {
    if (!signal?.aborted) throw error;
    // What it found until then is a suspect by now. A process that stops is no reason for concern, too little time is one.
    const level = signal.reason?.name === 'TimeoutError' ? 'error' : 'info';
    log[level]('the check of the books was cut off and goes on at its next run');
    return [];
  });
  if (found.length === 0) return;
  log.error({ found }, 'THE BOOKS DO NOT BALANCE');
  // Checkpoints are made from the legs and can be made again. The alarm stays: a leg was written behind its checkpoint.
  if (found.some(({ rule }) => rule === checkpointRule)) await correctCheckpoints(pool);
  throw new BooksDoNotBalance(found);
}
