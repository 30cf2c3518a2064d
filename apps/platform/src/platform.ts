import { join } from 'node:path';
import { inOrder } from '@harmattan/process/in-order';
import { handlersOf, jobsOf, type Module } from './module.ts';
import { createJobs } from './plumbing/jobs/jobs.ts';
import { repositoryRoot } from './settings/paths.ts';
import { createBreaksOf } from './wiring/breaks.ts';
import { createDemo } from './wiring/demo.ts';
import { type Ground, groundModule, openGround } from './wiring/ground.ts';
import { openOffice } from './wiring/office.ts';
import { createParts } from './wiring/parts.ts';
import { createRightsOf } from './wiring/rights.ts';
import { openServer } from './wiring/server.ts';
import { createWaitingList } from './wiring/waiting.ts';

const builtSite = join(repositoryRoot, 'apps/site/dist');
const builtOffice = join(repositoryRoot, 'apps/office/dist');

export interface PlatformOptions extends Pick<Ground, 'settings' | 'log'> {
  siteDir?: string;
  officeDir?: string;
}

/** The whole server. A module is created with the doors of modules above it, and starts after them. */
export async function createPlatform({ siteDir = builtSite, officeDir = builtOffice, ...options }: PlatformOptions) {
  // Releases what is open where this function fails.
  await using opening = new AsyncDisposableStack();
  const ground = await openGround(options, opening);
  const parts = await createParts(ground, opening);
  const waiting = createWaitingList(ground, parts);
  const office = await openOffice(ground, { ...parts, officeDir, waiting });
  const { mailings, switches } = office;
  const breaks = createBreaksOf(ground, parts, { ...parts, switches });
  const rights = createRightsOf(ground, parts, { ...parts, switches });
  const demo = createDemo(ground, { ...parts, office });
  /** They start in this order and stop in the opposite one. */
  const modules = [
    ...([groundModule(ground), parts.money, parts.totals, parts.taxes, parts.activity, parts.markers] as const),
    ...([parts.geo, parts.identity, parts.profile, parts.catalogue, parts.content, parts.marketing] as const),
    ...([parts.incidents, parts.verification, parts.dormancy, parts.cashier, parts.limits] as const),
    ...([parts.suppliers, parts.sports, parts.bookTrading, parts.jackpots] as const),
    ...([parts.messages, parts.mail, parts.email, parts.cases, parts.races] as const),
    ...([mailings, office, breaks, rights, demo] as const),
  ] as const;
  const [handlers, jobs] = [handlersOf(modules), jobsOf(modules)];
  const http = await openServer(ground, { ...parts, siteDir, handlers, waiting, mailings, breaks, rights });
  const services: Module[] = [
    ...modules,
    createJobs({ url: ground.settings.databaseUrl, log: ground.log }, jobs),
    http,
  ];
  return {
    ...{ ...parts, office, breaks, rights, jobs, server: http.server, clock: ground.clock, outbox: ground.outbox },
    demoWorlds: demo.worlds,
    waitingForOperator: waiting.waitingForOperator,
    stopNoticeMs: ground.settings.drainNoticeMs,
    ...inOrder(services, opening),
  };
}
