import { join } from 'node:path';
import { calls } from '@harmattan/contract';
import { type Clock, movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { readTestClock } from '@harmattan/plumbing/test-clock';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createCashier } from './modules/cashier/index.ts';
import { createCatalogue } from './modules/catalogue/index.ts';
import { createGate } from './modules/gate/index.ts';
import { createGeo, geoAttribution } from './modules/geo/index.ts';
import { createIdentity } from './modules/identity/index.ts';
import { createInformation } from './modules/information/index.ts';
import { createJackpots, listWaitingJackpots } from './modules/jackpot/index.ts';
import { createMail } from './modules/mail/index.ts';
import { createMarketing } from './modules/marketing/index.ts';
import { createMessages } from './modules/messages/index.ts';
import { createProfile } from './modules/profile/index.ts';
import { createRaces, listWaitingRaces } from './modules/races/index.ts';
import { createSms } from './modules/sms/index.ts';
import { onlyToProven } from './modules/sms/only-to-proven.ts';
import { tellOfSecurity } from './modules/sms/tell-of-security.ts';
import { tellOfWithdrawals } from './modules/sms/tell-of-withdrawals.ts';
import { providerName as bookName, createSports } from './modules/sports/index.ts';
import { createSuppliers } from './modules/suppliers/index.ts';
import { addWaitingMetrics, createWaiting } from './modules/waiting/index.ts';
import { createWallet, hasMovedMoney } from './modules/wallet/index.ts';
import { pruneAttempts } from './plumbing/attempts/attempts.ts';
import { networkOf } from './plumbing/attempts/network-of.ts';
import { createLocalBus } from './plumbing/bus.ts';
import { openDatabase } from './plumbing/db/database.ts';
import { findModeProblem } from './plumbing/db/recorded-mode.ts';
import { readPage } from './plumbing/http/page.ts';
import { createServer } from './plumbing/http/server.ts';
import { serveTestClock } from './plumbing/http/test-clock.ts';
import { startJobs } from './plumbing/jobs/jobs.ts';
import { createOutbox } from './plumbing/outbox/outbox.ts';
import { readBrand } from './settings/brand.ts';
import { type Settings, SettingsError } from './settings/index.ts';
import { repositoryRoot } from './settings/paths.ts';
import { currencyProblems } from './settings/payments.ts';

const defaultSiteDir = join(repositoryRoot, 'apps/site/dist');
/** Every game that the stand-ins can play. */
const sandboxGames = join(repositoryRoot, 'brand/sandbox-games.json');
const sandboxPromotions = join(repositoryRoot, 'brand/promotions.json');

export interface PlatformOptions {
  settings: Settings & { databaseUrl: string };
  log: FastifyBaseLogger;
  siteDir?: string;
}

