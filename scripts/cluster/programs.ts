import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runningAsRoot, type User } from '../postgres/user.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';

export interface Programs {
  etcd: string;
  patroni: string;
  haproxy: string;
  nats: string;
  /** The folder of PostgreSQL's programs. */
  postgresBin: string;
  /** Patroni and PostgreSQL run as this user. Undefined: the user of this process. */
  user: User | undefined;
  /** Patroni's section for etcd, by Patroni's version. */
  store: Store;
}

/** `etcd` is the interface of version 2. */
export type Store = 'etcd' | 'etcd3';

const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  'nats-server': 'nats-server',
  postgres: 'postgresql-15',
} as const;
/** Without it Patroni has no interface of version 2. */
const besidePatroni = 'python3-etcd';
/** The oldest Patroni that compares before it takes the leader key back over etcd's version 3. */
const safeOverVersion3 = [3, 0, 3];
const postgresFolder = '/usr/lib/postgresql';

/** Where the programs of a cluster are. Root gets the missing ones from Debian; for others the error names them. */
export function findPrograms(): Programs {
  const missing = listMissing();
  if (missing.length > 0) install(missing);
  return {
    etcd: findProgram('etcd') as string,
    patroni: findProgram('patroni') as string,
    haproxy: findProgram('haproxy') as string,
    nats: findProgram('nats-server') as string,
    postgresBin: findPostgresBin() as string,
    user: runningAsRoot ? postgresUser() : undefined,
    store: chooseStore(spawnSync(findProgram('patroni') as string, ['--version'], { encoding: 'utf8' }).stdout ?? ''),
  };
}

/** Patroni before 3.0.3 takes the leader key back without a comparison over version 3, and acknowledged rows are lost. */
export function chooseStore(version: string): Store {
  const numbers = /(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number) ?? [0, 0, 0];
  const at = numbers.findIndex((number, index) => number !== safeOverVersion3[index]);
  return at === -1 || (numbers[at] as number) > (safeOverVersion3[at] as number) ? 'etcd3' : 'etcd';
}

/** The path of a program, or undefined. */
export function findProgram(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** The newest PostgreSQL of Debian's. The embedded one has no pg_basebackup and no pg_rewind. */
function findPostgresBin(): string | undefined {
  return listFolder(postgresFolder)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(postgresFolder, version, 'bin'))
    .find((folder) => isProgram(join(folder, 'pg_rewind')) && isProgram(join(folder, 'postgres')));
}

function listMissing(): string[] {
  const missing = Object.entries(packages)
    .filter(([program]) => (program === 'postgres' ? findPostgresBin() : findProgram(program)) === undefined)
    .map(([, name]) => name);
  return missing.includes(packages.patroni) ? [...missing, besidePatroni] : missing;
}

function install(missing: string[]): void {
  const command = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (!runningAsRoot || findProgram('apt-get') === undefined) {
    throw new PlainWordsError(
      `A cluster needs programs that are not here: ${missing.join(', ')}.\n` +
        `On Debian or Ubuntu: sudo ${command}\nTheir services need not run.`,
    );
  }
  const { status } = withoutServices(() =>
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...missing], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
  const still = listMissing();
  if (status !== 0 || still.length > 0) {
    throw new PlainWordsError(`apt-get did not install ${still.join(', ')}. Try by hand: ${command}`);
  }
}

/** Debian's packages ask this file whether their services may start. */
function withoutServices<Result>(work: () => Result): Result {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return work();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return work();
  } finally {
    rmSync(policy, { force: true });
  }
}

function postgresUser(): User {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined)
    throw new PlainWordsError('PostgreSQL refuses to run as root, and there is no user "postgres".');
  return { uid: Number(uid), gid: Number(gid) };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function listFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
