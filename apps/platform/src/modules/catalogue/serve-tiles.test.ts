import { once } from 'node:events';
import net from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { drawTile } from '@harmattan/art/tile';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { serveTiles } from './serve-tiles.ts';

const name = 'baobab-dusk';

async function setUp() {
  const server = await testServer({
    calls: {},
    handlers: {},
    authenticate: async () => undefined,
    env: { REQUESTS_PER_MINUTE_MAX: '5' },
  });
  serveTiles(server);
  const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
  return { server, get };
}

test('draws a tile that a page may keep and nothing may run in', async () => {
  const { get } = await setUp();
  const answer = await get(`/tiles/${name}.svg`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(drawTile(name));
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=604800',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
});

test('sends at most 400 bytes before a tile', async () => {
  const { server } = await setUp();
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1', () =>
    socket.write(`GET /tiles/${name}.svg HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`),
  );
  const [first] = await once(socket, 'data');
  socket.destroy();
  const [head = ''] = String(first).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(head.length + 4).toBeLessThanOrEqual(400);
});

test('sends the smallest form that the browser takes, and nothing when it has it already', async () => {
  const { get } = await setUp();
  const url = `/tiles/${name}.svg`;
  const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(drawTile(name));
  const gzip = await get(url, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(drawTile(name));
  const etag = String(brotli.headers.etag);
  const known = await get(url, { 'if-none-match': `"other", ${etag}` });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

test('answers as often as a page of games asks', async () => {
  const { get } = await setUp();
  const answers = await Promise.all(Array.from({ length: 50 }, () => get(`/tiles/${name}.svg`)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test.each([
  'nothing-dusk.svg',
  `${name}.png`,
  name,
  '..%2Fpackage.svg',
  `${'a'.repeat(90)}.svg`,
  'constructor.svg',
  '.svg',
  '',
])('has no tile %j, and shows no page instead', async (file) => {
  const { get } = await setUp();
  const answer = await get(`/tiles/${file}`);
  expect([answer.statusCode, answer.body]).toEqual([404, 'Not found\n']);
  expect(String(answer.headers['cache-control'])).not.toContain('max-age');
});
