import { once } from 'node:events';
import { type RequestOptions, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { expect, test } from 'vitest';
import { testCertificate, testKey } from '../../testing/test-certificate.ts';
import { testServer } from '../../testing/test-server.ts';

const trusting = { ca: testCertificate, allowPartialTrustChain: true };

async function listen() {
  const server = await testServer({
    calls: {},
    handlers: {},
    authenticate: async () => undefined,
    env: { TLS_CERTIFICATE: testCertificate, TLS_KEY: testKey },
  });
  await server.listen({ host: 'localhost', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { host: 'localhost', port, path: '/healthz', agent: false as const };
}

async function ask(send: typeof request, options: RequestOptions): Promise<number | undefined> {
  const [response] = await once(send(options).end(), 'response');
  await text(response);
  return response.statusCode;
}

test('with a certificate the platform itself speaks HTTPS, and answers no caller in plain HTTP', async () => {
  const address = await listen();
  expect(await ask(request, { ...address, ...trusting } as RequestOptions)).toBe(200);
  await expect(ask(requestPlain as typeof request, address)).rejects.toThrow(/hang up|ECONNRESET/);
  // Nor does a failed handshake keep the next caller away.
  expect(await ask(request, { ...address, ...trusting } as RequestOptions)).toBe(200);
});

test('a client that checks certificates trusts no other one, and old versions of TLS are refused', async () => {
  const address = await listen();
  await expect(ask(request, address)).rejects.toThrow(/certificate/);
  const old = connect({
    ...trusting,
    host: address.host,
    port: address.port,
    maxVersion: 'TLSv1.1',
    minVersion: 'TLSv1',
  });
  await expect(once(old, 'secureConnect')).rejects.toThrow(/SSL|ECONNRESET/);
});
