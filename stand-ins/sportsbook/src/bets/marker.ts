import type pg from 'pg';
import { markDone } from './movements-store.ts';

/** Marks what the wallet has confirmed, many in one statement: what comes while one is under way goes with the next. */
export function createMarker(pool: pg.Pool) {
  let waiting: { ids: bigint[]; marked: Promise<void> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  return {
    mark(id: bigint): Promise<void> {
      if (!waiting) {
        const batch = { ids: [] as bigint[], marked: Promise.resolve() };
        waiting = batch;
        batch.marked = last.then(() => {
          waiting = undefined;
          return markDone(pool, batch.ids);
        });
        last = batch.marked.catch(() => {});
      }
      waiting.ids.push(id);
      return waiting.marked;
    },
    /** Nothing is under way any more. */
    settled: () => last,
  };
}
