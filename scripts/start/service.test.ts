import { expect, test } from 'vitest';
import { watchProgress } from './service.ts';

function watch() {
  const at = { cpuMs: 0, logBytes: 0, nowMs: 0 };
  const isIdle = watchProgress(
    () => ({ cpuMs: at.cpuMs, logBytes: at.logBytes }),
    () => at.nowMs,
    30_000,
  );
  return (next: Partial<typeof at>) => {
    Object.assign(at, next);
    return isIdle();
  };
}

test('waits for a service that computes or writes, however long it takes', () => {
  const look = watch();
  const idle = [
    look({ nowMs: 29_999 }),
    look({ nowMs: 30_000, cpuMs: 300 }),
    look({ nowMs: 60_000, logBytes: 1 }),
    look({ nowMs: 90_000, cpuMs: 900 }),
  ];
  expect(idle).toEqual([false, false, false, false]);
});

test('gives up a service that has done nothing for the whole limit', () => {
  const look = watch();
  expect([
    look({ nowMs: 30_000, cpuMs: 5_000 }),
    look({ nowMs: 59_999 }),
    look({ nowMs: 60_000, cpuMs: 5_100 }),
  ]).toEqual([false, false, true]);
});
