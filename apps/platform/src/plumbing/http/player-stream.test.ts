import { type EventName, events } from '@harmattan/contract';
import { expect, test } from 'vitest';
import { createPlayerStream } from './player-stream.ts';

const told = (text: string) => [...text.matchAll(/"version":"(\d+)"/g)].map(([, version]) => version);

test('writes naira as a number and never goes back to an older version', async () => {
  const stream = createPlayerStream();
  stream.tell({ availableMinor: 150_050n, version: 7n });
  stream.tell({ availableMinor: 1n, version: 6n });
  stream.tell({ availableMinor: 2n, version: 7n });
  stream.tell({ availableMinor: 0n, version: 10n });
  stream.end();
  const text = (await stream.body.toArray()).join('');
  expect(text).toContain('event: balance\ndata: {"totalBalance":1500.5,"version":"7"}\n\n');
  expect(told(text)).toEqual(['7', '10']);
});

test('writes events that fit the contract, and refuses to write any other', async () => {
  const stream = createPlayerStream();
  stream.tell({ availableMinor: -150_050n, version: 7n });
  stream.tellUnread({ unread: 2, version: 1n });
  expect(() => stream.tellUnread({ unread: -1, version: 2n })).toThrow();
  stream.tellUnread({ unread: 3, version: 2n });
  stream.end();
  const text = (await stream.body.toArray()).join('');
  const sent = [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name, data]) => [
    name,
    events[name as EventName].data.parse(JSON.parse(data ?? '')),
  ]);
  expect(sent).toEqual([
    ['balance', { totalBalance: -150_050n, version: 7n }],
    ['unread', { unread: 2 }],
    ['unread', { unread: 3 }],
  ]);
});

test('holds hardly anything for a client that does not read, and gives it the newest when it does', async () => {
  const stream = createPlayerStream();
  for (let version = 1n; version <= 10_000n; version += 1n) stream.tell({ availableMinor: version, version });
  expect(stream.body.readableLength).toBeLessThan(2_000);
  const chunks: string[] = [];
  stream.body.on('data', (chunk) => chunks.push(String(chunk)));
  await expect.poll(() => told(chunks.join('')).at(-1)).toBe('10000');
});

test('keeps the newest of each kind for a client that does not read', async () => {
  const stream = createPlayerStream();
  for (let version = 1n; version <= 1_000n; version += 1n) {
    stream.tell({ availableMinor: version, version });
    stream.tellUnread({ unread: Number(version), version });
  }
  expect(stream.body.readableLength).toBeLessThan(2_000);
  const chunks: string[] = [];
  stream.body.on('data', (chunk) => chunks.push(String(chunk)));
  await expect.poll(() => chunks.join('')).toContain('event: unread\ndata: {"unread":1000}\n\n');
  expect(told(chunks.join('')).at(-1)).toBe('1000');
});

test('drops a client that has read nothing since two beats ago, and no other', async () => {
  const [stuck, slow] = [createPlayerStream(), createPlayerStream()];
  for (const stream of [stuck, slow]) {
    for (let version = 1n; version <= 100n; version += 1n) stream.tell({ availableMinor: version, version });
    stream.beat();
    expect(stream.body.destroyed).toBe(false);
  }
  slow.body.resume();
  await expect.poll(() => slow.body.readableLength).toBe(0);
  for (const stream of [stuck, slow]) stream.beat();
  expect([stuck.body.destroyed, slow.body.destroyed]).toEqual([true, false]);
});

test('says nothing more once it has ended', async () => {
  const stream = createPlayerStream();
  stream.end();
  stream.tell({ availableMinor: 1n, version: 1n });
  stream.beat();
  stream.end();
  expect((await stream.body.toArray()).join('')).toMatch(/^(retry: \d+\n\n){2}$/);
});
