import type { AddressInfo } from 'node:net';
import { drawsFrom } from '@harmattan/fair/draws';
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { type Random, systemRandom } from '@harmattan/kernel/random';
import { httpService } from '@harmattan/process/http-server';
import { inOrder } from '@harmattan/process/in-order';
import { isReachable, openPool } from '@harmattan/process/pool';
import { serveTestClock } from '@harmattan/process/serve-test-clock';
import { createServer, host } from '@harmattan/process/stand-in/server';
import { readTestClock } from '@harmattan/process/test-clock';
import type { Send } from '@harmattan/supplier-clients/send';
import type { FastifyBaseLogger } from 'fastify';
import { basketball } from './basketball/index.ts';
import { createBets } from './bets/index.ts';
import { serveBets } from './bets/routes.ts';
import { serveDoors } from './doors/index.ts';
import { football } from './football/index.ts';
import { inBlocks } from './offer/block-random.ts';
import { serveDesk } from './offer/desk-routes.ts';
import { createOffer } from './offer/index.ts';
import { serveOffer } from './offer/routes.ts';
import { serveOperator } from './operator/index.ts';
import { servePage } from './page/index.ts';
import { allowWidget } from './plumbing/allow-widget.ts';
import { serveRules } from './rules/index.ts';
import { createSeats } from './seats/index.ts';
import type { Settings } from './settings.ts';
import { createCodes, serveSlips } from './slips/index.ts';
import type { Sport } from './sport.ts';
import { createStream } from './stream/index.ts';
import { serveTickets } from './tickets/index.ts';
import { openWallets } from './wallets.ts';
import { serveWidget } from './widget/index.ts';

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
  /** What is played. */
  sports?: readonly Sport[];
}

/** The whole stand-in, wired: a door for each supplier, and behind all of them the same matches, prices and bets. */
export async function createSportsbook(options: SportsbookOptions) {
  const { settings, log, random = systemRandom, send, sports = [football, basketball] } = options;
  const clock = movableClock(systemClock);
  const pool = openPool({
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
  allowWidget(server, settings.widgetOrigin);
  // A test moves the clock, and relies on matches that are neither postponed nor abandoned by chance.
  const pace = { speed: settings.matchSpeed, hasMishaps: !settings.testClock };
  const offer = createOffer({ pool, clock, draws: drawsFrom(inBlocks(random)), sports, pace, log });
  serveOffer(server, offer);
  serveDesk(server, offer);
  const stream = createStream({
    offer,
    clock,
    origins: () => [ownUrl(), ...(settings.widgetOrigin ? [settings.widgetOrigin] : [])],
    log,
  });
  stream.attach(server.server);
  const wallets = openWallets(settings, { clock, send });
  const seats = createSeats({ pool, random, wallets, currency: settings.currency, log });
  serveDoors(server, { settings, seats });
  serveWidget(server, settings);
  const { currency, liveBetDelayMs, referrals, operatorSecret } = settings;
  const bets = createBets({ pool, clock, random, offer, wallets, liveBetDelayMs, referrals, log });
  serveSlips(server, { pool, clock, random, offer });
  serveBets(server, { seats, bets });
  // Calls between servers are signed with the machine's own time, which no test moves.
  serveOperator(server, { pool, offer, bets, referrals, secret: operatorSecret, clock: systemClock });
  serveTickets(server, {
    bets,
    codes: createCodes({ pool, random }),
    offer,
    currency,
    siteUrl: settings.siteUrl,
    leagueName: (id) => offer.leagues().find((league) => league.id === id)?.name,
  });
  serveRules(server, { currency });
  servePage(server, settings);
  if (settings.testClock) serveTestClock(server, { clock, pool });

  const beginning = {
    async start() {
      if (settings.testClock) clock.setOffset(await readTestClock(pool));
      await seats.forgetOld();
    },
  };
  const http = httpService(server, { clock, host, port: settings.port });
  const opened = new AsyncDisposableStack();
  opened.defer(() => pool.end());
  return { server, offer, bets, ...inOrder([beginning, offer, bets, http, stream], opened) };
}
