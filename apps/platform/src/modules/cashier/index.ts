import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../plumbing/db/database.ts';
import type { DoorLimit } from '../../plumbing/http/door-limit.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { PaymentSettings } from '../../settings/payments.ts';
import type { Wallet } from '../wallet/index.ts';
import { createBanks } from './banks.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { cashierJobs } from './cashier-jobs.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { type PayBillTokens, serveHooks } from './hooks.ts';
import { officeReads } from './office-reads.ts';
import { operatorWords } from './operator-words.ts';
import { cashierRoutes } from './routes.ts';
import { createSweeper } from './sweeper.ts';

export { exportPayments } from './export-store.ts';
export { openGateways } from './gateways/open-gateways.ts';
export { compareNames, markWords, type NameComparison } from './holder-name/compare-names.ts';
export { matchHolderName } from './holder-name/match-holder-name.ts';
export { maskedNumber } from './mask-destination.ts';
export { type Reconciliation, reconcile } from './reconcile.ts';
export { countUnderWay, removeSavedCards } from './store/closing.ts';
export { hasOpenDeposit } from './store/payments.ts';
export { listTroubledPayments } from './store/troubled-payments.ts';
export { listWaitingPayments, type WaitingPayment } from './store/waiting.ts';

export interface CashierOptions {
  database: Database;
  ids: Ids;
  clock: Clock;
  log: Log;
  outbox: Pick<Outbox, 'record' | 'wake'>;
  wallet: Wallet;
  settings: PaymentSettings & { siteUrl: string };
  playerByUserName: CashierDeps['playerByUserName'];
  nameOf: CashierDeps['nameOf'];
  confirmPlayer: CashierDeps['confirmPlayer'];
  requireProvenNumber: CashierDeps['requireProvenNumber'];
  isOnNewDevice: CashierDeps['isOnNewDevice'];
  rankOf: CashierDeps['rankOf'];
  allowanceOf: CashierDeps['allowanceOf'];
  isIdentified: CashierDeps['isIdentified'];
  raiseAlarm: CashierDeps['raiseAlarm'];
  cases: CashierDeps['cases'];
  compliance: CashierDeps['compliance'];
  incidents: CashierDeps['incidents'];
  vault: CashierDeps['vault'];
  currency: string;
  /** How long a gateway may take to answer. */
  gatewayTimeoutMs?: number;
}

/** Payments in and out. */
export function createCashier(options: CashierOptions) {
  const { database, settings, gatewayTimeoutMs, ...rest } = options;
  const deps: CashierDeps = {
    ...rest,
    pool: database.pool,
    gateways: openGateways({ ...options, timeoutMs: gatewayTimeoutMs }),
    siteUrl: settings.siteUrl,
    cardLimits: settings.cardLimits,
    cardKey: settings.kudipal?.encryptionKey ?? '',
    approvalLimits: settings.approvalLimits,
    nameRules: settings.nameRules,
    textsDeposits: settings.textsDeposits,
    canPlayersCancel: settings.canPlayersCancel,
    sendWaits: settings.sendWaits,
    newDevice: settings.newDevice,
    wake: () => sweeper.wake(),
  };
  const sweeper = createSweeper(deps);
  const tokens: PayBillTokens = {
    ...(settings.selcom && { selcom: settings.selcom.c2bToken }),
    ...(settings.fasthub && { fasthub: settings.fasthub.c2bToken }),
  };
  return {
    handlers: cashierRoutes(deps),
    serveHooks: (app: FastifyInstance, limit?: DoorLimit) => serveHooks(app, deps, { tokens, limit }),
    jobs: cashierJobs(deps, settings),
    start: sweeper.start,
    stop: sweeper.stop,
    /** Takes up one batch of whatever is due, and says how much that was. */
    sweepOnce: sweeper.sweepOnce,
    ...officeReads(deps, createBanks(deps)),
    ...operatorWords(deps),
  };
}

export type Cashier = ReturnType<typeof createCashier>;
