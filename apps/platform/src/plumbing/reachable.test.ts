import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createReachable } from './reachable.ts';

test('what answers is reachable, whatever it answers, and what is gone is not', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let nowMs = 0;
  const isReachable = createReachable({ now: () => new Date(nowMs) }, { upForMs: 5_000 });
  expect(await Promise.all([isReachable(url), isReachable(url)])).toEqual([true, true]);
  expect(asked).toBe(1);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await isReachable(url), 'believed for some seconds').toBe(true);
  nowMs = 5_000;
  expect(await isReachable(url)).toBe(false);
});
