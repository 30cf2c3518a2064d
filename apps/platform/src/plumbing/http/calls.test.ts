import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { call, major } from '@harmattan/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testServer } from '../../testing/test-server.ts';
import { refuse, success } from './answer.ts';

const sampleCalls = {
  'POST Sample/Pay': call({
    summary: 'Adds a naira to an amount',
    caller: 'anyone',
    query: z.strictObject({ lang: z.enum(['en', 'sw']).optional() }),
    body: z.strictObject({ amount: major, note: z.string().max(10).optional() }),
    data: z.strictObject({ total: major }),
    failures: { VALIDATION_ERROR: z.strictObject({ field: z.string() }) },
  }),
  'GET Sample/Mine': call({
    summary: 'Tells who is asking',
    caller: 'player',
    data: z.strictObject({ userName: z.string() }),
    failures: {},
  }),
  'GET Sample/List': call({
    summary: 'Lists as many words as are asked for, to anyone',
    caller: 'anyone',
    query: z.strictObject({ count: z.coerce.number() }),
    data: z.array(z.string()),
    failures: {},
  }),
  'GET Sample/OwnList': call({
    summary: 'Lists two hundred words to a player',
    caller: 'player',
    data: z.array(z.string()),
    failures: {},
  }),
  'POST Sample/Broken': call({
    summary: 'Fails unexpectedly',
    caller: 'anyone',
    data: z.null(),
    failures: {},
  }),
  'GET Sample/Untrue': call({
    summary: 'Answers what its contract does not allow',
    caller: 'anyone',
    data: z.strictObject({ country: z.string() }),
    failures: {},
  }),
};

