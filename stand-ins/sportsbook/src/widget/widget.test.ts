import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, host } from '@harmattan/process/stand-in/server';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { serveWidget } from './index.ts';

async function askForScript(dir: string) {
  const app = await createServer({
    log: pino({ level: 'silent' }),
    siteOrigin: 'http://localhost:3000',
    port: 0,
    loggedRoutes: /^$/,
    notReady: async () => [],
  });
  onTestFinished(() => app.close());
  serveWidget(app, { currency: 'NGN', siteUrl: 'http://localhost:3000', dir });
  return app.inject({ url: '/altenar/altenarWSDK.js', headers: { host } });
}

function newDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'book-widget-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

test('the script has one name for ever, and leads to the files of this build', async () => {
  const dir = newDir();
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ 'src/widget.ts': { file: 'assets/abcd1234.js' } }));
  const { statusCode, headers, body } = await askForScript(dir);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(body).toContain('/assets/abcd1234.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('before it was built there is no script', async () => {
  expect((await askForScript(newDir())).statusCode).toBe(503);
});
