import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLogDestination, openLogDestination } from './log-destination.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A file whose disk the test fills and frees. */
function createFile() {
  const disk = { isFull: false, text: '', bytesAtOnceMax: Number.POSITIVE_INFINITY, tries: 0 };
  function take(bytes: Buffer): number {
    disk.tries += 1;
    if (disk.isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const part = bytes.subarray(0, disk.bytesAtOnceMax);
    disk.text += String(part);
    return part.length;
  }
  const destination = createLogDestination({
    writeSync: take,
    write(bytes, done) {
      queueMicrotask(() => {
        try {
          done(null, take(bytes));
        } catch (error) {
          done(error as Error, 0);
        }
      });
    },
  });
  return { disk, destination };
}

test('writes lines together, in their order', async () => {
  const { disk, destination } = createFile();
  for (const line of ['one\n', 'two\n', 'three\n']) destination.write(line);
  await vi.advanceTimersByTimeAsync(100);
  expect(disk).toMatchObject({ text: 'one\ntwo\nthree\n', tries: 1 });
});

test('a full disk throws nothing, keeps what waits within its bound, and is tried again', async () => {
  const { disk, destination } = createFile();
  disk.isFull = true;
  const line = `${'x'.repeat(9_999)}\n`;
  for (let count = 0; count < 300; count += 1) destination.write(line);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(disk.text).toBe('');
  disk.isFull = false;
  await vi.advanceTimersByTimeAsync(2_000);
  const lines = disk.text.trimEnd().split('\n');
  const lost = JSON.parse(lines.find((text) => text.includes('lostLines')) ?? '{}').lostLines;
  expect(lost).toBeGreaterThan(100);
  expect(lines.filter((text) => text.startsWith('x'))).toHaveLength(300 - lost);
  destination.write('after\n');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(disk.text.endsWith('after\n')).toBe(true);
});

test('goes on where a write came to only a part', async () => {
  const { disk, destination } = createFile();
  disk.bytesAtOnceMax = 3;
  destination.write('a longer line\n');
  await vi.advanceTimersByTimeAsync(200);
  expect(disk.text).toBe('a longer line\n');
});

test('writes what waits at the end of the process, and does not hang on a full disk there', () => {
  const { disk, destination } = createFile();
  destination.write('last words\n');
  destination.flushSync();
  expect(disk.text).toBe('last words\n');
  disk.isFull = true;
  destination.write('lost\n');
  destination.flushSync();
  expect(disk.text).toBe('last words\n');
});

test('writes to a real file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'harmattan-log-'));
  const fd = openSync(join(directory, 'a.log'), 'a');
  onTestFinished(() => {
    closeSync(fd);
    rmSync(directory, { recursive: true });
  });
  const destination = openLogDestination(fd);
  destination.write('a line\n');
  destination.flushSync();
  expect(readFileSync(join(directory, 'a.log'), 'utf8')).toBe('a line\n');
});
