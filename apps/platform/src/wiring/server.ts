import { calls } from '@harmattan/contract';
import { marketRules } from '@harmattan/kernel/market-rules';
import { closeHttpServer } from '@harmattan/process/http-server';
import { serveTestClock } from '@harmattan/process/serve-test-clock';
import type { Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Module } from '../module.ts';
import type { Breaks } from '../modules/breaks/index.ts';
import { geoAttribution } from '../modules/geo/index.ts';
import type { Mailings } from '../modules/mailings/index.ts';
import type { Rights } from '../modules/rights/index.ts';
import { addWaitingMetrics, type Waiting } from '../modules/waiting/index.ts';
import type { Handlers } from '../plumbing/http/answer.ts';
import { createServer } from '../plumbing/http/server.ts';
import { describeSite } from './describe-site.ts';
import type { Games } from './games.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Payments } from './payments.ts';
import type { Players } from './players.ts';
import type { Words } from './words.ts';

interface ServerDoors extends Pick<Players, 'identity' | 'gate'>, Pick<Games, 'catalogue' | 'suppliers'>, Words {
  siteDir: string;
  handlers: Handlers<typeof calls>;
  money: Pick<Money, 'wallet' | 'isFull' | 'addMetrics'>;
  cashier: Payments;
  waiting: Waiting;
  mailings: Pick<Mailings, 'serveTexts'>;
  breaks: Breaks;
  rights: Rights;
}

/** The HTTP server: the contract's calls, the stream, and what modules serve beside them. */
export async function openServer(ground: Ground, doors: ServerDoors): Promise<Module & { server: FastifyInstance }> {
  const { settings, clock, database } = ground;
  /** First `/readyz` says no, so that a proxy looks elsewhere. Calls are refused only when it has had the time to. */
  const leaving = { isAnnounced: false, isRefusing: false };
  const server = await createServer({
    ...optionsOf(ground, doors),
    isDraining: () => leaving.isRefusing,
    async notReady() {
      return [
        ...(leaving.isAnnounced ? ['draining'] : []),
        ...(ground.processes.isReplaced() ? ['another process'] : []),
        ...((await database.isReachable()) ? [] : ['database']),
      ];
    },
  });
  await doors.cashier.serveHooks(server, settings);
  await doors.mailings.serveTexts(server, settings);
  await doors.breaks.serveHooks(server, settings);
  await doors.suppliers.serveWires(server, settings);
  doors.rights.serveExport(server);
  doors.catalogue.serveTiles(server);
  doors.marketing.serveBanners(server);
  doors.content.serveUploads(server);
  doors.brand.serveStyles(server);
  ground.information.servePages(server, { ...doors.content, brand: doors.brand.current });
  if (settings.testClock) serveTestClock(server, { clock, pool: database.pool });
  return {
    server,
    async start() {
      await server.listen({ host: settings.host, port: settings.port });
    },
    /** Announces that it leaves, then refuses new calls and ends the streams, and answers what it has accepted. */
    async stop() {
      leaving.isAnnounced = true;
      await clock.sleep(settings.drainNoticeMs);
      leaving.isRefusing = true;
      await closeHttpServer(server, clock);
    },
  };
}

function optionsOf({ settings, log, ids, clock, bus }: Ground, doors: ServerDoors) {
  const { siteDir, handlers, identity, gate, money, messages, waiting } = doors;
  return {
    ...{ settings, siteDir, log, ids, calls, handlers },
    page: doors.brand.pageOf(
      siteDir,
      ({ helpLines: _, ...brand }) => ({
        ...brand,
        geoAttribution,
        passwordLengthMin: settings.passwordLengthMin,
      }),
      {
        more: doors.marketing.showFront,
        language: marketRules.languages[0],
        describe: ({ name }) => describeSite(name, marketRules.languages[0]),
      },
    ),
    authenticate: identity.authenticate,
    askGate: gate.ask,
    admit: identity.admit,
    stream: {
      ...{ clock, bus },
      balanceOf: (playerId: bigint) => money.wallet.balance(playerId),
      unreadOf: messages.unreadOf,
      breakOf: doors.breaks.newsOf,
    },
    hasNoRoom: money.isFull,
    addMetrics(registry: Registry) {
      addWaitingMetrics(registry, { waiting, clock });
      identity.addMetrics(registry);
      money.addMetrics(registry);
    },
  };
}
