import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { processIdentity } from '../system/process-identity.mjs';
import { keepCoresBusy } from './busy-cores.ts';
import { readWishes } from './read-wishes.ts';
import { stallProcesses } from './stalls.ts';
import { steadyLine } from './steady-line.ts';

const tally = { passed: 3, failed: 0, skipped: 0, failures: [], flaky: [] };

test('runs the parts with a database five times unless told otherwise', () => {
  expect(readWishes({ parts: [], times: undefined })).toEqual({ parts: ['db', 'faults'], times: 5 });
  expect(readWishes({ parts: ['e2e'], times: '2' })).toEqual({ parts: ['e2e'], times: 2 });
});

test.each([
  [{ parts: ['dbs'], times: undefined }, /no part "dbs"/],
  [{ parts: [], times: '0' }, /from 1 to 100/],
  [{ parts: [], times: 'many' }, /from 1 to 100/],
])('refuses %o with a word', (wished, words) => {
  expect(() => readWishes(wished)).toThrow(words);
});

test('counts runs with a failure and names what failed', () => {
  const failed = { ...tally, failed: 2, failures: ['a.db.test.ts › one', 'a.db.test.ts › two'] };
  const runs = [tally, failed, { ...tally, flaky: ['phone › signs in'] }].map((each) => ({ part: 'db', tally: each }));
  expect(steadyLine(runs)).toBe('failed: a.db.test.ts › one\nfailed: a.db.test.ts › two\nruns 3, failed 1, flaky 1');
});

test('a run in which nothing passed is a failed one', () => {
  expect(steadyLine([{ part: 'db', tally: { ...tally, passed: 0 } }])).toBe('runs 1, failed 1, flaky 0');
});

const areAlive = (pids: (number | undefined)[]) => pids.map((pid) => processIdentity(pid ?? 0) !== undefined);

test('one process for each core is busy until it is told to end', async () => {
  const busy = keepCoresBusy();
  expect(areAlive(busy.pids)).toEqual(Array(availableParallelism()).fill(true));
  busy[Symbol.dispose]();
  await expect.poll(() => areAlive(busy.pids)).not.toContain(true);
});

test('what keeps a core busy ends with the process that started it', async () => {
  const child = fork(fileURLToPath(new URL('./burner.ts', import.meta.url)));
  onTestFinished(() => void child.kill());
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
});

const isStopped = (pid = 0) =>
  execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).startsWith('T');

test('stalls stop what runs below, let it go on, and leave nothing stopped', async () => {
  using busy = keepCoresBusy();
  const [pid] = busy.pids;
  {
    using _stalls = stallProcesses({ runMs: 200, stallMs: 200 });
    await expect.poll(() => isStopped(pid), { interval: 5 }).toBe(true);
    await expect.poll(() => isStopped(pid), { interval: 5 }).toBe(false);
    await expect.poll(() => isStopped(pid), { interval: 5 }).toBe(true);
  }
  await expect.poll(() => isStopped(pid)).toBe(false);
});
