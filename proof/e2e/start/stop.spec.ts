import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runningAsRoot, unprivilegedUser } from '../../../scripts/postgres/user.ts';
import { test } from './fixtures.ts';
import { freePort, type Launched, statusOf } from './launched.ts';
import { environmentOf, living } from './processes.ts';

/** Less than the 15 s that a part is otherwise given to stop. */
const hurryLimitMs = 12_000;

const pidFile = (dataDir: string) => join(dataDir, 'harmattan.pid');
const postmasterPidFile = (dataDir: string) => join(dataDir, 'postgres/cluster/postmaster.pid');
const postmasterOf = (dataDir: string) => Number(readFileSync(postmasterPidFile(dataDir), 'utf8').split('\n')[0]);

/** Nothing runs on and nothing lies about, and the database was stopped in order. */
async function expectStopsBy(signal: NodeJS.Signals, product: Launched, dataDir: string): Promise<void> {
  const children = product.children();
  expect(children.length, 'the platform, and PostgreSQL with its own processes').toBeGreaterThan(2);
  expect(existsSync(pidFile(dataDir))).toBe(true);
  product.kill(signal);
  // npm passes on what the terminal has sent already: twice at once is still one wish.
  product.kill(signal);
  expect(await product.ended()).toBe(0);
  expect(living(children)).toEqual([]);
  expect(existsSync(pidFile(dataDir))).toBe(false);
  const log = readFileSync(join(dataDir, 'logs/postgres.log'), 'utf8');
  expect(log.trimEnd(), 'stopped in order').toMatch(/database system is shut down$/);
}

test('SIGINT stops everything and leaves nothing behind', async ({ start, usedDir: dataDir }) => {
  await expectStopsBy('SIGINT', await start({ dataDir }), dataDir);
});

if (process.platform === 'linux') {
  test('asked a second time, it does not wait for a part that hangs', async ({ start, usedDir: dataDir }) => {
    const product = await start({ dataDir });
    const children = product.children();
    const platform = children.find((pid) => environmentOf(pid).includes('harmattan_app')) ?? 0;
    process.kill(platform, 'SIGSTOP');
    product.kill('SIGINT');
    await expect.poll(product.output).toContain('… Stopping the platform');
    const askedAgainAt = performance.now();
    product.kill('SIGINT');
    await expect.poll(() => living([platform]), { intervals: [50] }).toEqual([]);
    // Not until the end: how long the other parts take to stop in order depends on the machine.
    expect(performance.now() - askedAgainAt).toBeLessThan(hurryLimitMs);
    expect(await product.ended()).toBe(0);
    expect(living(children)).toEqual([]);
  });
}

test('SIGTERM on the way up stops what has started so far', async ({ run, dataDir }) => {
  const product = await run({ dataDir });
  await expect.poll(() => product.children().length, { intervals: [10] }).toBeGreaterThan(0);
  const children = product.children();
  product.kill('SIGTERM');
  expect(await product.ended(), product.output()).toBe(0);
  expect(living(children)).toEqual([]);
  expect(existsSync(pidFile(dataDir))).toBe(false);
});

test('starts again after a first start that was cut short', async ({ run, start, dataDir }) => {
  const product = await run({ dataDir });
  await expect.poll(() => product.children().length, { intervals: [10] }).toBeGreaterThan(0);
  product.kill('SIGKILL');
  await product.ended();
  expect(existsSync(join(dataDir, 'postgres/cluster')), 'cut short while it was making its database').toBe(false);
  await start({ dataDir });
});

test('starts again after SIGKILL of it alone, then of it and of PostgreSQL: no orphan stays, and SIGTERM stops everything', async ({
  start,
  usedDir: dataDir,
}) => {
  let product = await start({ dataDir });
  for (const victims of ['of it alone', 'of it and of PostgreSQL']) {
    const orphans = product.children();
    product.kill('SIGKILL');
    if (victims !== 'of it alone') process.kill(postmasterOf(dataDir), 'SIGKILL');
    await product.ended();
    expect(existsSync(pidFile(dataDir)), 'a stale pid file').toBe(true);
    product = await start({ dataDir });
    await expect.poll(() => living(orphans), victims).toEqual([]);
  }
  await expectStopsBy('SIGTERM', product, dataDir);
});

