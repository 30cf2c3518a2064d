import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrate } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { type DatabaseCluster, startDatabaseCluster } from '../../scripts/cluster/database-cluster.ts';
import { portCount, portsFrom } from '../../scripts/cluster/layout.ts';
import type { Programs, Store } from '../../scripts/cluster/programs.ts';
import { provision } from '../../scripts/postgres/provision.ts';
import { addressOf, neededBy } from '../../scripts/start/database.ts';
import { freePorts } from '../../scripts/system/free-ports.ts';
import { openWallet } from '../faults/test-wallet.ts';
import { type Stakes, startStakes } from './stakes.ts';

/** Those that sign in have lower numbers. */
const firstPlayer = 1_000_001;
const players = Array.from({ length: 40 }, (_, at) => BigInt(firstPlayer + at));
const depositMinor = 1_000_000n;
const pollMs = 100;
const acksMin = 50;
const limitMs = 180_000;

interface WorldOptions {
  programs: Programs;
  store?: Store;
  /** Behind HAProxy; `startSite` starts them. */
  platforms?: number;
}

export type World = Awaited<ReturnType<typeof startWorld>>;

/** A database that fails over, without anything in it. */
export async function startBareCluster({ programs, store, platforms = 0 }: WorldOptions) {
  await using started = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-cluster-'));
  // PostgreSQL runs as another user than root.
  chmodSync(dataDir, 0o711);
  started.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const first = Number(process.env.CLUSTER_PORT) || (await freePorts(portCount))[0];
  const ports = portsFrom(first);
  const cluster = await startDatabaseCluster({ dataDir, ports, programs, platforms, ...(store && { store }) });
  started.defer(() => cluster.stop());
  const whole = started.move();
  return { cluster, dataDir, ports, stop: () => whole.disposeAsync() };
}

/** The same with a wallet that reaches it through HAProxy. */
export async function startWorld(options: WorldOptions) {
  await using started = new AsyncDisposableStack();
  const { cluster, dataDir, ports, stop } = await startBareCluster(options);
  started.defer(stop);
  await provisionPlatform(cluster);
  const wallet = openWallet(appUrl());
  started.defer(() => wallet.close());
  for (const playerId of players) await wallet.deposit(playerId, depositMinor);
  const whole = started.move();

  function appUrl(port?: number): string {
    const { appUrl: url } = addressOf('platform', cluster.secrets, {
      url: (of) => cluster.url({ ...of, ...(port === undefined ? {} : { port }) }),
    });
    return url;
  }

  return {
    cluster,
    programs: options.programs,
    ports,
    dataDir,
    appUrl,
    ownerUrl: addressOf('platform', cluster.secrets, cluster).ownerUrl,
    stake: () => startStakes(wallet.wallet, { players, run: dataDir }),
    stakeOver: (other: ReturnType<typeof openWallet>) => startStakes(other.wallet, { players, run: dataDir }),
    /** Acknowledged answers that the journal lacks or has otherwise. */
    async lost(...loads: Stakes[]): Promise<number> {
      const broken = await Promise.all(loads.map(({ acks }) => acks.broken(appUrl())));
      return broken.flat().length;
    },
    stop: () => whole.disposeAsync(),
  };
}

async function provisionPlatform(cluster: DatabaseCluster): Promise<void> {
  const { secrets } = cluster;
  const admin = { name: 'postgres', password: secrets.databaseAdminPassword };
  await provision(cluster.url({ database: 'postgres', role: admin }), neededBy(['platform'], secrets));
  const { ownerUrl, appRole } = addressOf('platform', secrets, cluster);
  await migrate({ url: ownerUrl, appRole, testClock: false });
}

/** Waits for so many more answers: stakes flow. */
export async function untilAcked(load: Stakes, more = acksMin): Promise<void> {
  const goal = load.acks.count() + more;
  for (const endsAt = performance.now() + limitMs; load.acks.count() < goal; ) {
    if (performance.now() > endsAt) throw new Error(`no ${more} stakes were taken within ${limitMs / 1_000} s`);
    await delay(pollMs);
  }
}
