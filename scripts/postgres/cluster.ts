import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import { runQuietly } from '../system/run-quietly.ts';
import type { Home } from './home.ts';

export const adminRole = 'postgres';
const unfinishedPrefix = 'unfinished-';

interface Making {
  home: Home;
  binaries: string;
  adminPassword: string;
  durable: boolean;
  signal: AbortSignal;
}

export function clusterDirectory(home: Home): string {
  return join(home.directory, 'cluster');
}

/** Makes the cluster on the first start. It appears under its name only when it is whole. */
export async function ensureCluster(making: Making): Promise<void> {
  const { home } = making;
  const cluster = clusterDirectory(home);
  if (existsSync(cluster)) return;
  // Always another one: a first start that was killed may have left its initdb at work.
  const unfinished = mkdtempSync(join(home.directory, unfinishedPrefix));
  if (home.user) chownSync(unfinished, home.user.uid, home.user.gid);
  await withPasswordFile(making, (passwordFile) => initialise(making, { unfinished, passwordFile }));
  renameSync(unfinished, cluster);
  for (const name of readdirSync(home.directory).filter((entry) => entry.startsWith(unfinishedPrefix))) {
    rmSync(join(home.directory, name), { recursive: true, force: true });
  }
}

async function initialise(
  { home, binaries, durable, signal }: Making,
  { unfinished, passwordFile }: { unfinished: string; passwordFile: string },
): Promise<void> {
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${adminRole}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own C.UTF-8: text sorts the same on every machine, whatever locales that has. It exists from version 17 on.
    ...(majorVersionOf(binaries) >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
    '--locale=C',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ];
  const { code, output } = await runQuietly(join(binaries, 'bin', 'initdb'), args, {
    cwd: home.directory,
    env: postgresEnvironment,
    signal,
    ...home.user,
  }).catch((error: Error) => {
    if (signal.aborted) throw error;
    // Some containers have no other user than root.
    throw new PlainWordsError(
      `PostgreSQL cannot be run as the user with id ${home.user?.uid ?? process.getuid?.()}: ${error.message}.\n` +
        'Run this command as an ordinary user, or set DATABASE_URL to a PostgreSQL of version 15 or newer.',
    );
  });
  if (code !== 0) throw new PlainWordsError(`PostgreSQL could not make its files in ${home.directory}.\n${output}`);
}

function majorVersionOf(binaries: string): number {
  const { stdout } = spawnSync(join(binaries, 'bin', 'initdb'), ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? Number.POSITIVE_INFINITY);
}

/** Settings of the calling user, such as PGDATA or LC_ALL, must not reach the embedded server. */
export const postgresEnvironment: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

async function withPasswordFile(
  { home, adminPassword }: Making,
  work: (passwordFile: string) => Promise<void>,
): Promise<void> {
  const file = join(home.directory, 'password.txt');
  writeFileSync(file, adminPassword, { mode: 0o600 });
  try {
    if (home.user) chownSync(file, home.user.uid, home.user.gid);
    await work(file);
  } finally {
    rmSync(file, { force: true });
  }
}
