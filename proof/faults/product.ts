import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { freePorts } from '../../scripts/system/free-ports.ts';
import type { Keeper } from './own-postgres.ts';

/** A first start beside other work: the sportsbook plays the days before, the platform makes its demo players. */
const patience = { timeout: 240_000, interval: 100 };

export interface ProductProcess {
  name: Keeper;
  child: ChildProcess;
  url: string;
  hasEnded(): boolean;
  log(): string;
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** The platform and the stand-ins in processes of their own, wired to each other as the launcher wires them. */
export async function startProduct(options: {
  databaseUrl(keeper: Keeper): string;
  /** A module that each process loads first. */
  preload?: string;
  env?: NodeJS.ProcessEnv;
}) {
  const [port, arcadePort, sportsbookPort, gatewaysPort] = (await freePorts(5)) as [number, number, number, number];
  const logs = mkdtempSync(join(tmpdir(), 'harmattan-proof-logs-'));
  const siteUrl = `http://localhost:${port}`;
  const shared = {
    PORT: String(port),
    ARCADE_PORT: String(arcadePort),
    SPORTSBOOK_PORT: String(sportsbookPort),
    GATEWAYS_PORT: String(gatewaysPort),
    SITE_URL: siteUrl,
    DATA_DIR: logs,
    DEMO: 'on',
    MODE: 'sandbox',
    REQUESTS_PER_MINUTE_MAX: '1000000',
    WITHDRAWAL_CANCEL_WINDOW_SECONDS: '0',
    ...options.env,
  };

  function start(name: Keeper, entry: string, url: string): ProductProcess {
    const file = join(logs, `${name}.log`);
    const log = openSync(file, 'a');
    const child = fork(join(repositoryRoot, entry), {
      env: {
        ...process.env,
        ...shared,
        DATABASE_URL: options.databaseUrl(name),
        SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
        FAULT_PORT: String(port),
      },
      execArgv: options.preload ? ['--import', join(import.meta.dirname, options.preload)] : [],
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    return {
      name,
      child,
      url,
      hasEnded: () => child.exitCode !== null || child.signalCode !== null,
      log: () => readFileSync(file, 'utf8'),
    };
  }

  const processes = [
    start('harmattan', 'proof/faults/platform-process.ts', siteUrl),
    start('arcade', 'stand-ins/arcade/src/main.ts', `http://127.0.0.1:${arcadePort}`),
    start('sportsbook', 'stand-ins/sportsbook/src/main.ts', `http://127.0.0.1:${sportsbookPort}`),
    start('gateways', 'stand-ins/gateways/src/main.ts', `http://127.0.0.1:${gatewaysPort}`),
  ];
  const byName = new Map(processes.map((one) => [one.name, one]));
  async function stop(): Promise<void> {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map((one) => one.hasEnded() || once(one.child, 'exit')));
    rmSync(logs, { recursive: true, force: true });
  }
  try {
    for (const one of processes) {
      await expect.poll(() => (one.hasEnded() ? one.log() : isReady(one)), patience).toBe(true);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { processes, siteUrl, process: (name: Keeper) => byName.get(name) as ProductProcess, stop };
}

export async function isReady({ url }: { url: string }): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  return answer?.status === 200;
}
