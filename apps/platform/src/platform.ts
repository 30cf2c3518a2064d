import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { calls } from '@harmattan/contract';
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { readTestClock } from '@harmattan/plumbing/test-clock';
import type { FastifyBaseLogger } from 'fastify';
import { createGeo, geoAttribution } from './modules/geo/index.ts';
import { createIdentity } from './modules/identity/index.ts';
import { createMarketing } from './modules/marketing/index.ts';
import { createSms } from './modules/sms/index.ts';
import { tellOfNewDevices } from './modules/sms/tell-of-new-devices.ts';
import { createLocalBus } from './plumbing/bus.ts';
import { openDatabase } from './plumbing/db/database.ts';
import { refuse, success } from './plumbing/http/answer.ts';
import { readPage } from './plumbing/http/page.ts';
import { createServer } from './plumbing/http/server.ts';
import { serveTestClock } from './plumbing/http/test-clock.ts';
import { startJobs } from './plumbing/jobs/jobs.ts';
import { createOutbox } from './plumbing/outbox/outbox.ts';
import { readBrand } from './settings/brand.ts';
import type { Settings } from './settings/index.ts';
import { repositoryRoot } from './settings/paths.ts';

const defaultSiteDir = join(repositoryRoot, 'apps/site/dist');

export interface PlatformOptions {
  settings: Settings & { databaseUrl: string };
  log: FastifyBaseLogger;
  siteDir?: string;
}

/** The whole server, wired. Everything that a module needs reaches it from here. */
export async function createPlatform({ settings, log, siteDir = defaultSiteDir }: PlatformOptions) {
  const brand = readBrand({ file: settings.brandFile, mode: settings.mode });
  const clock = movableClock(systemClock);
  const ids = createIds({ clock, random: systemRandom });
  const database = openDatabase({
    url: settings.databaseUrl,
    connectionsMax: settings.databaseConnectionsMax,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  const bus = createLocalBus({ log });
  const outbox = createOutbox({ database, ids, log });
  const sms = createSms({ settings: settings.sms, log });
  const geo = await createGeo(settings);
  const identity = await createIdentity({
    database,
    ids,
    outbox,
    random: systemRandom,
    sendSms: sms.send,
    // Nobody can pay in yet.
    balanceOf: async () => 0n,
    countryDigits: brand.countryPrefix.slice(1),
    currency: brand.currency,
  });
  const marketing = createMarketing({ database, ids });
  tellOfNewDevices({ outbox, sms });

  let draining = false;
  const server = await createServer({
    settings,
    siteDir,
    page: readPage({ siteDir, pageData: { mode: settings.mode, brand: { ...brand, geoAttribution } } }),
    log,
    ids,
    calls,
    handlers: {
      ...geo.handlers,
      ...identity.handlers,
      ...marketing.handlers,
      // Nobody can pay in or out before there is a wallet.
      'GET User/GetBalance': () => success({ totalBalance: 0n }),
      'GET Banking/CheckUserWithdrawOrder': () => success(false),
      'POST Banking/RejectWithadrawByUser': () => refuse('NO_PENDING_WITHDRAWAL', null),
    },
    authenticate: identity.authenticate,
    isDraining: () => draining,
    async notReady() {
      return [...(draining ? ['draining'] : []), ...((await database.isReachable()) ? [] : ['database'])];
    },
  });
  if (settings.testClock) serveTestClock(server, { clock, pool: database.pool });

  let jobs: Awaited<ReturnType<typeof startJobs>> | undefined;
  return {
    server,
    clock,
    outbox,
    async start() {
      if (settings.testClock) clock.setOffset(await readTestClock(database.pool));
      if (settings.demo) await identity.addDemoPlayers();
      jobs = await startJobs({ url: settings.databaseUrl, log }, [outbox.prune, ...identity.jobs]);
      outbox.start();
      await server.listen({ host: settings.host, port: settings.port });
    },
    /** Answers what it has accepted, then lets go of everything in the opposite order. */
    async stop() {
      if (draining) return;
      draining = true;
      await delay(settings.drainNoticeMs);
      await server.close();
      await jobs?.stop();
      await outbox.stop();
      bus.close();
      await database.close();
    },
  };
}
