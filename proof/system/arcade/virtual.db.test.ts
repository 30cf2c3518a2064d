// Races and matches over GlobalBet's wire into the platform's books, with a clock that is moved.
import type { AddressInfo } from 'node:net';
import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, onTestFinished, test } from 'vitest';
import { findings } from '../../../apps/platform/src/modules/wallet/book-findings.ts';
import { createOwnStage } from '../../../apps/platform/src/testing/own-stage.ts';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { startTestPlatform } from '../../../apps/platform/src/testing/test-platform.ts';
import { spotsOf } from '../../../stand-ins/arcade/src/games/football/match-card.ts';
import {
  createTestArcade,
  secretIn,
  sitAt,
  useArcadeDatabase,
} from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { watchTable } from '../../../stand-ins/arcade/src/testing/watch-table.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
const fundsMinor = 1_000_000n;
/** Of a race: bets are taken for ninety seconds, then three more pass; of a matchday, a hundred and twenty. */
const raceDrawnMs = 93_500;
const matchdayDrawnMs = 123_500;

async function openTrack(game: string) {
  await arcadeDb.pool.query('delete from arcade.seat');
  await arcadeDb.pool.query('delete from arcade.spin');
  const platform = await startTestPlatform(platformDb);
  const env = { PLATFORM_WALLETS_URL: `${platform.url}/wallet`, TEST_CLOCK: 'on' };
  const arcade = await createTestArcade(arcadeDb, { env });
  await arcade.start();
  const own = createOwnStage({
    platform,
    url: platform.url,
    ownerUrl: platformDb.url('harmattan_owner'),
    currency: 'NGN',
  });
  onTestFinished(async () => {
    await arcadeDb.pool.query('update plumbing.test_clock set offset_ms = 0');
    await own.close();
    expect(await findings(platformDb.database.pool)).toEqual([]);
  });
  return {
    moveClock: (offsetMs: number) => arcade.post('/test/clock', { offsetMs }),
    async sitDown() {
      const launch = await own.stage.newLaunch('globalbet', fundsMinor);
      const playerId = BigInt(launch.playerId);
      const { sessionId: openedBy } = own.secretsOf(launch);
      const code = await platform.suppliers.beginSession(
        { supplier: 'globalbet', playerId, openedBy, gameId: 1, game, currency: 'NGN', isMobile: true, language: 'en' },
        { isOneShot: true },
      );
      const query = new URLSearchParams({ code, webRedirectTo: '/?locale=en' });
      const { headers } = await arcade.get(`/globalbet/engine/web/autologin/account?${query}`);
      const secret = secretIn(`${headers.location}`);
      const { port } = arcade.server.server.address() as AddressInfo;
      const seat = sitAt(arcade, secret);
      return {
        ...seat,
        watch: () => watchTable(`http://127.0.0.1:${port}/play/${secret}/live`),
        funds: async () => (await platform.wallet.balance(playerId)).availableMinor,
        async settled() {
          const newest = async () => (await seat.state()).rounds[0];
          await expect.poll(async () => (await newest())?.state, { interval: 50 }).toBe('settled');
          return newest();
        },
      };
    },
  };
}

test('every price of a race that was announced before the betting is paid as it stood', async () => {
  const track = await openTrack('durbar-derby');
  const [one, two] = [await track.sitDown(), await track.sitDown()];
  const table = await one.watch();
  const { setup } = await table.until('betting', 1);
  expect((await one.page()).body).toContain('data-pick="win-1"');
  // Everybody to win, so that one of them does; the other player wants the first three.
  const wins = setup.win.map((_: number, at: number) => ({ on: `win-${at + 1}`, amount: `${10 + at}.07` }));
  const places = setup.place.map((_: number, at: number) => ({ on: `place-${at + 1}`, amount: '100.00' }));
  const { round } = await one.play({ stake: '108.56', choice: { turn: 1, bets: wins } });
  expect(round).toMatchObject({ state: 'riding', stake: '108.56', outcome: null });
  expect((await two.play({ stake: '800.00', choice: { turn: 1, bets: places } })).round.state).toBe('riding');
  expect(await one.funds()).toBe(fundsMinor - 10_856n);

  await track.moveClock(raceDrawnMs);
  const { outcome } = await table.until('showing', 1);
  const [first] = outcome.order;
  const raced = await one.settled();
  expect(raced.outcome.order).toEqual(outcome.order);
  const paidMinor = ((minorFromMajor(wins[first].amount) ?? 0n) * BigInt(setup.win[first])) / 100n;
  expect(minorFromMajor(raced.win)).toBe(paidMinor);
  expect(await one.funds()).toBe(fundsMinor - 10_856n + paidMinor);

  const placed = await two.settled();
  expect(placed.outcome.order).toEqual(outcome.order);
  const threeMinor = outcome.order
    .slice(0, 3)
    .reduce((sum: bigint, at: number) => sum + 100n * BigInt(setup.place[at]), 0n);
  expect(minorFromMajor(placed.win)).toBe(threeMinor);
  expect(await two.funds()).toBe(fundsMinor - 80_000n + threeMinor);
});

test('nothing is taken after the betting, and what was meant for another race comes back', async () => {
  const track = await openTrack('night-track-greyhounds');
  const seat = await track.sitDown();
  const table = await seat.watch();
  await table.until('betting', 1);
  const bets = [{ on: 'win-1', amount: '100.00' }];
  for (const choice of [
    { bets },
    { turn: 1, bets: [{ on: 'win-7', amount: '100.00' }] },
    { turn: 1, bets, order: [0] },
  ]) {
    expect((await seat.send(seat.wish({ choice }))).statusCode).toBe(400);
  }
  // Written for the race before this one, sent too late.
  expect((await seat.play({ stake: '100.00', choice: { turn: 9, bets } })).round.state).toBe('riding');
  await track.moveClock(90_500);
  await table.until('closed', 1);
  expect((await seat.send(seat.wish({ choice: { turn: 1, bets } }))).statusCode).toBe(409);
  await track.moveClock(raceDrawnMs);
  expect((await seat.settled()).win).toBe('100.00');
  expect(await seat.funds()).toBe(fundsMinor);
});

test('a matchday pays its prices, and stands in the table of the next', async () => {
  const track = await openTrack('savannah-premier');
  const seat = await track.sitDown();
  const table = await seat.watch();
  const { setup } = await table.until('betting', 1);
  const bets = ['home', 'draw', 'away'].map((spot) => ({ on: `3-${spot}`, amount: '50.00' }));
  await seat.play({ stake: '150.00', choice: { turn: 1, bets } });
  await track.moveClock(matchdayDrawnMs);
  const { outcome } = await table.until('showing', 1);
  const [home, away] = outcome.matches[2].score;
  const spot = home > away ? 'home' : home < away ? 'away' : 'draw';
  const price = setup.matches[2].prices[spotsOf(false).indexOf(spot)];
  const { win } = await seat.settled();
  expect(minorFromMajor(win)).toBe(50n * BigInt(price));
  expect(await seat.funds()).toBe(fundsMinor - 15_000n + 50n * BigInt(price));

  await track.moveClock(matchdayDrawnMs + 46_000);
  const { setup: next } = await table.until('betting', 2);
  expect(next).toMatchObject({ season: 1, day: 2 });
  const { home: club } = outcome.matches[2];
  const row = next.standings.find(([first]: number[]) => first === club);
  expect(row).toEqual([
    club,
    1,
    Number(home > away),
    Number(home === away),
    Number(home < away),
    home,
    away,
    row.at(-1),
  ]);
});
