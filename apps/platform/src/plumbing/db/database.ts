import { isReachable, openPool } from '@harmattan/process/pool';
import type pg from 'pg';
import type { ReplicaSettings } from '../../settings/replica.ts';
import { openReplicaReads, type Read } from './replica-reads.ts';

/** One pool for the whole process. */
export interface Database {
  pool: pg.Pool;
  /** For lists and totals: on the replica where there is one. */
  read: Read;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

export function openDatabase(options: {
  url: string;
  connectionsMax: number;
  connectTimeoutMs?: number;
  statementTimeoutMs?: number;
  replica?: ReplicaSettings | undefined;
  onIdleError(error: Error): void;
  onReplicaError?(error: Error): void;
}): Database {
  const pool = openPool({ name: 'platform', ...options });
  const { replica, connectionsMax, onReplicaError: onError = () => {} } = options;
  const reads = openReplicaReads({ primary: pool, replica, connectionsMax, onError });
  return {
    ...{ pool, read: reads.read, isReachable: () => isReachable(pool) },
    async close() {
      await reads.close();
      await pool.end();
    },
  };
}
