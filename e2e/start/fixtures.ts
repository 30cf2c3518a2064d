import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { removePostgres } from '../../scripts/postgres/index.ts';
import { type Launched, type LaunchOptions, launch } from './launched.ts';

export interface Fixtures {
  /** A directory that other users may enter, removed afterwards. */
  open: string;
  /** A data directory of this test's own, which nothing has used yet. */
  dataDir: string;
  /** The same as a product leaves it that has run and was stopped in order. */
  usedDir: string;
  /** Runs a command; whatever still runs at the end of the test is killed. */
  run(options?: LaunchOptions): Promise<Launched>;
  /** Starts the product and waits until it is ready. */
  start(options?: LaunchOptions): Promise<Launched>;
}

interface WorkerFixtures {
  /** Made once: whoever needs data that exist already takes a copy, which is quicker than a start. */
  usedData: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  usedData: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern here
    async ({}, use) => {
      const directory = mkdtempSync(join(tmpdir(), 'harmattan-used-'));
      chmodSync(directory, 0o755);
      const dataDir = join(directory, 'data');
      const product = await launch({ dataDir });
      await product.ready();
      product.kill('SIGTERM');
      await product.ended();
      await use(dataDir);
      await removePostgres(dataDir);
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern here
  async open({}, use) {
    const directory = mkdtempSync(join(tmpdir(), 'harmattan-test-'));
    chmodSync(directory, 0o755);
    await use(directory);
    rmSync(directory, { recursive: true, force: true });
  },
  async dataDir({ open }, use) {
    const dataDir = join(open, 'data');
    await use(dataDir);
    await removePostgres(dataDir);
  },
  async usedDir({ dataDir, usedData }, use) {
    // Not by Node, which would leave the owner behind: PostgreSQL runs as another user.
    execFileSync('cp', ['-a', `${usedData}/.`, dataDir]);
    await use(dataDir);
  },
  // The data directory is asked for only so that it outlives the processes that use it.
  async run({ dataDir: _ }, use) {
    const all: Launched[] = [];
    await use(async (options) => {
      const launched = await launch(options);
      all.push(launched);
      return launched;
    });
    for (const launched of all.filter((one) => !one.hasEnded())) {
      const children = launched.children();
      launched.kill('SIGKILL');
      for (const pid of children) killIfAlive(pid);
      await launched.ended();
    }
  },
  async start({ run }, use) {
    await use(async (options) => {
      const launched = await run(options);
      await launched.ready();
      return launched;
    });
  },
});

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went with its parent.
  }
}
