import { systemClock } from '@harmattan/kernel/clock';
import { systemRandom } from '@harmattan/kernel/random';
import { afterEach, expect, test, vi } from 'vitest';
import { firstDemoPlayer } from './browser/frames.js';
import { createDemoPlayers } from './demo-players.ts';
import type { Flight } from './flight.ts';

const deps = { clock: systemClock, random: systemRandom };
const flight = { number: 7, burstHundredths: 180, startsAt: new Date(0) } as Flight;
afterEach(() => void vi.useRealTimers());

test('demo players come aboard while bets are taken, and get out at or below the burst or not at all', async () => {
  vi.useFakeTimers();
  const players: number[] = [];
  const outs = new Map<number, number>();
  const demo = createDemoPlayers(deps, {
    boardDemo: (player) => players.push(player) - 1,
    letDemoOut: (place, height) => void outs.set(place, height),
  });
  demo.hear({ kind: 'open', flight });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(players.length).toBeGreaterThanOrEqual(18);
  expect(players.length).toBeLessThan(38);
  expect(players.every((player) => player > firstDemoPlayer)).toBe(true);
  expect(new Set(players).size).toBe(players.length);

  demo.hear({ kind: 'start', flight });
  await vi.advanceTimersByTimeAsync(60_000);
  for (const height of outs.values()) expect(height).toBeLessThanOrEqual(180);
  expect(outs.size).toBeLessThanOrEqual(players.length);
});

test('after the burst no demo player gets out any more', async () => {
  vi.useFakeTimers();
  const outs: number[] = [];
  let places = 0;
  const demo = createDemoPlayers(deps, {
    boardDemo: () => places++,
    letDemoOut: (_place, height) => void outs.push(height),
  });
  demo.hear({ kind: 'open', flight });
  await vi.advanceTimersByTimeAsync(6_000);
  demo.hear({ kind: 'start', flight });
  demo.hear({ kind: 'burst', flight });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outs).toEqual([]);
});
