import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { prefixOf } from './bus-identity.ts';
import { addProcess, type Other, type ProcessRow, removeProcess, renewProcess } from './process-store.ts';

/** A process that has not renewed its row for so long counts as dead. */
const lifeMsUsual = 3_000;
const renewEveryMs = 1_000;
const tryEveryMs = 100;

/** What a process keeps in memory and hears of by the bus. */
const seams = [
  'balances and counts of unread messages on open pages',
  'ended sessions',
  'breaks and limits on open pages',
  'what is switched off',
  'content and the list of games',
  'wake-ups of the outbox',
];

interface JoinOptions extends Pick<ProcessRow, 'instance' | 'role' | 'bus'> {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  lifeMs?: number;
  /** How long the row of another process is waited for, which may be of one that has died. */
  patienceMs?: number;
}

/** Records that this process is alive, among those that it shares a bus with. */
export function joinProcesses(options: JoinOptions) {
  const { pool, clock, log, lifeMs = lifeMsUsual, patienceMs = lifeMsUsual + tryEveryMs, ...row } = options;
  const id = randomUUID();
  const own: ProcessRow = { ...row, id, host: hostname(), pid: process.pid };
  let stopRenewing: (() => void) | undefined;
  let isReplaced = false;

  async function renew(): Promise<void> {
    if (await renewProcess(pool, id, lifeMs)) return;
    const other = await addProcess(pool, own, { lifeMs, replaces: false });
    if (other && !isReplaced) log.error({ host: other.host, pid: other.pid }, problemOf(own, other));
    isReplaced = other !== undefined;
  }

  return {
    /** A sentence for the operator where another process is alive that is out of reach: one that has died is waited for. */
    async start(): Promise<string | undefined> {
      const untilMs = performance.now() + patienceMs;
      let other = await addProcess(pool, own, { lifeMs, replaces: true });
      while (other && performance.now() < untilMs) {
        await clock.sleep(tryEveryMs);
        other = await addProcess(pool, own, { lifeMs, replaces: true });
      }
      if (other) return problemOf(own, other);
      stopRenewing = clock.every(renewEveryMs, renew, (error) =>
        log.warn({ err: error }, 'the row of this process could not be renewed'),
      );
      return undefined;
    },
    /** Whether this process stood still for so long that another one, out of its reach, has begun. */
    isReplaced: () => isReplaced,
    async stop(): Promise<void> {
      stopRenewing?.();
      await removeProcess(pool, id).catch((error: unknown) =>
        log.warn({ err: error }, 'the row of this process could not be removed'),
      );
    },
  };
}

function problemOf({ bus }: ProcessRow, other: Other): string {
  const { host, pid, startedAt } = other;
  return (
    `${causeOf(bus, other.bus)} (process ${pid} on ${host} runs since ${startedAt.toISOString()}). ` +
    `In two processes without a common bus these would be wrong: ${seams.join(', ')}. ` +
    'Set the same BUS_URL and BUS_PREFIX for all of them, or stop the other one'
  );
}

function causeOf(here: string | undefined, there: string | null): string {
  const another = 'another platform on this database';
  if (here === undefined || there === null) {
    return `BUS_URL: not set in ${here === undefined ? 'this platform' : another}, so that it must be the only one`;
  }
  const [prefixHere, prefixThere] = [prefixOf(here), prefixOf(there)];
  return prefixHere === prefixThere
    ? `BUS_URL: names other servers than that of ${another}`
    : `BUS_PREFIX: is ${prefixHere} here and ${prefixThere} in ${another}`;
}
