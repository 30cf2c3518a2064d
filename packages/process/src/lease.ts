import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import type { Service } from './in-order.ts';
import { inTransaction, type Queryable } from './transaction.ts';

/** A holder that has not renewed for so long may be replaced. */
const lifeMsUsual = 3_000;
const renewalsPerLife = 3;
/** A process without the lease tries so often to take it. */
const triesPerLife = 12;
/** What `plumbing.assert_lease` raises. */
const notHeld = 'HL001';

export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** The time in which one process holds a lease without interruption. The epoch of a term is never used again. */
export interface Term {
  /** Later terms of the lease, of whatever process, have higher ones. */
  epoch: bigint;
  /**
   * Whether no other process can have the lease yet, by the monotonic clock of this process. False after a pause or while the
   * database is away, until the lease is renewed or lost. Whatever is published must be published while this is true.
   */
  isHeld(): boolean;
  /** Another process has taken the lease, or this one has stopped. Final. */
  isOver(): boolean;
  untilOver(): Promise<void>;
  /** Refuses, in the transaction of a write, a process that another one has replaced. */
  assertHeld(db: Queryable): Promise<void>;
  /** Commits each statement only under the epoch of this term. */
  fenced: Queryable;
}

/** Makes one of several processes on a database the only one that does something. The row is `plumbing.lease`. */
export interface Lease {
  /** Tries to take the lease once, and goes on trying and renewing in the background. */
  start(): Promise<void>;
  /** Undefined while another process holds the lease. */
  term(): Term | undefined;
  /** The current or next term of this process. Undefined when it is stopped. */
  untilHeld(): Promise<Term | undefined>;
  /** Gives the lease up at once. */
  stop(): Promise<void>;
}

export interface LeaseOptions {
  pool: pg.Pool;
  clock: Clock;
  name: string;
  lifeMs?: number;
  /** The row could not be read or written. Called once for each outage; the lease retries. */
  onError(error: unknown): void;
}

interface OpenTerm extends Term {
  extend(untilMs: number): void;
  end(): void;
}

export function createLease({ pool, clock, name, lifeMs = lifeMsUsual, onError }: LeaseOptions): Lease {
  const stopping = new AbortController();
  let current: OpenTerm | undefined;
  let waiting: ((term: Term | undefined) => void)[] = [];
  let running: Promise<void> = Promise.resolve();
  let isFailing = false;

  const open = () => (current?.isOver() ? undefined : current);

  function wakeWaiting(term: Term | undefined): void {
    for (const goOn of waiting) goOn(term);
    waiting = [];
  }

  async function renewOrTake(): Promise<void> {
    const held = open();
    // Read before the statement is sent: the database counts the life of the lease from a later moment.
    const untilMs = performance.now() + lifeMs;
    if (held && (await renewLease(pool, { name, epoch: held.epoch, lifeMs }))) return held.extend(untilMs);
    held?.end();
    const epoch = await takeLease(pool, { name, lifeMs });
    if (epoch === undefined) return;
    current = openTerm({ pool, name, epoch, untilMs });
    wakeWaiting(current);
  }

  async function beat(): Promise<void> {
    try {
      await renewOrTake();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onError(error);
      isFailing = true;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const beatsPerLife = open()?.isHeld() && !isFailing ? renewalsPerLife : triesPerLife;
      await clock.sleep(lifeMs / beatsPerLife, stopping.signal);
      if (!stopping.signal.aborted) await beat();
    }
  }

  return {
    async start() {
      await beat();
      running = run();
    },
    term: open,
    async untilHeld() {
      const term = open();
      if (term || stopping.signal.aborted) return term;
      return new Promise((resolve) => waiting.push(resolve));
    },
    async stop() {
      stopping.abort();
      await running;
      wakeWaiting(undefined);
      const term = open();
      term?.end();
      if (term) await endLease(pool, { name, epoch: term.epoch }).catch(onError);
    },
  };
}

/** Runs `serve` in each term of this process, until it stops: the signal says so. `serve` ends with its term. */
export function serveTerms(
  lease: Lease,
  serve: (term: Term, stopping: AbortSignal) => Promise<void>,
): Required<Service> {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    for (;;) {
      const term = await lease.untilHeld();
      if (!term || stopping.signal.aborted) return;
      await serve(term, stopping.signal);
    }
  }

  return {
    async start() {
      await lease.start();
      running = run();
    },
    async stop() {
      stopping.abort();
      await lease.stop();
      await running;
    },
  };
}

function openTerm(options: { pool: pg.Pool; name: string; epoch: bigint; untilMs: number }): OpenTerm {
  const { pool, name, epoch } = options;
  let { untilMs } = options;
  let isOver = false;
  const over = Promise.withResolvers<void>();

  function end(): void {
    isOver = true;
    over.resolve();
  }

  async function assertHeld(db: Queryable): Promise<void> {
    if (isOver) throw new LeaseLost(`the lease ${name} is not held`);
    try {
      await db.query('select plumbing.assert_lease($1, $2)', [name, epoch]);
    } catch (error) {
      if ((error as { code?: unknown }).code !== notHeld) throw error;
      end();
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
    epoch,
    isHeld: () => !isOver && performance.now() < untilMs,
    isOver: () => isOver,
    untilOver: () => over.promise,
    assertHeld,
    fenced: { query: query as Queryable['query'] },
    extend: (nextMs) => {
      untilMs = nextMs;
    },
    end,
  };
}

/**
 * The next epoch, if the last holder's time is over, by the wall clock: a test that moves the present ends no lease. An unexpired
 * lease is only read, so that its holder's renewal waits for no rival. `name` is a key: setting it makes the statement wait for the
 * writes that have asserted the old epoch, and new assertions wait for the statement.
 */
async function takeLease(pool: pg.Pool, { name, lifeMs }: { name: string; lifeMs: number }) {
  const { rows } = await pool.query<{ epoch: bigint }>(
    `insert into plumbing.lease as held (name, epoch, expires_at)
     select $1, 1, clock_timestamp() + $2 * interval '1 millisecond'
     where not exists (select from plumbing.lease where name = $1 and expires_at > clock_timestamp())
     on conflict (name) do update set name = excluded.name, epoch = held.epoch + 1,
       expires_at = clock_timestamp() + $2 * interval '1 millisecond'
     where held.expires_at <= clock_timestamp() returning epoch`,
    [name, lifeMs],
  );
  return rows[0]?.epoch;
}

/** Works after it has expired, too, as long as no other process has taken it. Waits for no write of the holder's. */
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
