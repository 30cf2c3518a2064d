import type { Sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Database } from '../plumbing/db/database.ts';

/** How the rows of what `run` sends would be found, were the tables too large to be read as a whole. */
export async function planOf({ pool }: Database, run: (db: Queryable) => Promise<unknown>): Promise<string> {
  const sent: Sql[] = [];
  const query = (statement: Sql) => {
    sent.push(statement);
    return pool.query(statement);
  };
  await run({ query } as Queryable);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const plans: string[] = [];
    for (const { text, values } of sent) {
      const { rows } = await client.query(`explain ${text}`, values);
      plans.push(...rows.map((row) => row['QUERY PLAN']));
    }
    return plans.join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}
