import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../../plumbing/log.ts';
import { createGatewayHttp, instantOf } from './gateway-http.ts';

/** A gateway that answers gets the time that a busy machine needs. */
async function serve(listener: RequestListener, timeoutMs = 60_000) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const log = createLog({ level: 'silent' });
  return createGatewayHttp({ url: `http://127.0.0.1:${port}`, gateway: 'test', log, timeoutMs });
}

const request = { method: 'POST', path: '/x', headers: { authorization: 'Bearer secret' }, body: {} } as const;

test('hands an answer on as it is, whatever its status', async () => {
  const http = await serve((_request, response) => response.writeHead(422).end('{"a":1}'));
  expect(await http(request)).toEqual({ kind: 'answer', status: 422, body: { a: 1 } });
});

test('takes neither silence, nor nonsense, nor a flood for an answer', async () => {
  const silent = await serve(() => {}, 300);
  expect(await silent(request)).toEqual({ kind: 'no answer' });
  const nonsense = await serve((_request, response) => response.end('<html>'));
  expect(await nonsense(request)).toEqual({ kind: 'no answer' });
  const flood = await serve((_request, response) => response.end(`"${'x'.repeat(600_000)}"`));
  expect(await flood(request)).toEqual({ kind: 'no answer' });
  const cut = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{', () => response.destroy());
  });
  expect(await cut(request)).toEqual({ kind: 'no answer' });
});

test('carries our credentials nowhere else', async () => {
  let visits = 0;
  const elsewhere = await serve((_request, response) => {
    visits += 1;
    response.end('{}');
  });
  expect(await elsewhere(request)).toMatchObject({ kind: 'answer' });
  const http = await serve((_request, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end());
  expect(await http(request)).toEqual({ kind: 'no answer' });
  expect(visits).toBe(1);
});

test('knows when nothing was sent at all', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const log = createLog({ level: 'silent' });
  const http = createGatewayHttp({ url: `http://127.0.0.1:${port}`, gateway: 'test', log });
  expect(await http(request)).toEqual({ kind: 'unreachable' });
});

test('believes a time only with its zone', () => {
  expect(instantOf('2026-01-01T10:00:00.000Z')).toEqual(new Date('2026-01-01T10:00:00Z'));
  expect(instantOf('2026-01-01T10:00:00+03:00')).toEqual(new Date('2026-01-01T07:00:00Z'));
  for (const text of ['2026-01-01 10:00:00', '', 'Z', undefined, null]) expect(instantOf(text)).toBeUndefined();
});
