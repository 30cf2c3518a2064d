import pg from 'pg';

const connectTimeoutMs = 5_000;
const statementTimeoutMs = 15_000;
const fewConnections = 8;
/** Amounts are whole kobo, which a JavaScript number does not always hold. */
const int8 = pg.types.builtins.INT8;

export function openDatabase(options: {
  /** The stand-in, as whoever looks at the server's connections reads it. */
  name: string;
  url: string;
  /** Opened as they are needed. */
  connectionsMax?: number;
  onIdleError(error: Error): void;
}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connectionsMax ?? fewConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: `harmattan-${options.name}`,
    types: { getTypeParser: (oid, format) => (oid === int8 ? BigInt : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', options.onIdleError);
  return pool;
}

export function isReachable(pool: pg.Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}
