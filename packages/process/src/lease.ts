import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { inTransaction, type Queryable } from './transaction.ts';

/** A holder that has not renewed for so long may be replaced. */
const lifeMsUsual = 3_000;
const renewalsPerLife = 3;
/** What `plumbing.assert_lease` raises. */
const notHeld = 'HL001';

export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** Makes one of several processes on a database the only one that does something. The row is `plumbing.lease`. */
export interface Lease {
  start(): void;
  /** Whether this process held it when it last looked. Only the database knows for sure: see `fenced`. */
  isHeld(): boolean;
  /** Until this process holds it, or is stopped. */
  untilHeld(): Promise<void>;
  /** Refuses, in the transaction of a write, a process that another one has replaced. */
  assertHeld(db: Queryable): Promise<void>;
  /** Each statement goes through only under the epoch of this process. */
  fenced: Queryable;
  /** Gives it up at once. */
  stop(): Promise<void>;
}

export interface LeaseOptions {
  pool: pg.Pool;
  name: string;
  lifeMs?: number;
  /** The row could not be read or written. It is tried again. */
  onError(error: unknown): void;
}

export function createLease({ pool, name, lifeMs = lifeMsUsual, onError }: LeaseOptions): Lease {
  const stopping = new AbortController();
  let epoch: bigint | undefined;
  let waiting: (() => void)[] = [];
  let running: Promise<void> = Promise.resolve();

  function wakeWaiting(): void {
    for (const goOn of waiting) goOn();
    waiting = [];
  }

  async function beat(): Promise<void> {
    const kept = epoch !== undefined && (await renewLease(pool, { name, epoch, lifeMs }));
    if (!kept) epoch = undefined;
    epoch ??= await takeLease(pool, { name, lifeMs });
    if (epoch !== undefined) wakeWaiting();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await beat().catch(onError);
      await delay(lifeMs / renewalsPerLife, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function assertHeld(db: Queryable): Promise<void> {
    if (epoch === undefined) throw new LeaseLost(`the lease ${name} is not held`);
    const held = epoch;
    try {
      await db.query('select plumbing.assert_lease($1, $2)', [name, held]);
    } catch (error) {
      if ((error as { code?: unknown }).code !== notHeld) throw error;
      if (epoch === held) epoch = undefined;
      throw new LeaseLost(`the lease ${name} went to another process`, { cause: error });
    }
  }

  function query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    return inTransaction(pool, async (db) => {
      await assertHeld(db);
      return db.query(text, values);
    });
  }

  return {
    start() {
      running = run();
    },
    isHeld: () => epoch !== undefined,
    async untilHeld() {
      if (epoch !== undefined || stopping.signal.aborted) return;
      await new Promise<void>((resolve) => waiting.push(resolve));
    },
    assertHeld,
    fenced: { query: query as Queryable['query'] },
    async stop() {
      stopping.abort();
      await running;
      wakeWaiting();
      if (epoch !== undefined) await endLease(pool, { name, epoch }).catch(onError);
      epoch = undefined;
    },
  };
}

/** The next epoch, if the last holder's time is over. By the clock of the wall: a test that moves the present ends no lease. */
async function takeLease(pool: pg.Pool, { name, lifeMs }: { name: string; lifeMs: number }) {
  const { rows } = await pool.query<{ epoch: bigint }>(
    `insert into plumbing.lease as held (name, epoch, expires_at)
     values ($1, 1, clock_timestamp() + $2 * interval '1 millisecond')
     on conflict (name) do update set epoch = held.epoch + 1, expires_at = excluded.expires_at
     where held.expires_at <= clock_timestamp() returning epoch`,
    [name, lifeMs],
  );
  return rows[0]?.epoch;
}

/** Works after it has expired, too, as long as no other process has taken it. */
async function renewLease(pool: pg.Pool, { name, epoch, lifeMs }: { name: string; epoch: bigint; lifeMs: number }) {
  const { rowCount } = await pool.query(
    `update plumbing.lease set expires_at = clock_timestamp() + $3 * interval '1 millisecond' where name = $1 and epoch = $2`,
    [name, epoch, lifeMs],
  );
  return rowCount === 1;
}

async function endLease(pool: pg.Pool, { name, epoch }: { name: string; epoch: bigint }): Promise<void> {
  await pool.query(`update plumbing.lease set expires_at = '-infinity' where name = $1 and epoch = $2`, [name, epoch]);
}
