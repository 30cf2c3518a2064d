import type pg from 'pg';
import { addUp, checkHouse, checkSlice, checkTables, type Finding, findSlice } from './book-slices.ts';

/** Every rule for the whole journal, on request. Marks nothing: the passes go on from where they are. */
export async function findings(pool: pg.Pool): Promise<Finding[]> {
  const reader = { pool };
  const found: Finding[] = [];
  for (let from = '-infinity'; from !== 'infinity'; ) {
    const slice = await findSlice(reader, from);
    found.push(...(await checkSlice(reader, slice)));
    from = slice.to;
  }
  return addUp([...found, ...(await checkHouse(reader, '-infinity')), ...(await checkTables(reader))]);
}
