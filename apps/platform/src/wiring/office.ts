import { closeHttpServer } from '@harmattan/process/http-server';
import { inOrder } from '@harmattan/process/in-order';
import type { FastifyInstance } from 'fastify';
import { demoStaff, knownSecret } from '../demo/staff/demo-staff.ts';
import type { Module } from '../module.ts';
import { createAdjustments } from '../modules/adjustments/index.ts';
import { createApprovals } from '../modules/approvals/index.ts';
import { type Audit, createAudit } from '../modules/audit/index.ts';
import type { BookTrading } from '../modules/book-trading/index.ts';
import type { Cases } from '../modules/cases/index.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import type { Content } from '../modules/content/index.ts';
import type { Dormancy } from '../modules/dormancy/index.ts';
import type { Incidents } from '../modules/incidents/index.ts';
import type { Limits } from '../modules/limits/index.ts';
import { createMailings, type Mailings } from '../modules/mailings/index.ts';
import type { Markers } from '../modules/markers/index.ts';
import { createNotes } from '../modules/notes/index.ts';
import { createRegulator } from '../modules/regulator/index.ts';
import { findByFormerNumber } from '../modules/rights/index.ts';
import { createStaff, type StaffDoor } from '../modules/staff/index.ts';
import { type ApplySwitch, createSwitches, type Switches, type SwitchName } from '../modules/switches/index.ts';
import type { Taxes } from '../modules/taxes/index.ts';
import type { Totals } from '../modules/totals/index.ts';
import type { Verification } from '../modules/verification/index.ts';
import type { Waiting } from '../modules/waiting/index.ts';
import { createWorkClaims } from '../modules/work-claims/index.ts';
import { openDesks } from '../office/desks.ts';
import { listUntold } from '../office/list-untold.ts';
import { watchChanges } from '../office/live/watch-changes.ts';
import type { OfficeDeps } from '../office/office-deps.ts';
import { createOfficeServer } from '../office/office-server.ts';
import { runAsTwo, type TradingRunner } from '../office/trading/run-as-two.ts';
import { createVault } from '../plumbing/vault.ts';
import type { BrandKeeper } from './brand.ts';
import type { Games } from './games.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Payments } from './payments.ts';
import type { Players } from './players.ts';
import type { Prizes } from './prizes.ts';
import type { Words } from './words.ts';

interface OfficeDoors {
  activity: Games['activity'];
  markers: Markers;
  cashier: Payments;
  identity: Players['identity'];
  profile: Players['profile'];
  wallet: Money['wallet'];
  suppliers: Games['suppliers'];
  catalogue: Games['catalogue'];
  jackpots: Prizes['jackpots'];
  races: Prizes['races'];
  cases: Cases;
  compliance: Compliance;
  dormancy: Dormancy;
  messages: Words['messages'];
  sms: Players['sms'];
  mail: Words['mail'];
  totals: Totals;
  waiting: Waiting;
  incidents: Incidents;
  verification: Verification;
  limits: Limits;
  bookTrading: BookTrading;
  taxes: Taxes;
  content: Content;
  brand: BrandKeeper;
  marketing: Words['marketing'];
  supplierName: OfficeDeps['supplierName'];
  findGameName: OfficeDeps['findGame'];
  money: Pick<Money, 'setExcludedUntil'>;
}

export interface OfficeDoor {
  server: FastifyInstance;
  staff: StaffDoor;
  switches: Switches;
  audit: Pick<Audit, 'record'>;
  /** What a trader does, for members who work without a page. */
  trading: TradingRunner;
}

