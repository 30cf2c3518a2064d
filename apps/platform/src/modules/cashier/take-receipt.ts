import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { carryOutMoney, depositKey } from './carry-out-money.ts';
import { carrySuspense } from './carry-suspense.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { type Doubt, judgeReceipt } from './deposit-rules.ts';
import { moveDeposit, openPayment } from './move-payment.ts';
import type { Receipt } from './payment-port.ts';
import { keepCard } from './saved-cards.ts';
import type { DepositRow } from './store/payment-row.ts';
import { findPayment, isPaymentOff, lockPayment } from './store/payments.ts';
import { isSessionTaken, lockReceived, type ReceivedRow, settleReceived } from './store/received.ts';

/** Should this process end before the wallet answered, the sweeper goes on from there. */
const moneySweepSeconds = 5;

/**
 * Takes money that the gateway confirmed when we asked. Each transaction is taken once, however often it is reported;
 * what it means is decided with the deposit locked.
 */
export async function takeReceipt(deps: CashierDeps, asked: DepositRow, told: Receipt): Promise<void> {
  const { gateway } = asked;
  // All transfers to a player's own account have the account's reference; the deposit stands for one of them.
  const isOfAccount = asked.step?.kind === 'own account' && asked.step.reference === told.reference;
  const receipt = isOfAccount ? { ...told, reference: asked.reference } : told;
  // The gateway's own word on what was paid for counts, not the question.
  const meant = receipt.reference === asked.reference ? asked : await findOwn(deps, asked, receipt);
  const settled = await inTransaction(deps.pool, async (transaction) => {
    const wanted = { gateway, providerId: receipt.providerId, paymentId: meant.id };
    const received = await lockReceived(transaction, wanted);
    if (received?.state !== 'reported' && received?.state !== 'dismissed') return undefined;
    const deposit = (await lockPayment(transaction, meant.id)) as DepositRow;
    return settle(deps, transaction, { received, deposit, receipt });
  });
  if (settled?.credited) await carryOutMoney(deps, settled.credited);
  if (settled?.suspended) await carrySuspense(deps, settled.suspended);
}

async function findOwn(deps: CashierDeps, asked: DepositRow, receipt: Receipt): Promise<DepositRow> {
  const own = await findPayment(deps.pool, { reference: receipt.reference, gateway: asked.gateway });
  return own?.direction === 'deposit' ? own : asked;
}

/** What the wallet has to do now: credit a deposit, or move money into the suspense account. */
interface Settled {
  credited?: DepositRow | undefined;
  suspended?: ReceivedRow | undefined;
}

async function settle(
  deps: CashierDeps,
  transaction: pg.PoolClient,
  { received, deposit, receipt }: { received: ReceivedRow; deposit: DepositRow; receipt: Receipt },
): Promise<Settled> {
  const payee = deposit.step?.kind === 'pay bill' ? deposit.step.payee : undefined;
  const { state, reference, currency, expires_at: expiresAt } = deposit;
  const hasMoney = deposit.received_kobo !== null;
  const { amountMinor, providerId, sessionId } = receipt;
  const isTaken = sessionId !== undefined && (await isSessionTaken(transaction, received, sessionId));
  const isOff = await isPaymentOff(transaction, { playerId: deposit.player_id, direction: 'deposit' });
  const standing = { state, reference, currency, expiresAt, payee, hasMoney, isSessionTaken: isTaken, isOff };
  const judgement = judgeReceipt(standing, receipt, deposit.now);
  const money = { amountMinor, currency: receipt.currency, sessionId: isTaken ? undefined : sessionId };
  // Accounts are in the deposit's currency. Other money stands in none of them until an operator says what it is worth.
  const inReview = { state: 'review', isSuspended: receipt.currency === currency, ...money } as const;
  switch (judgement.verdict) {
    case 'nothing':
      await settleReceived(transaction, received, { state: 'dismissed', paymentId: deposit.id, ...money });
      return {};
    case 'credit':
      await settleReceived(transaction, received, { state: 'accepted', paymentId: deposit.id, ...money });
      await keepCard(deps, transaction, { deposit, receipt });
      return {
        credited: await moveDeposit(deps, transaction, deposit, {
          event: 'money accepted',
          told: { by: 'gateway' },
          moneyDue: 'credit',
          moneyKey: depositKey(deposit.gateway, providerId),
          receivedMinor: amountMinor,
          providerRef: providerId,
          checkInSeconds: moneySweepSeconds,
        }),
      };
    case 'review': {
      const suspended = await settleReceived(transaction, received, { ...inReview, paymentId: deposit.id });
      await moveDeposit(deps, transaction, deposit, {
        event: 'money doubted',
        told: { by: 'gateway', note: judgement.doubt },
        receivedMinor: amountMinor,
        providerRef: providerId,
        note: noteOf(judgement.doubt),
        checkInSeconds: null,
      });
      return suspended.suspense ? { suspended } : {};
    }
    case 'beside': {
      const beside = await openBeside(deps, transaction, { deposit, receipt, doubt: judgement.doubt });
      const suspended = await settleReceived(transaction, received, { ...inReview, paymentId: beside });
      return suspended.suspense ? { suspended } : {};
    }
  }
}

async function openBeside(
  deps: CashierDeps,
  transaction: pg.PoolClient,
  { deposit, receipt, doubt }: { deposit: DepositRow; receipt: Receipt; doubt: Doubt },
): Promise<string> {
  const { id } = await openPayment(
    deps,
    transaction,
    {
      id: deps.ids.next(),
      playerId: deposit.player_id,
      direction: 'deposit',
      viewName: deposit.view_name,
      gateway: deposit.gateway,
      reference: `beside-${deposit.gateway}-${receipt.providerId}`,
      amountMinor: receipt.amountMinor,
      receivedMinor: receipt.amountMinor,
      currency: deposit.currency,
      state: 'review',
      note: noteOf(doubt),
      lifeSeconds: 0,
      checkInSeconds: null,
    },
    { by: 'gateway', note: `${doubt}, beside ${deposit.id}` },
  );
  return id;
}

function noteOf(doubt: Doubt): string {
  return `DEPOSIT_IN_REVIEW_${doubt.toUpperCase()}`;
}
