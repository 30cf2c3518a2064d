import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Database } from '../../plumbing/db/database.ts';
import type { DoorLimit } from '../../plumbing/http/door-limit.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { PaymentSettings } from '../../settings/payments.ts';
import type { Wallet } from '../wallet/index.ts';
import { allocateMoney, returnMoney } from './allocate-money.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import { rejectWithdrawal } from './call-off-withdrawal.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { endClaim } from './end-claim.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { holdBack, holdPlayer } from './hold-back.ts';
import { type PayBillTokens, serveHooks } from './hooks.ts';
import { matchGateway } from './match-gateway.ts';
import { reconcile } from './reconcile.ts';
import { resolveReview } from './resolve-review.ts';
import { cashierRoutes } from './routes.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { resolveFinding } from './store/findings.ts';
import { countOverdue, findPayment, forgetRefusal, markSeen } from './store/payments.ts';
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

export { openGateways } from './gateways/open-gateways.ts';
export { maskedNumber } from './mask-destination.ts';
export { type Reconciliation, reconcile } from './reconcile.ts';
export { hasOpenDeposit } from './store/payments.ts';
export { listWaitingPayments } from './store/waiting.ts';

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
  raiseAlarm: CashierDeps['raiseAlarm'];
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
  return {
    handlers: cashierRoutes(deps),
    serveHooks: (app: FastifyInstance, limit?: DoorLimit) => serveHooks(app, deps, { tokens, limit }),
    jobs: [watch, match, forget],
    start: sweeper.start,
    stop: sweeper.stop,
    /** Takes up one batch of whatever is due, and says how much that was. */
    sweepOnce: sweeper.sweepOnce,

    /** For the operator. Each word is kept with who gave it, when and why. */
    waitingForOperator: () => listWaitingPayments(deps.pool),
    async findWithdrawal(id: string) {
      const payment = await findPayment(deps.pool, { id });
      if (payment?.direction !== 'withdraw') return undefined;
      return { state: payment.state, amountMinor: payment.amount_kobo };
    },
    /** A player's payments, for the office. */
    listPlayerPayments: (query: Parameters<typeof listPlayerPayments>[1]) => listPlayerPayments(deps.pool, query),
    sumPlayerPayments: (playerId: bigint) => sumPlayerPayments(deps.pool, playerId),
    findPlayersByReference: (text: string) => findPlayersByReference(deps.pool, text),
    listSameDestination: (playerId: bigint) => listSameDestination(deps.pool, playerId),
    listSameCard: (playerId: bigint) => listSameCard(deps.pool, playerId),
    approveWithdrawal: (word: Parameters<typeof approveWithdrawal>[1]) => approveWithdrawal(deps, word),
    rejectWithdrawal: (word: Parameters<typeof rejectWithdrawal>[1]) => rejectWithdrawal(deps, word),
    settleWithdrawal: (word: Parameters<typeof settleWithdrawal>[1]) => settleWithdrawal(deps, word),
    /** Holds a withdrawal back for a further reason, on top of those that it waits for already. */
    holdBack: (wait: Parameters<typeof holdBack>[1]) => holdBack(deps, wait),
    /** In the transaction of what it is held back for. */
    holdPlayer: (transaction: pg.PoolClient, wait: Parameters<typeof holdPlayer>[2]) =>
      holdPlayer(deps, transaction, wait),
    /** Has the wallet asked once more for what it refused. */
    retryMoney: (paymentId: string) => forgetRefusal(deps.pool, paymentId),
    /** Takes a pay-out that was paid after its failure, or a deposit that was charged back, off the list. */
    markSeen: (paymentId: string) => markSeen(deps.pool, paymentId),
    resolveReview: (word: Parameters<typeof resolveReview>[1]) => resolveReview(deps, word),
    /** Money for an unknown user or reference: it becomes a player's deposit, or goes back to its payer. */
    allocateMoney: (word: Parameters<typeof allocateMoney>[1]) => allocateMoney(deps, word),
    /** What becomes of a claim that no match settles: its money was credited in another way, or the gateway never had it. */
    endClaim: ({
      claimId,
      state,
      by,
      why,
    }: {
      claimId: string;
      state: 'credited' | 'rejected';
      by: string;
      why: string;
    }) => endClaim(deps, claimId, { state, paymentId: null, by: `operator:${by}`, reason: why }),
    /** Takes what the daily match found off the list, until it differs by another amount. */
    resolveFinding: (word: Parameters<typeof resolveFinding>[1]) => resolveFinding(deps.pool, word),
    /** Each gateway's balance beside our account of it. */
    reconcile: () => Promise.all([...deps.gateways.values()].map((gateway) => reconcile(matchDeps, gateway))),
    returnMoney: (word: Parameters<typeof returnMoney>[1]) => returnMoney(deps, word),
  };
}

export type Cashier = ReturnType<typeof createCashier>;
