import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

test('SIGTERM ends the platform in order while it waits for its database', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const platform = spawn(process.execPath, [main], {
    env: {
      ...{ PATH: process.env.PATH, MODE: 'sandbox', SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') },
      DATABASE_URL: `postgres://harmattan_app:secret@127.0.0.1:${port}/harmattan`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void platform.kill('SIGKILL'));
  let problems = '';
  platform.stderr.on('data', (text) => (problems += text));
  const ended = once(platform, 'exit');
  await Promise.race([once(silent, 'connection'), ended]);
  platform.kill('SIGTERM');
  expect([...(await ended), problems]).toEqual([0, null, '']);
});
