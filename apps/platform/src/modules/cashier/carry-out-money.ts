import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { type Answer, type HouseAccount, keyOf, WalletBusy, WalletUnavailable } from '../wallet/index.ts';
import { aboveLimitNote, advanceAboveLimit, readAbove } from './above-limit.ts';
import { suspenseOf } from './carry-suspense.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { latePayoutPause, moneyPause } from './check-schedule.ts';
import { findUnplayed } from './find-unplayed.ts';
import { sendWaitsOf } from './hold-back.ts';
import { moveWithdrawal, withLocked } from './move-payment.ts';
import type { GatewayName } from './payment-port.ts';
import { type AboveLimitRow, insertAboveLimit } from './store/above-limit.ts';
import type { MoneyDue, PaymentRow } from './store/payment-row.ts';
import { findPayment, noteRefusal, postponePayment, updatePayment } from './store/payments.ts';
import { addSendWait } from './store/send-waits.ts';
import { markCredited } from './store/suspense.ts';
import { tellOfPayment } from './tell-of-payment.ts';
import { tellOfWithdrawal } from './tell-of-withdrawal.ts';
import { isGivenBack } from './withdrawal-rules.ts';

/** Why nothing was set aside, where the wallet found the session ended. */
export const sessionEndedNote = 'SESSION_HAD_ENDED';

export function depositKey(gateway: GatewayName, providerId: string): string {
  return keyOf({ source: gateway, class: 'deposit', id: providerId });
}

export function withdrawalKey(paymentId: string, command: 'hold' | 'post' | 'void' | 'reverse'): string {
  return keyOf({ source: 'cashier', class: `withdrawal-${command}`, id: paymentId });
}

/** A gateway may change its word several times, so each debit after a failure has a key of its own, kept with the payment. */
export function newDebitKey(deps: CashierDeps): string {
  return keyOf({ source: 'cashier', class: 'withdrawal-debit', id: deps.ids.next() });
}

/** Stands for the operator's own bank accounts, out of which withdrawals are paid by hand. */
const handAccount: HouseAccount = 'bank:by-hand';

function houseOf({ gateway, from_suspense, paid_by_hand }: PaymentRow): HouseAccount {
  if (paid_by_hand !== null) return handAccount;
  return from_suspense ? suspenseOf(gateway) : `gateway:${gateway}`;
}

/**
 * The second half of every change that moves money: the payment says what is due, the wallet does it under a key that
 * follows from the payment, and the payment is marked. Done twice it does nothing more. `later` means that the wallet
 * gave no answer; the sweeper will come back to it.
 */
export async function carryOutMoney(deps: CashierDeps, payment: PaymentRow): Promise<'done' | 'refused' | 'later'> {
  const { money_due: due } = payment;
  assert(due, 'there is money to move');
  const answer = await submit(deps, payment, due);
  if (answer === 'no answer') {
    await postponePayment(deps.pool, payment, moneyPause(payment.attempts));
    return 'later';
  }
  if (due === 'hold') return takeHoldAnswer(deps, payment, answer);
  if (answer.status !== 'ok') {
    deps.log.error({ payment: payment.id, due, status: answer.status }, 'the wallet refused what a payment needs');
    await noteRefusal(deps.pool, payment, answer.status);
    return 'refused';
  }
  const aboveMinor = due === 'credit' ? await readAbove(deps, payment) : 0n;
  let above: AboveLimitRow | undefined;
  await withLocked(deps, payment.id, async (seen, transaction) => {
    if (seen.money_due !== due) return undefined;
    if (due === 'credit' && seen.from_suspense) await markCredited(transaction, seen.id);
    if (aboveMinor > 0n) above = await insertAboveLimit(transaction, aboveOf(seen, aboveMinor));
    await tellOfPayment(deps, transaction, { payment: seen, done: due, aboveMinor });
    if (isPaid(seen, due)) await countForCompliance(deps, transaction, seen);
    return updatePayment(transaction, seen, {
      state: seen.state,
      moneyDue: null,
      ...(aboveMinor > 0n && { note: aboveLimitNote }),
      balanceAfterMinor: answer.availableMinor,
      // A web hook may have asked for another look in the meantime.
      checkInSeconds: seen.next_check_at && seen.next_check_at <= seen.now ? 0 : pauseAfterMoney(seen),
    });
  });
  deps.outbox.wake();
  if (above) await advanceAboveLimit(deps, above);
  return 'done';
}

/** The player has the money of a deposit, or has been paid out. */
function isPaid({ direction }: PaymentRow, done: MoneyDue): boolean {
  return direction === 'deposit' ? done === 'credit' : done === 'post' || done === 'debit';
}

async function countForCompliance(deps: CashierDeps, transaction: pg.PoolClient, payment: PaymentRow): Promise<void> {
  const { id: paymentId, player_id: playerId, direction, received_kobo: receivedMinor } = payment;
  const amountMinor = receivedMinor ?? payment.amount_kobo;
  await deps.compliance.countPayment(transaction, { paymentId, playerId, direction, amountMinor });
}

