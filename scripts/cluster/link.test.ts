import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../system/free-ports.ts';
import { openLink } from './link.ts';

test('a link carries bytes with its delay, is cut for open and new connections, and is mended', async () => {
  const [from, to] = (await freePorts(2)) as [number, number];
  const echo = createServer((socket) => socket.on('error', () => {}).pipe(socket));
  echo.listen(to, '127.0.0.1');
  await once(echo, 'listening');
  const link = await openLink({ from, to });
  onTestFinished(async () => {
    await link.close();
    await new Promise((resolve) => echo.close(resolve));
  });
  const open = async () => {
    const socket = connect(from, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  const first = await open();
  link.delay(50);
  const startedAt = performance.now();
  first.write('there and back');
  expect(String((await once(first, 'data'))[0])).toBe('there and back');
  expect(performance.now() - startedAt).toBeGreaterThan(95);
  link.cut();
  await once(first, 'close');
  const second = await open();
  await once(second, 'close');
  link.mend();
  const third = await open();
  third.write('again');
  expect(String((await once(third, 'data'))[0])).toBe('again');
  third.destroy();
});
