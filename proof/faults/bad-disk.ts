import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';
import type { OwnPostgres } from './platform-postgres.ts';

/** A disk whose syncs fail or are slow, as PostgreSQL sees it. */
export interface BadDisk {
  means: 'syncs answered by strace' | 'commits held by an absent standby';
  /** A commit that is under way is told that its sync failed. Settles when PostgreSQL has recovered from its panic. */
  failOnce(): Promise<void>;
  /** Every commit waits for longer than the wallet does. The function that is returned ends that. */
  slowDown(): Promise<() => Promise<void>>;
}

const slowSeconds = 6;
/** Each backend commits some batches before its sync fails. */
const failsAt = 5;

/**
 * strace changes what the kernel answers to PostgreSQL's syncs. Where it is missing or may not trace, commits are held after the local sync, and
 * a held backend aborts, which is what PostgreSQL makes of a failed sync: it panics, and all of it starts again from its log.
 * `FAULT_SYNC=standby` asks for that anywhere.
 */
export function openBadDisk(postgres: OwnPostgres): BadDisk {
  return canTrace() && process.env.FAULT_SYNC !== 'standby' ? tracedDisk(postgres) : heldCommits(postgres);
}

function canTrace(): boolean {
  // The traced process is no child of ours in the test, nor is it here: some systems allow only children to be traced.
  const sleeper = spawn('sleep', ['60'], { stdio: 'ignore' });
  try {
    const { status } = spawnSync('timeout', [
      '-s',
      'INT',
      '1',
      'strace',
      '-qq',
      '-o',
      '/dev/null',
      '-p',
      String(sleeper.pid),
    ]);
    return status === 124;
  } finally {
    sleeper.kill('SIGKILL');
  }
}

function tracedDisk(postgres: OwnPostgres): BadDisk {
  async function trace(inject: string, pids: number[]): Promise<{ strace: ChildProcess; ended: Promise<unknown> }> {
    const calls = 'fdatasync,fsync';
    const strace = spawn(
      'strace',
      [
        ...['-f', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${calls}:${inject}`],
        ...pids.flatMap((pid) => ['-p', String(pid)]),
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const ended = once(strace, 'exit');
    onTestFinished(() => void strace.kill('SIGTERM'));
    let words = '';
    strace.stderr.setEncoding('utf8').on('data', (text: string) => {
      words += text;
    });
    await expect.poll(() => words.split(' attached').length - 1).toBeGreaterThanOrEqual(pids.length);
    return { strace, ended };
  }
  const backends = async () =>
    (await postgres.asAdmin(`select pid from pg_stat_activity where usename = 'harmattan_app'`)).map(({ pid }) =>
      Number(pid),
    );

  return {
    means: 'syncs answered by strace',
    async failOnce() {
      const panics = countPanics(postgres);
      const { ended } = await trace(`error=EIO:when=${failsAt}`, await backends());
      await ended;
      await expect.poll(() => countPanics(postgres)).toBeGreaterThan(panics);
    },
    async slowDown() {
      const { strace, ended } = await trace(`delay_enter=${slowSeconds}s`, postgres.processes());
      return async () => {
        strace.kill('SIGTERM');
        await ended;
      };
    },
  };
}

const countPanics = (postgres: OwnPostgres) =>
  postgres.log().split(/PANIC: {2}could not (?:fdatasync|fsync)/).length - 1;

function heldCommits(postgres: OwnPostgres): BadDisk {
  const hold = (standby: string) => postgres.set('synchronous_standby_names', standby);
  return {
    means: 'commits held by an absent standby',
    async failOnce() {
      await hold('absent');
      const held = () => postgres.asAdmin(`select pid from pg_stat_activity where wait_event = 'SyncRep'`);
      await expect.poll(held).not.toEqual([]);
      process.kill(Number((await held())[0]?.pid), 'SIGABRT');
      await expect
        .poll(() =>
          hold('').then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
    },
    async slowDown() {
      await hold('absent');
      return () => hold('');
    },
  };
}
