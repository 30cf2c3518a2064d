import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import type { Edit } from '../simulate/planted/bugs.ts';
import { openSlow, type RawRequest, sendRaw } from './raw-requests.ts';
import { type Running, startProcess } from './start-process.ts';

const db = useTestDatabase();
const megabyte = 1_024 * 1_024;
const largeMegabytes = 24;
const atOnce = 8;
const slowConnections = 200;
/** More than the noise of the garbage collector, and much less than the requests weigh together. */
const growthMaxBytes = 96 * megabyte;
const withoutLimit: Edit[] = [
  {
    file: 'apps/platform/src/plumbing/http/limits.ts',
    from: 'bodyMaxBytes = 64 * 1024;',
    to: 'bodyMaxBytes = 1024 * 1024 * 1024;',
  },
];

async function startPlatform(edits?: readonly Edit[]): Promise<Running> {
  const platform = await startProcess(
    'platform-process.ts',
    {
      DATABASE_URL: db.url('harmattan_app'),
      MODE: 'sandbox',
      DEMO: 'off',
      REGISTER_URL: 'none',
      REQUESTS_PER_MINUTE_MAX: '1000000',
      ...(edits && { PLANTED_EDITS: JSON.stringify(edits) }),
    },
    { preload: edits && new URL('./plant-edits.ts', import.meta.url).pathname },
  );
  onTestFinished(() => platform.kill());
  return platform;
}

/** The most memory that the process has had so far. */
function peakBytes({ child }: Running): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1_024;
}

const head = (more: string) =>
  `POST /api/api/Security/Login HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost:3000\r\ncontent-type: application/json\r\n${more}\r\n\r\n`;
const sized = (body: string | Buffer): RawRequest => ({ head: head(`content-length: ${body.length}`), body: [body] });

/** A body that is one long string, a piece at a time. */
function* large(): Generator<string> {
  yield '{"userName":"';
  for (let at = 0; at < largeMegabytes; at += 1) yield 'x'.repeat(megabyte);
  yield '"}';
}

function* chunked(body: Iterable<string>): Generator<string> {
  for (const piece of body) yield `${piece.length.toString(16)}\r\n${piece}\r\n`;
  yield '0\r\n\r\n';
}

const largeRequest = (): RawRequest => ({
  head: head(`content-length: ${largeMegabytes * megabyte + 15}`),
  body: large(),
});

const requests: [string, () => RawRequest][] = [
  ['a large body', largeRequest],
  ['a large body in chunks', () => ({ head: head('transfer-encoding: chunked'), body: chunked(large()) })],
  ['a deep body', () => sized(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)],
  ['a binary body', () => sized(randomBytes(32_000))],
  ['a body that is cut', () => sized('{"userName": "a')],
  ['no HTTP at all', () => ({ head: `${randomBytes(4_000).toString('latin1')}\r\n\r\n` })],
  ['a large head', () => ({ head: head(`x-long: ${'x'.repeat(64_000)}`) })],
  ['two lengths', () => ({ head: head('content-length: 5\r\ncontent-length: 7'), body: ['12345'] })],
];

async function answersNormally({ url }: Running): Promise<boolean> {
  const answer = await fetch(`${url}/api/api/Security/GetIpCountry`);
  return answer.status === 200;
}

test('fault 15: large, deep, binary, broken and slow requests are refused, others are served, and memory stays flat', async () => {
  const platform = await startPlatform();
  const slow = Array.from({ length: slowConnections }, () => openSlow(platform.url));
  onTestFinished(() => {
    for (const close of slow) close();
  });
  const attack = async () => {
    for (const [name, make] of requests) {
      const answers = await Promise.all(Array.from({ length: atOnce }, () => sendRaw(platform.url, make())));
      for (const answer of answers)
        expect([name, String(answer)]).toEqual([name, expect.stringMatching(/^4\d\d$|^cut$/)]);
      expect(await answersNormally(platform)).toBe(true);
    }
  };
  await attack();
  const before = peakBytes(platform);
  for (let round = 0; round < 3; round += 1) await attack();
  expect(peakBytes(platform) - before).toBeLessThan(growthMaxBytes);
  // A client that sends no body before the answer reads why.
  expect(await sendRaw(platform.url, { head: largeRequest().head })).toBe(413);
});

test('fault 15, control: without a limit on bodies, memory grows by what was sent', async () => {
  const platform = await startPlatform(withoutLimit);
  expect(await answersNormally(platform)).toBe(true);
  const before = peakBytes(platform);
  const answers = await Promise.all(Array.from({ length: atOnce }, () => sendRaw(platform.url, largeRequest())));
  expect(answers).not.toContain(413);
  expect(peakBytes(platform) - before).toBeGreaterThan(growthMaxBytes);
});
