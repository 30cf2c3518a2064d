import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { real } from './virtual-time.ts';

/** Whether everything is quiet: in this process, in those that belong to it, and in PostgreSQL. */
export interface Stillness {
  /** Something happens inside this process. */
  stir(): void;
  /** Work that PostgreSQL does for a channel. */
  begin(channel: string, pidOf: () => number | undefined): { begin(): void; end(): void; leave(): void };
  /** Nothing is quiet while this is under way. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Nothing is quiet until this other process is still. Returns the end of that. */
  lookAt(untilStill: () => Promise<void>): () => void;
  /** Until these server processes have ended, with their locks. */
  untilGone(pids: number[]): Promise<void>;
  /** Until every message is answered or waits for a lock, and nothing moves in this process. */
  quiet(): Promise<void>;
}

const quietTurns = 4;
/** An answer takes less, unless it waits for a lock. */
const lockLookMs = 8;
const quietMaxMs = 120_000;

export function createStillness(control: pg.Client): Stillness {
  const { stir, stirs, stirred, settledHere } = createStirs();
  const { working, begin, end, leave, change, isOnlyBlocked, areAllBlocked } = createWork(control);
  const others = new Set<() => Promise<void>>();
  let looks = 0;

  async function quiet(): Promise<void> {
    const giveUpMs = real.now() + quietMaxMs;
    let pauseMs = lockLookMs;
    let lookAtMs = real.now() + pauseMs;
    for (;;) {
      await settled();
      if (working.size === 0 && looks === 0) return;
      if (real.now() > giveUpMs) throw new Error(`PostgreSQL does not answer ${[...working.keys()].join(', ')}`);
      if (isOnlyBlocked() || real.now() > lookAtMs) {
        if (looks === 0 && (await areAllBlocked())) return;
        pauseMs *= 2;
        lookAtMs = real.now() + pauseMs;
      }
      await stirred(1);
    }
  }

  /** Until nothing moves in this process, nor in the others that belong to it. */
  async function settled(): Promise<void> {
    await settledHere();
    for (let seen = -1; others.size > 0 && seen !== stirs(); ) {
      seen = stirs();
      await Promise.all(Array.from(others, (untilStill) => untilStill()));
      await settledHere();
    }
  }

  return {
    stir,
    quiet,
    begin: (channel, pidOf) => ({
      begin: () => begin(channel, pidOf),
      end() {
        end(channel);
        stir();
      },
      /** Its connection is gone. The server process behind it still ends what it does, and then gives up its locks. */
      leave() {
        leave(channel, pidOf());
        stir();
      },
    }),
    during(work) {
      looks += 1;
      return work.finally(() => {
        looks -= 1;
        change();
        stir();
      });
    },
    lookAt(untilStill) {
      others.add(untilStill);
      return () => void others.delete(untilStill);
    },
    async untilGone(pids) {
      for (const giveUpMs = real.now() + quietMaxMs; real.now() < giveUpMs; await stirred(1)) {
        change();
        if (await areGone(control, pids)) return;
      }
      throw new Error('a server process outlives its connection');
    },
  };
}

async function areGone(control: pg.Client, pids: number[]): Promise<boolean> {
  // One that waits for a lock does not see that its client is gone, and what holds the lock may wait for this.
  const { rows } = await control.query({
    name: 'gone',
    text: `select case when wait_event_type = 'Lock' then pg_terminate_backend(pid) end
           from pg_stat_activity where pid = any($1::integer[])`,
    values: [pids],
  });
  return rows.length === 0;
}

/** What happens inside this process. */
function createStirs() {
  let stirs = 0;
  let wake = () => {};

  const stir = () => {
    stirs += 1;
    wake();
  };

  async function settledHere(): Promise<void> {
    for (let still = 0, seen = stirs; still < quietTurns; still += 1) {
      await new Promise<void>((resolve) => void real.setImmediate(resolve));
      if (seen === stirs) continue;
      seen = stirs;
      still = -1;
    }
  }

  function stirred(maxMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = real.setTimeout(resolve, maxMs);
      wake = () => {
        wake = () => {};
        real.clearTimeout(timer);
        resolve();
      };
    });
  }

  return { stir, stirs: () => stirs, settledHere, stirred };
}

/** What PostgreSQL does, by channel. */
function createWork(control: pg.Client) {
  const working = new Map<string, () => number | undefined>();
  /** Channels that waited for a lock when last looked at. PostgreSQL grants a lock before it answers the one that held it. */
  const blocked = new Set<string>();
  /** Server processes whose connections are gone. Their locks go whenever they do. */
  const leaving = new Set<number>();
  /** Counts what PostgreSQL was asked and has answered. */
  let changes = 0;
  let changesWhenBlocked = -1;
  const change = () => {
    changes += 1;
  };

  function end(channel: string): void {
    working.delete(channel);
    blocked.delete(channel);
    change();
  }

  /** Nothing has been asked since that could be under way still. */
  const isOnlyBlocked = () => [...working.keys()].every((channel) => blocked.has(channel));

  async function areAllBlocked(): Promise<boolean> {
    // While nothing else is asked and nothing is answered, no lock is granted.
    if (changes === changesWhenBlocked) return true;
    const asked = [...working].map(([channel, pidOf]) => ({ channel, pid: pidOf() }));
    if (asked.some(({ pid }) => pid !== undefined && isComputing(pid))) return false;
    const looked = changes;
    await forgetGone();
    const { rows } = await control.query<{ pid: number }>({
      name: 'blocked',
      text: 'select distinct pid from pg_locks where not granted and pid = any($1::integer[])',
      values: [asked.map(({ pid }) => pid).filter((pid) => pid !== undefined)],
    });
    const pids = new Set(rows.map(({ pid }) => pid));
    blocked.clear();
    for (const { channel, pid } of asked) if (pid !== undefined && pids.has(pid)) blocked.add(channel);
    const isBlocked = working.size > 0 && isOnlyBlocked();
    if (isBlocked && leaving.size === 0 && looked === changes) changesWhenBlocked = changes;
    return isBlocked;
  }

  async function forgetGone(): Promise<void> {
    if (leaving.size === 0) return;
    const { rows } = await control.query<{ pid: number }>({
      name: 'leaving',
      text: 'select pid from pg_stat_activity where pid = any($1::integer[])',
      values: [[...leaving]],
    });
    leaving.clear();
    for (const { pid } of rows) leaving.add(pid);
  }

  return {
    working,
    change,
    isOnlyBlocked,
    areAllBlocked,
    end,
    begin(channel: string, pidOf: () => number | undefined): void {
      working.set(channel, pidOf);
      change();
    },
    leave(channel: string, pid: number | undefined): void {
      end(channel);
      if (pid !== undefined) leaving.add(pid);
    },
  };
}

/** A process that computes waits for no lock, which the kernel tells sooner than PostgreSQL. Other systems than Linux do not tell. */
function isComputing(pid: number): boolean {
  try {
    return /\) R /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
