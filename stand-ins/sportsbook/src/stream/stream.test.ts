import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { systemClock } from '@harmattan/kernel/clock';
import { expect, onTestFinished, test } from 'vitest';
import WebSocket from 'ws';
import type { MatchDelta, StreamMessage } from '../contract/offer.ts';
import type { OfferChange } from '../offer/index.ts';
import { createLog } from '../plumbing/log.ts';
import { waitFor } from '../testing/test-offer.ts';
import { createStream } from './index.ts';

const ownOrigin = 'http://127.0.0.1:3002';
const siteOrigin = 'http://localhost:3000';
const prices = { '1x2': [2_000, 3_000, 4_000], btts: [1_800, 1_900] };

function wholeOf(id: string, o: NonNullable<MatchDelta['o']>): MatchDelta | undefined {
  return Number(id) < 1_000 ? { m: id, v: 5, w: 1, t: 0, s: [0, 0], p: 'running', x: 0, o } : undefined;
}

/** A stream on a free port, told of changes by the test. */
async function openStream({ heartbeatMs = 30_000 } = {}) {
  const listeners = new Set<(change: OfferChange) => void>();
  let [written, writtenBriefly] = [0, 0];
  const stream = createStream({
    offer: {
      brief: (id) => wholeOf(id, { '1x2': prices['1x2'] }),
      whole: (id) => wholeOf(id, prices),
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    clock: systemClock,
    origins: () => [ownOrigin, siteOrigin],
    heartbeatMs,
    log: createLog('error'),
  });
  const server = createServer();
  stream.attach(server);
  stream.start();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    stream.stop();
    await new Promise((resolve) => server.close(resolve));
  });

  async function open(origin: string = ownOrigin, path = '/api/stream') {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { origin });
    onTestFinished(() => socket.terminate());
    const heard: StreamMessage[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await once(socket, 'open');
    return { socket, heard, closed, ask: (request: unknown) => socket.send(JSON.stringify(request)) };
  }

  return {
    stream,
    port,
    open,
    /** How often a change was looked at with all its markets, and as lists show it. */
    written: () => [written, writtenBriefly],
    tell(delta: MatchDelta, kind: OfferChange['kind'] = 'minute') {
      const change: OfferChange = {
        matchId: delta.m,
        kind,
        get brief() {
          writtenBriefly += 1;
          const { o, ...rest } = delta;
          const main = o?.['1x2'];
          return main === undefined ? rest : { ...rest, o: { '1x2': main } };
        },
        get delta() {
          written += 1;
          return delta;
        },
      };
      for (const listener of listeners) listener(change);
    },
  };
}

/** Asks for a socket without a WebSocket library, and then sends nothing more. */
async function knock(port: number, headers: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(
    'GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${headers}\r\n`,
  );
  const [answer] = await once(socket, 'data');
  return String(answer);
}

test('who begins to watch is told how things stand: the main market of what it lists, all of what it has open', async () => {
  const { open } = await openStream();
  const page = await open();
  page.ask({ watch: ['1', '2', '5000'], open: '2' });
  await waitFor(() => page.heard).toHaveLength(1);
  const whole = { v: 5, w: 1, t: 0, s: [0, 0], p: 'running', x: 0 };
  expect(page.heard[0]).toEqual({
    d: [
      { m: '1', ...whole, o: { '1x2': prices['1x2'] } },
      { m: '2', ...whole, o: prices },
    ],
  });
  // What it showed before is not told again.
  page.ask({ watch: ['1', '3'], open: '2' });
  await waitFor(() => page.heard).toHaveLength(2);
  expect(page.heard[1]?.d?.map(({ m }) => m)).toEqual(['3']);
});

test('changes come in their order, those of one moment in one message, and none of what is not watched', async () => {
  const { open, tell, written } = await openStream();
  const [page, other, idle] = [await open(), await open(siteOrigin), await open()];
  page.ask({ watch: ['1', '2'] });
  other.ask({ watch: ['1'], open: '1' });
  idle.ask({ watch: [] });
  await waitFor(() => [page.heard.length, other.heard.length]).toEqual([1, 1]);
  tell({ m: '1', v: 6, t: 1, o: { '1x2': [1_900, 3_100, 4_100], btts: [1_700, 2_000] } });
  tell({ m: '2', v: 6, o: { btts: [1_700, 2_000] } });
  tell({ m: '1', v: 7, s: [1, 0], x: 1 });
  tell({ m: '3', v: 9, t: 4 });
  await waitFor(() => [page.heard.length, other.heard.length]).toEqual([2, 2]);
  expect(page.heard[1]).toEqual({
    d: [
      { m: '1', v: 6, t: 1, o: { '1x2': [1_900, 3_100, 4_100] } },
      { m: '2', v: 6 },
      { m: '1', v: 7, s: [1, 0], x: 1 },
    ],
  });
  expect(other.heard[1]?.d?.[0]?.o).toEqual({ '1x2': [1_900, 3_100, 4_100], btts: [1_700, 2_000] });
  expect(other.heard[1]?.d?.map(({ v }) => v)).toEqual([6, 7]);
  expect(idle.heard).toEqual([]);
  // No page has the second one open, so not all its markets are priced; no page watches the last one at all.
  expect(written()).toEqual([2, 3]);
});