test('survives pid files whose numbers now belong to other processes', async ({ start, usedDir: dataDir }) => {
  // PostgreSQL believes in its own pid file as soon as that process belongs to the same user.
  const stranger = spawn('sleep', ['60'], runningAsRoot ? unprivilegedUser() : {});
  try {
    writeFileSync(pidFile(dataDir), JSON.stringify({ pid: process.pid, identity: 'an earlier process', note: '' }));
    writeFileSync(postmasterPidFile(dataDir), `${stranger.pid}\n${dataDir}/postgres/cluster\n`);
    await start({ dataDir });
    expect(stranger.exitCode, 'the stranger was left alone').toBeNull();
    expect(stranger.signalCode).toBeNull();
  } finally {
    stranger.kill();
  }
});

test('survives a pid file that makes no sense, and gets as far as to the ports', async ({ run, dataDir }) => {
  mkdirSync(dataDir);
  writeFileSync(pidFile(dataDir), 'not ours');
  const port = await freePort();
  await using taken = createServer().listen(port, 'localhost');
  await once(taken, 'listening');
  const product = await run({ dataDir, port });
  expect(await product.ended()).toBe(1);
  expect(product.output()).toContain(`Port ${port} is taken`);
  expect(existsSync(pidFile(dataDir)), 'it was ours meanwhile').toBe(false);
});

/** Beside other work, a part of the product takes its time to start. */
const restart = { timeout: 120_000 };

if (process.platform === 'linux') {
  test('a stand-in that dies is named and started again, and the site goes on without it', async ({
    start,
    usedDir: dataDir,
  }) => {
    test.setTimeout(240_000);
    const product = await start({ dataDir });
    await expect.poll(product.output, restart).toContain('Ctrl-C stops it.');
    const processOf = (role: string) => product.children().find((pid) => environmentOf(pid).includes(role));
    const [gateways, platform] = [processOf('gateways_app'), processOf('harmattan_app')];
    process.kill(gateways ?? 0, 'SIGKILL');
    await expect.poll(product.output, restart).toContain('The gateways ended by itself (SIGKILL).');
    expect(await statusOf(`${product.siteUrl}/readyz`)).toBe(200);
    await expect.poll(product.output, restart).toContain('✓ Started the gateways again');
    expect(await statusOf(product.phoneUrl)).toBe(200);
    expect(processOf('harmattan_app')).toBe(platform);
    expect(processOf('gateways_app')).not.toBe(gateways);
    await expectStopsBy('SIGTERM', product, dataDir);
    expect(product.output().match(/Started the gateways again/g)).toHaveLength(1);
  });

  test('PostgreSQL that dies is started again, and the platform goes on', async ({ start, usedDir: dataDir }) => {
    test.setTimeout(360_000);
    const product = await start({ dataDir });
    await expect.poll(product.output, restart).toContain('Ctrl-C stops it.');
    const platformOf = () => product.children().find((pid) => environmentOf(pid).includes('harmattan_app'));
    const platform = platformOf();
    // In order, and then outright: its own processes are left to themselves for a moment.
    for (const [times, signal] of [
      [1, 'SIGINT'],
      [2, 'SIGKILL'],
    ] as const) {
      process.kill(postmasterOf(dataDir), signal);
      await expect
        .poll(() => product.output().match(/✓ Started PostgreSQL again/g)?.length, { ...restart, message: signal })
        .toBe(times);
      await product.ready();
    }
    expect(product.output()).toContain('PostgreSQL ended by itself.');
    expect(product.output()).toContain('database system is shut down');
    expect(platformOf()).toBe(platform);
    await expectStopsBy('SIGTERM', product, dataDir);
  });
}

test('a part that cannot run with its settings ends the first start with its reason, and is not tried again', async ({
  run,
  usedDir: dataDir,
}) => {
  test.setTimeout(180_000);
  const product = await run({ dataDir, env: { LIVE_SPEED: '99' } });
  await expect.poll(product.hasEnded, restart).toBe(true);
  expect(await product.ended()).toBe(1);
  expect(product.output()).toContain('The arcade ended by itself (exit code 1).');
  expect(product.output()).toContain('LIVE_SPEED');
  expect(product.output()).not.toContain('Starting the arcade again');
});
