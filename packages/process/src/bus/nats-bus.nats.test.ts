import { expect, onTestFinished, test } from 'vitest';
import { useNatsServer } from '../testing/nats-server.ts';
import type { Bus } from './bus.ts';
import { createBus } from './create-bus.ts';

const nats = useNatsServer();
const log = { debug() {}, info() {}, warn() {}, error() {} };

/** Stands for a process. */
function openBus(scope = 'a-product.platform'): Bus {
  const bus = createBus({ url: nats.url(), scope, nearTopics: ['near'], log });
  onTestFinished(() => bus.close());
  return bus;
}

const until = (isSo: () => boolean) => expect.poll(isSo, { interval: 10 }).toBe(true);
const connected = (...buses: Bus[]) => until(() => buses.every((bus) => bus.isShared()));

function collect(bus: Bus, topic: string): unknown[] {
  const got: unknown[] = [];
  bus.subscribe(topic, (message) => got.push(message));
  return got;
}

/** A mark that came over `from` to `to` shows that the messages before it have arrived, too. The first marks may come before the subscription. */
async function passed(from: Bus, to: Bus): Promise<void> {
  const marks = collect(to, 'mark');
  await until(() => {
    from.publish('mark', 0);
    return marks.length > 0;
  });
}

const messages = [{ playerId: 7n, at: new Date(0), list: [1n, null, { deep: 'x' }] }, undefined, 'text', 0];

test('a message reaches another process as it was, and its own process at once and once', async () => {
  const [a, b] = [openBus(), openBus()];
  const [atA, atB] = [collect(a, 'wallet.balance'), collect(b, 'wallet.balance')];
  await connected(a, b);
  for (const message of messages) a.publish('wallet.balance', message);
  expect(atA).toEqual(messages);
  await until(() => atB.length === messages.length);
  expect(atB).toEqual(messages);
  await passed(b, a);
  expect(atA).toEqual(messages);
});

test('topics and products are apart', async () => {
  const [a, b, other] = [openBus(), openBus(), openBus('another.platform')];
  const [topic, product] = [collect(b, 'two'), collect(other, 'one')];
  await connected(a, b, other);
  a.publish('one', 1);
  await passed(a, b);
  const sameProduct = openBus('another.platform');
  await connected(sameProduct);
  await passed(sameProduct, other);
  expect([topic, product]).toEqual([[], []]);
});

test('a near topic does not leave the process', async () => {
  const [a, b] = [openBus(), openBus()];
  const [atA, atB] = [collect(a, 'near'), collect(b, 'near')];
  await connected(a, b);
  a.publish('near', 1);
  await passed(a, b);
  expect([atA, atB]).toEqual([[1], []]);
});

test('a subscription that ended gets nothing from another process', async () => {
  const [a, b] = [openBus(), openBus()];
  await connected(a, b);
  const got: unknown[] = [];
  const end = b.subscribe('topic', (message) => got.push(message));
  await passed(a, b);
  a.publish('topic', 'in time');
  await until(() => got.length > 0);
  end();
  a.publish('topic', 'late');
  await passed(a, b);
  expect(got).toEqual(['in time']);
});

test('without a server its own process is served, and when it is back all are, with a word about the gap', async () => {
  const [a, b] = [openBus(), openBus()];
  await connected(a, b);
  let gaps = 0;
  b.onGap(() => (gaps += 1));
  const [atA, atB] = [collect(a, 'topic'), collect(b, 'topic')];
  await nats.kill();
  await until(() => !a.isShared() && !b.isShared());
  a.publish('topic', 'lost');
  expect(atA).toEqual(['lost']);
  await nats.start();
  await connected(a, b);
  expect(gaps).toBe(1);
  a.publish('topic', 'found');
  await until(() => atB.length > 0);
  expect(atB).toEqual(['found']);
});

test('a process that starts before the server is connected later', async () => {
  await nats.kill();
  const [a, b] = [openBus(), openBus()];
  const atB = collect(b, 'topic');
  a.publish('topic', 'too early');
  await nats.start();
  await connected(a, b);
  a.publish('topic', 'in time');
  await until(() => atB.length > 0);
  expect(atB).toEqual(['in time']);
});

test('a close sends what was published, and one without an answer ends', async () => {
  const [a, b] = [openBus(), openBus()];
  await connected(a, b);
  const atB = collect(b, 'topic');
  await passed(a, b);
  a.publish('topic', 'last');
  await a.close();
  await until(() => atB.length > 0);
  const c = openBus();
  await connected(c);
  nats.freeze();
  try {
    await c.close();
  } finally {
    nats.thaw();
  }
});

test('a message that is too large is left out, and the next one arrives', async () => {
  const [a, b] = [openBus(), openBus()];
  const atB = collect(b, 'topic');
  await connected(a, b);
  a.publish('topic', 'x'.repeat(2_000_000));
  a.publish('topic', 'small');
  await until(() => atB.length > 0);
  expect(atB).toEqual(['small']);
});
