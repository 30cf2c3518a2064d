import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { quoteLogEnd } from '../system/log-file.ts';
import { createNode, type DatabaseNode, patchSettings } from './database-node.ts';
import { createEtcd, isEtcdHealthy } from './etcd.ts';
import { createHaproxy } from './haproxy.ts';
import { members, type Ports } from './layout.ts';
import type { Part } from './part.ts';
import { askPatroni, type NodeState, readCandidate } from './patroni-api.ts';
import type { Programs, Store } from './programs.ts';
import { type ClusterSecretsFile, loadClusterSecrets } from './secrets.ts';
import { waitUntil } from './wait-until.ts';

export interface DatabaseClusterOptions {
  dataDir: string;
  ports: Ports;
  programs: Programs;
  /** Other than the one that Patroni's version is safe with: for a control. */
  store?: Store;
  platforms?: number;
  arcades?: number;
  signal?: AbortSignal;
}

/** Three etcds, three PostgreSQL under Patroni, and HAProxy before them. */
export interface DatabaseCluster {
  etcds: Part[];
  nodes: DatabaseNode[];
  haproxy: Part;
  secrets: ClusterSecretsFile;
  /** The address of a database through HAProxy, or of one node past it. */
  url(of: { database: string; role: { name: string; password: string }; port?: number }): string;
  primary(): Promise<DatabaseNode>;
  /** Settles once one node is primary, the other two replicate from it, one of them synchronously where that is set, and Patroni may promote it. */
  whole(limitMs?: number): Promise<void>;
  isWhole(): Promise<boolean>;
  /** Settings of Patroni for the whole cluster. */
  configure(settings: object): Promise<void>;
  /** Commits no longer wait for this standby, but for another one: it may be stopped, and no commit notices. */
  relieve(standby: DatabaseNode): Promise<void>;
  /** Another node becomes the primary, in order. */
  switchover(): Promise<void>;
  stop(): Promise<void>;
}

const host = '127.0.0.1';

export async function startDatabaseCluster(options: DatabaseClusterOptions): Promise<DatabaseCluster> {
  const { dataDir, ports, programs, store = programs.store, platforms = 0, arcades = 0, signal } = options;
  // Others may pass through: PostgreSQL runs as another user than root.
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o711 });
  const secrets = loadClusterSecrets(dataDir);
  await using started = new AsyncDisposableStack();
  const etcds = members.map((member) => createEtcd(member, { dataDir, ports, command: programs.etcd }));
  for (const etcd of etcds) {
    etcd.start();
    started.defer(() => etcd.stop());
  }
  await waitUntil(
    'The start of etcd',
    async () => (await Promise.all(members.map((one) => isEtcdHealthy(one, ports)))).every(Boolean),
    {
      signal,
      explain: () => quoteLogEnd(etcds[0]?.logFile ?? ''),
    },
  );
  const nodes: DatabaseNode[] = [];
  for (const number of members) {
    const node = await createNode({ number, dataDir, ports, programs, store, secrets });
    started.defer(() => node.closeLinks());
    nodes.push(node);
  }
  started.defer(() => Promise.all(nodes.map((node) => node.stop())).then(() => {}));
  for (const node of nodes) node.start();
  const haproxy = createHaproxy({ dataDir, ports, command: programs.haproxy, platforms, arcades });
  haproxy.start();
  started.defer(() => haproxy.stop());
  const cluster = operate({ nodes, ports, secrets });
  await cluster.whole();
  const whole = started.move();
  return { ...cluster, etcds, nodes, haproxy, secrets, stop: () => whole.disposeAsync() };
}

type Operations = Omit<DatabaseCluster, 'etcds' | 'nodes' | 'haproxy' | 'secrets' | 'stop'>;

function operate(parts: { nodes: DatabaseNode[]; ports: Ports; secrets: ClusterSecretsFile }): Operations {
  const { nodes, ports, secrets } = parts;
  const states = () => Promise.all(nodes.map((node) => node.state()));

  async function findPrimary(): Promise<DatabaseNode | undefined> {
    const at = (await states()).findIndex((state) => state?.isPrimary);
    return nodes[at];
  }

  async function primary(): Promise<DatabaseNode> {
    let found: DatabaseNode | undefined;
    await waitUntil('An election of a primary', async () => {
      found = await findPrimary();
      return found !== undefined;
    });
    return found as DatabaseNode;
  }

  let isSynchronous = true;
  async function isWhole(): Promise<boolean> {
    return isReplicating(await states(), { isSynchronous }) && (await findCandidate()) !== undefined;
  }

  /** Some seconds after PostgreSQL has a synchronous standby Patroni still promotes none. */
  async function findCandidate(): Promise<string | undefined> {
    const leader = await findPrimary();
    return leader && readCandidate({ host, port: ports.rest(leader.number) }, { isSynchronous });
  }

  return {
    url: ({ database, role, port = ports.database }) =>
      `postgres://${role.name}:${encodeURIComponent(role.password)}@${host}:${port}/${database}`,
    primary,
    isWhole,
    whole: (limitMs) =>
      waitUntil('The replication of all nodes', isWhole, {
        ...(limitMs === undefined ? {} : { limitMs }),
        explain: () => nodes.map(({ logFile }) => quoteLogEnd(logFile)).join('\n'),
      }),
    async configure(settings) {
      if ('synchronous_mode' in settings) isSynchronous = settings.synchronous_mode === true;
      await patchSettings({ number: (await primary()).number, ports, secrets }, settings);
    },
    async relieve(standby) {
      standby.setSynchronous(false);
      await waitUntil(`A synchronous standby other than ${standby.name}`, async () => {
        const leader = (await states()).find((state) => state?.isPrimary);
        const synchronous = leader?.replication?.filter(({ sync_state }) => sync_state === 'sync') ?? [];
        return synchronous.length > 0 && synchronous.every(({ application_name }) => application_name !== standby.name);
      });
    },
    async switchover() {
      const leader = await primary();
      const rest = { host, port: ports.rest(leader.number) };
      let next: string | undefined;
      await waitUntil('A standby that may take over', async () => {
        next = await findCandidate();
        return next !== undefined;
      });
      const order = { leader: leader.name, candidate: next };
      await askPatroni({ ...rest, password: secrets.restPassword }, 'POST', '/switchover', order);
    },
  };
}

/** All nodes run, and all but the primary replicate from it. */
function isReplicating(
  all: readonly (NodeState | undefined)[],
  { isSynchronous }: { isSynchronous: boolean },
): boolean {
  const leader = all.find((state) => state?.isPrimary);
  const streaming = leader?.replication?.filter(({ state }) => state === 'streaming') ?? [];
  const safe = streaming.filter(({ sync_state }) => sync_state === 'sync' || sync_state === 'quorum').length;
  return (
    all.every((state) => state?.state === 'running') &&
    streaming.length === all.length - 1 &&
    (isSynchronous ? safe > 0 : safe === 0)
  );
}
