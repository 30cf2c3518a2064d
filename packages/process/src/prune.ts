import type { Queryable } from './transaction.ts';

/** So many rows are gone well within the time limit of a statement. */
const sliceRowsUsual = 2_000;

export interface Pruned {
  table: string;
  /** What to delete, as in a `where` clause. It has an index, or each slice reads the whole table. */
  where: string;
  values?: unknown[];
}

/**
 * Deletes rows in slices, each in a transaction of its own. One statement for all of them would exceed its time limit one
 * day, roll back, and from then on never succeed. Slices that are done stay done, whatever happens to the next one.
 */
export async function prune(
  db: Queryable,
  { table, where, values = [] }: Pruned,
  sliceRows = sliceRowsUsual,
): Promise<number> {
  return inSlices(db, `delete from ${table} where ${found({ table, where, sliceRows })}`, values);
}

export interface Emptied extends Pruned {
  /** What rows are changed to, as in a `set` clause. A row that was changed no longer fits `where`, or there is no end. */
  set: string;
}

/** Empties columns of rows in slices, as `prune` deletes rows: the row stays where its key is still needed. */
export function empty(
  db: Queryable,
  { table, set, where, values = [] }: Emptied,
  sliceRows = sliceRowsUsual,
): Promise<number> {
  return inSlices(db, `update ${table} set ${set} where ${found({ table, where, sliceRows })}`, values);
}

/** The condition stands twice: a row that changed after it was found is left alone. */
function found({ table, where, sliceRows }: { table: string; where: string; sliceRows: number }): string {
  return `ctid = any(array(select ctid from ${table} where ${where} limit ${sliceRows})) and ${where}`;
}

async function inSlices(db: Queryable, slice: string, values: unknown[]): Promise<number> {
  for (let total = 0; ; ) {
    const { rowCount } = await db.query(slice, values);
    total += rowCount ?? 0;
    if ((rowCount ?? 0) === 0) return total;
  }
}
