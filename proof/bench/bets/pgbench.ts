import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainWordsError } from '../../../scripts/system/plain-words-error.mjs';

const debianHome = '/usr/lib/postgresql';
/** More branches than clients, so that they do not queue for the same rows. */
const scale = 16;
const clients = 8;

/** Finds pgbench, or installs the Debian package that holds it when we may. */
export function findPgbench(): string {
  const found = findInstalled();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing postgresql-contrib for pgbench …');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-contrib'], quiet);
  }
  const installed = findInstalled();
  if (installed) return installed;
  throw new PlainWordsError(
    'pgbench is missing, and nothing can be compared without it. It comes with the package postgresql-contrib:\n' +
      'install that, or run this command as root on Debian, and it installs it by itself.',
  );
}

function findInstalled(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(':').map((directory) => join(directory, 'pgbench'));
  const versions = existsSync(debianHome) ? readdirSync(debianHome).sort().reverse() : [];
  const debian = versions.map((version) => join(debianHome, version, 'bin/pgbench'));
  return [...debian, ...onPath].find((file) => existsSync(file));
}

export function createPgbench(binary: string, url: string) {
  const { searchParams, username, password, pathname, port } = new URL(url);
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(password) };
  const where = ['-h', searchParams.get('host') ?? 'localhost', '-p', port || '5432', '-U', username];
  const run = (args: string[]) =>
    execFileSync(binary, [...where, ...args, pathname.slice(1)], {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  return {
    prepare: () => run(['-i', '-q', '-s', String(scale)]),
    /** Transactions per second of its own TPC-B, prepared. */
    perSecond(seconds: number): number {
      const output = run(['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)]);
      return Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
    },
  };
}
