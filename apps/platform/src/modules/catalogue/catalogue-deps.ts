import type pg from 'pg';
import type { Pause } from './lists/pauses.ts';
import type { Snapshot } from './lists/snapshot.ts';

/** What every use case of the module works with. */
export interface CatalogueDeps {
  pool: pg.Pool;
  /** The list as it is held now. */
  snapshot(): Snapshot;
  /** What is off for everyone now. */
  pauses(): readonly Pause[];
}
