import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { User } from '../postgres/user.ts';
import { beforeExit } from './before-exit.ts';
import { openBoundedLog } from './bounded-log.ts';

const stopLimitMs = 30_000;
const setpriv = '/usr/bin/setpriv';

export interface PartSpec {
  /** As in "kill etcd 2". */
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  user?: User | undefined;
  logFile: string;
  /** Our own programs end when their channel closes. */
  hasChannel?: boolean;
}

/** A program that can be killed, frozen and started again. */
export type Part = ReturnType<typeof createPart>;

export function createPart(spec: PartSpec) {
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();

  function start(): void {
    if (isRunning()) return;
    // Ends the program when this process is killed. In a group of its own Ctrl-C does not reach it.
    const guard = !spec.hasChannel && existsSync(setpriv) ? [setpriv, '--pdeathsig', 'TERM', '--'] : [];
    const [command = spec.command, ...args] = [...guard, spec.command, ...spec.args];
    child = spawn(command, args, {
      env: spec.env ?? { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      cwd: spec.cwd ?? '/',
      detached: true,
      ...spec.user,
      stdio: ['ignore', 'pipe', 'pipe', ...(spec.hasChannel ? (['ipc'] as const) : [])],
    });
    openBoundedLog(spec.logFile).take([child.stdout, child.stderr]);
    const started = child;
    ended = new Promise((resolve) => {
      started.once('error', () => resolve());
      started.once('exit', () => resolve());
    });
  }

  function isRunning(): boolean {
    return child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  }

  const signal = (name: NodeJS.Signals) => {
    if (isRunning()) child?.kill(name);
  };
  beforeExit(() => signal('SIGCONT'));

  return {
    name: spec.name,
    logFile: spec.logFile,
    pid: () => (isRunning() ? child?.pid : undefined),
    isRunning,
    start,
    freeze: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    /** The program reads its settings again. */
    reload: () => signal('SIGHUP'),
    async kill(): Promise<void> {
      signal('SIGKILL');
      await ended;
    },
    /** In order; one that does not end in time is killed. */
    async stop(limitMs = stopLimitMs): Promise<void> {
      signal('SIGCONT');
      signal('SIGTERM');
      const patience = setTimeout(() => signal('SIGKILL'), limitMs);
      await ended;
      clearTimeout(patience);
    },
  };
}
