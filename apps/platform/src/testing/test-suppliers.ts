import { market } from '@harmattan/kernel/market';
import type { Launch } from '@harmattan/supplier-clients/supplier-client';
import { openSeat } from '@harmattan/supplier-clients/testing/open-seat';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { onTestFinished } from 'vitest';
import { createOwnStage } from './own-stage.ts';
import type { TestDatabase } from './test-database.ts';
import { sharedTestPlatform, startTestPlatform } from './test-platform.ts';
import { newBrowser } from './test-player.ts';

let idsGiven = 0;

/** An id that no other test of this file has. Whole numbers, because some wires know no others. */
export function newTxId(): string {
  idsGiven += 1;
  return String(700_000_000 + idsGiven);
}

/** A platform with its wires open, and suppliers who call them. */
export async function startTestSuppliers(db: TestDatabase, env: NodeJS.ProcessEnv = {}) {
  const isPlain = Object.keys(env).length === 0;
  const platform = await (isPlain ? sharedTestPlatform(db) : startTestPlatform(db, env));
  const { stage, secretsOf, close } = createOwnStage({
    platform,
    url: platform.url,
    ownerUrl: db.url('harmattan_owner'),
    currency: market.currency,
  });
  onTestFinished(close);
  return {
    platform,
    stage,
    /** A new player at a game of that supplier's. */
    async seat(supplier: SupplierName, fundsMinor = 100_000n) {
      const client = stage.client(supplier);
      const launch = await stage.newLaunch(supplier, fundsMinor);
      const seat = await openSeat(client, launch);
      return { client, launch, seat, playerId: BigInt(launch.playerId) };
    },
    /** The same player at our own site. */
    browserOf(launch: Launch) {
      const browser = newBrowser(platform.server);
      const { token, cookie } = secretsOf(launch);
      browser.token = token;
      browser.cookies.set('harmattan_session', cookie);
      return browser;
    },
    balanceOf: async (playerId: bigint) => (await platform.wallet.balance(playerId)).availableMinor,
    /** A request as it is, for what no client would ever send. */
    async ask(path: string, init: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string } = {}) {
      const response = await fetch(`${platform.url}/wallet/${path}`, { method: 'POST', ...init });
      return { http: response.status, text: await response.text() };
    },
  };
}
