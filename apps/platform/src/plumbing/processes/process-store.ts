import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';

export interface ProcessRow {
  id: string;
  instance: string | undefined;
  host: string;
  pid: number;
  role: 'all' | 'web' | 'jobs';
  /** The identity of its bus. Undefined: its news ends at the process. */
  bus: string | undefined;
}

export interface Other {
  host: string;
  pid: number;
  bus: string | null;
  startedAt: Date;
}

/** Two processes that start at once take turns. */
const turn = 7_251_804_119;

/**
 * Adds the process, unless one is alive that its news does not reach: that one is returned.
 * @param replaces Whether a row of the same instance is of a process that has ended.
 */
export async function addProcess(
  pool: pg.Pool,
  row: ProcessRow,
  { lifeMs, replaces }: { lifeMs: number; replaces: boolean },
): Promise<Other | undefined> {
  return inTransaction(pool, async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [turn]);
    await transaction.query('delete from plumbing.process where expires_at <= clock_timestamp() or instance = $1', [
      replaces ? row.instance : null,
    ]);
    const { rows } = await transaction.query<Other>(
      `select host, pid, bus, started_at as "startedAt" from plumbing.process
       where id <> $1 and (bus is null or bus is distinct from $2) order by started_at limit 1`,
      [row.id, row.bus],
    );
    if (rows[0]) return rows[0];
    await transaction.query(
      `insert into plumbing.process (id, instance, host, pid, role, bus, expires_at)
       values ($1, $2, $3, $4, $5, $6, clock_timestamp() + $7 * interval '1 millisecond')`,
      [row.id, row.instance, row.host, row.pid, row.role, row.bus, lifeMs],
    );
    return undefined;
  });
}

/** False where another process has taken its place. */
export async function renewProcess(pool: pg.Pool, id: string, lifeMs: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update plumbing.process set expires_at = clock_timestamp() + $2 * interval '1 millisecond' where id = $1`,
    [id, lifeMs],
  );
  return rowCount === 1;
}

export async function removeProcess(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('delete from plumbing.process where id = $1', [id]);
}
