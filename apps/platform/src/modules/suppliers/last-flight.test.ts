import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLastFlight } from './last-flight.ts';
import type { LaunchDeps } from './start-game.ts';

async function listing(body: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  let nowMs = 0;
  const { port } = server.address() as AddressInfo;
  const betsolutions = { url: `http://127.0.0.1:${port}/betsolutions` };
  const lastFlight = createLastFlight({
    clock: { now: () => new Date(nowMs) },
    settings: { betsolutions },
  } as unknown as Pick<LaunchDeps, 'clock' | 'settings'>);
  return { asked, lastFlight, wait: (ms: number) => (nowMs += ms) };
}

test('tells where the newest flight burst that was not called off, and asks once for many', async () => {
  const { asked, lastFlight, wait } = await listing(
    JSON.stringify([
      { number: 3, burst: 900, isCalledOff: true },
      { number: 2, burst: 342, isCalledOff: false },
    ]),
  );
  expect(await Promise.all([lastFlight(), lastFlight()])).toEqual([342, 342]);
  expect(asked).toEqual(['/zeppelin/flights?newest=5']);
  wait(3_000);
  await lastFlight();
  expect(asked).toHaveLength(2);
});

test.each(['[]', '{"error":"unknown"}', '<html>', '[{"burst":"high"}]'])('tells nothing of %j', async (body) => {
  const { lastFlight } = await listing(body);
  expect(await lastFlight()).toBeNull();
});
