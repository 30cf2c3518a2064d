import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { type KeepUpOptions, keepUp } from './keep-up.ts';
import type { Service } from './service.ts';

const pauses = { firstMs: 4, longestMs: 16, ranWellMs: 60_000 };
const noHurry = new AbortController().signal;

/** A part that ends when the test says so. */
function createPart() {
  const parts: { end(words: string): void }[] = [];
  const lines: string[] = [];
  const stopped: number[] = [];
  let failures = 0;
  const stop = new AbortController();
  const options: KeepUpOptions = {
    name: 'the arcade',
    pauses,
    stopAsked: stop.signal,
    line: (text) => lines.push(text),
    async start(): Promise<Service> {
      if (failures > 0) {
        failures -= 1;
        throw new Error('The port is taken.');
      }
      const { promise: ended, resolve: end } = Promise.withResolvers<string>();
      const number = parts.push({ end });
      return { ended, stop: async () => void stopped.push(number) };
    },
  };
  return { options, parts, lines, stopped, stop, failNext: (times: number) => (failures = times) };
}

test('starts a part again that ended by itself, and says both', async () => {
  const { options, parts, lines } = createPart();
  const kept = await keepUp(options);
  parts[0]?.end('The arcade ended by itself (SIGKILL).');
  await vi.waitFor(() => expect(parts).toHaveLength(2));
  expect(lines).toEqual([
    '  ✗ The arcade ended by itself (SIGKILL).',
    '  … Starting the arcade again in 0.004 s',
    '  ✓ Started the arcade again',
  ]);
  await kept.stop(noHurry);
});

test('waits longer after each failure, up to a limit', async () => {
  const { options, parts, lines, failNext } = createPart();
  const kept = await keepUp(options);
  failNext(4);
  parts[0]?.end('ended');
  await vi.waitFor(() => expect(parts).toHaveLength(2));
  const waits = lines.flatMap((line) => / in ([\d.]+) s/.exec(line)?.[1] ?? []);
  expect(waits).toEqual(['0.004', '0.008', '0.016', '0.016', '0.016']);
  expect(lines.filter((line) => line.includes('The port is taken.'))).toHaveLength(4);
  await kept.stop(noHurry);
});

test('begins with the first pause again after a part ran well', async () => {
  const { options, parts, lines } = createPart();
  const kept = await keepUp({ ...options, pauses: { ...pauses, ranWellMs: 0 } });
  for (const count of [1, 2, 3]) {
    parts.at(-1)?.end('ended');
    await vi.waitFor(() => expect(parts).toHaveLength(count + 1));
    await vi.waitFor(() => expect(lines.filter((line) => line.includes('Started'))).toHaveLength(count));
  }
  const waits = lines.flatMap((line) => / in ([\d.]+) s/.exec(line)?.[1] ?? []);
  expect(waits).toEqual(['0.004', '0.004', '0.004']);
  await kept.stop(noHurry);
});

test('fails with the reason where the first start fails', async () => {
  const { options, parts, failNext } = createPart();
  failNext(1);
  await expect(keepUp(options)).rejects.toThrow('The port is taken.');
  expect(parts).toHaveLength(0);
});

test('starts nothing again once everything is to stop, and stops what runs once', async () => {
  const { options, parts, stopped, stop, lines } = createPart();
  const kept = await keepUp(options);
  stop.abort();
  parts[0]?.end('ended on the way down');
  await kept.stop(noHurry);
  expect([parts.length, stopped, lines]).toEqual([1, [1], []]);
});

test('stops during a pause without starting the part', async () => {
  const { options, parts, lines, stop } = createPart();
  const kept = await keepUp({ ...options, pauses: { ...pauses, firstMs: 3_600_000 } });
  parts[0]?.end('ended');
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  stop.abort();
  await kept.stop(noHurry);
  expect(parts).toHaveLength(1);
});

test('stops a part that is just being started again', async () => {
  const { options, parts, stop } = createPart();
  let tries = 0;
  const kept = await keepUp({
    ...options,
    async start(signal) {
      tries += 1;
      if (tries === 1) return options.start(signal);
      await once(signal, 'abort');
      throw signal.reason;
    },
  });
  parts[0]?.end('ended');
  await vi.waitFor(() => expect(tries).toBe(2));
  stop.abort();
  await kept.stop(noHurry);
});
