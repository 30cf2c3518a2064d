import { setImmediate as nextTick } from 'node:timers/promises';
import { call } from '@harmattan/contract';
import { systemRandom } from '@harmattan/kernel/random';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { success } from '../../plumbing/http/answer.ts';
import { createLog, logOptions } from '../../plumbing/log.ts';
import { testServer } from '../../testing/test-server.ts';
import { createDeviceSeal } from './device-seal.ts';
import { createSignInDoor, waitingMax } from './sign-in-door.ts';

const calls = {
  'POST Sample/Costly': call({
    summary: 'Waits until it is told to end',
    caller: 'anyone',
    isCostly: true,
    body: z.strictObject({ name: z.string() }),
    data: z.null(),
    failures: {},
  }),
};
const deviceSeal = createDeviceSeal([Buffer.alloc(32, 1)]);
const atOnceMax = 2;

/** A server with a door, whose refusals and deadlines wait until they are told to end, and what each part of it was asked. */
async function openDoor() {
  const asked = { authenticate: 0, lines: [] as object[], lanes: [] as string[] };
  const ends: (() => void)[] = [];
  const held: (() => void)[] = [];
  const clock = {
    // No time passes, so no place rests.
    now: () => new Date(0),
    every: () => () => {},
    sleep: (ms: number) =>
      new Promise<void>((resolve) => {
        if (ms < 10_000) held.push(resolve);
      }),
  };
  const log = createLog({ level: 'silent' });
  const door = createSignInDoor({
    clock,
    random: systemRandom,
    log,
    deviceSeal,
    connectionsMax: 4 * atOnceMax,
    countTurnedAway: (lane) => asked.lanes.push(lane),
  });
  const requestLog = pino(logOptions('info'), { write: (line: string) => void asked.lines.push(JSON.parse(line)) });
  const server = await testServer({
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    calls,
    admit: door.admit,
    log: requestLog,
    handlers: {
      async 'POST Sample/Costly'() {
        await new Promise<void>((resolve) => ends.push(resolve));
        return success(null);
      },
    },
    async authenticate() {
      asked.authenticate += 1;
      return undefined;
    },
  });
  const ask = ({ address = '102.89.1.1', device = '', payload = { name: 'x' } as object } = {}) =>
    server.inject({
      method: 'POST',
      url: '/api/api/Sample/Costly',
      payload,
      headers: { 'x-forwarded-for': address },
      ...(device && { cookies: { harmattan_device: device } }),
    });
  /** Ends whatever has begun until all are answered. */
  async function finish(all: Promise<unknown>[]): Promise<void> {
    let isOver = false;
    void Promise.all(all).then(() => {
      isOver = true;
    });
    while (!isOver) {
      ends.shift()?.();
      await nextTick();
    }
  }
  return { asked, ends, held, ask, finish };
}

const manyNetworks = Array.from({ length: waitingMax + atOnceMax }, (_, at) => `41.${at >> 8}.${at & 255}.1`);

async function fullDoor() {
  const door = await openDoor();
  const inside = manyNetworks.map((address) => door.ask({ address }));
  await expect.poll(() => door.ends.length).toBe(atOnceMax);
  return { ...door, finish: () => door.finish(inside) };
}

test('a full door refuses without reading, asking the database or writing a line', async () => {
  const { asked, held, ask, finish } = await fullDoor();
  const refused = ask({ address: '102.89.9.1', payload: { not: 'what the contract asks for' } });
  await expect.poll(() => held.length).toBe(1);
  expect(asked.authenticate).toBe(atOnceMax);
  held[0]?.();
  const answer = await refused;
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ status: 'NOT_READY' });
  expect(answer.headers['retry-after']).toBe('5');
  expect(asked).toEqual({ authenticate: atOnceMax, lines: [], lanes: ['unknown'] });
  await finish();
  expect(asked.lines, 'those that were served have their lines').toHaveLength(manyNetworks.length);
});

test('a device with a sealed cookie gets in while the door is full of others', async () => {
  const { asked, ends, held, ask, finish } = await fullDoor();
  const forged = ask({ device: `${'a'.repeat(43)}.${'b'.repeat(22)}` });
  await expect.poll(() => held.length).toBe(1);
  expect(asked.lanes).toEqual(['unknown']);

  const known = ask({ device: deviceSeal.seal('a'.repeat(43)) });
  await expect.poll(() => ends.length).toBe(atOnceMax + 1);
  ends.pop()?.();
  expect((await known).statusCode).toBe(200);
  held[0]?.();
  expect((await forged).statusCode).toBe(503);
  await finish();
});

test('one network cannot fill the door', async () => {
  const { asked, ends, held, ask, finish } = await openDoor();
  const crowd = Array.from({ length: waitingMax + atOnceMax }, (_, host) => ask({ address: `41.1.1.${host}` }));
  await expect.poll(() => ends.length).toBe(atOnceMax);
  const other = ask({ address: '102.89.1.1' });
  await expect.poll(() => held.length).toBe(1);
  expect(asked.lanes, 'the newest of the crowd').toEqual(['unknown']);
  held[0]?.();
  expect((await crowd.at(-1))?.statusCode).toBe(503);

  // The crowd's next comes first, then the other network's.
  for (const _ of [1, 2]) {
    ends.shift()?.();
    await expect.poll(() => ends.length).toBe(atOnceMax);
  }
  ends.pop()?.();
  expect((await other).statusCode).toBe(200);
  await finish(crowd);
});
