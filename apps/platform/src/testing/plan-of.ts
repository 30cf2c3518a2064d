import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../plumbing/db/database.ts';

interface Sent {
  sql: string;
  parameters: readonly unknown[];
}

/** How the rows of what `run` sends would be found, were the tables too large to be read as a whole. */
export async function planOf<Tables>(
  { pool }: Database,
  run: (tables: Kysely<Tables>) => Promise<unknown>,
): Promise<string> {
  const sent: Sent[] = [];
  const dialect = new PostgresDialect({ pool });
  await run(new Kysely<Tables>({ dialect, log: ({ query }) => void sent.push(query) }));
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const plans: string[] = [];
    for (const { sql, parameters } of sent) {
      const { rows } = await client.query(`explain ${sql}`, [...parameters]);
      plans.push(...rows.map((row) => row['QUERY PLAN']));
    }
    return plans.join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}
