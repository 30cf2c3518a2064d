import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { sendBuiltPage } from './built-page.ts';

const dir = mkdtempSync(join(tmpdir(), 'built-page-'));
writeFileSync(join(dir, 'page.html'), '<html lang="en"><script type="application/json">{}</script></html>');
afterAll(() => rmSync(dir, { recursive: true }));

async function send(page: Omit<Parameters<typeof sendBuiltPage>[1], 'dir'>) {
  const app = Fastify();
  app.get('/', (_request, reply) => sendBuiltPage(reply, { dir, ...page }));
  return app.inject('/');
}

test('sends the page in its language, with data that cannot leave their block', async () => {
  const data = { text: '</script><script>$& $1' };
  const { body, headers } = await send({ file: 'page.html', language: 'sw', data });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<html lang="sw">');
  const [, block = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(block)).toEqual(data);
});

test('leaves a page without data as it was built', async () => {
  expect((await send({ file: 'page.html' })).body).toContain(
    '<html lang="en"><script type="application/json">{}</script>',
  );
});

test('says how to build a page that is not there', async () => {
  const { statusCode, body } = await send({ file: 'nowhere.html' });
  expect(statusCode).toBe(503);
  expect(body).toContain('npm start');
});
