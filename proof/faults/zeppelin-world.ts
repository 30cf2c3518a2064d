import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { burstHundredths } from '@harmattan/fair/zeppelin/burst';
import { seedBefore } from '@harmattan/fair/zeppelin/chain';
import { timeOf } from '@harmattan/fair/zeppelin/growth';
import { expect, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { createOwnStage } from '../../apps/platform/src/testing/own-stage.ts';
import type { TestDatabase as PlatformDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import type { TestDatabase as ArcadeDatabase } from '../../stand-ins/arcade/src/testing/test-arcade.ts';
import { readFrame } from '../../stand-ins/arcade/src/zeppelin/browser/frames.js';
import { pauseMs } from '../../stand-ins/arcade/src/zeppelin/flight.ts';
import type { Edit } from '../simulate/planted/bugs.ts';
import { type Running, startProcess } from './start-process.ts';
import { type Moment, startWalletProxy } from './wallet-proxy.ts';

export const fundsMinor = 10_000_000n;
export const stakeMinor = 10_000n;
/** A flight to the lowest takes 40 s: long enough to act in it on a busy machine. */
const usualBursts = { chains: 200, lowest: 1_500, highest: 6_000 };
const salt = 'for faults';
/** What is left of the betting at least. */
const boardingMs = 4_500;
/** Longer than the longest of the usual flights. */
const awayMs = 80_000;
const plantHook = fileURLToPath(new URL('./plant-edits.ts', import.meta.url));

export type Server = 'arcade' | 'platform';

export interface RoundRow {
  seat_id: bigint;
  slot: number;
  state: string;
  target: number | null;
  win_kobo: bigint | null;
}

export interface FlightRow {
  number: number;
  burst: number;
  state: string;
  starts_at: Date;
  bursts_at: Date;
}

/** Both servers in processes of their own and the way between them. Each test brings back what it has killed. */
export async function openZeppelinWorld(
  platformDb: PlatformDatabase,
  arcadeDb: ArcadeDatabase,
  { chains, lowest, highest } = usualBursts,
  arcadeEnv: NodeJS.ProcessEnv = {},
) {
  const { pool } = arcadeDb;
  const proxy = await startWalletProxy();
  await publishShortChains();
  const start = {
    platform: () =>
      startProcess('platform-process.ts', {
        DATABASE_URL: platformDb.url('harmattan_app'),
        MODE: 'sandbox',
        DEMO: 'off',
        REGISTER_URL: 'none',
        REQUESTS_PER_MINUTE_MAX: '1000000',
      }),
    arcade: (edits?: readonly Edit[]) =>
      startProcess(
        'arcade-process.ts',
        {
          DATABASE_URL: arcadeDb.url,
          SITE_URL: 'http://localhost:3000',
          PLATFORM_WALLETS_URL: `${proxy.url}/wallet`,
          TEST_CLOCK: 'on',
          ...arcadeEnv,
          ...(edits && { PLANTED_EDITS: JSON.stringify(edits) }),
        },
        { preload: edits && plantHook },
      ),
  };
  const [platform, arcade] = await Promise.all([start.platform(), start.arcade()]);
  const running: Record<Server, Running> = { platform, arcade };
  proxy.leadTo(platform.url);
  const beside = new Set<Running>();
  let offsetMs = 0;

  /** Flights of a chain of their own each, that are not over at once. */
  async function publishShortChains(): Promise<void> {
    const seeds: Buffer[] = [];
    for (let at = 0; seeds.length < chains; at += 1) {
      const seed = createHash('sha256').update(`fault ${at}`).digest();
      const burst = burstHundredths(seed, salt);
      if (burst >= lowest && burst <= highest) seeds.push(seed);
    }
    await pool.query(
      `insert into arcade.chain (promise, seeds, salt, salted_at)
       select promise, seed, $3, app_now() from unnest($1::bytea[], $2::bytea[]) as made (promise, seed)`,
      [seeds.map((seed) => Buffer.from(seedBefore(seed))), seeds, salt],
    );
  }

  const isAlive = ({ child }: Running) => child.exitCode === null && child.signalCode === null;

  /** The same moment for the database and the arcades that are named, or all of them. */
  async function later(ms: number, ...urls: string[]): Promise<void> {
    offsetMs += Math.max(0, Math.ceil(ms));
    const all = [running.arcade, ...beside].filter(isAlive).map(({ url }) => url);
    for (const url of urls.length > 0 ? urls : all)
      await fetch(`${url}/test/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ offsetMs }),
      });
  }

  const newest = async (): Promise<FlightRow | undefined> =>
    (
      await pool.query(
        'select number::int, burst_hundredths as burst, state, starts_at, bursts_at from arcade.flight order by number desc limit 1',
      )
    ).rows[0];
  const leftMs = (time: Date) => time.getTime() - (Date.now() + offsetMs);

  /** A player with a page open at Zeppelin. */
  async function sitDown() {
    const books = await sharedTestPlatform(platformDb);
    const ownerUrl = platformDb.url('harmattan_owner');
    const { stage, close } = createOwnStage({ platform: books, url: books.url, ownerUrl, currency: 'NGN' });
    onTestFinished(close);
    const launch = await stage.newLaunch('betsolutions', fundsMinor);
    const query = { Token: launch.token, MerchantId: '40001', Lang: 'en-US', GameId: '7001', IsFreeplay: '0' };
    const door = `${running.arcade.url}/betsolutions/auth/auth?${new URLSearchParams(query)}`;
    const opened = await fetch(door, { redirect: 'manual' });
    const path = new URL(opened.headers.get('location') ?? '', door).pathname;
    const page = await watch(path);
    return { ...page, path, funds: async () => (await books.wallet.balance(BigInt(launch.playerId))).availableMinor };
  }

  /** A process that waits for the lease of one that was killed refuses sockets for so long. */
  async function openSocket(path: string, at?: string): Promise<WebSocket> {
    for (;;) {
      const url = at ?? running.arcade.url;
      const socket = new WebSocket(`${url.replace('http', 'ws')}${path}/flights`, { origin: url });
      socket.on('error', () => {});
      const isOpen = await new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true));
        socket.once('close', () => resolve(false));
      });
      if (isOpen) return socket;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** A page at the arcade that runs, or at another one. */
  async function watch(path: string, at?: string) {
    const socket = await openSocket(path, at);
    onTestFinished(() => socket.terminate());
    const kinds: string[] = [];
    const seqs: number[] = [];
    // biome-ignore lint/suspicious/noExplicitAny: what the page is told, looked at field by field.
    const told: any[] = [];
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) return told.push(JSON.parse(String(data)));
      const frame = readFrame(Uint8Array.from(data));
      seqs.push(frame.seq);
      return kinds.push('flight' in frame ? `${frame.kind} ${frame.flight}` : frame.kind);
    });
    let id = 0;
    const send = (wish: object) => {
      id += 1;
      socket.send(JSON.stringify({ id, ...wish }));
      return id;
    };
    const answered = async (asked: number) => {
      await expect.poll(() => told.some(({ re }) => re === asked), { interval: 20 }).toBe(true);
      return told.find(({ re }) => re === asked);
    };
    return {
      socket,
      kinds,
      seqs,
      told,
      bet: (slot: number, target: number | null) =>
        send({ do: 'bet', key: crypto.randomUUID(), slot, stake: '100.00', target }),
      out: (bet: string) => send({ do: 'out', bet }),
      answered,
      hears: (kind: string, flight: number) =>
        expect.poll(() => kinds, { interval: 10 }).toContain(`${kind} ${flight}`),
    };
  }

  return {
    pool,
    proxy,
    running,
    /** An arcade beside the one that runs. `edits` change its text in memory, for a control. */
    async startAnother(edits?: readonly Edit[]): Promise<Running> {
      const another = await start.arcade(edits);
      beside.add(another);
      return another;
    },
    later,
    leftMs,
    watch,
    /** Two players, and a flight that is open for as long as it takes to bet. `prepare` is done before it opens. */
    async board(prepare: (paths: readonly string[]) => Promise<void> = async () => {}) {
      await pool.query('delete from arcade.seat');
      const players = [await sitDown(), await sitDown()] as const;
      await prepare(players.map(({ path }) => path));
      for (;;) {
        const flight = await newest();
        if (flight?.state === 'open' && leftMs(flight.starts_at) > boardingMs) return { players, flight };
        if (flight && leftMs(flight.bursts_at) > -pauseMs) await later(leftMs(flight.bursts_at) + pauseMs);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    takeOff: ({ starts_at }: FlightRow, ...urls: string[]) => later(leftMs(starts_at), ...urls),
    flyTo: ({ starts_at }: FlightRow, height: number, ...urls: string[]) =>
      later(leftMs(starts_at) + timeOf(height), ...urls),
    /** Answers when one of the two was killed at the next such call. */
    killAt(who: Server, { call, moment }: { call: string; moment: Moment }): Promise<void> {
      return new Promise((resolve, reject) => {
        proxy.watch(async (name, at) => {
          if (name !== call || at !== moment) return 'pass';
          await running[who].kill().then(resolve, reject);
          return 'cut';
        });
      });
    },
    /** And what waits for its time has come to it. */
    async bringBack(who: Server): Promise<void> {
      // Before an arcade starts: a flight that has not burst by then would fly on.
      offsetMs += awayMs;
      await pool.query('update plumbing.test_clock set offset_ms = $1', [offsetMs]);
      running[who] = await start[who]();
      proxy.leadTo(running.platform.url);
      proxy.watch(undefined);
      await later(0);
    },
    flight: async (number: number): Promise<FlightRow> =>
      (
        await pool.query(
          'select number::int, burst_hundredths as burst, state, starts_at, bursts_at from arcade.flight where number = $1',
          [number],
        )
      ).rows[0],
    /** All bets, once nothing is under way any more, in the order in which they were placed. */
    async untilAtRest(count: number): Promise<RoundRow[]> {
      const read = async () =>
        (
          await pool.query<RoundRow>(
            `select seat_id, slot, state, (choice->>'target')::int as target, win_kobo from arcade.round order by seat_id, slot`,
          )
        ).rows;
      const isAtRest = async () =>
        (await read()).filter(({ state }) => /^(settled|cancelled|refused)$/.test(state)).length;
      await expect.poll(isAtRest, { interval: 50 }).toBe(count);
      return read();
    },
    async close(): Promise<void> {
      await Promise.all([...Object.values(running), ...beside].map((server) => server.kill()));
      proxy.close();
    },
  };
}
