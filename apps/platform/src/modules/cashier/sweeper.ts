import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import { advanceAboveLimit } from './above-limit.ts';
import { advanceReceived } from './advance-received.ts';
import { approveIfSmall } from './approve-withdrawal.ts';
import { carryOutMoney } from './carry-out-money.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { checkClaim } from './check-claim.ts';
import { checkDeposit } from './check-deposit.ts';
import { checkWithdrawal } from './check-withdrawal.ts';
import { type GatewayName, gatewayNames } from './payment-port.ts';
import { sendWithdrawal } from './send-withdrawal.ts';
import { claimDueAboveLimit, hasDueAboveLimit } from './store/above-limit.ts';
import { claimDueClaims, hasDueClaims } from './store/deposit-claims.ts';
import type { DepositRow, PaymentRow, WithdrawalRow } from './store/payment-row.ts';
import { claimDuePayments, hasDuePayments, hastenPayment, postponePayment } from './store/payments.ts';
import { claimDueReports, hasDueReports } from './store/received.ts';

/** A few at a time, several times at once: what waits for a silent gateway keeps only the others of its handful waiting. */
const claimMax = 5;
const lanesMax = 6;
/** Longer than all that is done with one payment, so that two processes never work on the same. */
const leaseSeconds = 90;
const everyMs = 2_000;

/**
 * Takes up whatever stayed on the way: money that the wallet has not moved yet, payments whose gateway has to be asked,
 * withdrawals to send. Any number of processes may sweep at once. Each gateway's payments are swept by themselves, so that
 * one that does not answer holds up its own only.
 */
export function createSweeper(deps: CashierDeps) {
  const { clock, log } = deps;
  const onError = (error: unknown) => log.error({ err: error }, 'a sweep failed');
  const lines = gatewayNames.map((gateway) =>
    createDueWorker({
      ...{ pool: deps.pool, clock, lanesMax, everyMs, onError },
      isDue: sql`${hasDueReports(gateway)} or ${hasDuePayments(gateway)} or ${hasDueClaims(gateway)} or ${hasDueAboveLimit(gateway)}`,
      runNext: (onFound) => sweepSafely(gateway, onFound),
    }),
  );

  /** A handful of a gateway's. Says how much was due. */
  async function sweepGateway(gateway: GatewayName, onFound = () => {}): Promise<number> {
    const claim = { gateway, limit: claimMax, leaseSeconds };
    const reports = await claimDueReports(deps.pool, claim);
    if (reports.length > 0) onFound();
    await Promise.all(
      reports.map((report) => guarded({ transaction: report.provider_id }, advanceReceived(deps, report))),
    );
    const payments = await claimDuePayments(deps.pool, claim);
    if (payments.length > 0) onFound();
    const goOn = (payment: PaymentRow) => guarded({ payment: payment.id }, advance(deps, payment));
    await Promise.all([
      ...payments.filter((one) => !hasWaited(one)).map(goOn),
      inTurn(payments.filter(hasWaited), goOn),
    ]);
    const claims = await claimDueClaims(deps.pool, claim);
    if (claims.length > 0) onFound();
    await Promise.all(claims.map((one) => guarded({ claim: one.id }, checkClaim(deps, one))));
    const held = await claimDueAboveLimit(deps.pool, claim);
    if (held.length > 0) onFound();
    await Promise.all(held.map((one) => guarded({ payment: one.payment_id }, advanceAboveLimit(deps, one))));
    return reports.length + payments.length + claims.length + held.length;
  }

  async function sweepSafely(gateway: GatewayName, onFound: () => void): Promise<boolean> {
    try {
      return (await sweepGateway(gateway, onFound)) > 0;
    } catch (error) {
      deps.log.error({ err: error, gateway }, 'the payments that are due could not be read');
      return false;
    }
  }

  /** One that fails leaves the others alone, and is taken up again when its lease is over. */
  async function guarded(what: object, work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      deps.log.error({ err: error, ...what }, 'a payment could not be taken further');
    }
  }

  return {
    async sweepOnce(): Promise<number> {
      const swept = await Promise.all(gatewayNames.map((gateway) => sweepGateway(gateway)));
      return swept.reduce((sum, count) => sum + count, 0);
    },
    wake() {
      for (const line of lines) line.wake();
    },
    start() {
      for (const line of lines) line.start();
    },
    async stop() {
      await Promise.all(lines.map((line) => line.stop()));
    },
  };
}

/** For the end of an incident. Those are sent one after the other, in the order in which they were asked for. */
function hasWaited({ state, waits_for_incident }: PaymentRow): boolean {
  return state === 'approved' && waits_for_incident !== null;
}

async function inTurn(payments: PaymentRow[], goOn: (payment: PaymentRow) => Promise<void>): Promise<void> {
  for (const payment of payments) await goOn(payment);
}

async function advance(deps: CashierDeps, payment: PaymentRow): Promise<void> {
  if (payment.money_due) {
    const outcome = await carryOutMoney(deps, payment);
    // Perhaps a web hook had us look, and what it tells of came after the state whose money was still due.
    if (outcome === 'done' && payment.direction === 'withdraw') await hastenPayment(deps.pool, payment.id);
    return;
  }
  return payment.direction === 'deposit' ? advanceDeposit(deps, payment) : advanceWithdrawal(deps, payment);
}

async function advanceDeposit(deps: CashierDeps, deposit: DepositRow): Promise<void> {
  const isSettled = ['succeeded', 'review', 'charged_back'].includes(deposit.state);
  return isSettled ? postponePayment(deps.pool, deposit, null) : checkDeposit(deps, deposit);
}

async function advanceWithdrawal(deps: CashierDeps, withdrawal: WithdrawalRow): Promise<void> {
  switch (withdrawal.state) {
    case 'requested':
      await approveIfSmall(deps, withdrawal);
      return;
    case 'approved':
      return sendWithdrawal(deps, withdrawal);
    case 'sending':
    case 'sent_unknown':
    case 'pending':
    // A bank can give back what it had taken, and a gateway can change its word: it is asked again.
    case 'paid':
    case 'failed':
    case 'returned':
    case 'paid_after_failure':
      return checkWithdrawal(deps, withdrawal);
    default:
      return postponePayment(deps.pool, withdrawal, null);
  }
}