/** Where the operator runs the house: its staff, its audit, its desks, and the server of its own origin. */
export async function openOffice(
  ground: Ground,
  { officeDir, ...doors }: OfficeDoors & { officeDir: string },
): Promise<Module & OfficeDoor & { mailings: Mailings }> {
  const { settings, database, clock, ids, random, log } = ground;
  const { pool } = database;
  const { identity, wallet } = doors;
  const vault = createVault({ keys: settings.secretsKeys, random });
  const staff = createStaff({ pool, clock, ids, random, vault, passwords: identity.passwords });
  const audit = createAudit({ pool, clock, log });
  const approvals = createApprovals({ pool, ids });
  const adjustments = createAdjustments({ pool, clock, log, approvals, wallet });
  const switches = createSwitches({
    ...{ pool, ids, outbox: ground.outbox },
    apply: switchApplications(doors),
  });
  const mailings = openMailings(ground, doors, switches);
  const deps: OfficeDeps = {
    ...{ pool, clock, random, staff, audit, approvals, adjustments, switches, mailings, ...doors },
    siteUrl: settings.siteUrl,
    findByFormerNumber: (beginning) => findByFormerNumber(pool, beginning),
    information: ground.information,
    findGame: doors.findGameName,
    filedBrand: doors.brand.filedBody,
    brandProblems: doors.brand.problemsOf,
    notes: createNotes({ pool }),
    regulator: createRegulator({ pool }),
    workClaims: createWorkClaims({ pool }),
    twoPersonPayoutMinor: settings.office.twoPersonPayoutMinor,
    numberChangeWaitSeconds: settings.office.numberChangeWaitSeconds,
  };
  const watch = watchChanges({ ...deps, bus: ground.bus, log });
  let isDraining = false;
  const server = await createOfficeServer({
    ...{ settings, handlers: openDesks(deps), staff, audit, log, ids, officeDir, clock, watch },
    page: doors.brand.pageOf(officeDir, ({ name, currency, logo }) => ({ name, currency, logo }), {
      withRegions: true,
    }),
    admit: identity.admit,
    isDraining: () => isDraining,
  });
  serveArt(server, doors);
  return {
    server,
    staff,
    switches,
    audit,
    trading: runAsTwo(deps),
    mailings,
    jobs: staff.jobs,
    work: inOrder([audit, adjustments]),
    async start() {
      if (settings.demo) await openDemoStaff(staff);
      if (settings.mode === 'live') await warnOfUntold(deps, { log, settings });
      if (settings.process.role === 'jobs') return;
      await server.listen({ host: settings.office.host, port: settings.office.port });
    },
    async stop() {
      isDraining = true;
      watch.stop();
      await closeHttpServer(server, clock);
    },
  };
}

function openMailings(
  { settings, database, clock, ids, log, outbox }: Ground,
  { messages, sms, identity, profile }: OfficeDoors,
  switches: Switches,
): Mailings {
  return createMailings({
    ...{ pool: database.pool, clock, ids, log, outbox, messages, sms, switches },
    rules: settings.marketing,
    playerByUserName: identity.playerByUserName,
    languageOf: identity.languageOf,
    setTexts: profile.setTexts,
  });
}

/** What a preview shows, as the site has it. */
function serveArt(server: FastifyInstance, { content, brand, marketing }: OfficeDoors): void {
  content.serveUploads(server);
  brand.serveStyles(server);
  marketing.serveBanners(server);
}

/** What the office must still be told. It keeps nothing from starting: a first member is opened while it runs. */
async function warnOfUntold(deps: OfficeDeps, { log, settings }: Pick<Ground, 'log' | 'settings'>): Promise<void> {
  const untold = await listUntold(deps, settings.office);
  if (untold.length > 0) log.warn({ untold }, 'the office must still be told');
}

/** Each switch counts in the module that it is about. */
function switchApplications({ cashier, identity, messages, money }: OfficeDoors): Record<SwitchName, ApplySwitch> {
  const simply =
    (apply: (...asked: Parameters<ApplySwitch>) => Promise<void>): ApplySwitch =>
    async (transaction, off) => {
      await apply(transaction, off);
      return undefined;
    };
  return {
    'sign-in': identity.turnOffSignIn,
    deposit: simply((transaction, off) => cashier.setPaymentsOff(transaction, { ...off, direction: 'deposit' })),
    play: simply((transaction, { playerId, until }) => money.setExcludedUntil(playerId, until, transaction)),
    withdraw: simply((transaction, off) => cashier.setPaymentsOff(transaction, { ...off, direction: 'withdraw' })),
    marketing: simply(messages.setMarketingOff),
  };
}

/** Those who are missing: to hash the passwords of all of them would hold up every start. */
async function openDemoStaff(staff: StaffDoor): Promise<void> {
  const known = new Set((await staff.listMembers()).map(({ user_name }) => user_name));
  for (const member of demoStaff) {
    if (!known.has(member.userName)) await staff.openMember({ ...member, secret: knownSecret });
  }
}