test('what a page said before counts no more', async () => {
  const { open, tell } = await openStream();
  const page = await open();
  page.ask({ watch: ['1'], lists: true });
  page.ask({ watch: ['2'] });
  await waitFor(() => page.heard).toHaveLength(2);
  tell({ m: '1', v: 6 }, 'finished');
  tell({ m: '2', v: 6 });
  await waitFor(() => page.heard).toHaveLength(3);
  expect(page.heard[2]).toEqual({ d: [{ m: '2', v: 6 }] });
});

test.each(['started', 'finished', 'moved'] as const)(
  'who shows lists hears that a match has %s, and others do not',
  async (kind) => {
    const { open, tell } = await openStream();
    const [lists, plain] = [await open(), await open()];
    lists.ask({ watch: ['1'], lists: true });
    plain.ask({ watch: ['7'] });
    await waitFor(() => [lists.heard.length, plain.heard.length]).toEqual([1, 1]);
    tell({ m: '7', v: 6 }, kind);
    await waitFor(() => [lists.heard.at(-1), plain.heard.at(-1)]).toEqual([{ lists: true }, { d: [{ m: '7', v: 6 }] }]);
    tell({ m: '7', v: 7 }, 'minute');
    tell({ m: '1', v: 6 }, 'minute');
    await waitFor(() => lists.heard.at(-1)).toEqual({ d: [{ m: '1', v: 6 }] });
  },
);

test.each([
  ['a foreign page', 'https://evil.example', '/api/stream', 403],
  ['a name that only begins like ours', 'http://localhost:3000.evil.example', '/api/stream', 403],
  ['another address', ownOrigin, '/api/streams', 404],
  ['an address with a query', ownOrigin, '/api/stream?x=1', 404],
])('no socket is opened for %s', async (_what, origin, path, status) => {
  const { open, stream } = await openStream();
  await expect(open(origin, path)).rejects.toThrow(`${status}`);
  expect(stream.count()).toBe(0);
});

test('no socket is opened for who does not say where it comes from', async () => {
  const { port } = await openStream();
  expect(await knock(port, '')).toMatch(/^HTTP\/1\.1 403 /);
});

test('who is silent is gone after a while, and who answers stays', async () => {
  const { open, port, stream } = await openStream({ heartbeatMs: 400 });
  expect(await knock(port, `Origin: ${ownOrigin}\r\n`)).toMatch(/^HTTP\/1\.1 101 /);
  const page = await open();
  expect(stream.count()).toBe(2);
  await waitFor(() => stream.count()).toBe(1);
  // Asked several times more.
  const answered = await Promise.all([once(page.socket, 'ping'), once(page.socket, 'ping')]);
  expect([answered.length, stream.count()]).toEqual([2, 1]);
});

test.each([
  ['no JSON', 'hello', 1008],
  ['another shape', '[]', 1008],
  ['a field that does not exist', '{"watch":[],"all":true}', 1008],
  ['no list', '{"watch":"1"}', 1008],
  ['a name that is none', '{"watch":["x"]}', 1008],
  ['numbers', '{"watch":[1]}', 1008],
  ['too many matches', JSON.stringify({ watch: Array.from({ length: 61 }, (_, at) => `${at}`) }), 1008],
  ['bytes', Buffer.from('{"watch":[]}'), 1008],
  ['more than a page can mean', `{"watch":[]${' '.repeat(3_000)}}`, 1009],
])('who sends %s is let go', async (_what, message, code) => {
  const { open, stream } = await openStream();
  const page = await open();
  page.socket.send(message);
  expect(await page.closed).toBe(code);
  await waitFor(() => stream.count()).toBe(0);
});

test('who asks without end is let go', async () => {
  const { open } = await openStream();
  const page = await open();
  for (let times = 0; times < 40; times += 1) page.ask({ watch: [] });
  expect(await page.closed).toBe(1008);
});

test('who does not read is dropped, and the others hear everything', async () => {
  const { open, tell, stream } = await openStream();
  const [stuck, page] = [await open(), await open()];
  for (const one of [stuck, page]) one.ask({ watch: ['1'] });
  await waitFor(() => [stuck.heard.length, page.heard.length]).toEqual([1, 1]);
  stuck.socket.pause();
  const large = { m: '1', o: { '1x2': Array.from({ length: 60_000 }, () => 123_456) } };
  let v = 5;
  await waitFor(() => {
    v += 1;
    tell({ ...large, v });
    return stream.count();
  }).toBe(1);
  await waitFor(() => page.heard.flatMap(({ d }) => d ?? []).at(-1)?.v).toBe(v);
  const versions = page.heard.flatMap(({ d }) => d ?? []).map((delta) => delta.v);
  expect(versions).toEqual(Array.from({ length: v - 4 }, (_, at) => at + 5));
});

test('who goes without a word is forgotten', async () => {
  const { open, stream, tell } = await openStream();
  const page = await open();
  page.ask({ watch: ['1'] });
  await waitFor(() => page.heard).toHaveLength(1);
  page.socket.terminate();
  await waitFor(() => stream.count()).toBe(0);
  tell({ m: '1', v: 6 });
});

test('when the book goes, pages are told to come back later', async () => {
  const { open, stream } = await openStream();
  const page = await open();
  stream.stop();
  expect(await page.closed).toBe(1001);
});
