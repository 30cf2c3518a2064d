import type { AddressInfo } from 'node:net';
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { type Random, systemRandom } from '@harmattan/kernel/random';
import { createBus } from '@harmattan/process/bus/create-bus';
import { httpService } from '@harmattan/process/http-server';
import { inOrder } from '@harmattan/process/in-order';
import { createLease } from '@harmattan/process/lease';
import { isReachable, openPool } from '@harmattan/process/pool';
import { serveTestClock } from '@harmattan/process/serve-test-clock';
import { createServer, host } from '@harmattan/process/stand-in/server';
import { readTestClock } from '@harmattan/process/test-clock';
import type { Send } from '@harmattan/supplier-clients/send';
import type { FastifyBaseLogger } from 'fastify';
import { readCatalogue } from './catalogue.ts';
import { serveDoors } from './doors/index.ts';
import { gameAt } from './games/games.ts';
import { createLive } from './live/index.ts';
import { servePage } from './page/index.ts';
import { createRounds } from './rounds/index.ts';
import { createSeats } from './seats/index.ts';
import { createSeeds } from './seeds/index.ts';
import type { Settings } from './settings.ts';
import { openWallets } from './wallets.ts';
import { createZeppelin, isAtZeppelin } from './zeppelin/index.ts';
import { serveFlights } from './zeppelin/routes.ts';

/** Every call but the files of the page and who asks whether we are up. A seat's secret is no part of its route's name. */
const loggedRoutes = /^\/(?!files\/|healthz|readyz)/;

/** Hundreds may bet in the same second, and each bet is several short statements. */
const connectionsMax = 24;
/** Of the table's own: its lease, its flights, and cash-outs. */
const tableConnectionsMax = 6;
/** Another process flies Zeppelin within 3 s after its pilot has died. */
const pilotLifeMs = 2_000;

interface ArcadeOptions {
  settings: Settings;
  log: FastifyBaseLogger;
  random?: Random;
  /** How requests travel to the wallet. */
  send?: Send;
}

/** The whole stand-in, wired: a door for each supplier, and behind all of them the same seats, games and rounds. */
export async function createArcade({ settings, log, random = systemRandom, send }: ArcadeOptions) {
  const clock = movableClock(systemClock);
  const database = {
    url: settings.databaseUrl,
    onIdleError: (error: Error) => log.warn({ err: error }, 'an idle database connection broke'),
  };
  const pool = openPool({ ...database, name: 'arcade', connectionsMax });
  const tablePool = openPool({ ...database, name: 'arcade-table', connectionsMax: tableConnectionsMax });
  const opened = new AsyncDisposableStack();
  opened.defer(() => pool.end());
  const bus = createBus({ url: settings.bus.url, scope: `${settings.bus.prefix}.arcade`, log });
  opened.defer(() => bus.close());
  opened.defer(() => tablePool.end());
  const { siteUrl, siteOrigin, currency } = settings;
  const server = await createServer({
    log,
    siteOrigin,
    port: settings.port,
    loggedRoutes,
    notReady: async () => ((await isReachable(pool)) ? [] : ['database']),
  });
  const ownUrl = () =>
    settings.publicOrigin ?? `http://${host}:${(server.server.address() as AddressInfo | null)?.port ?? settings.port}`;
  const catalogue = readCatalogue();
  const wallets = openWallets(settings, { clock, send });
  const seats = createSeats({
    ...{ pool, random, wallets, currency, siteUrl, log },
    isPlayed: (supplier, game) => gameAt(supplier, game) !== undefined || isAtZeppelin({ supplier, wallet: { game } }),
  });
  const seeds = createSeeds({ pool, random });
  const rounds = createRounds({ pool, clock, random, wallets, seeds, log });
  const live = createLive({ pool, random, clock, rounds, speed: settings.liveSpeed, log });
  const lease = createLease({
    pool: tablePool,
    clock,
    name: 'zeppelin',
    lifeMs: pilotLifeMs,
    onError: (error) => log.warn({ err: error }, 'the lease of Zeppelin could not be renewed'),
  });
  const zeppelin = createZeppelin({
    pool: tablePool,
    pagePool: pool,
    lease,
    bus,
    clock,
    random,
    rounds,
    seats,
    nicknameOf: live.nicknameOf,
    ownOrigin: ownUrl,
    salt: settings.zeppelinSalt,
    hasDemoPlayers: settings.isDemo,
    log,
  });
  zeppelin.attach(server.server);
  serveFlights(server, { pool, seats, rounds, zeppelin, nicknameOf: live.nicknameOf, siteUrl, siteOrigin });
  serveDoors(server, { settings, seats, catalogue, ownUrl });
  servePage(server, { pool, clock, seats, rounds, seeds, live, catalogue, siteUrl, siteOrigin });
  if (settings.testClock) serveTestClock(server, { clock, pool });

  const beginning = {
    async start() {
      if (settings.testClock) clock.setOffset(await readTestClock(pool));
      await seats.forgetOld();
    },
  };
  const http = httpService(server, { clock, host, port: settings.port });
  return { server, zeppelin, ...inOrder([beginning, rounds, live, http, zeppelin], opened) };
}
