import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Queryable } from '@harmattan/process/transaction';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Database } from '../../plumbing/db/database.ts';
import type { DoorLimit } from '../../plumbing/http/door-limit.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { PaymentSettings } from '../../settings/payments.ts';
import type { Wallet } from '../wallet/index.ts';
import { compareAboveLimit, returnAboveLimit } from './above-limit.ts';
import { allocateMoney, returnMoney } from './allocate-money.ts';
import type { ApprovalLimits } from './approval-rules.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import { createBanks } from './banks.ts';
import { rejectWithdrawal } from './call-off-withdrawal.ts';
import { readCallerFacts } from './caller-facts.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { endClaim } from './end-claim.ts';
import { endDeposit } from './end-deposit.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { holdBack, holdPlayer } from './hold-back.ts';
import { type PayBillTokens, serveHooks } from './hooks.ts';
import { markSeen } from './mark-seen.ts';
import { matchGateway } from './match-gateway.ts';
import type { OperatorWord } from './operator-word.ts';
import { payByHand } from './pay-by-hand.ts';
import { readPayoutRules, setPayoutRules, tryPayoutRules } from './payout-rules.ts';
import { createBankRates, readFloat } from './read-float.ts';
import { readItemId } from './read-item-id.ts';
import { readPayment } from './read-payment.ts';
import { reconcile } from './reconcile.ts';
import { resolveFinding } from './resolve-finding.ts';
import { resolveReview } from './resolve-review.ts';
import { retryPayment } from './retry-payment.ts';
import { cashierRoutes } from './routes.ts';
import { setMethod } from './set-method.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { chooseForHeld, listAboveLimit } from './store/above-limit.ts';
import { findClaim } from './store/deposit-claims.ts';
import { listMethodSettings } from './store/methods.ts';
import {
  countOverdue,
  countWaitingForIncidents,
  findPayment,
  isPaymentOff,
  listRequested,
  releaseWaiting,
  setPaymentsOff,
} from './store/payments.ts';
import {
  findPlayersByReference,
  listPlayerPayments,
  listSameCard,
  listSameDestination,
  sumPlayerPayments,
} from './store/player-payments.ts';
import { emptyClaimWords, emptyHookBodies, emptyPayoutAccounts } from './store/retention.ts';
import { listWaitingPayments } from './store/waiting.ts';
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

