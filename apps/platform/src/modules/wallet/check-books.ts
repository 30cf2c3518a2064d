import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import { checkpointRule, type Finding, findings } from './book-findings.ts';
import { correctCheckpoints } from './wallet-store.ts';

/** Thrown by the job, so that it shows up as failed until somebody has looked. */
export class BooksDoNotBalance extends Error {
  override name = 'BooksDoNotBalance';
  readonly found: Finding[];

  constructor(found: Finding[]) {
    super(`the books do not balance: ${found.map(({ rule, count }) => `${rule} (${count})`).join(', ')}`);
    this.found = found;
  }
}

/** Looks at every rule that must hold, and raises the alarm for those that do not. */
export async function checkBooks(pool: pg.Pool, log: Log): Promise<void> {
  const found = await findings(pool);
  if (found.length === 0) return;
  log.error({ found }, 'THE BOOKS DO NOT BALANCE');
  // What is made from the legs can be made again. The alarm stays, since something wrote a leg behind its checkpoint.
  if (found.some(({ rule }) => rule === checkpointRule)) await correctCheckpoints(pool);
  throw new BooksDoNotBalance(found);
}
