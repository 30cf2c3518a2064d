import { createHash } from 'node:crypto';
import { once } from 'node:events';
import net, { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { call } from '@harmattan/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testServer, tinySite } from '../../testing/test-server.ts';
import { readPage } from './page.ts';

const noCalls = { calls: {}, handlers: {}, authenticate: async () => undefined };

test('serves the page for every path of the site, with its data inside and no way out of the block', async () => {
  const server = await testServer({ ...noCalls, pageData: { name: '</script><b>' } });
  for (const url of ['/', '/login', '/Game/StartBetsolutions/3?gameId=7001']) {
    const response = await server.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('{"name":"\\u003c/script>\\u003cb>"}');
  }
});

test('lets a page be kept but asked for again, and answers 304 while it is the same', async () => {
  const server = await testServer(noCalls);
  const first = await server.inject({ url: '/' });
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await server.inject({ url: '/', headers: { 'if-none-match': first.headers.etag as string } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['', undefined],
])('sends the page compressed for %j', async (accepted, encoding) => {
  const server = await testServer(noCalls);
  const response = await server.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  expect(response.headers['content-encoding']).toBe(encoding);
});

test('serves hashed files compressed and for good', async () => {
  const server = await testServer(noCalls);
  const response = await server.inject({ url: '/assets/App-Ab1.js', headers: { 'accept-encoding': 'br' } });
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(response.body).toBe('compressed');
});

test('sends a hashed file with at most 400 bytes before it, and says what a browser must not do with it', async () => {
  const server = await testServer(noCalls);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1', () =>
    socket.write('GET /assets/App-Ab1.js HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n'),
  );
  const [first] = await once(socket, 'data');
  socket.destroy();
  const head = String(first).split('\r\n\r\n')[0] ?? '';
  expect(head.length + 4).toBeLessThanOrEqual(400);
  expect(head).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).not.toMatch(/connection: close/i);
});

test('serves the files at the top for an hour', async () => {
  const server = await testServer(noCalls);
  const response = await server.inject({ url: '/favicon.svg' });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
});

test.each(['/assets/none.js', '/favicon.ico', '/api/none', '/size.json', '/index.html', '/assets/..%2findex.html'])(
  'has no page at %s',
  async (url) => {
    const server = await testServer(noCalls);
    expect((await server.inject({ url })).statusCode).toBe(404);
  },
);

test('sends who opens the site on 127.0.0.1 to its own name', async () => {
  const server = await testServer(noCalls);
  const response = await server.inject({ url: '/login?a=1', headers: { host: '127.0.0.1:3000' } });
  expect([response.statusCode, response.headers.location]).toEqual([307, 'http://localhost:3000/login?a=1']);
});

test('leaves 127.0.0.1 alone where the site has a name of its own: a proxy may ask by it', async () => {
  const server = await testServer({ ...noCalls, env: { SITE_URL: 'https://bet.example' } });
  expect((await server.inject({ url: '/', headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(200);
});

test('refuses calls in the envelope while it is about to stop', async () => {
  const server = await testServer({ ...noCalls, isDraining: () => true });
  const response = await server.inject({ url: '/api/api/Security/GetIpCountry' });
  expect([response.statusCode, response.json().status]).toEqual([503, 'NOT_READY']);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test('names a request in the log even when its address cannot be read', async () => {
  const server = await testServer(noCalls);
  expect((await server.inject({ url: '/api/api/%zz' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('describes itself in words that cannot leave their attribute', () => {
  const { bodies } = readPage({ siteDir: tinySite(), pageData: {}, description: 'Bets & "more" <here>' });
  expect(String(bodies.identity)).toContain('content="Bets &amp; &quot;more&quot; &lt;here>"');
});

test('allows no script, style, frame or connection that is not named', async () => {
  const server = await testServer(noCalls);
  const { headers } = await server.inject({ url: '/' });
  const policy = String(headers['content-security-policy']);
  const scriptHash = createHash('sha256').update('document.title').digest('base64');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' 'sha256-${scriptHash}';`);
  const styleHash = createHash('sha256').update('body{margin:0}').digest('base64');
  expect(policy).toContain(`style-src 'self' 'sha256-${styleHash}';`);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain(
    'frame-src http://127.0.0.1:3001 http://127.0.0.1:3002 http://127.0.0.1:3003 http://127.0.0.1:3000;',
  );
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
});

test.each([
  '/api/api/Sample/Greet',
  '/API/api/Sample/Greet',
  '/%61pi/ap%69/Sample/Greet',
  '/API/api/None',
  '/Wallet/none',
  '/HOOKS/none',
])('keeps the answer of %s out of every cache', async (url) => {
  const server = await testServer({
    ...noCalls,
    calls: {
      'GET Sample/Greet': call({ summary: 'Greets', caller: 'anyone', data: z.string(), failures: {} }),
    },
    handlers: { 'GET Sample/Greet': async () => ({ status: 'SUCCESS', data: 'hello' }) },
  });
  const { statusCode, headers } = await server.inject({ url });
  expect(statusCode).toBe(url.endsWith('Greet') ? 200 : 404);
  expect(headers['cache-control']).toBe('no-store');
});

test('binds browsers to TLS with every answer, where there is TLS', async () => {
  const secure = await testServer({ ...noCalls, env: { SITE_URL: 'https://bet.example' } });
  const plain = await testServer(noCalls);
  for (const url of ['/', '/api/api/None', '/API/api/None', '/wallet/none', '/healthz', '/assets/App-Ab1.js', '/%zz']) {
    const { headers } = await secure.inject({ url });
    expect(headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
    expect((await plain.inject({ url })).headers, url).not.toHaveProperty('strict-transport-security');
  }
});

test('tells whether it is ready, and what it waits for', async () => {
  let waitingFor = ['database'];
  const server = await testServer({ ...noCalls, notReady: async () => waitingFor });
  const before = await server.inject({ url: '/readyz' });
  expect([before.statusCode, before.json()]).toEqual([503, { status: 'not ready', waitingFor: ['database'] }]);
  waitingFor = [];
  await expect.poll(async () => (await server.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('measures requests, for who has the token', async () => {
  const server = await testServer({ ...noCalls, env: { METRICS_TOKEN: 'sixteen-characters' } });
  await server.inject({ url: '/readyz' });
  const ask = (authorization: string) => server.inject({ url: '/metrics', headers: { authorization } });
  expect((await ask('Bearer wrong')).statusCode).toBe(401);
  expect((await ask('Bearer sixteen-characters')).body).toContain('http_request_seconds_count{route="probe"');
});

test('shows the calls to people and to programs', async () => {
  const server = await testServer(noCalls);
  expect((await server.inject({ url: '/api/docs/openapi.json' })).json()).toMatchObject({ openapi: '3.1.0' });
  expect((await server.inject({ url: '/api/docs' })).body).toContain('GetIpCountry');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'sends the OpenAPI document compressed as %s, and not again while it is the same',
  async (encoding, decompress) => {
    const server = await testServer(noCalls);
    const ask = (headers: Record<string, string>) => server.inject({ url: '/api/docs/openapi.json', headers });
    const { headers, rawPayload } = await ask({ 'accept-encoding': encoding });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    const whole = (await ask({})).rawPayload;
    expect(rawPayload.length).toBeLessThan(whole.length / 5);
    expect(decompress(rawPayload)).toEqual(whole);
    const again = await ask({ 'if-none-match': headers.etag as string });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

test('shows strangers neither the calls nor what it waits for, where details are not public', async () => {
  let waitingFor = ['database'];
  const env = { PUBLIC_DETAILS: 'off' };
  const server = await testServer({ ...noCalls, env, notReady: async () => waitingFor });
  for (const url of ['/api/docs', '/API/docs', '/api/docs/docs.css', '/api/docs/openapi.json']) {
    expect((await server.inject({ url })).statusCode, url).toBe(404);
  }
  const before = await server.inject({ url: '/readyz' });
  expect([before.statusCode, before.body]).toEqual([503, '{"status":"not ready"}']);
  waitingFor = [];
  await expect.poll(async () => (await server.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await server.inject({ url: '/readyz' })).body).toBe('{"status":"ready"}');
  expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('answers what is not even HTTP with the envelope', async () => {
  const server = await testServer(noCalls);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { port: number };
  const send = async (words: string) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.end(words);
    const answer = await text(socket);
    return { http: answer.split(' ')[1], ...JSON.parse(answer.split('\r\n\r\n')[1] ?? '') };
  };
  expect(await send('not http at all\r\n\r\n')).toMatchObject({ http: '400', status: 'MALFORMED_REQUEST' });
  const longHeader = `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`;
  expect(await send(longHeader)).toMatchObject({ http: '413', status: 'TOO_LARGE' });
});