function aboveOf({ id, player_id, gateway, from_suspense }: PaymentRow, amountMinor: Minor) {
  return { paymentId: id, playerId: player_id, gateway, amountMinor, fromSuspense: from_suspense };
}

/** What was given back is still asked for; everything else rests. */
function pauseAfterMoney({ direction, state }: PaymentRow): number | null {
  return direction === 'withdraw' && isGivenBack(state) ? latePayoutPause(0) : null;
}

async function submit(deps: CashierDeps, payment: PaymentRow, due: MoneyDue): Promise<Answer | 'no answer'> {
  const { player_id: playerId, id } = payment;
  const key = (command: 'hold' | 'post' | 'void' | 'reverse') => withdrawalKey(id, command);
  try {
    switch (due) {
      case 'credit': {
        assert(payment.money_key && payment.received_kobo, 'a credit has a key and an amount');
        const command = { playerId, key: payment.money_key, amountMinor: payment.received_kobo, about: 'deposit' };
        return await deps.wallet.transfer({ direction: 'in', house: houseOf(payment), upToLimit: true, ...command });
      }
      case 'hold':
        return await deps.wallet.hold({
          playerId,
          key: key('hold'),
          amountMinor: payment.amount_kobo,
          ...(payment.direction === 'withdraw' && { sessionEpoch: payment.session_epoch }),
          about: 'withdrawal',
        });
      case 'post':
        return await deps.wallet.post({
          playerId,
          key: key('post'),
          of: key('hold'),
          house: houseOf(payment),
          about: 'withdrawal',
        });
      case 'void':
        return await deps.wallet.void({ playerId, key: key('void'), of: key('hold'), about: 'withdrawal' });
      case 'reverse':
        return await deps.wallet.reverse({ playerId, key: key('reverse'), of: key('post'), about: 'withdrawal' });
      case 'debit':
        assert(payment.money_key, 'a debit has a key');
        return await deps.wallet.transfer({
          direction: 'out',
          playerId,
          key: payment.money_key,
          amountMinor: payment.charged_back_kobo ?? payment.amount_kobo,
          // Also of a deposit that was credited out of suspense: the gateway has taken it.
          house: `gateway:${payment.gateway}`,
          evenIfShort: true,
          about: payment.direction === 'deposit' ? 'chargeback' : 'withdrawal',
        });
      case 'undo': {
        assert(payment.money_key, 'what is undone has a key');
        const undoKey = keyOf({ source: 'cashier', class: 'withdrawal-undo', id: payment.money_key });
        return await deps.wallet.reverse({ playerId, key: undoKey, of: payment.money_key, about: 'withdrawal' });
      }
    }
  } catch (error) {
    if (!(error instanceof WalletBusy) && !(error instanceof WalletUnavailable)) throw error;
    deps.log.warn({ err: error, payment: id, due }, 'the wallet gave no answer');
    return 'no answer';
  }
}

async function takeHoldAnswer(deps: CashierDeps, payment: PaymentRow, answer: Answer): Promise<'done' | 'refused'> {
  const isHeld = answer.status === 'ok';
  const waits = isHeld && payment.direction === 'withdraw' ? await sendWaitsOf(deps, payment) : [];
  const unplayed = isHeld ? await findUnplayed(deps, payment.player_id) : undefined;
  await moveWithdrawal(deps, payment.id, {
    also: async (moved, transaction) => {
      for (const wait of waits) await addSendWait(transaction, payment.id, wait);
      if (isHeld) await tellOfWithdrawal(deps, transaction, moved);
      const { id: paymentId, player_id: playerId, amount_kobo: amountMinor } = moved;
      const suspicion = { paymentId, playerId, amountMinor };
      if (unplayed) await deps.compliance.openForSuspicion(transaction, { ...suspicion, ...unplayed });
    },
    event: isHeld ? 'held' : 'not held',
    told: { by: 'system', ...(!isHeld && { note: answer.status }) },
    moneyDue: null,
    ...(isHeld && { balanceAfterMinor: answer.availableMinor }),
    ...(!isHeld && { note: answer.status === 'session' ? sessionEndedNote : 'INSUFFICIENT_AMOUNT' }),
    checkInSeconds: isHeld ? 0 : null,
  });
  deps.outbox.wake();
  return isHeld ? 'done' : 'refused';
}

/** Settles what a payment still owes the wallet, so that its next change starts from true books. */
export async function settleFirst(deps: CashierDeps, payment: PaymentRow): Promise<PaymentRow | undefined> {
  if (payment.money_due === null) return payment;
  return (await carryOutMoney(deps, payment)) === 'done' ? findPayment(deps.pool, { id: payment.id }) : undefined;
}
