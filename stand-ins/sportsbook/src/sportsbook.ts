import type { AddressInfo } from 'node:net';
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { type Random, systemRandom } from '@harmattan/kernel/random';
import { isReachable, openDatabase } from '@harmattan/plumbing/stand-in/database';
import { serveTestClock } from '@harmattan/plumbing/stand-in/serve-test-clock';
import { createServer, host } from '@harmattan/plumbing/stand-in/server';
import { readTestClock } from '@harmattan/plumbing/test-clock';
import type { Send } from '@harmattan/supplier-clients/send';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings.ts';

/** Every call but the files of the page and who asks whether we are up. A seat's secret is no part of its route's name. */
const loggedRoutes = /^\/(?!assets\/|healthz|readyz)/;

/** Hundreds may bet in the same second, and each bet is several short statements. */
const connectionsMax = 24;

interface SportsbookOptions {
  settings: Settings;
  log: FastifyBaseLogger;
  random?: Random;
  /** How requests travel to the wallet. */
  send?: Send;
}

/** The whole stand-in, wired: a door for each supplier, and behind all of them the same matches, prices and bets. */
export async function createSportsbook({ settings, log, random = systemRandom, send }: SportsbookOptions) {
  const clock = movableClock(systemClock);
  const pool = openDatabase({
    name: 'sportsbook',
    url: settings.databaseUrl,
    connectionsMax,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  const server = await createServer({
    log,
    siteOrigin: settings.siteOrigin,
    port: settings.port,
    loggedRoutes,
    notReady: async () => ((await isReachable(pool)) ? [] : ['database']),
  });
  const ownUrl = () => `http://${host}:${(server.server.address() as AddressInfo | null)?.port ?? settings.port}`;
  if (settings.testClock) serveTestClock(server, { clock, pool });
  void [random, send, ownUrl];

  return {
    server,
    async start() {
      if (settings.testClock) clock.setOffset(await readTestClock(pool));
      await server.listen({ host, port: settings.port });
    },
    async stop() {
      await server.close();
      await pool.end();
    },
  };
}
