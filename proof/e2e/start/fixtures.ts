import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { removePostgres } from '../../../scripts/postgres/index.ts';
import { type Launched, type LaunchOptions, launch } from './launched.ts';
import { queryAsOwner } from './owner-query.ts';

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

interface Running {
  product: Launched;
  dataDir: string;
}

interface WorkerFixtures {
  /** Made once: a test that needs existing data takes a copy, which is quicker than a first start. */
  usedData: string;
  /** A product that was started again on its data, for tests that only look at it. */
  running: Running;
}

/** A start, and the stop before or after it. */
const startLimitMs = 300_000;

/** What the first run on the data that others copy has written down. */
export const keptWords = 'still here';

export const test = base.extend<Fixtures, WorkerFixtures>({
  usedData: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern here
    async ({}, use) => {
      const directory = makeOpenDirectory();
      const dataDir = join(directory, 'data');
      const product = await launch({ dataDir });
      await product.ready();
      await queryAsOwner(dataDir, `create table kept as select '${keptWords}' as words`);
      product.kill('SIGTERM');
      await product.ended();
      await use(dataDir);
      await removePostgres(dataDir);
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  running: [
    async ({ usedData }, use) => {
      const directory = makeOpenDirectory();
      const dataDir = join(directory, 'data');
      copyData(usedData, dataDir);
      const product = await launch({ dataDir });
      await product.ready();
      await use({ product, dataDir });
      product.kill('SIGTERM');
      await product.ended();
      await removePostgres(dataDir);
      rmSync(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern here
  async open({}, use) {
    const directory = makeOpenDirectory();
    await use(directory);
    rmSync(directory, { recursive: true, force: true });
  },
  async dataDir({ open }, use) {
    const dataDir = join(open, 'data');
    await use(dataDir);
    await removePostgres(dataDir);
  },
  async usedDir({ dataDir, usedData }, use) {
    copyData(usedData, dataDir);
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

function makeOpenDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'harmattan-test-'));
  chmodSync(directory, 0o755);
  return directory;
}

function copyData(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o711 });
  // Not by Node, which would leave the owner behind: PostgreSQL runs as another user.
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It went with its parent.
  }
}
