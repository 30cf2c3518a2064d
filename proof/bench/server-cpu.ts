import { readdirSync, readFileSync } from 'node:fs';
import { assert } from '@harmattan/kernel/assert';
import type pg from 'pg';

const ticksPerSecond = 100;

/** The process of a PostgreSQL server that starts the one that serves this connection, and all others. */
export async function serverOf(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const stat = statOf((rows[0] as { pid: number }).pid);
  assert(stat, 'the server runs on this machine');
  return stat.parent;
}

/** What a server has taken of the processors: its processes that run, and those that have ended. */
export function serverCpuSeconds(server: number): number {
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat !== undefined)
    .filter(({ pid, parent }) => pid === server || parent === server);
  const ended = living.find(({ pid }) => pid === server);
  assert(ended, 'the server still runs');
  return (living.reduce((sum, { ticks }) => sum + ticks, 0) + ended.endedTicks) / ticksPerSecond;
}

/** Undefined: the process has ended. */
function statOf(pid: number): { pid: number; parent: number; ticks: number; endedTicks: number } | undefined {
  try {
    // The name in brackets may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const at = (place: number) => fields[place] as number;
    return { pid, parent: at(1), ticks: at(11) + at(12), endedTicks: at(13) + at(14) };
  } catch {
    return undefined;
  }
}
