import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import type { PageText } from './read-pages.ts';
import { servePages } from './serve-pages.ts';

const text = 'changed: 2026-01-02\n\nWords of ours. 球'.repeat(20);

async function setUp() {
  const server = await testServer({ calls: {}, handlers: {}, authenticate: async () => undefined });
  const page: PageText = { text, language: 'en' };
  const pages = new Map([
    ['en/terms.md', page],
    ['sw/terms.md', page],
  ]);
  servePages(server, (file) => pages.get(file));
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    server.inject({ url, headers, method });
}

test('sends a text that a browser keeps, and asks about each time', async () => {
  const get = await setUp();
  const answer = await get('/pages/sw/terms.md');
  expect([answer.statusCode, answer.body]).toEqual([200, text]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'content-language': 'en',
    'cache-control': 'public, no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect((await get('/pages/sw/terms.md?x=1', {}, 'HEAD')).statusCode).toBe(200);
});

test('sends the smallest form that the browser takes, and nothing when it has it already', async () => {
  const get = await setUp();
  const brotli = await get('/pages/en/terms.md', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text);
  const gzip = await get('/pages/en/terms.md', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
  const known = await get('/pages/en/terms.md', { 'if-none-match': `"other", ${brotli.headers.etag}` });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

const strange = [
  'en/other.md',
  'fr/terms.md',
  'en/terms',
  'en/terms.MD',
  '../sample.json',
  'en/../../sample.json',
  '..%2Fsample.json',
  'en%2F..%2F..%2Fsample.json',
  'en/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  'en//terms.md',
  'en/terms.md%00',
  '/etc/passwd',
  'constructor',
  '__proto__',
  '',
];

test('has no text of any other name, whatever path it is asked for by', async () => {
  const get = await setUp();
  for (const file of strange) {
    const answer = await get(`/pages/${file}`);
    // What an address with dots in it comes to may be one of the site's own pages.
    if (answer.statusCode !== 404) expect(answer.headers['content-type'], file).toContain('text/html');
    expect(answer.body, file).not.toContain('Words of ours');
  }
});

test('takes nothing but a question', async () => {
  const get = await setUp();
  expect((await get('/pages/en/terms.md', {}, 'POST')).statusCode).toBe(404);
});
