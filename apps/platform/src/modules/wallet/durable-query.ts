import type pg from 'pg';

/** The entries may be there and be lost in a fail-over: the commit stopped waiting for the standby before the standby had them. */
class CommitNotReplicated extends Error {
  override name = 'CommitNotReplicated';
}

/** Of the server's function that waits for the standby. Its message may be translated; this name is not. */
const waitingRoutine = 'SyncRepWaitForLSN';

/** Where the connection ends, the query fails; without a listener the process would. */
const ignore = () => {};

/**
 * Runs a query that commits. A commit whose wait for the standby is canceled answers success and a warning: here that is an error,
 * and whether the standby has the commit is not known.
 */
export async function queryDurably<Row extends pg.QueryResultRow | unknown[]>(
  client: pg.PoolClient,
  query: string | pg.QueryConfig | pg.QueryArrayConfig,
): Promise<pg.QueryResult<Row & pg.QueryResultRow>> {
  let isCut = false;
  const onNotice = ({ routine }: { routine?: string | undefined }) => {
    isCut ||= routine === waitingRoutine;
  };
  client.on('notice', onNotice);
  try {
    const result = (await client.query(query as pg.QueryConfig)) as pg.QueryResult<Row & pg.QueryResultRow>;
    if (isCut) throw new CommitNotReplicated('the commit did not wait for the standby');
    return result;
  } finally {
    client.off('notice', onNotice);
  }
}

/** The same on a connection of the pool. A connection that failed is not used again. */
export async function queryPoolDurably<Row extends pg.QueryResultRow | unknown[]>(
  pool: pg.Pool,
  query: pg.QueryConfig | pg.QueryArrayConfig,
): Promise<pg.QueryResult<Row & pg.QueryResultRow>> {
  const client = await pool.connect();
  client.on('error', ignore);
  let isBroken = true;
  try {
    const result = await queryDurably<Row>(client, query);
    isBroken = false;
    return result;
  } finally {
    client.off('error', ignore);
    client.release(isBroken);
  }
}
