import { readFileSync } from 'node:fs';
import { timeOf } from '@harmattan/fair/zeppelin/growth';
import { expect, onTestFinished, test } from 'vitest';
import { useArcadeDatabase } from '../../stand-ins/arcade/src/testing/test-arcade.ts';
import { createWatcher, makeFreeSeats, openDeaf } from './flight-watchers.ts';
import { rounds } from './rounds.ts';
import { type Running, startProcess } from './start-process.ts';

const db = useArcadeDatabase();
const clients = 1_000;
const flights = 1 + Math.max(1, Math.min(rounds, 3));
/**
 * What 1,000 sockets and their buffers take comes before; this is for what stays behind of those that are gone. A busy machine collects
 * garbage late, which moved the peak by up to 72 MB.
 */
const growthMaxBytes = 128 * 1_024 * 1_024;

interface Flight {
  number: number;
  burst: number;
  state: string;
  starts_at: Date;
}

async function newestFlight(): Promise<Flight | undefined> {
  const { rows } = await db.pool.query<Flight>(
    'select number::int, burst_hundredths as burst, state, starts_at from arcade.flight order by number desc limit 1',
  );
  return rows[0];
}

const isUnderWay = (flight: Flight | undefined): flight is Flight => /open|flying/.test(flight?.state ?? '');

async function startArcade() {
  const left = await newestFlight();
  const arcade = await startProcess('arcade-process.ts', {
    DATABASE_URL: db.url,
    SITE_URL: 'http://localhost:3000',
    PLATFORM_WALLETS_URL: 'http://127.0.0.1:1/wallet',
    TEST_CLOCK: 'on',
  });
  await db.pool.query('update plumbing.test_clock set offset_ms = 0');
  onTestFinished(() => arcade.kill());
  let offsetMs = 0;
  const later = async (ms: number) => {
    offsetMs += Math.max(0, Math.ceil(ms));
    await fetch(`${arcade.url}/test/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offsetMs }),
    });
  };
  /** Past the burst and the pause after it. */
  const flyToEnd = async ({ starts_at, burst }: Flight) =>
    later(starts_at.getTime() - Date.now() - offsetMs + timeOf(burst) + 4_000);
  // A flight that another process left in the air may be called off, and such a flight has no result.
  if (isUnderWay(left)) await flyToEnd(left);
  /** The next flight of this process that has not burst. */
  const untilUnderWay = async (): Promise<Flight> => {
    let flight: Flight | undefined;
    await expect
      .poll(async () => {
        flight = await newestFlight();
        return isUnderWay(flight) && flight.number > (left?.number ?? 0);
      })
      .toBe(true);
    return flight as Flight;
  };
  return { arcade, untilUnderWay, flyToEnd };
}

/** The most memory that the process has had so far. */
function peakBytes({ child }: Running): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1_024;
}

/** All clients lose their line at once, the flight bursts, and all come back at once. Answers how many do not know the result. */
async function flapOverBurst(options: { resumes: boolean; clients: number; flights: number }) {
  const { arcade, untilUnderWay, flyToEnd } = await startArcade();
  const paths = await makeFreeSeats(db.pool, options.clients + 2);
  const [stays, ...others] = paths.map((path) => createWatcher(arcade.url, path, options));
  const stayer = stays as (typeof others)[number];
  const flapping = others.slice(1);
  onTestFinished(() => {
    for (const one of [stayer, ...flapping]) one.drop();
  });
  await stayer.open();
  onTestFinished(openDeaf(arcade.url, paths.at(-1) as string));
  const peaks: number[] = [];
  const missed: number[] = [];
  for (let round = 0; round < options.flights; round += 1) {
    await Promise.all(flapping.map((one) => one.open()));
    const flight = await untilUnderWay();
    for (const one of flapping) one.drop();
    await flyToEnd(flight);
    await expect.poll(() => stayer.results.has(flight.number)).toBe(true);
    await Promise.all(flapping.map((one) => one.open()));
    missed.push(flapping.filter(({ results }) => !results.has(flight.number)).length);
    peaks.push(peakBytes(arcade));
    for (const one of flapping) one.drop();
  }
  return { missed, growthBytes: (peaks.at(-1) ?? 0) - (peaks[0] ?? 0) };
}

test('fault 14: 1,000 clients lose their line and come back at once, one never reads: every client knows every result, and memory stays flat', async () => {
  const { missed, growthBytes } = await flapOverBurst({ resumes: true, clients, flights });
  expect(missed).toEqual(Array.from({ length: flights }, () => 0));
  expect(growthBytes).toBeLessThan(growthMaxBytes);
});

test('fault 14, control: clients that do not ask how things stand miss the result', async () => {
  const { missed } = await flapOverBurst({ resumes: false, clients: 10, flights: 1 });
  expect(missed).toEqual([10]);
});
