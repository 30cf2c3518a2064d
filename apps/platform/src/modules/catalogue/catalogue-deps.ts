import type { Executor } from './catalogue-store.ts';
import type { Snapshot } from './lists/snapshot.ts';

/** What every use case of the module works with. */
export interface CatalogueDeps {
  tables: Executor;
  /** The list as it is held now. */
  snapshot(): Snapshot;
}
