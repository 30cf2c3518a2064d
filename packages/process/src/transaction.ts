import { assert } from '@harmattan/kernel/assert';
import type pg from 'pg';

export type Queryable = Pick<pg.Pool, 'query'>;

/** Commits what `work` wrote, or rolls all of it back. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    const { command } = await client.query('commit');
    // The database answers so, and with no error, if a statement failed and the work did not.
    assert(command !== 'ROLLBACK', 'the transaction was rolled back: one of its statements failed');
    client.release();
    return result;
  } catch (error) {
    // The pool discards a connection that cannot roll back.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}
