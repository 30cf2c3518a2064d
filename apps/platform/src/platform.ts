import { join } from 'node:path';
import { inOrder, type Service } from '@harmattan/process/in-order';
import { asWork, handlersOf, jobsOf, servicesOf } from './module.ts';
import { createJobs } from './plumbing/jobs/jobs.ts';
import { repositoryRoot } from './settings/paths.ts';
import { createBreaksOf } from './wiring/breaks.ts';
import { createDemo } from './wiring/demo.ts';
import { type GroundOptions, groundModule, openGround, processModule } from './wiring/ground.ts';
import { openOffice } from './wiring/office.ts';
import { createParts } from './wiring/parts.ts';
import { createRightsOf } from './wiring/rights.ts';
import { openServer } from './wiring/server.ts';
import { createWaitingList } from './wiring/waiting.ts';

const builtSite = join(repositoryRoot, 'apps/site/dist');
const builtOffice = join(repositoryRoot, 'apps/office/dist');

export interface PlatformOptions extends GroundOptions {
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
  const { role } = ground.settings.process;
  const [works, serves] = [role !== 'web', role !== 'jobs'];
  /** They start in this order and stop in the opposite one. */
  const modules = [
    ...([groundModule(ground), parts.money, asWork(parts.totals), asWork(parts.taxes)] as const),
    ...([asWork(parts.activity), asWork(parts.markers), parts.geo, asWork(parts.identity), parts.profile] as const),
    ...([parts.catalogue, parts.content, parts.marketing, parts.incidents, asWork(parts.verification)] as const),
    ...([parts.dormancy, asWork(parts.cashier), parts.limits, parts.suppliers, parts.sports] as const),
    ...([asWork(parts.bookTrading), asWork(parts.jackpots), asWork(parts.messages), asWork(parts.mail)] as const),
    ...([parts.email, parts.cases, asWork(parts.races), asWork(mailings), office, breaks] as const),
    ...([rights, asWork(demo)] as const),
  ] as const;
  const [handlers, jobs] = [handlersOf(modules), jobsOf(modules)];
  const http = await openServer(ground, { ...parts, siteDir, handlers, waiting, mailings, breaks, rights });
  const services: Service[] = [
    processModule(ground),
    ...servicesOf(modules, { works }),
    ...(works ? [createJobs({ url: ground.settings.databaseUrl, pool: ground.database.pool, ...ground }, jobs)] : []),
    ...(serves ? [http] : []),
  ];
  return {
    ...{ ...parts, office, breaks, rights, jobs, server: http.server, clock: ground.clock, outbox: ground.outbox },
    bus: ground.bus,
    demoWorlds: demo.worlds,
    waitingForOperator: waiting.waitingForOperator,
    stopNoticeMs: ground.settings.drainNoticeMs,
    ...inOrder(services, opening),
  };
}
