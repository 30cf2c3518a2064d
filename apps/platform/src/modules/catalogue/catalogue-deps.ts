import type pg from 'pg';
import type { Snapshot } from './lists/snapshot.ts';

/** What every use case of the module works with. */
export interface CatalogueDeps {
  pool: pg.Pool;
  /** The list as it is held now. */
  snapshot(): Snapshot;
}
