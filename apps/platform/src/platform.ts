import { join } from 'node:path';
import { inOrder } from '@harmattan/process/in-order';
import { handlersOf, jobsOf, type Module } from './module.ts';
import { createContent } from './modules/content/index.ts';
import { createTotals } from './modules/totals/index.ts';
import { createJobs } from './plumbing/jobs/jobs.ts';
import { repositoryRoot } from './settings/paths.ts';
import { openBookTrading } from './wiring/book-trading.ts';
import { keepBrand } from './wiring/brand.ts';
import { createBreaksOf } from './wiring/breaks.ts';
import { createDemo } from './wiring/demo.ts';
import { createGames } from './wiring/games.ts';
import { type Ground, groundModule, openGround } from './wiring/ground.ts';
import { createPlayerLimits } from './wiring/limits.ts';
import { openMoney } from './wiring/money.ts';
import { openOffice } from './wiring/office.ts';
import { createPayments } from './wiring/payments.ts';
import { createPlayers } from './wiring/players.ts';
import { createPrizes } from './wiring/prizes.ts';
import { createProtection } from './wiring/protection.ts';
import { openServer } from './wiring/server.ts';
import { createWaitingList } from './wiring/waiting.ts';
import { createWords } from './wiring/words.ts';

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
  const money = await openMoney(ground, opening);
  const players = await createPlayers(ground, money);
  const { settings, log, clock, outbox, database } = ground;
  const { cases, incidents, compliance, markers, verification } = createProtection(ground, players);
  const cashier = createPayments(ground, money, players, { cases, compliance, verification }, incidents);
  const limits = createPlayerLimits(ground, money, cashier);
  const games = createGames(ground, money, players, incidents);
  const prizes = createPrizes(ground, money, players, games, incidents);
  const content = createContent({ pool: database.pool, clock, log });
  const brand = keepBrand(ground, content);
  const words = createWords(ground, players, { cases, content });
  const totals = createTotals({ pool: database.pool, clock, log });
  const [{ wallet }, { geo, identity, profile }, { jackpots, races }] = [money, players, prizes];
  const [{ activity, catalogue, suppliers, sports }, { marketing, messages, mail }] = [games, words];
  const bookTrading = openBookTrading(ground);
  const waiting = createWaitingList(ground, { cashier, suppliers, identity, bookTrading, compliance, verification });
  const office = await openOffice(ground, {
    ...{ officeDir, cashier, identity, profile, wallet, money, suppliers, messages, mail, cases, totals, waiting },
    ...{ activity, markers, compliance, verification, incidents, limits, catalogue, jackpots, races, bookTrading },
    ...{ content, marketing, brand, sms: players.sms, findGame: games.findGameName, supplierName: games.supplierName },
  });
  const breaks = createBreaksOf(ground, players, { cases, switches: office.switches });
  const demo = createDemo(ground, { ...{ wallet, identity, catalogue, messages, cases, office }, ...prizes });
  /** They start in this order and stop in the opposite one. */
  const modules = [
    groundModule(ground),
    money,
    ...[totals, activity, markers],
    geo,
    identity,
    profile,
    catalogue,
    content,
    marketing,
    incidents,
    verification,
    cashier,
    limits,
    suppliers,
    sports,
    bookTrading,
    jackpots,
    messages,
    mail,
    cases,
    races,
    office.mailings,
    office,
    breaks,
    demo,
  ] as const;
  const [handlers, jobs] = [handlersOf(modules), jobsOf(modules)];
  const http = await openServer(ground, {
    ...{ siteDir, handlers, money, cashier, waiting, content, brand, mailings: office.mailings, breaks },
    ...{ ...players, ...games, ...words },
  });
  const services: Module[] = [...modules, createJobs({ url: settings.databaseUrl, log }, jobs), http];
  return {
    ...{ server: http.server, office, clock, outbox, identity, wallet, cashier, catalogue, marketing, suppliers },
    ...{ jackpots, messages, mail, races, totals, incidents, bookTrading, content, jobs, demoWorlds: demo.worlds },
    ...{ markers, compliance, verification, breaks, waitingForOperator: waiting.waitingForOperator },
    stopNoticeMs: settings.drainNoticeMs,
    ...inOrder(services, opening),
  };
}