const words = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`);

const sampleServer = (env: NodeJS.ProcessEnv = {}) =>
  testServer({
    env,
    calls: sampleCalls,
    handlers: {
      'POST Sample/Pay': ({ body }) =>
        body.amount === 0n ? refuse('VALIDATION_ERROR', { field: 'amount' }) : success({ total: body.amount + 100n }),
      'GET Sample/Mine': ({ context }) => success({ userName: context.player.userName }),
      'GET Sample/List': ({ query }) => success(words(query.count)),
      'GET Sample/OwnList': () => success(words(200)),
      'POST Sample/Broken': () => {
        throw new Error('a secret detail');
      },
      'GET Sample/Untrue': () => success({ country: 5 as unknown as string }),
    },
    async authenticate({ headers }) {
      const player = {
        playerId: 7n,
        userName: '2348031234567',
        sessionId: 'session',
        restricted: false,
        sessionEpoch: 0,
      };
      if (headers.authorization === 'Bearer restricted') return { ...player, restricted: true };
      return headers.authorization === 'Bearer alive' ? player : undefined;
    },
  });

async function pay(payload: unknown, query = '') {
  const server = await sampleServer();
  const headers = { 'content-type': 'application/json' };
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return server.inject({ method: 'POST', url: `/api/api/Sample/Pay${query}`, headers, payload: text });
}

test('hands whole kobo to the use case and naira to the page', async () => {
  const response = await pay({ amount: 1500.5 });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ statusCode: 0, status: 'SUCCESS', data: { total: 1501.5 } });
});

test('answers a declared refusal as a business answer with its own number', async () => {
  const response = await pay({ amount: 0 });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ statusCode: 1001, status: 'VALIDATION_ERROR', data: { field: 'amount' } });
});

test('names every request, and lets no cache store its answer', async () => {
  const { headers } = await pay({ amount: 1 });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['cache-control']).toBe('no-store');
});

test('packs a long answer to anyone in the best form that the client takes', async () => {
  const server = await sampleServer();
  const ask = (accepted: string) =>
    server.inject({ url: '/api/api/Sample/List?count=200', headers: { 'accept-encoding': accepted } });
  const plain = await ask('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json().data).toEqual(words(200));
  const [brotli, gzip] = [await ask('gzip, deflate, br'), await ask('gzip')];
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length));
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});

test('packs neither a short answer nor one that belongs to a player', async () => {
  const server = await sampleServer();
  const headers = { 'accept-encoding': 'br', authorization: 'Bearer alive' };
  for (const url of ['/api/api/Sample/List?count=2', '/api/api/Sample/OwnList']) {
    const answer = await server.inject({ url, headers });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json().status).toBe('SUCCESS');
  }
});

test('matches paths without regard to case', async () => {
  const server = await sampleServer();
  for (const url of ['/api/api/sample/pay', '/API/api/SAMPLE/Pay']) {
    const response = await server.inject({ method: 'POST', url, payload: { amount: 1 } });
    expect(response.json().status).toBe('SUCCESS');
  }
});

test.each([
  ['malformed JSON', '{"amount": 1', ''],
  ['no body', '', ''],
  ['null', null, ''],
  ['a list', [1], ''],
  ['text for an amount', { amount: '1' }, ''],
  ['a negative amount', { amount: -1 }, ''],
  ['a third decimal', { amount: 1.005 }, ''],
  ['an exponent', '{"amount": 1e2}', ''],
  ['a missing field', {}, ''],
  ['an unknown field', { amount: 1, admin: true }, ''],
  ['a prototype field', '{"amount": 1, "__proto__": {"admin": true}}', ''],
  ['text that is too long', { amount: 1, note: 'x'.repeat(11) }, ''],
  ['deep nesting', `{"amount": ${'['.repeat(10_000)}`, ''],
  ['an unknown query field', { amount: 1 }, '?admin=1'],
  ['a query field given twice', { amount: 1 }, '?lang=en&lang=sw'],
  ['a wrong query value', { amount: 1 }, '?lang=xx'],
])('refuses %s as malformed', async (_what, payload, query) => {
  const response = await pay(payload, query);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ statusCode: 1400, status: 'MALFORMED_REQUEST' });
  expect(response.json().data.problems).not.toHaveLength(0);
});

test('refuses a body of a megabyte', async () => {
  const response = await pay({ amount: 1, note: 'x'.repeat(1_000_000) });
  expect(response.statusCode).toBe(413);
  expect(response.json().status).toBe('TOO_LARGE');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])('refuses %s', async (type) => {
  const server = await sampleServer();
  const headers = { 'content-type': type };
  const response = await server.inject({ method: 'POST', url: '/api/api/Sample/Pay', headers, payload: 'amount=1' });
  expect(response.statusCode).toBe(415);
  expect(response.json().status).toBe('WRONG_MEDIA_TYPE');
});

test('does not know other paths, however they are written', async () => {
  const server = await sampleServer();
  for (const path of ['', '/', '/Sample', '/Sample/Nothing', '/Sample/Pay/', '/%00', '/%zz']) {
    const response = await server.inject({ method: 'GET', url: `/api/api${path}` });
    expect(response.statusCode, path).toBeGreaterThanOrEqual(400);
    expect(response.statusCode, path).toBeLessThan(500);
    expect(response.json(), path).toMatchObject({ data: null });
  }
});

test('names the right method of a known path', async () => {
  const server = await sampleServer();
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const) {
    const response = await server.inject({ method, url: '/api/api/sample/pay' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
    expect(response.json().status).toBe('WRONG_METHOD');
  }
});

test("lets a player in and a visitor or a dead token out of a player's call", async () => {
  const server = await sampleServer();
  const ask = (authorization?: string) =>
    server.inject({ url: '/api/api/Sample/Mine', headers: authorization ? { authorization } : {} });
  expect((await ask('Bearer alive')).json()).toMatchObject({ status: 'SUCCESS', data: { userName: '2348031234567' } });
  const restricted = await ask('Bearer restricted');
  expect([restricted.statusCode, restricted.json().status]).toEqual([403, 'NOT_ALLOWED']);
  for (const token of [undefined, 'Bearer dead']) {
    const response = await ask(token);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ statusCode: 1401, status: 'NOT_SIGNED_IN' });
  }
});

test.each([
  ['POST', 'Broken'],
  ['GET', 'Untrue'],
] as const)('keeps to itself why %s %s failed', async (method, name) => {
  const server = await sampleServer();
  const response = await server.inject({ method, url: `/api/api/Sample/${name}` });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({ statusCode: 1500, status: 'GENERAL_ERROR', data: null });
});

test('takes an empty object, null or nothing where a call has no body, and refuses anything else', async () => {
  const server = await sampleServer();
  const send = (payload: string) =>
    server.inject({
      method: 'POST',
      url: '/api/api/Sample/Broken',
      headers: { 'content-type': 'application/json' },
      payload,
    });
  for (const payload of ['', '{}', 'null']) expect((await send(payload)).statusCode).toBe(500);
  for (const payload of ['{"a":1}', '[]', '"x"', '0']) expect((await send(payload)).statusCode).toBe(400);
});

test('refuses who asks too often, unknown paths included', async () => {
  const server = await sampleServer({ REQUESTS_PER_MINUTE_MAX: '2' });
  const ask = () => server.inject({ url: '/api/api/Sample/Nothing' });
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([404, 404]);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ statusCode: 1429, status: 'TOO_MANY_REQUESTS' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('answers what it has accepted before it closes', async () => {
  const accepted = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const server = await testServer({
    calls: { 'GET Sample/Slow': sampleCalls['GET Sample/Untrue'] },
    handlers: {
      async 'GET Sample/Slow'() {
        accepted.resolve();
        await mayAnswer.promise;
        return success({ country: 'NG' });
      },
    },
    authenticate: async () => undefined,
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(`${url}/api/api/Sample/Slow`);
  await accepted.promise;
  const closed = server.close();
  mayAnswer.resolve();
  expect(await (await answer).json()).toMatchObject({ status: 'SUCCESS' });
  await closed;
});

test('limits a call more narrowly where its contract says so, and in step with the general limit', async () => {
  const narrow = { ...sampleCalls['GET Sample/Untrue'], data: z.null(), callsPerMinuteMax: 60 };
  const server = await testServer({
    env: { REQUESTS_PER_MINUTE_MAX: '200' },
    calls: { 'GET Sample/Narrow': narrow },
    handlers: { 'GET Sample/Narrow': () => success(null) },
    authenticate: async () => undefined,
  });
  const ask = async (remoteAddress: string) =>
    (await server.inject({ url: '/api/api/Sample/Narrow', remoteAddress })).statusCode;
  expect([await ask('10.0.0.1'), await ask('10.0.0.1'), await ask('10.0.0.1')]).toEqual([200, 200, 429]);
  expect(await ask('10.0.0.2')).toBe(200);
});

test("refuses other sites' pages", async () => {
  const server = await sampleServer();
  const send = async (headers: Record<string, string>) =>
    (await server.inject({ method: 'POST', url: '/api/api/Sample/Pay', headers, payload: { amount: 1 } })).statusCode;
  expect(await send({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await send({})).toBe(200);
  expect(await send({ origin: 'https://evil.example' })).toBe(403);
  expect(await send({ origin: 'null' })).toBe(403);
  expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
});
