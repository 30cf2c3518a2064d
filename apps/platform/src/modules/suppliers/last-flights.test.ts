import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLastFlights } from './last-flights.ts';
import type { LaunchDeps } from './start-game.ts';

async function listing(body: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  let nowMs = Date.parse('2026-11-01T12:00:00.000Z');
  const { port } = server.address() as AddressInfo;
  const betsolutions = { url: `http://127.0.0.1:${port}/betsolutions` };
  const lastFlights = createLastFlights({
    clock: { now: () => new Date(nowMs) },
    settings: { betsolutions },
  } as unknown as Pick<LaunchDeps, 'clock' | 'settings'>);
  return { asked, lastFlights, wait: (ms: number) => (nowMs += ms) };
}

test('tells when flights took off and where they burst, without those that were called off, and asks once for many', async () => {
  const { asked, lastFlights, wait } = await listing(
    JSON.stringify([
      { number: 3, burst: 900, isCalledOff: true, at: '2026-11-01T11:59:59.000Z' },
      { number: 2, burst: 342, isCalledOff: false, at: '2026-11-01T11:59:40.000Z' },
      { number: 1, burst: 100, isCalledOff: false, at: '2026-11-01T11:59:30.000Z' },
    ]),
  );
  const flights = [
    { startedMsAgo: 20_000, burst: 342 },
    { startedMsAgo: 30_000, burst: 100 },
  ];
  expect(await Promise.all([lastFlights(), lastFlights()])).toEqual([flights, flights]);
  expect(asked).toEqual(['/zeppelin/flights?newest=8']);
  wait(1_000);
  expect((await lastFlights())[0]).toEqual({ startedMsAgo: 21_000, burst: 342 });
  expect(asked).toHaveLength(1);
  wait(2_000);
  await lastFlights();
  expect(asked).toHaveLength(2);
});

test.each(['[]', '{"error":"unknown"}', '<html>', '[{"burst":"high"}]'])('tells nothing of %j', async (body) => {
  const { lastFlights } = await listing(body);
  expect(await lastFlights()).toEqual([]);
});
