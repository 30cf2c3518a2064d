import { openPool } from '@harmattan/process/pool';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { ReplicaSettings } from '../../settings/replica.ts';
import { createReplayBound } from './replay-bound.ts';

export interface ReadOptions {
  /**
   * A number that every write which the caller must find again has raised, such as the version of a player's account. The replica is read only once it has the
   * number that the primary had when the read began.
   */
  mark?: (db: Queryable) => Promise<bigint>;
}

/**
 * Runs a read, and nothing else, on the replica or on the primary: on the replica in one snapshot, which is at most `staleMsMax` old and has the mark. Where
 * the replica is away, too late or promoted, the primary answers.
 */
export type Read = <Result>(work: (db: Queryable) => Promise<Result>, options?: ReadOptions) => Promise<Result>;

export interface ReplicaReads {
  read: Read;
  close(): Promise<void>;
}

/** After a failure the primary answers for so long, so that not every read waits for a replica that is away. */
const awayMs = 1_000;
const connectTimeoutMs = 1_000;
const statementTimeoutMs = 10_000;

export function openReplicaReads(options: {
  primary: pg.Pool;
  replica: ReplicaSettings | undefined;
  connectionsMax: number;
  onError(error: Error): void;
}): ReplicaReads {
  const { primary, replica, connectionsMax, onError } = options;
  if (!replica) return { read: (work) => work(primary), close: async () => {} };
  const pool = openPool({
    ...{ name: 'replica', url: replica.url, connectionsMax, connectTimeoutMs, statementTimeoutMs },
    onIdleError: onError,
  });
  const bound = createReplayBound({ primary, staleMsMax: replica.staleMsMax });
  let awayUntil = 0;

  /** Undefined: the replica may not answer this read. */
  async function readReplica<Result>(work: (db: Queryable) => Promise<Result>, { mark }: ReadOptions) {
    const [isRecent, atLeast] = await Promise.all([bound.next(), mark?.(primary)]);
    const client = await pool.connect();
    let isBroken = true;
    try {
      // Before the snapshot, which then has all that was replayed by now.
      const mayAnswer = await isRecent(client);
      let found: { result: Result } | undefined;
      if (mayAnswer) {
        await client.query('begin isolation level repeatable read, read only');
        if (atLeast === undefined || (await (mark as NonNullable<typeof mark>)(client)) >= atLeast)
          found = { result: await work(client) };
        await client.query('commit');
      }
      isBroken = false;
      return found;
    } finally {
      client.release(isBroken);
    }
  }

  return {
    async read(work, more = {}) {
      if (performance.now() >= awayUntil) {
        try {
          const found = await readReplica(work, more);
          if (found) return found.result;
        } catch (error) {
          awayUntil = performance.now() + awayMs;
          onError(error as Error);
        }
      }
      return work(primary);
    },
    close: () => pool.end(),
  };
}
