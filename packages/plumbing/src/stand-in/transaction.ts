import type pg from 'pg';

export type Queryable = Pick<pg.Pool, 'query'>;

/** All of it or nothing. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // Between two statements nobody waits for the connection: without a listener its end would be the end of the process.
  const hearOfTheEnd = () => {};
  client.on('error', hearOfTheEnd);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not given to anybody else.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  } finally {
    client.off('error', hearOfTheEnd);
  }
}