const overdueSeconds = 300;

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
  const banks = createBanks(deps);
  const sweeper = createSweeper(deps);
  const tokens: PayBillTokens = {
    ...(settings.selcom && { selcom: settings.selcom.c2bToken }),
    ...(settings.fasthub && { fasthub: settings.fasthub.c2bToken }),
  };
  const watch: Job = {
    name: 'watch-payments',
    every: '*/5 * * * *',
    async run() {
      const overdue = await countOverdue(deps.pool, overdueSeconds);
      if (overdue > 0) options.log.error({ overdue }, 'payments wait longer than they should: does the sweeper run?');
    },
  };
  const matchDeps = { ...deps, pool: database.pool };
  const match: Job = {
    name: 'match-gateways',
    every: '40 3 * * *',
    async run() {
      const matched = await Promise.allSettled(
        [...deps.gateways.values()].map((gateway) => matchGateway(matchDeps, gateway)),
      );
      const failed = matched.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      if (failed.length > 0) throw new AggregateError(failed, 'gateways were not matched');
    },
  };
  const forget: Job = {
    name: 'forget-payment-details',
    every: '55 4 * * *',
    async run() {
      await emptyHookBodies(database.pool, settings.retention);
      await emptyClaimWords(database.pool, settings.retention);
      await emptyPayoutAccounts(database.pool, settings.retention);
    },
  };
  const checkLimitMoney: Job = {
    name: 'check-above-limit',
    every: '20 * * * *',
    async run() {
      const { accountMinor, recordsMinor } = await compareAboveLimit(database.pool);
      if (accountMinor === recordsMinor) return;
      options.log.error({ accountMinor, recordsMinor }, 'suspense:limit differs from the records of it');
      throw new Error('suspense:limit differs from the records of it');
    },
  };
  return {
    handlers: cashierRoutes(deps),
    serveHooks: (app: FastifyInstance, limit?: DoorLimit) => serveHooks(app, deps, { tokens, limit }),
    jobs: [watch, match, forget, checkLimitMoney],
    start: sweeper.start,
    stop: sweeper.stop,
    /** Takes up one batch of whatever is due, and says how much that was. */
    sweepOnce: sweeper.sweepOnce,

    /** For the operator. Each word is kept with who gave it, when and why. */
    waitingForOperator: () => listWaitingPayments(deps.pool),
    /** Those of these ids alone. One that has moved on is not among them. */
    findWaiting: (ids: readonly string[]) => listWaitingPayments(deps.pool, ids),
    async findWithdrawal(id: string) {
      const payment = await findPayment(deps.pool, { id });
      if (payment?.direction !== 'withdraw') return undefined;
      const isOff = await isPaymentOff(deps.pool, { playerId: payment.player_id, direction: 'withdraw' });
      return { state: payment.state, amountMinor: payment.amount_kobo, isOff };
    },
    /** In the transaction of what turns it off or on. */
    setPaymentsOff: (db: Queryable, off: Parameters<typeof setPaymentsOff>[1]) => setPaymentsOff(db, off),
    /** An incident has ended before its time: what waited for it is sent now. */
    async releaseWaiting(incidentId: string): Promise<void> {
      await releaseWaiting(deps.pool, incidentId);
      sweeper.wake();
    },
    countWaitingForIncidents: () => countWaitingForIncidents(deps.pool),
    /** The banks that pay-outs go to. Undefined when their list cannot be had. */
    banks,
    /** A player's payments, for the office. */
    listPlayerPayments: (query: Parameters<typeof listPlayerPayments>[1]) => listPlayerPayments(deps.pool, query),
    sumPlayerPayments: (playerId: bigint) => sumPlayerPayments(deps.pool, playerId),
    findPlayersByReference: (text: string) => findPlayersByReference(deps.pool, text),
    listSameDestination: (playerId: bigint) => listSameDestination(deps.pool, playerId),
    listSameCard: (playerId: bigint) => listSameCard(deps.pool, playerId),
    payoutRules: () => readPayoutRules(deps),
    tryPayoutRules: (limits: ApprovalLimits) => tryPayoutRules(deps, limits),
    setPayoutRules: (word: Parameters<typeof setPayoutRules>[1]) => setPayoutRules(deps, word),
    listMethods: () => listMethodSettings(deps.pool),
    setMethod: (viewName: string, set: Parameters<typeof setMethod>[2]) => setMethod(deps, viewName, set),
    /** What each gateway has left to pay out, and how pay-outs to each bank go. */
    readFloat: () => readFloat(deps),
    readBankRates: createBankRates(deps),
    /** All that a decision on it needs. */
    readPayment: (id: string) => readPayment(deps, id),
    /** Those of these withdrawals that wait for a decision. */
    findRequested: (ids: string[]) => listRequested(deps.pool, ids),
    /** Undefined for an item that has a payment. */
    readStrayId(id: string) {
      const subject = readItemId(id);
      return subject && 'providerId' in subject ? subject : undefined;
    },
    approveWithdrawal: (word: Parameters<typeof approveWithdrawal>[1]) => approveWithdrawal(deps, word),
    rejectWithdrawal: (word: Parameters<typeof rejectWithdrawal>[1]) => rejectWithdrawal(deps, word),
    settleWithdrawal: (word: Parameters<typeof settleWithdrawal>[1]) => settleWithdrawal(deps, word),
    /** Holds a withdrawal back for a further reason, on top of those that it waits for already. */
    holdBack: (wait: Parameters<typeof holdBack>[1]) => holdBack(deps, wait),
    /** Marks a withdrawal as paid outside of its gateway. */
    payByHand: (word: Parameters<typeof payByHand>[1]) => payByHand(deps, word),
    /** Has the gateway or the wallet asked now, also for what the wallet refused. */
    retryPayment: (word: Parameters<typeof retryPayment>[1]) => retryPayment(deps, word),
    /** A deposit whose gateway does not answer: no money came. */
    endDeposit: (word: Parameters<typeof endDeposit>[1]) => endDeposit(deps, word),
    /** In the transaction of what it is held back for. */
    holdPlayer: (transaction: pg.PoolClient, wait: Parameters<typeof holdPlayer>[2]) =>
      holdPlayer(deps, transaction, wait),
    /** What arrived above a player's limits and is neither credited nor given back. */
    listAboveLimit: (playerId: bigint) => listAboveLimit(deps.pool, playerId),
    /** The player's word on it. False where there is none, or where it is on its way. */
    async chooseForHeld(chosen: Parameters<typeof chooseForHeld>[1]): Promise<boolean> {
      const isChosen = await chooseForHeld(deps.pool, chosen);
      sweeper.wake();
      return isChosen;
    },
    /** An operator gave back what the player wanted back. */
    returnAboveLimit: (word: Parameters<typeof returnAboveLimit>[1]) => returnAboveLimit(deps, word),
    compareAboveLimit: () => compareAboveLimit(deps.pool),
    /** Takes a pay-out that was paid after its failure, or a deposit that was charged back, off the list. */
    markSeen: (word: Parameters<typeof markSeen>[1]) => markSeen(deps, word),
    resolveReview: (word: Parameters<typeof resolveReview>[1]) => resolveReview(deps, word),
    /** Money for an unknown user or reference: it becomes a player's deposit, or goes back to its payer. */
    allocateMoney: (word: Parameters<typeof allocateMoney>[1]) => allocateMoney(deps, word),
    /** For questions to a caller who says to be the player. */
    callerFactsOf: (asked: { playerId: bigint; before: Date }) => readCallerFacts(deps, banks, asked),
    findClaim: (id: string) => findClaim(deps.pool, id),
    /** What becomes of a claim that no match settles: its money was credited in another way, or the gateway never had it. */
    endClaim: ({
      claimId,
      state,
      by,
      why,
      ...word
    }: OperatorWord & { claimId: string; state: 'credited' | 'rejected' }) =>
      endClaim(deps, claimId, { state, paymentId: null, by: `operator:${by}`, reason: why, word }),
    /** Takes what the daily match found off the list, until it differs by another amount. */
    resolveFinding: (word: Parameters<typeof resolveFinding>[1]) => resolveFinding(deps, word),
    /** Each gateway's balance beside our account of it. */
    reconcile: () => Promise.all([...deps.gateways.values()].map((gateway) => reconcile(matchDeps, gateway))),
    returnMoney: (word: Parameters<typeof returnMoney>[1]) => returnMoney(deps, word),
  };
}

export type Cashier = ReturnType<typeof createCashier>;
