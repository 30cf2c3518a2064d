import { apiPrefix } from '@harmattan/contract';
import { expect, onTestFinished, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { createLocalBus } from '../bus.ts';
import { createLog } from '../log.ts';
import type { Player } from './answer.ts';
import type { StreamOptions } from './stream.ts';

/** A busy machine may be late. */
const player = { playerId: 7n, userName: '2348031234567', sessionId: 'session', restricted: false, sessionEpoch: 0 };

async function setUp(options: { heartbeatMs?: number; unreadOf?: StreamOptions['unreadOf'] } = {}) {
  const bus = createLocalBus({ log: createLog({ level: 'silent' }) });
  const sessions = new Map<string, Player>([
    ['Bearer seven', player],
    ['Bearer eight', { ...player, playerId: 8n }],
  ]);
  const balance = { availableMinor: 150_050n, version: 3n };
  const server = await testServer({
    calls: {},
    handlers: {},
    authenticate: async ({ headers }) => sessions.get(headers.authorization ?? ''),
    stream: {
      bus,
      balanceOf: async () => ({ ...balance }),
      unreadOf: async () => ({ unread: 2, version: 5n }),
      breakOf: async () => ({ break: null, version: 0n }),
      ...options,
    },
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { port: number };

  /** Opens a stream and collects what comes. */
  async function open(authorization = 'Bearer seven') {
    const stopping = new AbortController();
    onTestFinished(() => stopping.abort());
    const response = await fetch(`http://127.0.0.1:${port}${apiPrefix}/user/stream`, {
      headers: { authorization },
      signal: stopping.signal,
    });
    const heard = { response, text: '', hasEnded: false, leave: () => stopping.abort() };
    const collect = async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk, { stream: true });
      heard.hasEnded = true;
    };
    collect().catch(() => {
      heard.hasEnded = true;
    });
    return heard;
  }
  const publish = (news: { playerId: bigint; availableMinor: bigint; version: bigint }) =>
    bus.publish('wallet.balance', news);
  return { server, bus, sessions, balance, open, publish };
}

const versions = ({ text }: { text: string }) => [...text.matchAll(/"version":"(\d+)"/g)].map(([, version]) => version);

test('tells the balance at once, and each that follows, to its player only', async () => {
  const { open, publish } = await setUp();
  const [seven, eight] = [await open(), await open('Bearer eight')];
  expect(seven.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(seven.response.headers.get('cache-control')).toBe('no-store');
  await expect.poll(() => seven.text).toContain('event: balance\ndata: {"totalBalance":1500.5,"version":"3"}\n\n');
  publish({ playerId: 7n, availableMinor: 5n, version: 4n });
  publish({ playerId: 7n, availableMinor: 6n, version: 2n });
  publish({ playerId: 7n, availableMinor: 7n, version: 5n });
  publish({ playerId: 8n, availableMinor: 0n, version: 9n });
  await expect.poll(() => versions(seven)).toEqual(['3', '4', '5']);
  await expect.poll(() => versions(eight)).toEqual(['3', '9']);
});

test('tells how many messages are unread at once, and each change, to its player only', async () => {
  const { open, bus } = await setUp();
  const [seven, eight] = [await open(), await open('Bearer eight')];
  const counts = ({ text }: { text: string }) =>
    [...text.matchAll(/event: unread\ndata: \{"unread":(\d+)\}\n\n/g)].map(([, count]) => Number(count));
  await expect.poll(() => counts(seven)).toEqual([2]);
  bus.publish('messages.unread', { playerId: 7n, unread: 3, version: 6n });
  bus.publish('messages.unread', { playerId: 7n, unread: 9, version: 4n });
  bus.publish('messages.unread', { playerId: 7n, unread: 0, version: 7n });
  bus.publish('messages.unread', { playerId: 8n, unread: 1, version: 6n });
  await expect.poll(() => counts(seven)).toEqual([2, 3, 0]);
  await expect.poll(() => counts(eight)).toEqual([2, 1]);
});

test('tells of a payment when it is settled, to its player only', async () => {
  const { open, bus } = await setUp();
  const [seven, eight] = [await open(), await open('Bearer eight')];
  await expect.poll(() => eight.text).toContain('event: unread');
  expect(seven.text).not.toContain('event: payment');
  const id = '01930000-0000-7000-8000-000000000001';
  bus.publish('cashier.payment-settled', { playerId: 7n, id, direction: 'deposit', amountMinor: 150_050n });
  await expect.poll(() => seven.text).toContain(`event: payment\ndata: {"id":"${id}","type":1,"amount":1500.5}\n\n`);
  expect(eight.text).not.toContain('event: payment');
});

test('tells the balance although the unread messages could not be counted, and their number once it changes', async () => {
  const { open, publish, bus } = await setUp({ unreadOf: () => Promise.reject(new Error('cut off')) });
  const stream = await open();
  publish({ playerId: 7n, availableMinor: 5n, version: 4n });
  bus.publish('messages.unread', { playerId: 7n, unread: 3, version: 1n });
  await expect.poll(() => versions(stream)).toEqual(['3', '4']);
  await expect.poll(() => stream.text).toContain('event: unread\ndata: {"unread":3}');
});

test('misses nothing that happens while the first balance is being read', async () => {
  const { open, publish, balance } = await setUp();
  Object.defineProperty(balance, 'version', {
    enumerable: true,
    get() {
      publish({ playerId: 7n, availableMinor: 1n, version: 4n });
      return 3n;
    },
  });
  const stream = await open();
  await expect.poll(() => versions(stream)).toEqual(['4']);
});

test('is for players only, in the envelope', async () => {
  const { server } = await setUp();
  const response = await server.inject({ url: `${apiPrefix}/User/Stream` });
  expect([response.statusCode, response.json().status]).toEqual([401, 'NOT_SIGNED_IN']);
});

test('keeps the connection warm', async () => {
  const { open } = await setUp({ heartbeatMs: 5 });
  const stream = await open();
  await expect.poll(() => stream.text.split('\n:\n').length).toBeGreaterThan(3);
});

test('ends with the session: at once when a message says that it ended, soon when it ends by itself', async () => {
  const { open, bus, sessions } = await setUp({ heartbeatMs: 5 });
  const [seven, eight] = [await open(), await open('Bearer eight')];
  bus.publish('identity.sessions-ended', { playerId: 7n, epoch: 1 });
  await expect.poll(() => seven.text).toContain(':\n\n:\n\n');
  expect(seven.hasEnded, 'another session of the player has ended').toBe(false);
  sessions.delete('Bearer seven');
  bus.publish('identity.sessions-ended', { playerId: 7n, epoch: 2 });
  await expect.poll(() => seven.hasEnded).toBe(true);
  expect(eight.hasEnded).toBe(false);
  sessions.delete('Bearer eight');
  await expect.poll(() => eight.hasEnded).toBe(true);
});

test('keeps five streams of a player and ends the oldest of six', async () => {
  const { open, publish } = await setUp();
  const streams: Awaited<ReturnType<typeof open>>[] = [];
  for (let opened = 0; opened < 6; opened += 1) streams.push(await open());
  await expect.poll(() => streams.map(({ hasEnded }) => hasEnded)).toEqual([true, ...Array(5).fill(false)]);
  streams[1]?.leave();
  await expect.poll(() => streams[1]?.hasEnded).toBe(true);
  publish({ playerId: 7n, availableMinor: 1n, version: 4n });
  await expect.poll(() => streams.slice(2).map((stream) => versions(stream).at(-1))).toEqual(['4', '4', '4', '4']);
});

test('lets a server stop that has streams open, and says when to come back', async () => {
  const { server, open } = await setUp();
  const stream = await open();
  await server.close();
  await expect.poll(() => stream.hasEnded).toBe(true);
  expect(stream.text).toMatch(/retry: \d+\n\n$/);
});
