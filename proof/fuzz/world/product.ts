import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '../../../apps/platform/src/settings/paths.ts';
import { serverFlags } from '../../../scripts/start/service.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import type { Edit } from '../../simulate/planted/bugs.ts';
import type { DatabaseUrls, Keeper } from './databases.ts';
import type { Weight } from './platform-process.ts';

const readyWithinMs = 300_000;
const readyEveryMs = 100;
/** An error with its stack. */
const isThrown = /"level":"error".*"stack":/;
/** A PostgreSQL that a busy machine starves drops connections. The calls that this costs are answered with 503. */
const isDatabaseAway =
  /Connection terminated|connection timeout|terminating connection|ECONNRESET|ECONNREFUSED|timeout exceeded|no answer from the database/;
/** Encrypts what the product keeps secret. */
export const secretsKey = Buffer.alloc(32, 7);
/** Also what the metrics of a busy product are asked with. */
export const metricsToken = 'metrics-of-the-fuzzed-product';

export interface Product {
  /** Where the platform listens. */
  url: string;
  arcadeUrl: string;
  /** Where the staff's calls go. */
  officeUrl: string;
  isAlive(): boolean;
  /** Memory after a garbage collection, and open handles. */
  weigh(): Promise<Weight>;
  /** What handlers have thrown so far, as the log has it. */
  thrown(): string[];
  stop(): Promise<void>;
}

/** The platform with the stand-ins that its calls need, in processes of their own, behind a proxy on this machine. */
export async function startProduct({
  databaseUrls,
  edits,
}: {
  databaseUrls: DatabaseUrls;
  /** Bugs that the platform gets, in its memory only. */
  edits?: readonly Edit[] | undefined;
}): Promise<Product> {
  const { url, port, arcadePort, gatewaysPort, officePort, directory, shared } = await choosePlaces();
  const logOf = (name: Keeper) => join(directory, `${name}.log`);

  function start(name: Keeper, entry: string, execArgv: string[] = []): ChildProcess {
    const log = openSync(logOf(name), 'a');
    try {
      return fork(join(repositoryRoot, entry), {
        env: {
          NODE_COMPILE_CACHE: join(repositoryRoot, 'node_modules', '.cache', 'compiled'),
          ...process.env,
          ...shared,
          DATABASE_URL: databaseUrls(name, 'app'),
          ...(edits && { PLANTED_EDITS: JSON.stringify(edits) }),
        },
        execArgv,
        stdio: ['ignore', log, log, 'ipc'],
      });
    } finally {
      closeSync(log);
    }
  }

  const planted = edits ? ['--import', join(repositoryRoot, 'proof/faults/plant-edits.ts')] : [];
  const platform = start('harmattan', 'proof/fuzz/world/platform-process.ts', [
    ...serverFlags,
    '--expose-gc',
    ...planted,
  ]);
  const children = [
    platform,
    start('gateways', 'stand-ins/gateways/src/main.ts'),
    start('arcade', 'stand-ins/arcade/src/main.ts'),
  ];

  async function stop(): Promise<void> {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(children.map((child) => hasEnded(child) || once(child, 'exit')));
    rmSync(directory, { recursive: true, force: true });
  }

  try {
    const urls = [url, `http://127.0.0.1:${gatewaysPort}`, `http://127.0.0.1:${arcadePort}`];
    await untilReady({ urls, children, logs: [logOf('harmattan'), logOf('gateways'), logOf('arcade')] });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    arcadeUrl: `http://127.0.0.1:${arcadePort}`,
    officeUrl: `http://127.0.0.1:${officePort}`,
    isAlive: () => !hasEnded(platform),
    async weigh() {
      platform.send('weigh');
      const [weight] = (await once(platform, 'message')) as [Weight];
      return weight;
    },
    thrown: () => readThrown(logOf('harmattan')),
    stop,
  };
}

/** Where the processes of one product listen and write, and what all of them are told. */
async function choosePlaces() {
  const ports = (await freePorts(5)) as [number, number, number, number, number];
  const [port, arcadePort, sportsbookPort, gatewaysPort, officePort] = ports;
  const directory = mkdtempSync(join(tmpdir(), 'harmattan-fuzz-logs-'));
  const url = `http://localhost:${port}`;
  const shared = {
    ...{ PORT: String(port), ARCADE_PORT: String(arcadePort), GATEWAYS_PORT: String(gatewaysPort) },
    ...{ SPORTSBOOK_PORT: String(sportsbookPort), SITE_URL: url, DATA_DIR: directory, MODE: 'sandbox' },
    ...{ DEMO: 'off', DEMO_JACKPOTS: 'on', DEMO_OPERATOR: 'on', TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'warn' },
    METRICS_TOKEN: metricsToken,
    WITHDRAWAL_CANCEL_WINDOW_SECONDS: '0',
    SECRETS_KEY: secretsKey.toString('base64'),
    OFFICE_PORT: String(officePort),
  };
  return { url, port, arcadePort, gatewaysPort, officePort, directory, shared };
}

function readThrown(log: string): string[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => isThrown.test(line) && !isDatabaseAway.test(line));
}

async function untilReady(of: { urls: string[]; children: ChildProcess[]; logs: string[] }): Promise<void> {
  for (const endsAt = performance.now() + readyWithinMs; performance.now() < endsAt; await delay(readyEveryMs)) {
    if (of.children.some(hasEnded)) break;
    if ((await Promise.all(of.urls.map(isReady))).every(Boolean)) return;
  }
  const logs = of.logs.map((file) => readFileSync(file, 'utf8').slice(-2_000));
  throw new Error(`the product did not get ready:\n${logs.join('\n')}`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  return answer?.status === 200;
}
