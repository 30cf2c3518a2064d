import { timeOf } from '@harmattan/fair/zeppelin/growth';
import { expect, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { readFrame } from '../../stand-ins/arcade/src/zeppelin/browser/frames.js';
import { bettingMs } from '../../stand-ins/arcade/src/zeppelin/flight.ts';
import { sitForMoney } from './sit-for-money.ts';

export const fundsMinor = 1_000_000n;
export const stakeMinor = 10_000n;

// biome-ignore lint/suspicious/noExplicitAny: what the page is told, looked at field by field.
type Heard = any;

/** A page's socket: what it is told, and a way to ask. */
export async function watchFlights(url: string, origin: string, secret: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/play/${secret}/flights`, { origin });
  onTestFinished(() => socket.terminate());
  const frames: ReturnType<typeof readFrame>[] = [];
  const told: Heard[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) frames.push(readFrame(Uint8Array.from(data)));
    else told.push(JSON.parse(String(data)));
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let id = 0;
  return {
    socket,
    frames,
    told,
    async ask(wish: object): Promise<Heard> {
      id += 1;
      const own = id;
      socket.send(JSON.stringify({ id: own, ...wish }));
      await expect.poll(() => told.some(({ re }) => re === own)).toBe(true);
      return told.find(({ re }) => re === own);
    },
    bet: (slot: number, target: number | null, change: object = {}) => ({
      do: 'bet',
      key: crypto.randomUUID(),
      slot,
      stake: '100.00',
      target,
      ...change,
    }),
    until: (kind: string, flight?: number) =>
      expect
        .poll(
          () =>
            frames.some(
              (frame) =>
                frame.kind === kind && (flight === undefined || ('flight' in frame && frame.flight === flight)),
            ),
          { interval: 20 },
        )
        .toBe(true),
  };
}

const isOnTheWay = /^(open|flying)$/;
/** A pause after the burst, and a start that was missed. */
const leftOverMs = 20_000;

type FlightSeat = Awaited<ReturnType<typeof sitForMoney>> & { url: string };

/** A player who watches, with a flight open that bursts no lower than asked. `prepare` runs first, since the betting window does not wait. */
export async function boardFlight<Prepared = undefined>(
  databases: Parameters<typeof sitForMoney>[0],
  { burstMin = 120, prepare }: { burstMin?: number; prepare?: (seat: FlightSeat) => Promise<Prepared> } = {},
) {
  const seat = await sitForMoney(databases, { game: '7001', fundsMinor });
  const current = async () => {
    const { rows } = await databases.arcadeDb.pool.query(
      'select number::int, burst_hundredths as burst, state, starts_at, bursts_at from arcade.flight order by number desc limit 1',
    );
    return rows[0] as { number: number; burst: number; state: string; starts_at: Date; bursts_at: Date };
  };
  const left = (await current()) as Awaited<ReturnType<typeof current>> | undefined;
  await seat.arcade.start();
  const address = seat.arcade.server.server.address() as { port: number };
  const url = `http://127.0.0.1:${address.port}`;
  const page = await watchFlights(url, url, seat.secret);
  let offsetMs = 0;
  const later = async (ms: number) => {
    offsetMs += ms;
    await seat.later(offsetMs);
  };
  // What the arcade of an earlier test has left flies on under this one, at a time of its own.
  if (left && isOnTheWay.test(left.state)) {
    await later(Math.max(0, left.bursts_at.getTime() - Date.now()) + leftOverMs);
    await expect.poll(async () => (await current()).number).toBeGreaterThan(left.number);
  }
  const prepared = (await prepare?.({ ...seat, url })) as Prepared;
  /** The next flight that takes bets for a while yet. */
  async function nextFlight() {
    for (;;) {
      await expect.poll(async () => (await current())?.state).toBe('open');
      const flight = await current();
      await page.until('open', flight.number);
      const leftMs = flight.starts_at.getTime() - (Date.now() + offsetMs);
      if (flight.burst >= burstMin && leftMs > bettingMs / 2) return flight;
      await later(Math.max(0, leftMs) + timeOf(flight.burst) + 3_000);
      await page.until('burst', flight.number);
      await later(3_000);
      await expect.poll(async () => (await current()).number).toBeGreaterThan(flight.number);
    }
  }
  const flight = await nextFlight();
  return {
    ...seat,
    url,
    page,
    prepared,
    later,
    flight,
    current,
    nextFlight,
    takeOff: () => later(bettingMs),
    offsetMs: () => offsetMs,
  };
}
