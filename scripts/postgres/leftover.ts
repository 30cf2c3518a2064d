import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import { processIdentity } from '../system/process-identity.mjs';

const fastStopLimitMs = 30_000;
const immediateStopLimitMs = 15_000;
const pollMs = 20;

/**
 * Stops a server that outlived the process that started it. A pid file that names anything else is removed: PostgreSQL would take a
 * process that ended but was never collected, or a stranger with the same number, for a server at work and refuse.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined || !isServerOf(pid, cluster)) {
    await stopOrphans(cluster);
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  if (await isGone(pid, fastStopLimitMs)) return;
  process.kill(pid, 'SIGQUIT');
  if (await isGone(pid, immediateStopLimitMs)) return;
  throw new PlainWordsError(
    `A PostgreSQL from an earlier start (process ${pid}) will not stop. Kill it and try again.`,
  );
}

/**
 * Processes of a server that was killed alone finish what they are at. A second server beside them would ruin the files, and
 * without the pid file it could not know of them.
 */
async function stopOrphans(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    const orphans = listProcesses().filter((pid) => isServerOf(pid, cluster));
    for (const pid of orphans) killIfAlive(pid, signal);
    const gone = await Promise.all(orphans.map((pid) => isGone(pid, immediateStopLimitMs)));
    if (gone.every(Boolean)) return;
  }
  throw new PlainWordsError('Processes of an earlier PostgreSQL will not stop. Kill them and try again.');
}

const listProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function killIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** A server works inside its cluster's directory, which Linux shows even after the directory was moved. */
function isServerOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      `-D ${cluster}`,
    );
  } catch {
    return false;
  }
}

async function isGone(pid: number, limitMs: number): Promise<boolean> {
  for (const endsAt = performance.now() + limitMs; performance.now() < endsAt; ) {
    if (processIdentity(pid) === undefined) return true;
    await delay(pollMs);
  }
  return false;
}
