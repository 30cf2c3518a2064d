import type pg from 'pg';
import type { Bus } from '../../plumbing/bus.ts';
import type { Log } from '../../plumbing/log.ts';

/** What every use case of the module works with. */
export interface MessagesDeps {
  pool: pg.Pool;
  bus: Bus;
  log: Log;
  /** Wakes the keeper, which delivers bulletins, before its next poll. */
  wake(): void;
}
