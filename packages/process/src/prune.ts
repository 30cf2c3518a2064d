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
  // The condition stands twice: a row that changed after it was found is not deleted.
  const slice = `delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${where} limit ${sliceRows})) and ${where}`;
  for (let total = 0; ; ) {
    const { rowCount } = await db.query(slice, values);
    total += rowCount ?? 0;
    if ((rowCount ?? 0) === 0) return total;
  }
}