/** The whole server, wired. Everything that a module needs reaches it from here. */
export async function createPlatform({ settings, log, siteDir = defaultSiteDir }: PlatformOptions) {
  const brand = readBrand({ file: settings.brandFile, mode: settings.mode });
  const problems = settings.mode === 'live' ? currencyProblems(settings.payments, brand.currency) : [];
  if (problems.length > 0) throw new SettingsError(problems);
  const information = createInformation({ dir: settings.pagesDir, mode: settings.mode, brand });
  const clock = movableClock(systemClock);
  const ids = createIds({ clock, random: systemRandom });
  const database = openDatabase({
    url: settings.databaseUrl,
    connectionsMax: settings.databaseConnectionsMax,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  });
  const modeProblem = await findModeProblem(database.pool, settings.mode);
  if (modeProblem !== undefined) {
    await database.close();
    throw new SettingsError([modeProblem]);
  }
  const bus = createLocalBus({ log });
  const outbox = createOutbox({ database, clock, ids, log });
  const smsGateway = createSms({ settings: settings.sms, log });
  const geo = await createGeo(settings);
  const money = createWallet({
    database,
    url: settings.databaseUrl,
    settings: settings.wallet,
    clock,
    ids,
    bus,
    log,
    currency: brand.currency,
  });
  const otherCurrency = await money.findOtherCurrency();
  if (otherCurrency !== undefined) {
    await money.close();
    await database.close();
    throw new SettingsError([
      `BRAND_FILE: the brand's currency is ${brand.currency}, but there are accounts in ${otherCurrency}`,
    ]);
  }
  const identity = await createIdentity({
    database,
    clock,
    log,
    bus,
    ids,
    outbox,
    random: systemRandom,
    sendSms: smsGateway.send,
    balanceOf: async (playerId) => (await money.wallet.balance(playerId)).availableKobo,
    isFunded: async (playerId) =>
      (await hasMovedMoney(database.pool, playerId)) || (await cashier.hasOpenDeposit(playerId)),
    raiseSessionEpoch: money.raiseSessionEpoch,
    secretsKeys: settings.secretsKeys,
    brandName: brand.name,
    country: brand.country,
    countryDigits: brand.countryPrefix.slice(1),
    currency: brand.currency,
    passwordLengthMin: settings.passwordLengthMin,
    signInFailuresAlarm: settings.signInFailuresAlarm,
    signInHistoryDays: settings.signInHistoryDays,
    idleDaysMax: settings.accountIdleDays,
    sessionDaysMax: settings.sessionDaysMax,
  });
  // Codes go out by the gateway itself, and every other text through this.
  const sms = onlyToProven(smsGateway, identity.mayBeTexted);
  const profile = createProfile({
    database,
    clock,
    ageMin: settings.ageMin,
    identityOf: identity.identityOf,
  });
  const gate = createGate({
    settings: { ...settings, countries: settings.countries ?? [brand.country] },
    countryOf: geo.countryOf,
    ageOf: profile.ageOf,
  });
  const cashier = createCashier({
    database,
    ids,
    clock,
    log,
    outbox,
    wallet: money.wallet,
    settings: { ...settings.payments, siteUrl: settings.siteUrl },
    playerByUserName: identity.playerByUserName,
    nameOf: profile.nameOf,
    confirmPlayer: identity.confirmPlayer,
    requireProvenNumber: identity.requireProvenNumber,
    isOnNewDevice: identity.isOnNewDevice,
    rankOf: identity.rankOf,
    raiseAlarm: identity.raiseAlarm,
    currency: brand.currency,
  });
  const marketing = createMarketing({
    database,
    ids,
    log,
    outbox,
    shippedFile: settings.mode === 'sandbox' ? sandboxPromotions : undefined,
  });
  const catalogue = createCatalogue({
    database,
    clock,
    log,
    shippedFile: settings.mode === 'sandbox' ? sandboxGames : undefined,
  });
  const suppliers = createSuppliers({
    database,
    clock,
    ids,
    random: systemRandom,
    bus,
    log,
    wallet: money.wallet,
    settings: settings.suppliers,
    currency: brand.currency,
    mayOverdraw: settings.sportsOverdraft,
    country: brand.country,
    siteUrl: settings.siteUrl,
    epochOfSession: identity.epochOfSession,
    userNameOf: async (playerId) => (await identity.identityOf(playerId)).userName,
    findGame: catalogue.findGame,
    providerName: catalogue.providerName,
    bookName,
    markPlayed: catalogue.markPlayed,
  });
  const sports = createSports({
    settings: settings.suppliers,
    widgetOrigin: settings.widget?.origin,
    ...suppliers,
  });
  const jackpots = createJackpots({
    database,
    clock,
    ids,
    log,
    wallet: money.wallet,
    demo: settings.demoJackpots,
  });
  const races = createRaces({
    database,
    clock,
    random: systemRandom,
    log,
    wallet: money.wallet,
    games: catalogue,
    currency: brand.currency,
    countryDigits: brand.countryPrefix.slice(1),
    userNameOf: async (playerId) => (await identity.identityOf(playerId)).userName,
    demo: settings.demoRaces ? { openAccounts: identity.openLockedAccounts, findGame: catalogue.findGame } : undefined,
  });
  const messages = createMessages({
    database,
    clock,
    bus,
    log,
    outbox,
    brandName: brand.name,
    demo: settings.demoOperator,
  });
  const mail = createMail({
    database,
    clock,
    ids,
    log,
    settings: settings.mail,
    senderName: brand.name,
    networkOf,
    addresses: {
      Support: brand.supportEmail,
      Affiliates: brand.affiliatesEmail ?? brand.supportEmail,
      Marketing: brand.marketingEmail ?? brand.supportEmail,
    },
  });
  tellOfSecurity({ outbox, sms });
  tellOfWithdrawals({ outbox, sms });

  const waiting = createWaiting([
    cashier.waitingForOperator,
    () => listWaitingJackpots(database.pool),
    () => listWaitingRaces(database.pool),
    suppliers.waitingForOperator,
    identity.waitingForOperator,
  ]);

  /** First `/readyz` says no, so that a proxy looks elsewhere. Calls are refused only when it has had the time to. */
  const leaving = { isAnnounced: false, isRefusing: false };
  const server = await createServer({
    settings,
    siteDir,
    page: readPage({
      siteDir,
      pageData: {
        mode: settings.mode,
        brand: { ...brand, geoAttribution, passwordLengthMin: settings.passwordLengthMin },
      },
    }),
    log,
    ids,
    calls,
    handlers: {
      ...geo.handlers,
      ...identity.handlers,
      ...marketing.handlers,
      ...profile.handlers,
      ...money.handlers,
      ...cashier.handlers,
      ...catalogue.handlers,
      ...suppliers.handlers,
      ...sports.handlers,
      ...jackpots.handlers,
      ...messages.handlers,
      ...mail.handlers,
      ...races.handlers,
    },
    authenticate: identity.authenticate,
    askGate: gate.ask,
    admit: identity.admit,
    stream: { clock, bus, balanceOf: (playerId) => money.wallet.balance(playerId), unreadOf: messages.unreadOf },
    hasNoRoom: money.isFull,
    addMetrics(registry) {
      addWaitingMetrics(registry, { waiting, clock });
      identity.addMetrics(registry);
    },
    isDraining: () => leaving.isRefusing,
    async notReady() {
      return [...(leaving.isAnnounced ? ['draining'] : []), ...((await database.isReachable()) ? [] : ['database'])];
    },
  });
  await cashier.serveHooks(server, settings);
  await suppliers.serveWires(server, settings);
  catalogue.serveTiles(server);
  marketing.serveBanners(server);
  information.servePages(server);
  if (settings.testClock) serveTestClock(server, { clock, pool: database.pool });

  const jobs = [
    outbox.prune,
    pruneAttempts(database.pool),
    ...mail.jobs,
    ...identity.jobs,
    ...money.jobs,
    ...cashier.jobs,
    ...suppliers.jobs,
    ...marketing.jobs,
  ];
  let running: Awaited<ReturnType<typeof startJobs>> | undefined;
  return {
    server,
    clock,
    outbox,
    identity,
    wallet: money.wallet,
    cashier,
    catalogue,
    marketing,
    suppliers,
    jackpots,
    messages,
    mail,
    races,
    jobs,
    waitingForOperator: waiting.waitingForOperator,
    async start() {
      if (settings.testClock) clock.setOffset(await readTestClock(database.pool));
      if (settings.demo) await identity.addDemoPlayers();
      await catalogue.start();
      await marketing.start();
      running = await startJobs({ url: settings.databaseUrl, log }, jobs);
      outbox.start();
      cashier.start();
      jackpots.start();
      messages.start();
      mail.start();
      races.start();
      await server.listen({ host: settings.host, port: settings.port });
    },
    stopNoticeMs: settings.drainNoticeMs,
    /** Announces that it leaves, then refuses new calls and ends the streams, answers what it has accepted, and lets go of everything. */
    async stop() {
      if (leaving.isAnnounced) return;
      leaving.isAnnounced = true;
      await clock.sleep(settings.drainNoticeMs);
      leaving.isRefusing = true;
      await closeServer(server, clock);
      await running?.stop();
      await cashier.stop();
      await races.stop();
      await jackpots.stop();
      await messages.stop();
      await mail.stop();
      await catalogue.stop();
      await outbox.stop();
      await money.close();
      bus.close();
      await database.close();
    },
  };
}

const idleLookMs = 50;

/** A request that is answered during the close leaves its connection open; without this it stays open until it times out. */
async function closeServer(server: FastifyInstance, clock: Clock): Promise<void> {
  const stopLooking = clock.every(
    idleLookMs,
    () => server.server.closeIdleConnections(),
    (error) => server.log.warn({ err: error }, 'idle connections could not be closed'),
  );
  await server.close();
  stopLooking();
}
