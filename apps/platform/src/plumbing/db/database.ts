import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

const connectTimeoutMs = 5_000;
const statementTimeoutMs = 15_000;
const answerTimeoutMs = statementTimeoutMs + 2_000;
const int8Oid = 20;

/**
 * One pool for the whole process. `tables` gives typed queries to a module's store, which names the tables it owns;
 * `pool` is for plain SQL.
 */
export interface Database {
  pool: pg.Pool;
  tables<Tables>(): Kysely<Tables>;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Written to inside a transaction that its caller began. */
export type InTransaction<Tables> = Transaction<Tables>;

export function openDatabase(options: {
  url: string;
  connectionsMax: number;
  onIdleError(error: Error): void;
}): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connectionsMax,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    // A link can fall silent without closing; then the server's own limit reaches nobody.
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    application_name: 'harmattan-platform',
    types: { getTypeParser },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', options.onIdleError);
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });

  return {
    pool,
    tables: <Tables>() => kysely as unknown as Kysely<Tables>,
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => kysely.destroy(),
  };
}

/** Amounts and ids are bigint columns; the driver would hand them over as text. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  oid === int8Oid && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format as 'text');
