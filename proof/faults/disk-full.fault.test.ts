import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { removePostgres } from '../../scripts/postgres/index.ts';
import { freePorts } from '../../scripts/system/free-ports.ts';
import { secretsOf } from '../e2e/start/owner-query.ts';
import { descendants, environmentOf } from '../e2e/start/processes.ts';
import { autoApproveMax, startBusyPlayers } from './busy-players.ts';
import { openSmallDisk } from './small-disk.ts';

const patience = { timeout: 300_000, interval: 100 };

/** The product as `npm start` runs it, with all of its data on a disk that the test can fill. */
async function launchOnSmallDisk() {
  await using undo = new AsyncDisposableStack();
  const disk = openSmallDisk();
  undo.defer(() => disk.remove());
  const dataDir = join(disk.directory, 'data');
  const [port] = (await freePorts(5)) as [number];
  const launcher = spawn(process.execPath, ['scripts/start/main.ts'], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      MODE: 'sandbox',
      DEMO: 'off',
      REGISTER_URL: 'none',
      REQUESTS_PER_MINUTE_MAX: '1000000',
      WITHDRAWAL_AUTO_APPROVE_MAX: String(autoApproveMax),
      WITHDRAWAL_CANCEL_WINDOW_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = launcher.pid as number;
  const ended = once(launcher, 'exit');
  const hasEnded = () => launcher.exitCode !== null || launcher.signalCode !== null;
  let output = '';
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  undo.defer(async () => {
    disk.free(pid);
    launcher.kill('SIGTERM');
    await ended;
    await removePostgres(dataDir);
  });
  await expect.poll(() => hasEnded() || output.includes('Ctrl-C stops it.'), patience).toBe(true);
  expect(hasEnded(), output).toBe(false);
  const address = (role: 'app' | 'owner') =>
    `postgresql://harmattan_${role}:${secretsOf(dataDir)[role === 'app' ? 'databaseAppPassword' : 'databaseOwnerPassword']}@localhost/harmattan?host=${encodeURIComponent(join(dataDir, 'postgres/socket'))}`;
  const siteUrl = `http://localhost:${port}`;
  const players = await startBusyPlayers({ siteUrl, arcadeUrl: `http://127.0.0.1:${port + 1}` }, address('owner'));
  undo.defer(() => players.stop());
  const whole = undo.move();
  onTestFinished(() => whole.disposeAsync());
  const processOf = (role: string) => descendants(pid).find((one) => environmentOf(one).includes(role));
  return { disk, dataDir, pid, siteUrl, players, address, output: () => output, processOf };
}

const statusOf = async (url: string) =>
  (await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined))?.status;

test('fault 3: a full disk: no process ends, calls answer 503, and all goes on by itself when there is room', async () => {
  const { disk, dataDir, pid, siteUrl, players, address, output, processOf } = await launchOnSmallDisk();
  const { counts } = players;
  await expect.poll(() => counts.orders, patience).toBeGreaterThan(10);
  const roles = ['harmattan_app', 'arcade_app', 'sportsbook_app', 'gateways_app'];
  const before = roles.map(processOf);

  disk.fill(pid);
  await expect.poll(() => counts.unavailable, patience).toBeGreaterThan(20);
  expect(await statusOf(`${siteUrl}/healthz`)).toBe(200);
  expect(roles.map(processOf)).toEqual(before);

  const logBytes = statSync(join(dataDir, 'logs/platform.log')).size;
  const orders = counts.orders;
  disk.free(pid);
  const freedAt = performance.now();
  await expect.poll(() => counts.orders, patience).toBeGreaterThan(orders + 10);
  await expect.poll(() => statusOf(`${siteUrl}/readyz`), patience).toBe(200);
  process.stdout.write(
    `disk full by ${disk.means}: money moved again ${Math.round(performance.now() - freedAt)} ms after there was room\n`,
  );
  await expect.poll(() => statSync(join(dataDir, 'logs/platform.log')).size, patience).toBeGreaterThan(logBytes);
  expect(roles.map(processOf)).toEqual(before);
  expect(output()).not.toMatch(/The (platform|arcade|sportsbook|gateways) ended/);

  await players.stop();
  expect(counts.failed).toEqual([]);
  const pool = new pg.Pool({ connectionString: address('app') });
  onTestFinished(() => pool.end());
  expect(await findings(pool)).toEqual([]);
}, 1_200_000);

/** A process whose log leads to a device that is always full. */
function logToFullDevice(way: 'ours' | 'careless') {
  const full = openSync('/dev/full', 'w');
  const child = fork(join(import.meta.dirname, 'log-process.ts'), [way], { stdio: ['ignore', full, 'ignore', 'ipc'] });
  closeSync(full);
  onTestFinished(() => void child.kill('SIGKILL'));
  let signsOfLife = 0;
  child.on('message', () => {
    signsOfLife += 1;
  });
  return { child, signsOfLife: () => signsOfLife };
}

test('fault 3: a log that cannot be written costs lines and not the process', async () => {
  const { child, signsOfLife } = logToFullDevice('ours');
  await expect.poll(signsOfLife, patience).toBeGreaterThan(150);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
}, 300_000);

test('fault 3, control: with the usual destination of the logger, the process ends or hangs', async () => {
  const { child, signsOfLife } = logToFullDevice('careless');
  let last = -1;
  await expect
    .poll(
      () => {
        const isStill = signsOfLife() === last && last > 0;
        last = signsOfLife();
        return isStill || child.exitCode !== null || child.signalCode !== null;
      },
      { timeout: 120_000, interval: 10_000 },
    )
    .toBe(true);
  expect(signsOfLife()).toBeLessThan(150);
}, 300_000);
