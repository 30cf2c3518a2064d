import { expect, onTestFinished, test } from 'vitest';
import type { Bus } from './bus.ts';
import { createBus } from './create-bus.ts';
import { type FakeClient, startFakeNats } from './testing/fake-nats.ts';

const scope = 'a-product.platform';
const log = { debug() {}, info() {}, warn() {}, error() {} };

async function startFake(options: Parameters<typeof startFakeNats>[0]) {
  const server = await startFakeNats(options);
  onTestFinished(server.stop);
  return server;
}

function openBus(url: string): Bus {
  const bus = createBus({ url, scope, log });
  onTestFinished(() => bus.close());
  return bus;
}

const until = (isSo: () => boolean) => expect.poll(isSo, { interval: 10 }).toBe(true);

/** The PING with which a client asks whether the server knows its subscriptions. */
const isFlush = (client: FakeClient) => client.pings === 2;

test('a connection that breaks before the server knows the subscriptions leaves no second one behind', async () => {
  const server = await startFake({
    onPing: (client) => (client.number === 1 && isFlush(client) ? client.break() : client.pong()),
  });
  const bus = openBus(`nats://${server.address}`);
  const got: unknown[] = [];
  bus.subscribe('topic', (message) => got.push(message));
  await until(bus.isShared);
  // By the next PING of the connection in use a forgotten one would have come again.
  await until(() => server.clients.some(({ pings }) => pings > 2));
  expect(server.liveCount()).toBe(1);
  server.publish(`${scope}.topic`, '"news"');
  await until(() => got.length > 0);
  await bus.close();
  expect(got).toEqual(['news']);
  await until(() => server.liveCount() === 0);
});

test('a close while the server owes its answer ends', async () => {
  const server = await startFake({ onPing: (client) => isFlush(client) || client.pong() });
  const bus = openBus(`nats://${server.address}`);
  await until(() => server.clients.some(isFlush));
  await bus.close();
  await until(() => server.liveCount() === 0);
});

test('servers that a server names are not followed, and get no password', async () => {
  const named = await startFake({});
  let isGone = false;
  const first = await startFake({
    info: { connect_urls: [named.address] },
    onConnection: (client) => isGone && client.break(),
  });
  const bus = openBus(`nats://a-user:a-password@${first.address}`);
  await until(bus.isShared);
  expect(first.clients[0]?.connect).toContain('a-password');
  isGone = true;
  first.clients[0]?.break();
  await until(() => first.clients.length > 3 || named.clients.some(({ connect }) => connect !== ''));
  expect(named.clients).toEqual([]);
});

test('the word about a gap waits until the server knows the subscriptions again', async () => {
  const held: FakeClient[] = [];
  const server = await startFake({
    onPing: (client) => (client.number > 1 && isFlush(client) ? held.push(client) : client.pong()),
  });
  const bus = openBus(`nats://${server.address}`);
  await until(bus.isShared);
  let gaps = 0;
  bus.onGap(() => (gaps += 1));
  server.clients[0]?.break();
  await until(() => held.length > 0);
  expect([gaps, bus.isShared()]).toEqual([0, false]);
  held[0]?.pong();
  await until(bus.isShared);
  expect(gaps).toBe(1);
});

test('an address that cannot be read is refused at once, and its password stays out of the error', () => {
  const url = 'nats://a-user:100%@127.0.0.1:4222';
  let error: unknown;
  try {
    openBus(url);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(Error);
  expect({ ...(error as Error), text: String(error) }).toEqual({ text: expect.stringContaining('BUS_URL') });
  expect(String(error)).not.toContain('100%');
});
