import { isReachable, openPool } from '@harmattan/process/pool';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';

/**
 * One pool for the whole process. `pool` is for new code; `tables` is for stores with statements in Kysely's tag, until they
 * are converted.
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
  connectTimeoutMs?: number;
  statementTimeoutMs?: number;
  onIdleError(error: Error): void;
}): Database {
  const pool = openPool({ name: 'platform', ...options });
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });

  return {
    pool,
    tables: <Tables>() => kysely as unknown as Kysely<Tables>,
    isReachable: () => isReachable(pool),
    close: () => kysely.destroy(),
  };
}
