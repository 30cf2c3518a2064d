import type { BookClient, WireBet, WirePick } from '@harmattan/supplier-clients/book-client';
import { createBookClient } from '@harmattan/supplier-clients/book-clients';
import type { Launch, Seat } from '@harmattan/supplier-clients/supplier-client';
import { openSeat } from '@harmattan/supplier-clients/testing/open-seat';
import type { BookName } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { onTestFinished } from 'vitest';
import { createOwnStage } from './own-stage.ts';
import type { TestDatabase } from './test-database.ts';
import { sharedTestPlatform, startTestPlatform } from './test-platform.ts';
import { newBrowser } from './test-player.ts';
import { newTxId } from './test-suppliers.ts';

export interface TestSeat {
  client: BookClient;
  launch: Launch;
  seat: Seat;
  playerId: bigint;
}

/** A platform with its wires open, and sportsbooks that call them. */
export async function startTestBooks(db: TestDatabase, env: NodeJS.ProcessEnv = {}) {
  const isPlain = Object.keys(env).length === 0;
  const platform = await (isPlain ? sharedTestPlatform(db) : startTestPlatform(db, env));
  const currency = 'NGN';
  const { stage, secretsOf, close } = createOwnStage({
    platform,
    url: platform.url,
    ownerUrl: db.url('harmattan_owner'),
    currency,
  });
  onTestFinished(close);
  const ownLaunches = new Map<string, Launch>();

  /** What the opening of a book carries, for a player whom no other test has. */
  async function newLaunch(book: BookName, fundsMinor = 100_000n): Promise<Launch> {
    const own = await stage.newLaunch('qtech', fundsMinor);
    const session = {
      supplier: book,
      playerId: BigInt(own.playerId),
      openedBy: secretsOf(own).sessionId,
      gameId: 0,
      game: 'sports',
      currency,
      isMobile: true,
      language: 'en',
    };
    const token = await platform.suppliers.beginSession(session, { isOneShot: book === 'bsbetting' });
    ownLaunches.set(token, own);
    // A launch of a book does not say whose it is.
    return { token, playerId: '', game: '', currency };
  }

  return {
    platform,
    newLaunch,
    playerOf: ({ token }: Launch) => BigInt((ownLaunches.get(token) as Launch).playerId),
    /** A new player at that book. */
    async seat(book: BookName, fundsMinor?: bigint): Promise<TestSeat> {
      const client = createBookClient(book, {
        walletUrl: `${platform.url}/wallet/${book}`,
        credentials: supplierCredentials[book],
      });
      const launch = await newLaunch(book, fundsMinor);
      const seat = await openSeat(client, launch);
      return { client, launch, seat, playerId: BigInt(seat.playerId) };
    },
    expire: (launch: Launch) => stage.expire?.(ownLaunches.get(launch.token) as Launch),
    signOut: (launch: Launch) => stage.signOut?.(ownLaunches.get(launch.token) as Launch),
    /** The same player at our own site. */
    browserOf(launch: Launch) {
      const browser = newBrowser(platform.server);
      const { token, cookie } = secretsOf(ownLaunches.get(launch.token) as Launch);
      browser.token = token;
      browser.cookies.set('harmattan_session', cookie);
      return browser;
    },
    balanceOf: async (playerId: bigint) => (await platform.wallet.balance(playerId)).availableMinor,
    /** A request as it is, for what no client would ever send. */
    async ask(path: string, init: { headers?: Record<string, string>; body: string }) {
      const response = await fetch(`${platform.url}/wallet/${path}`, { method: 'POST', ...init });
      return { http: response.status, text: await response.text() };
    },
  };
}

/** A bet on two matches, with ids that no other test of this file has. */
export function newWireBet(stakeMinor = 1_000n): WireBet {
  const pick = {
    sport: 'football',
    league: 'coast-league',
    startsAt: new Date('2026-11-20T15:00:00Z'),
    market: 'Result',
    outcome: 'Home & "Away"',
    priceThousandths: 1_850,
    isLive: false,
  };
  return {
    txId: newTxId(),
    betId: newTxId(),
    stakeMinor,
    returnMinor: stakeMinor * 3n,
    picks: [
      { ...pick, matchId: 'm1', match: "Gulls' Town v Dunes" },
      { ...pick, matchId: 'm2', match: 'Rivers <FC> v 漢字 🎰', isLive: true },
    ],
  };
}

/** As many matches as a bet can be on, with names as long as they get. */
export function newLongBet(): WireBet {
  const bet = newWireBet();
  const [first] = bet.picks as [WirePick];
  const long = (word: string) => `${word} <${'&'.repeat(60)}>`;
  const picks = Array.from({ length: 30 }, (_, at) => ({
    ...first,
    matchId: `m${at}`,
    match: long('Gulls'),
    outcome: long('Dunes'),
  }));
  return { ...bet, picks };
}
