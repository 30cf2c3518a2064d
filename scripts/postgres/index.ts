import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { adminRole, clusterDirectory, ensureCluster } from './cluster.ts';
import { findHome, makeHome, refuseUnreachable, removeHome } from './home.ts';
import { stopLeftover } from './leftover.ts';
import { type Database, provision, type Role } from './provision.ts';
import { startServer } from './server.ts';
import { makeSocketDirectory, socketUrl } from './socket-directory.ts';

export interface PostgresOptions {
  /** The cluster belongs to this directory, whether it lies inside it or, for root, in a place of its own. */
  dataDir: string;
  /** `full`: what was committed survives a power cut. `none`: for tests, where speed is worth more. */
  durability: 'full' | 'none';
  /** Of the role `postgres`, who may do everything. Set for good when the cluster is made. */
  adminPassword: string;
  /** Those that are missing are made; existing roles get the password given here. */
  roles?: Role[];
  databases?: Database[];
  /** Settings of the server beside those that follow from the durability. */
  settings?: Record<string, string>;
  /** A folder with another PostgreSQL's `bin`, which this user can run. */
  binaries?: string | undefined;
  /** Where an earlier start had its socket, so that its address stays the same. */
  socketDirectory?: string | undefined;
  signal?: AbortSignal;
}

export interface Postgres {
  /** The address of a database. It names a socket: there is no network port. */
  url(of: { database: string; role: Role }): string;
  /** The role that may do everything. */
  admin: Role;
  /** Where the cluster really lies. */
  directory: string;
  socketDirectory: string;
  logFile: string;
  /** Settles when the server ends, whether it was told to or not. */
  ended: Promise<void>;
  /** Rolls back what is under way, writes everything down and ends; `hurry` leaves the writing to the next start. */
  stop(hurry?: AbortSignal): Promise<void>;
}

const modestSettings = { max_connections: '100', shared_buffers: '128MB' };
const durabilitySettings = {
  full: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
  // Test files that run side by side have pools of their own, several platforms each.
  none: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
};

/** Starts the PostgreSQL that belongs to a data directory, making it first if need be. Root may call this too. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, adminPassword, durability, roles = [], databases = [] } = options;
  const signal = options.signal ?? new AbortController().signal;
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const home = findHome(dataDir) ?? makeHome(dataDir);
  refuseUnreachable(home);
  const binaries = options.binaries ?? findBinaries(home.user);
  await ensureCluster({ home, binaries, adminPassword, durable: durability === 'full', signal });
  await stopLeftover(clusterDirectory(home));

  await using undo = new AsyncDisposableStack();
  const socketDirectory = makeSocketDirectory(home, options.socketDirectory);
  undo.defer(() => socketDirectory.remove());
  const logFile = join(dataDir, 'logs', 'postgres.log');
  const settings = { ...modestSettings, ...durabilitySettings[durability], ...options.settings };
  const server = await startServer({
    home,
    binaries,
    socketDirectory: socketDirectory.path,
    settings,
    logFile,
    signal,
  });
  undo.defer(() => server.stop());
  const admin = { name: adminRole, password: adminPassword };
  const url: Postgres['url'] = (of) => socketUrl({ ...of, directory: socketDirectory.path });
  await provision(url({ database: 'postgres', role: admin }), { roles, databases });

  const whole = undo.move();
  return {
    url,
    admin,
    directory: home.directory,
    socketDirectory: socketDirectory.path,
    logFile,
    ended: server.ended,
    stop,
  };

  async function stop(hurry?: AbortSignal): Promise<void> {
    await server.stop(hurry);
    await whole.disposeAsync();
  }
}

/** Stops what may still run on it and removes the cluster. Nothing brings it back. */
export async function removePostgres(dataDir: string): Promise<void> {
  const home = findHome(dataDir);
  if (home) await stopLeftover(clusterDirectory(home));
  removeHome(dataDir);
}
