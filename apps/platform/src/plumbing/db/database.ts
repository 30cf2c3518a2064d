import { isReachable, openPool } from '@harmattan/process/pool';
import type pg from 'pg';

/** One pool for the whole process. */
export interface Database {
  pool: pg.Pool;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

export function openDatabase(options: {
  url: string;
  connectionsMax: number;
  connectTimeoutMs?: number;
  statementTimeoutMs?: number;
  onIdleError(error: Error): void;
}): Database {
  const pool = openPool({ name: 'platform', ...options });
  return { pool, isReachable: () => isReachable(pool), close: () => pool.end() };
}
