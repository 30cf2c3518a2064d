import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import { carrySuspense } from './carry-suspense.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { reportPause } from './check-schedule.ts';
import { isAgreedFailure } from './deposit-rules.ts';
import { railOf } from './method-rules.ts';
import type { Receipt } from './payment-port.ts';
import { findAccountOwner } from './store/own-accounts.ts';
import { findPayment } from './store/payments.ts';
import { dismissReport, noteReportFailure, postponeReport, type ReceivedRow } from './store/received.ts';
import { insertReceivedEvent, lockStray, markUnallocated } from './store/suspense.ts';
import { reportPayBill } from './take-pay-bill.ts';
import { takeReceipt } from './take-receipt.ts';
import { secondLookSeconds } from './withdrawal-rules.ts';

/**
 * Asks the gateway about money that no payment of ours stands for. As with every other money, only the answer counts, and two equal
 * definite failures end the question.
 */
export async function checkStray(deps: CashierDeps, report: ReceivedRow): Promise<void> {
  const { reference, view_name: viewName, provider_id: providerId } = report;
  assert(viewName !== null, 'money without a payment has a method to ask by');
  const gateway = deps.gateways.get(report.gateway);
  const rail = railOf(viewName);
  const outcome =
    gateway && rail ? await gateway.queryDeposit({ reference: reference ?? providerId, rail, providerId }) : undefined;
  if (outcome?.kind === 'succeeded') return takeStray(deps, report, outcome.receipt);
  if (outcome?.kind !== 'failed') return postponeReport(deps.pool, report, reportPause(report.attempts));
  if (isAgreedFailure(report, outcome.code)) return dismissReport(deps.pool, report);
  return noteReportFailure(deps.pool, report, { code: outcome.code, checkInSeconds: secondLookSeconds });
}

async function takeStray(deps: CashierDeps, report: ReceivedRow, receipt: Receipt): Promise<void> {
  const { gateway, provider_id: providerId } = report;
  // The gateway's own answer may name a deposit that its web hook did not.
  const own = await findPayment(deps.pool, { reference: receipt.reference, gateway });
  if (own?.direction === 'deposit') return takeReceipt(deps, own, receipt);
  if (receipt.amountMinor <= 0n) return dismissReport(deps.pool, report);
  const owner = await findAccountOwner(deps.pool, { gateway, reference: receipt.reference });
  if (owner !== undefined) {
    const { reference, amountMinor } = receipt;
    return reportPayBill(
      deps,
      { playerId: owner },
      {
        ...{ gateway, transid: providerId, utilityref: reference, amountMinor, viewName: report.view_name as string },
        step: { kind: 'own account', reference },
      },
    );
  }
  // The payer named a player after all, and the notification was lost or named another one.
  const player = receipt.payee === undefined ? undefined : await deps.playerByUserName(receipt.payee);
  if (player && receipt.payee !== undefined) {
    const money = { gateway, transid: providerId, utilityref: receipt.payee, amountMinor: receipt.amountMinor };
    return reportPayBill(deps, player, { ...money, viewName: report.view_name as string });
  }
  const unallocated = await inTransaction(deps.pool, async (transaction) => {
    const seen = await lockStray(transaction, { gateway, providerId });
    if (seen?.state !== 'reported') return undefined;
    await insertReceivedEvent(transaction, {
      ...{ id: deps.ids.next(), gateway, providerId, state: 'unallocated', by: 'gateway', note: receipt.reference },
    });
    // Accounts are in the brand's currency. Other money stands in none of them until an operator says what it is worth.
    return markUnallocated(transaction, seen, { receipt, isSuspended: receipt.currency === deps.currency });
  });
  if (!unallocated) return;
  deps.log.error({ gateway, transaction: providerId }, 'money came for an unknown user or reference');
  if (unallocated.suspense === 'entering') await carrySuspense(deps, unallocated);
}
