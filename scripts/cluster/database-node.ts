import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeExit } from './before-exit.ts';
import { fillTemplate } from './fill-template.ts';
import { type Member, members, type Ports } from './layout.ts';
import { type Link, openLink } from './link.ts';
import { createPart } from './part.ts';
import { askPatroni, type NodeState, readState } from './patroni-api.ts';
import type { Programs, Store } from './programs.ts';
import { childrenOf, postmasterOf, signalIfThere } from './server-processes.ts';

const host = '127.0.0.1';
const stopLimitMs = 60_000;

export interface ClusterSecrets {
  databaseAdminPassword: string;
  replicationPassword: string;
  restPassword: string;
}

export interface NodeOptions {
  number: Member;
  dataDir: string;
  ports: Ports;
  programs: Programs;
  store: Store;
  secrets: ClusterSecrets;
}

/** One PostgreSQL with its Patroni, and the links that lead to it and from it to the etcds. */
export interface DatabaseNode {
  name: string;
  number: Member;
  /** The server itself, past HAProxy. */
  port: number;
  logFile: string;
  isRunning(): boolean;
  /** The first process of PostgreSQL; undefined where none runs. */
  serverPid(): number | undefined;
  state(): Promise<NodeState | undefined>;
  start(): void;
  stop(): Promise<void>;
  /** Whether commits may wait for this node, by its own tag `nosync`. */
  setSynchronous(isOn: boolean): void;
  /** Patroni, PostgreSQL and the links at once, as when a machine dies. */
  kill(): Promise<void>;
  /** PostgreSQL alone. */
  killServer(): void;
  /** Patroni and PostgreSQL stand still. */
  freeze(): void;
  /** Patroni alone stands still; PostgreSQL serves on. */
  freezePatroni(): void;
  wake(): void;
  cutFromEtcd(): void;
  mend(): void;
  delayReplication(ms: number): void;
  closeLinks(): Promise<void>;
}

export async function createNode(options: NodeOptions): Promise<DatabaseNode> {
  const { number, dataDir, ports, programs } = options;
  const name = `postgres-${number}`;
  const home = join(dataDir, name);
  const dataDirectory = join(home, 'data');
  const configFile = writeConfig(options, { name, home, dataDirectory });
  const replication = await openLink({ from: ports.replication(number), to: ports.postgres(number) });
  const toEtcd = await openLinksToEtcd(number, ports);
  const logFile = join(dataDir, 'logs', `${name}.log`);
  const { patroni: command, user } = programs;
  const patroni = createPart({ name, command, args: [configFile], cwd: home, user, logFile });
  const links = [replication, ...toEtcd];
  let isFrozen = false;

  const signalServer = (signal: NodeJS.Signals) => signalServerOf(dataDirectory, signal);

  const mend = () => mendAll(links);

  function wake(): void {
    signalServer('SIGCONT');
    patroni.wake();
    isFrozen = false;
  }
  beforeExit(wake);

  return {
    name,
    number,
    port: ports.postgres(number),
    logFile,
    isRunning: () => patroni.isRunning() && !isFrozen,
    serverPid: () => postmasterOf(dataDirectory),
    state: () => readState({ host, port: ports.rest(number) }),
    start() {
      mend();
      patroni.start();
    },
    async stop() {
      wake();
      await patroni.stop(stopLimitMs);
      signalServer('SIGKILL');
    },
    setSynchronous(isOn) {
      writeNosync(configFile, !isOn);
      patroni.reload();
    },
    async kill() {
      patroni.freeze();
      cutAll(links);
      signalServer('SIGKILL');
      await patroni.kill();
      isFrozen = false;
    },
    killServer: () => signalServer('SIGKILL'),
    freeze() {
      patroni.freeze();
      signalServer('SIGSTOP');
      isFrozen = true;
    },
    freezePatroni() {
      patroni.freeze();
      isFrozen = true;
    },
    wake,
    cutFromEtcd: () => cutAll(toEtcd),
    mend,
    delayReplication: (ms) => replication.delay(ms),
    closeLinks: () => Promise.all(links.map((link) => link.close())).then(() => {}),
  };
}

function cutAll(links: readonly Link[]): void {
  for (const link of links) link.cut();
}

function mendAll(links: readonly Link[]): void {
  for (const link of links) link.mend();
}

function writeNosync(configFile: string, isNosync: boolean): void {
  const text = readFileSync(configFile, 'utf8');
  writeFileSync(configFile, text.replace(/^( +nosync: )(true|false)$/m, `$1${isNosync}`));
}

async function openLinksToEtcd(node: Member, ports: Ports): Promise<Link[]> {
  const links: Link[] = [];
  for (const etcd of members) {
    links.push(await openLink({ from: ports.etcdLink(node, etcd), to: ports.etcdClient(etcd) }));
  }
  return links;
}

/** The first process first: it starts no others meanwhile. */
function signalServerOf(dataDirectory: string, signal: NodeJS.Signals): void {
  const postmaster = postmasterOf(dataDirectory);
  if (postmaster === undefined) return;
  signalIfThere(postmaster, signal === 'SIGKILL' ? 'SIGSTOP' : signal);
  for (const pid of childrenOf(postmaster)) signalIfThere(pid, signal);
  if (signal === 'SIGKILL') signalIfThere(postmaster, signal);
}

/** Sets settings of the whole cluster, over the Patroni of one node. */
export function patchSettings(
  { number, ports, secrets }: Pick<NodeOptions, 'number' | 'ports' | 'secrets'>,
  settings: object,
): Promise<void> {
  return askPatroni({ host, port: ports.rest(number), password: secrets.restPassword }, 'PATCH', '/config', settings);
}

function writeConfig(
  { number, ports, programs, store, secrets }: NodeOptions,
  { name, home, dataDirectory }: { name: string; home: string; dataDirectory: string },
): string {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const file = join(home, 'patroni.yml');
  const etcdHosts = members.map((etcd) => `${host}:${ports.etcdLink(number, etcd)}`).join(',');
  const text = fillTemplate('patroni.yml', {
    NODE_NAME: name,
    NODE_HOST: host,
    REST_PORT: ports.rest(number),
    REST_PASSWORD: secrets.restPassword,
    STORE: store,
    ETCD_HOSTS: etcdHosts,
    CONNECTIONS_MAX: 150,
    SHARED_BUFFERS: '64MB',
    POSTGRES_PORT: ports.postgres(number),
    REPLICATION_ADDRESS: `${host}:${ports.replication(number)}`,
    POSTGRES_BIN_DIR: programs.postgresBin,
    POSTGRES_DATA_DIR: dataDirectory,
    PGPASS_FILE: join(home, 'pgpass'),
    ADMIN_PASSWORD: secrets.databaseAdminPassword,
    REPLICATION_PASSWORD: secrets.replicationPassword,
    CLIENT_NETWORK: '127.0.0.1/32',
  });
  writeFileSync(file, text, { mode: 0o600 });
  chmodSync(file, 0o600);
  if (programs.user) {
    chownSync(home, programs.user.uid, programs.user.gid);
    chownSync(file, programs.user.uid, programs.user.gid);
  }
  return file;
}
