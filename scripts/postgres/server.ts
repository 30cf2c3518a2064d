import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openLog, quoteLogEnd } from '../system/log-file.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import { clusterDirectory, postgresEnvironment } from './cluster.ts';
import type { Home } from './home.ts';
import { port } from './socket-directory.ts';

/** Long enough to replay the log of a busy day after a power cut. */
const readyLimitMs = 120_000;
const readyPollMs = 15;
const fastStopLimitMs = 60_000;

export interface Server {
  /** Settles when the server ends, for whatever reason. */
  ended: Promise<void>;
  /** Lets running transactions roll back and writes everything down; `hurry` leaves that to the next start. */
  stop(hurry?: AbortSignal): Promise<void>;
}

interface Starting {
  home: Home;
  binaries: string;
  socketDirectory: string;
  settings: Record<string, string>;
  logFile: string;
  signal: AbortSignal;
}

export async function startServer(starting: Starting): Promise<Server> {
  starting.signal.throwIfAborted();
  const child = spawnServer(starting);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const server: Server = { ended, stop: (hurry) => stopServer(child, ended, hurry) };
  try {
    await waitUntilReady(child, starting);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

function spawnServer({ home, binaries, socketDirectory, settings, logFile }: Starting): ChildProcess {
  const all = {
    // Only processes of this machine can reach it, and only through a directory that is closed to other users.
    listen_addresses: '',
    unix_socket_directories: `"${socketDirectory}"`,
    unix_socket_permissions: '0700',
    port: String(port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(logFile);
  try {
    return spawn(join(binaries, 'bin', 'postgres'), ['-D', clusterDirectory(home), ...args], {
      cwd: home.directory,
      env: postgresEnvironment,
      // Not in our process group: Ctrl-C must not stop the database before those who use it.
      detached: true,
      stdio: ['ignore', log, log],
      ...home.user,
    });
  } finally {
    closeSync(log);
  }
}

/** The server itself notes in its pid file how far it is: cheaper and surer than knocking until it opens. */
async function waitUntilReady(child: ChildProcess, { home, logFile, signal }: Starting): Promise<void> {
  const pidFile = join(clusterDirectory(home), 'postmaster.pid');
  for (const endsAt = performance.now() + readyLimitMs; performance.now() < endsAt; ) {
    if (child.pid === undefined || hasEnded(child)) {
      throw new PlainWordsError(`PostgreSQL did not start. ${quoteLogEnd(logFile)}`);
    }
    if (isReady(pidFile, child.pid)) return;
    await delay(readyPollMs, undefined, { signal });
  }
  throw new PlainWordsError(`PostgreSQL was not ready after ${readyLimitMs / 1000} s. ${quoteLogEnd(logFile)}`);
}

function isReady(pidFile: string, pid: number): boolean {
  try {
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

async function stopServer(child: ChildProcess, ended: Promise<void>, hurry = new AbortController().signal) {
  if (child.pid === undefined || hasEnded(child)) return;
  child.kill(hurry.aborted ? 'SIGQUIT' : 'SIGINT');
  const stopAtOnce = () => child.kill('SIGQUIT');
  const patience = setTimeout(stopAtOnce, fastStopLimitMs);
  hurry.addEventListener('abort', stopAtOnce);
  await ended;
  clearTimeout(patience);
  hurry.removeEventListener('abort', stopAtOnce);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
