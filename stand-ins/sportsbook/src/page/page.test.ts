import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, host } from '@harmattan/process/stand-in/server';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEntry, servePage } from './index.ts';

const dir = mkdtempSync(join(tmpdir(), 'book-page-'));
const secret = 'a'.repeat(43);
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'));
  writeFileSync(
    join(dir, 'index.html'),
    '<html lang="en" data-theme="dark"><script type="application/json">{}</script>',
  );
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ 'index.html': { file: 'assets/abcd1234.js' } }));
  for (const ending of ['', '.br', '.gz'])
    writeFileSync(join(dir, 'assets', `abcd1234.js${ending}`), `script${ending}`);
  writeFileSync(join(dir, 'secret.js'), 'outside');
  app = await createServer({
    log: pino({ level: 'silent' }),
    siteOrigin: 'http://localhost:3000',
    port: 0,
    loggedRoutes: /^$/,
    notReady: async () => [],
  });
  servePage(app, {
    siteUrl: 'http://localhost:3000',
    siteOrigin: 'http://localhost:3000',
    widgetOrigin: 'http://127.0.0.1:3000',
    currency: 'NGN',
    dir,
  });
});

afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host, ...headers } });
}

test('a seat and a visitor get the page in their language, with what it must know, and no cache keeps it', async () => {
  for (const who of [secret, 'guest']) {
    const { statusCode, body, headers } = await get(`/book/${who}?dress=bti&lang=sw-SW`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="sw"');
    expect(body).toContain('"siteOrigin":"http://localhost:3000"');
    expect(body).not.toContain(secret);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000');
  }
});

test('what is no secret is no page, and a language that is asked for twice is English', async () => {
  for (const path of ['/book/x', `/book/${secret}x`, '/book/', '/book/..%2f..%2fetc'])
    expect((await get(path)).statusCode).toBe(404);
  expect((await get('/book/guest?lang=sw&lang=zh')).body).toContain('<html lang="en"');
});

test('built files are served as small as the browser takes them, for ever, and to the widget’s page too', async () => {
  const cases = [
    ['gzip, deflate, br', 'script.br', 'br'],
    ['gzip', 'script.gz', 'gzip'],
    ['identity', 'script', undefined],
  ] as const;
  for (const [accepted, text, encoding] of cases) {
    const { body, headers } = await get('/assets/abcd1234.js', { 'accept-encoding': accepted });
    expect(body).toBe(text);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['access-control-allow-origin']).toBe('http://127.0.0.1:3000');
  }
});

test('no name leads out of the folder', async () => {
  for (const name of ['..%2fsecret.js', '%2e%2e/secret.js', '..%5csecret.js', 'nothing-1.js', 'abcd1234.js.br'])
    expect((await get(`/assets/${name}`)).statusCode).toBe(404);
});

test('a door of the build is found by its name, and is nowhere before it was built', () => {
  expect(findEntry('index.html', dir)).toBe('/assets/abcd1234.js');
  expect(findEntry('src/widget.ts', dir)).toBeUndefined();
  expect(findEntry('index.html', join(dir, 'nowhere'))).toBeUndefined();
});
