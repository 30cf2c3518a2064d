import type { Clock } from '@harmattan/kernel/clock';
import pg from 'pg';
import { type Sql, sql } from './sql.ts';
import { createWorker, type Worker, type WorkerOptions } from './worker.ts';

/** A worker looks this often by itself, whatever the shared look answered. */
const ownLookEveryMs = 20_000;
const everyMsUsual = 1_000;
/** A table that is locked, as by a migration, makes the shared look fail: each worker then looks by itself, and waits for its own table alone. */
const lockTimeoutMs = 300;

interface DueWorkerOptions extends Omit<WorkerOptions, 'pollMs'> {
  pool: pg.Pool;
  /**
   * A condition in SQL, cheap to ask: whether there is work. The worker runs where it is true, null, or could not be asked. A function compares
   * with what this process knows: its text stays the same, and its values may change.
   */
  isDue: Sql | (() => Sql);
  /** From one run without work to the next, while the condition stays true. */
  everyMs?: number;
}

/**
 * A worker that does not poll: all workers of a pool share one statement that asks each of their conditions, so that a process without work sends
 * one statement in each turn and not one for each worker.
 */
export function createDueWorker(options: DueWorkerOptions): Worker {
  const { pool, clock, isDue, everyMs = everyMsUsual, lanesMax = 1, runNext, onError } = options;
  let busy = 0;
  const worker = createWorker({
    ...options,
    pollMs: ownLookEveryMs,
    async runNext(onFound) {
      busy += 1;
      try {
        return await runNext(onFound);
      } finally {
        busy -= 1;
      }
    },
  });
  // A worker whose lanes are all busy looks again by itself: a call would have it do so without a rest.
  const ring = () => {
    if (busy < lanesMax) worker.wake();
  };
  let leave: (() => Promise<void>) | undefined;
  return {
    wake: worker.wake,
    start() {
      worker.start();
      leave ??= lookOf(pool, clock).join({ isDue, everyMs, ring, onError });
    },
    async stop() {
      await Promise.all([worker.stop(), leave?.()]);
    },
  };
}

interface Bell {
  isDue: Sql | (() => Sql);
  everyMs: number;
  ring(): void;
  onError(error: unknown): void;
}

interface Look {
  /** Returns what leaves the look. */
  join(bell: Bell): () => Promise<void>;
}

const looks = new WeakMap<pg.Pool, Look>();

function lookOf(pool: pg.Pool, clock: Clock): Look {
  const look = looks.get(pool) ?? createLook(pool, clock);
  looks.set(pool, look);
  return look;
}

function createLook(pool: pg.Pool, clock: Clock): Look {
  /** Each with the turns that it still rests. */
  const bells = new Map<Bell, number>();
  const session = createSession(pool);
  const writeStatement = createStatementWriter();
  let isAway = false;
  let stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  /** Where the conditions cannot be asked, every worker runs. One of them reports that, once until they can. */
  async function askAll(): Promise<boolean[]> {
    try {
      const { rows } = await session.query(writeStatement([...bells.keys()]));
      isAway = false;
      return rows[0].due;
    } catch (error) {
      if (!isAway) bells.keys().next().value?.onError(error);
      isAway = true;
      return [];
    }
  }

  async function takeTurn(turnMs: number): Promise<void> {
    const asked = [...bells.keys()];
    const due = await askAll();
    for (const [at, bell] of asked.entries()) {
      const rest = bells.get(bell);
      if (rest === undefined) continue;
      const isRung = rest <= 1 && due[at] !== false;
      if (isRung) bell.ring();
      bells.set(bell, isRung ? Math.floor(bell.everyMs / turnMs) : Math.max(0, rest - 1));
    }
  }

  async function run(signal: AbortSignal, before: Promise<void>): Promise<void> {
    await before;
    while (!signal.aborted) {
      const turnMs = Math.min(...[...bells.keys()].map(({ everyMs }) => everyMs));
      await clock.sleep(turnMs, signal);
      if (!signal.aborted) await takeTurn(turnMs);
    }
    await session.close();
  }

  return {
    join(bell) {
      bells.set(bell, 0);
      if (bells.size === 1) {
        stopping = new AbortController();
        running = run(stopping.signal, running);
      }
      return async () => {
        bells.delete(bell);
        if (bells.size > 0) return;
        stopping.abort();
        await running;
      };
    },
  };
}

/** Prepared and planned once, as long as the text is the same: planning takes many times as long as the look. */
function createStatementWriter() {
  let text = '';
  let texts = 0;
  return (bells: readonly Bell[]): pg.QueryConfig => {
    const conditions = bells.map(({ isDue }) => (typeof isDue === 'function' ? isDue() : isDue));
    const each = conditions.map((condition) => sql`coalesce((${condition}), true)`);
    const statement = sql`select array[${each.reduce((all, one) => sql`${all}, ${one}`)}] as due`;
    if (statement.text !== text) texts += 1;
    text = statement.text;
    return { name: `due-${texts}`, text, values: statement.values };
  };
}

/** A connection beside those of the pool, which closes its own when they are idle. One that breaks is replaced by the next statement. */
function createSession(pool: pg.Pool) {
  let open: pg.Client | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(pool.options);
    // Its statements fail, too.
    client.on('error', () => {});
    open = client;
    await client.connect();
    await client.query(`set plan_cache_mode = force_generic_plan; set lock_timeout = ${lockTimeoutMs}`);
    return client;
  }

  async function close(): Promise<void> {
    const client = open;
    open = undefined;
    await client?.end().catch(() => {});
  }

  return {
    close,
    async query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
      try {
        return await (open ?? (await connect())).query(statement);
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}
