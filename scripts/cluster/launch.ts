import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrate as migratePlatform } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { migrate as migrateArcade } from '../../stand-ins/arcade/src/plumbing/migrate.ts';
import { migrate as migrateGateways } from '../../stand-ins/gateways/src/plumbing/migrate.ts';
import { migrate as migrateSportsbook } from '../../stand-ins/sportsbook/src/plumbing/migrate.ts';
import { provision } from '../postgres/provision.ts';
import { openShelter } from '../postgres/shelter.ts';
import { runningAsRoot } from '../postgres/user.ts';
import { addressOf, type Keeper, neededBy } from '../start/database.ts';
import { buildSiteIfChanged } from '../start/site-build.ts';
import type { StopRequest } from '../start/stop-request.ts';
import { takeLock } from '../system/lock-file.mjs';
import { quoteLogEnd } from '../system/log-file.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import type { Progress } from '../system/progress.mjs';
import { openControl } from './control.ts';
import { type DatabaseCluster, startDatabaseCluster } from './database-cluster.ts';
import { members, type Ports, portsFrom } from './layout.ts';
import { createNats, isListening } from './nats.ts';
import { obeyCommands } from './obey-commands.ts';
import { createProducts, type Product } from './products.ts';
import { findPrograms } from './programs.ts';
import { counts, readCommand } from './read-command.ts';
import { waitUntil } from './wait-until.ts';

const firstPortUsual = 14_000;
const readyLimitMs = 600_000;
const migrations = {
  platform: migratePlatform,
  gateways: migrateGateways,
  arcade: migrateArcade,
  sportsbook: migrateSportsbook,
};
const keepers = Object.keys(migrations) as Keeper[];

/** PostgreSQL runs as another user than root, who may not enter root's own directories. */
export function clusterDirectory(): string {
  const wanted = process.env.CLUSTER_DIR;
  if (wanted) return resolve(wanted);
  return runningAsRoot ? join(openShelter(), 'cluster') : join(repositoryRoot, '.data-cluster');
}

/** Starts every part of a cluster on this machine, keeps it until it is told to stop, and ends every part. */
export async function launchCluster({ progress, stop }: { progress: Progress; stop: StopRequest }): Promise<void> {
  const programs = findPrograms();
  const dataDir = clusterDirectory();
  const ports = portsFrom(Number(process.env.CLUSTER_PORT) || firstPortUsual);
  const signal = stop.asked;
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  await using started = new AsyncDisposableStack();
  started.defer(claim(dataDir));
  await buildSiteIfChanged({ progress, signal });
  const database = await progress.step('Starting etcd, PostgreSQL and HAProxy', () =>
    startDatabaseCluster({ dataDir, ports, programs, platforms: counts.platform, arcades: counts.arcade, signal }),
  );
  started.defer(() => progress.step('Stopping etcd, PostgreSQL and HAProxy', () => database.stop()));
  const nats = members.map((one) => createNats(one, { dataDir, ports, command: programs.nats }));
  for (const one of nats) {
    one.start();
    started.defer(() => one.stop());
  }
  await waitUntil('The start of NATS', async () =>
    (await Promise.all(members.map((one) => isListening(ports.nats(one))))).every(Boolean),
  );
  await progress.step('Migrating the databases', () => prepareDatabases(database));
  const products = createProducts({
    dataDir,
    ports,
    settings: readSettings({ ...process.env, MODE: 'sandbox' }),
    secrets: database.secrets,
    databaseUrl: (keeper) => addressOf(keeper, database.secrets, database).appUrl,
  });
  started.defer(async () => {
    await Promise.all(products.map((product) => product.stop()));
  });
  // One after another: the first process of each kind makes the demo world that the others find.
  for (const product of products) await progress.step(`Starting ${product.name}`, () => startProduct(product, signal));
  const obey = obeyCommands({ database, nats, products });
  const control = await openControl(dataDir, (words) => obey(readCommand(words)));
  started.defer(() => control.close());
  progress.line(summary(ports, dataDir));
  if (!signal.aborted) await once(signal, 'abort');
}

async function startProduct(product: Product, signal: AbortSignal): Promise<void> {
  product.start();
  await waitUntil(
    `The start of ${product.name}`,
    async () => {
      if (!product.isRunning()) throw new PlainWordsError(`${product.name} ended. ${quoteLogEnd(product.logFile)}`);
      return product.isReady();
    },
    { signal, limitMs: readyLimitMs, explain: () => quoteLogEnd(product.logFile) },
  );
}

async function prepareDatabases(database: DatabaseCluster): Promise<void> {
  const { secrets } = database;
  const admin = { name: 'postgres', password: secrets.databaseAdminPassword };
  await provision(database.url({ database: 'postgres', role: admin }), neededBy(keepers, secrets));
  for (const keeper of keepers) {
    const { ownerUrl, appRole } = addressOf(keeper, secrets, database);
    await migrations[keeper]({ url: ownerUrl, appRole, testClock: false });
  }
}

function claim(dataDir: string): () => void {
  const lock = takeLock(join(dataDir, 'cluster.pid'), 'npm run cluster');
  if (!('holder' in lock)) return () => lock.release();
  throw new PlainWordsError(
    `Another cluster works on the data in ${dataDir}: process ${lock.holder.pid}.\n` +
      'Stop that one first, or set CLUSTER_DIR and CLUSTER_PORT to run this one beside it.',
  );
}

function summary(ports: Ports, dataDir: string): string {
  const rows: [string, string][] = [
    ['site', `http://localhost:${ports.site} (HAProxy, before ${counts.platform} platforms)`],
    ['platforms', [1, 2, 3].map((one) => `http://localhost:${ports.platform(one)}`).join(' ')],
    ['offices', [1, 2, 3].map((one) => `http://localhost:${ports.office(one)}`).join(' ')],
    ['arcades', [1, 2].map((one) => `http://127.0.0.1:${ports.arcadeOf(one)}`).join(' ')],
    ['phone', `http://127.0.0.1:${ports.gateways}/phone`],
    ['database', `127.0.0.1:${ports.database} (HAProxy, leads to the primary)`],
    ['PostgreSQL', members.map((one) => `127.0.0.1:${ports.postgres(one)}`).join(' ')],
    ['etcd', members.map((one) => `127.0.0.1:${ports.etcdClient(one)}`).join(' ')],
    ['NATS', members.map((one) => `127.0.0.1:${ports.nats(one)}`).join(' ')],
    ['logs', join(dataDir, 'logs')],
  ];
  const table = rows.map(([name, value]) => `  ${name.padEnd(12)}${value}`).join('\n');
  return `\nThe cluster is running: a sandbox, no real money.\n\n${table}\n\nnpm run cluster -- status, kill, freeze, wake, switchover. Ctrl-C stops it.`;
}
