import type { Minor } from '@harmattan/kernel/money';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, onTestFinished } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { createOwnStage } from '../../apps/platform/src/testing/own-stage.ts';
import type { TestDatabase as PlatformDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import { createBadNetwork } from '../../stand-ins/arcade/src/testing/bad-network.ts';
import {
  createTestArcade,
  secretIn,
  sitAt,
  type TestDatabase,
} from '../../stand-ins/arcade/src/testing/test-arcade.ts';

interface Databases {
  platformDb: PlatformDatabase;
  arcadeDb: TestDatabase;
}

interface Sitting {
  /** What the supplier calls the game. */
  game: string;
  fundsMinor: Minor;
  supplier?: 'betsolutions' | 'egt';
}

/** A player with money at a game, over a network that can break, with the real platform behind it. */
export async function sitForMoney({ platformDb, arcadeDb }: Databases, sitting: Sitting) {
  const { game, fundsMinor, supplier = 'betsolutions' } = sitting;
  // Deletes the unfinished rounds of other tests, with their seats.
  await arcadeDb.pool.query('delete from arcade.seat');
  const platform = await sharedTestPlatform(platformDb);
  const network = createBadNetwork();
  const env = { PLATFORM_WALLETS_URL: `${platform.url}/wallet`, TEST_CLOCK: 'on' };
  const arcade = await createTestArcade(arcadeDb, { env, send: network.send });
  const { stage, launchAgain, close } = createOwnStage({
    platform,
    url: platform.url,
    ownerUrl: platformDb.url('harmattan_owner'),
    currency: 'NGN',
  });
  onTestFinished(async () => {
    await arcadeDb.pool.query('update plumbing.test_clock set offset_ms = 0');
    await close();
    expect(await findings(platformDb.database.pool)).toEqual([]);
  });
  const launch = await stage.newLaunch(supplier, fundsMinor);

  /** Opens the game as the player's browser would, with that launch. */
  async function open({ token, playerId }: { token: string; playerId: string }) {
    const { portalCode } = supplierCredentials.egt;
    const door =
      supplier === 'egt'
        ? `/egt?${new URLSearchParams({ defenceCode: token, playerId, portalCode, gameId: game, language: 'en', closeurl: '' })}`
        : `/betsolutions/auth/auth?${new URLSearchParams({ Token: token, MerchantId: '40001', Lang: 'en-US', GameId: game, IsFreeplay: '0' })}`;
    return secretIn(`${(await arcade.get(door)).headers.location}`);
  }

  const sitWith = (opened: string) => ({ ...sitAt(arcade, opened), secret: opened });
  const secret = await open(launch);
  return {
    ...sitAt(arcade, secret),
    arcade,
    secret,
    network,
    funds: async () => (await platform.wallet.balance(BigInt(launch.playerId))).availableMinor,
    signOut: () => stage.signOut?.(launch),
    /** The supplier's side of the wire, past the arcade. */
    wire: stage.client(supplier),
    /** Another player at the same game. */
    openForAnother: async () => sitWith(await open(await stage.newLaunch(supplier, fundsMinor))),
    /** The same player, by another launch of the same game. */
    openAgain: async () => sitWith(await open(await launchAgain(supplier, launch))),
    /** Lets time pass for everything that waits for it. */
    later: (offsetMs: number) => arcade.post('/test/clock', { offsetMs }),
    /** Another process over the same database, after the first has died, so much later. */
    async restart(offsetMs: number) {
      const next = await createTestArcade(arcadeDb, { env });
      await next.start();
      await next.post('/test/clock', { offsetMs });
      return { ...sitAt(next, secret), get: next.get };
    },
    newest: async () => (await arcadeDb.pool.query('select * from arcade.round order by id desc limit 1')).rows[0],
  };
}
