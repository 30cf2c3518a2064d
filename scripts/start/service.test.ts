import { once } from 'node:events';
import { createServer as createPlain } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testCertificate, testKey } from '../../apps/platform/src/testing/test-certificate.ts';
import { answersOk, watchProgress } from './service.ts';

/** Of another service. */
const otherCertificate = `-----BEGIN CERTIFICATE-----
MIIBEzCBugIBEDAKBggqhkjOPQQDAjAVMRMwEQYDVQQDDApvdGhlci50ZXN0MCAX
DTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAVMRMwEQYDVQQDDApvdGhl
ci50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAELXc+jS6Hh0DC/yN+hIua
s+qT5rMMhAR8ID0w4FLNRnl7O3Sz6Z3zos+C/XsMD+62YdrBLZnL7pD0cT14zwZ5
gzAKBggqhkjOPQQDAgNIADBFAiEAlA8l2rC+AKOJqLV4E3riXIdt0AvrxRPpa/RQ
0zy9MdcCIAdJKYkCyEhKm/LYGPfRZncu5mFwlg1Lcyzq+8vhjWa1
-----END CERTIFICATE-----
`;

function watch() {
  const at = { cpuMs: 0, logBytes: 0, nowMs: 0 };
  const isIdle = watchProgress(
    () => ({ cpuMs: at.cpuMs, logBytes: at.logBytes }),
    () => at.nowMs,
    30_000,
  );
  return (next: Partial<typeof at>) => {
    Object.assign(at, next);
    return isIdle();
  };
}

test('waits for a service that computes or writes, however long it takes', () => {
  const look = watch();
  const idle = [
    look({ nowMs: 29_999 }),
    look({ nowMs: 30_000, cpuMs: 300 }),
    look({ nowMs: 60_000, logBytes: 1 }),
    look({ nowMs: 90_000, cpuMs: 900 }),
  ];
  expect(idle).toEqual([false, false, false, false]);
});

test('gives up a service that has done nothing for the whole limit', () => {
  const look = watch();
  expect([
    look({ nowMs: 30_000, cpuMs: 5_000 }),
    look({ nowMs: 59_999 }),
    look({ nowMs: 60_000, cpuMs: 5_100 }),
  ]).toEqual([false, false, true]);
});

async function portOf(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

test('asks a service that speaks HTTPS by its own certificate, whichever name that has', async () => {
  const port = await portOf(createServer({ cert: testCertificate, key: testKey }, (_, answer) => answer.end()));
  const readyUrl = `https://127.0.0.1:${port}/readyz`;
  expect(await answersOk({ readyUrl, certificate: testCertificate })).toBe(true);
  expect(await answersOk({ readyUrl: `http://127.0.0.1:${port}/readyz` })).toBe(false);
});

test('takes no other service for it', async () => {
  const plain = await portOf(createPlain((_, answer) => answer.end()));
  expect(await answersOk({ readyUrl: `http://127.0.0.1:${plain}/` })).toBe(true);
  expect(await answersOk({ readyUrl: `https://127.0.0.1:${plain}/`, certificate: testCertificate })).toBe(false);
  const port = await portOf(createServer({ cert: testCertificate, key: testKey }, (_, answer) => answer.end()));
  expect(await answersOk({ readyUrl: `https://127.0.0.1:${port}/`, certificate: otherCertificate })).toBe(false);
});
