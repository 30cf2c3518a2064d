import pg from 'pg';
import { parseKeptJson } from './kept-json.ts';

const connectTimeoutMs = 5_000;
const statementTimeoutMs = 15_000;
/** How much longer the client waits than the server's own limit: a link can fall silent without closing. */
const answerGraceMs = 2_000;
/** The library's words for an answer that did not come within `query_timeout`. */
const overdue = 'Query read timeout';
const connectionsMaxUsual = 8;
/** Amounts and ids are bigint columns, which a JavaScript number does not always hold. */
const { INT8: int8, JSON: json, JSONB: jsonb } = pg.types.builtins;

export interface PoolOptions {
  /** As `pg_stat_activity` shows it. */
  name: string;
  url: string;
  /** Connections are opened on demand, up to this number. */
  connectionsMax?: number;
  connectTimeoutMs?: number;
  statementTimeoutMs?: number;
  answerGraceMs?: number;
  /** Settings of each session, as the command line of `postgres` takes them. */
  sessionOptions?: string;
  /** The pool replaces the connection. One that breaks in use fails its query instead. */
  onIdleError(error: Error): void;
}

/** The pool of every process. No connection that breaks, in whatever state, ends the process. */
export function openPool(options: PoolOptions): pg.Pool {
  const statementLimitMs = options.statementTimeoutMs ?? statementTimeoutMs;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connectionsMax ?? connectionsMaxUsual,
    connectionTimeoutMillis: options.connectTimeoutMs ?? connectTimeoutMs,
    statement_timeout: statementLimitMs,
    query_timeout: statementLimitMs + (options.answerGraceMs ?? answerGraceMs),
    keepAlive: true,
    application_name: `harmattan-${options.name}`,
    options: options.sessionOptions,
    types: { getTypeParser },
  });
  // The pool repeats here what an idle client emits.
  pool.on('error', options.onIdleError);
  // The pool takes its own listener off a client that is checked out. An `error` event without a listener ends the process,
  // and a client emits one whenever the server ends the connection, even if a query is open that fails with it.
  pool.on('connect', (client) => client.on('error', ignore));
  pool.on('connect', closeWhenOverdue);
  return pool;
}

const ignore = () => {};

/**
 * Closes a connection that did not answer in time. The library gives up waiting and keeps the connection, on which every later question would
 * wait behind the one that is not answered.
 */
function closeWhenOverdue(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const closing = (...asked: unknown[]): unknown => {
    const answer = query(...asked);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        // A client that ends is not handed out again.
        if (error.message === overdue) void (client as unknown as pg.Client).end();
      });
    }
    return answer;
  };
  client.query = closing as typeof client.query;
}

export function isReachable(pool: pg.Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}

const textParsers: Record<number, (text: string) => unknown> = {
  [int8]: BigInt,
  [json]: parseKeptJson,
  [jsonb]: parseKeptJson,
};

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  (format !== 'binary' && textParsers[oid]) || pg.types.getTypeParser(oid, format as 'text');
