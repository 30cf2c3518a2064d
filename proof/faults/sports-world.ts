import type { Minor } from '@harmattan/kernel/money';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { afterAll, expect, onTestFinished, vi } from 'vitest';
import { createOwnStage } from '../../apps/platform/src/testing/own-stage.ts';
import type { TestDatabase as PlatformDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import type { Bet, CashOutAnswer, PlaceAnswer, PlaceRequest } from '../../stand-ins/sportsbook/src/contract/bets.ts';
import type { MatchList, MatchSummary } from '../../stand-ins/sportsbook/src/contract/offer.ts';
import type { TestDatabase } from '../../stand-ins/sportsbook/src/testing/test-sportsbook.ts';
import { type Running, startProcess } from './start-process.ts';
import { startWalletProxy } from './wallet-proxy.ts';

interface World {
  proxy: Awaited<ReturnType<typeof startWalletProxy>>;
  platform: Running;
  /** Two over one database. */
  books: [Running, Running];
}

const hourMs = 3_600_000;

/** The platform and two sportsbooks in processes of their own, and a way between them that can be broken. */
export function useSportsWorld(platformDb: PlatformDatabase, bookDb: TestDatabase) {
  let world: World | undefined;
  let offsetMs = 0;
  let matchesUsed = 0;
  afterAll(async () => {
    if (!world) return;
    await Promise.all([world.platform, ...world.books].map((server) => server.kill()));
    world.proxy.close();
  });

  const startPlatform = () =>
    startProcess('platform-process.ts', {
      DATABASE_URL: platformDb.url('harmattan_app'),
      MODE: 'sandbox',
      DEMO: 'off',
      REGISTER_URL: 'none',
      REQUESTS_PER_MINUTE_MAX: '1000000',
    });

  async function open(): Promise<World> {
    const proxy = await startWalletProxy();
    const startBook = () =>
      startProcess('sportsbook-process.ts', {
        DATABASE_URL: bookDb.url,
        SITE_URL: 'http://localhost:3000',
        PLATFORM_WALLETS_URL: `${proxy.url}/wallet`,
        TEST_CLOCK: 'on',
      });
    // The first one plays the days before; the second one finds them played.
    const [platform, first] = await Promise.all([startPlatform(), startBook()]);
    proxy.leadTo(platform.url);
    return { proxy, platform, books: [first, await startBook()] };
  }

  /** Both books and their database, so much later. */
  async function later(ms: number): Promise<void> {
    offsetMs += ms;
    // Seats move along with the clock, so that none expires.
    await bookDb.pool.query("update sportsbook.seat set taken_at = taken_at + $1 * interval '1 millisecond'", [ms]);
    for (const { url } of world?.books ?? []) await post(`${url}/test/clock`, { offsetMs });
  }

  /** A match that begins in two hours or more, and that no other test has. */
  async function nextMatch(): Promise<MatchSummary> {
    const [{ url }] = (world as World).books;
    const from = Date.now() + offsetMs + 2 * hourMs;
    const day = new Date(from + hourMs).toISOString().slice(0, 10);
    const { matches }: MatchList = await get(`${url}/api/matches?day=${day}`);
    const open = matches.filter(({ startsAt, state }) => state === 'scheduled' && Date.parse(startsAt) > from);
    const match = open[matchesUsed++ % open.length];
    if (match) return match;
    await later(6 * hourMs);
    return nextMatch();
  }

  /** A player at the book, by whichever of the two processes is asked. */
  async function sitDown(fundsMinor: Minor) {
    world ??= await open();
    const { proxy, books } = world;
    const truth = await sharedTestPlatform(platformDb);
    const ownerUrl = platformDb.url('harmattan_owner');
    const { stage, close } = createOwnStage({ platform: truth, url: truth.url, ownerUrl, currency: 'NGN' });
    onTestFinished(async () => {
      proxy.watch(undefined);
      await close();
    });
    const launch = await stage.newLaunch('bsbetting', fundsMinor);
    const { merchantId } = supplierCredentials.bsbetting;
    const query = new URLSearchParams({ Token: launch.token, MerchantId: merchantId, Lang: 'en-US' });
    const opened = await fetch(`${books[0].url}/bsbetting/auth/auth?${query}`, { redirect: 'manual' });
    const secret = new URL(opened.headers.get('location') ?? '', books[0].url).pathname.replace('/book/', '');
    const seatAt = (process: number) => `${(books[process % 2] as Running).url}/api/seats/${secret}`;
    const list = async (state: 'open' | 'settled'): Promise<Bet[]> =>
      (await get(`${seatAt(0)}/bets?state=${state}`)).bets;
    const ask = async (key: string): Promise<PlaceAnswer> => get(`${seatAt(0)}/slips/${key}`);
    return {
      proxy,
      later,
      ask,
      list,
      wire: stage.book('bsbetting'),
      funds: async () => (await truth.wallet.balance(BigInt(launch.playerId))).availableMinor,
      /** On the home side of a match that no other slip has. */
      async newSlip(stake = 10_000): Promise<PlaceRequest & { startsAt: string }> {
        const { id, main, startsAt } = await nextMatch();
        const [home] = main[0]?.outcomes ?? [];
        if (!home) throw new Error('a match that is to come has prices');
        const picks = [{ match: id, market: main[0]?.key ?? '', outcome: home.key, price: home.price }];
        return { key: crypto.randomUUID(), picks, kind: 'single', stake, priceChanges: 'any', startsAt };
      },
      place: ({ startsAt: _, ...request }: PlaceRequest & { startsAt?: string }, process = 0): Promise<PlaceAnswer> =>
        post(`${seatAt(process)}/bets`, request),
      cashOut: ({ id, cashOut }: Bet, process = 0): Promise<CashOutAnswer> =>
        post(`${seatAt(process)}/bets/${id}/cash-out`, { key: crypto.randomUUID(), amount: cashOut ?? 0 }),
      /** What became of a slip, once that is known. The clock moves, so that retries fall due. */
      async outcomeOf(key: string): Promise<PlaceAnswer> {
        let answer = await ask(key);
        await vi.waitFor(
          async () => {
            await later(30_000);
            answer = await ask(key);
            expect(answer.status).toMatch(/placed|refused/);
          },
          { timeout: 120_000, interval: 300 },
        );
        return answer;
      },
      /** The match is played, and the bet settled with money or without. */
      async untilSettled(id: string, { startsAt }: { startsAt: string }): Promise<Bet> {
        await later(Math.max(0, Date.parse(startsAt) + 3 * hourMs - (Date.now() + offsetMs)));
        let bet: Bet | undefined;
        await vi.waitFor(
          async () => {
            await later(30_000);
            bet = (await list('settled')).find((one) => one.id === id);
            expect(bet?.state).toMatch(/won|lost|void/);
          },
          { timeout: 120_000, interval: 300 },
        );
        return bet as Bet;
      },
      async killPlatform() {
        await (world as World).platform.kill();
      },
      async restartPlatform() {
        (world as World).platform = await startPlatform();
        proxy.leadTo((world as World).platform.url);
      },
    };
  }

  return { sitDown };
}

// biome-ignore lint/suspicious/noExplicitAny: what the page is told, looked at field by field.
async function get(url: string): Promise<any> {
  return (await fetch(url)).json();
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
async function post(url: string, body: object): Promise<any> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}
