import { compareAboveLimit } from './above-limit.ts';
import type { ApprovalLimits } from './approval-rules.ts';
import type { createBanks } from './banks.ts';
import { readCallerFacts } from './caller-facts.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { readPayoutRules, tryPayoutRules } from './payout-rules.ts';
import { createBankRates, readFloat } from './read-float.ts';
import { readItemId } from './read-item-id.ts';
import { readPayment } from './read-payment.ts';
import { reconcile } from './reconcile.ts';
import { listAboveLimit } from './store/above-limit.ts';
import { findClaim } from './store/deposit-claims.ts';
import { listMethodSettings } from './store/methods.ts';
import { countWaitingForIncidents, findPayment, isPaymentOff, listRequested } from './store/payments.ts';
import {
  findPlayersByReference,
  listPlayerPayments,
  listSameCard,
  listSameDestination,
  sumPlayerPayments,
} from './store/player-payments.ts';
import { listWaitingPayments } from './store/waiting.ts';

type Banks = ReturnType<typeof createBanks>;

/** What the staff and other modules read of payments. */
export function officeReads(deps: CashierDeps, banks: Banks) {
  return {
    waitingForOperator: () => listWaitingPayments(deps.pool),
    /** Those of these ids alone. One that has moved on is not among them. */
    findWaiting: (ids: readonly string[]) => listWaitingPayments(deps.pool, ids),
    async findWithdrawal(id: string) {
      const payment = await findPayment(deps.pool, { id });
      if (payment?.direction !== 'withdraw') return undefined;
      const isOff = await isPaymentOff(deps.pool, { playerId: payment.player_id, direction: 'withdraw' });
      return { state: payment.state, amountMinor: payment.amount_kobo, isOff };
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
    listMethods: () => listMethodSettings(deps.pool),
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
    /** What arrived above a player's limits and is neither credited nor given back. */
    listAboveLimit: (playerId: bigint) => listAboveLimit(deps.pool, playerId),
    compareAboveLimit: () => compareAboveLimit(deps.pool),
    /** For questions to a caller who says to be the player. */
    callerFactsOf: (asked: { playerId: bigint; before: Date }) => readCallerFacts(deps, banks, asked),
    findClaim: (id: string) => findClaim(deps.pool, id),
    /** Each gateway's balance beside our account of it. */
    reconcile: () => Promise.all([...deps.gateways.values()].map((gateway) => reconcile(deps, gateway))),
  };
}
