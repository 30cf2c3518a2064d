import { marketDay } from '@harmattan/kernel/market-time';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { bankAccount, paymentKey, taxAccount } from './accounts.ts';
import { payableOf } from './months.ts';
import type { TaxesDeps } from './taxes-deps.ts';
import { insertPayment, listClosings, listPayments, listUnbooked, markBooked, type PaymentRow } from './taxes-store.ts';

export type NewPayment = Omit<PaymentRow, 'enteredAt' | 'bookedAt'>;

const unbookedMax = 100;

/**
 * What the authority was paid for a closed month: all that is payable, once. The same payment again is the same one. `wrong`: another amount than is
 * payable, or a day to come.
 */
export async function payMonth(
  deps: TaxesDeps,
  payment: NewPayment,
  also: (transaction: pg.PoolClient) => Promise<void>,
): Promise<'done' | 'moved on' | 'wrong'> {
  const { pool, clock } = deps;
  const isMonth = (row: { authority: string; month: string }) =>
    row.authority === payment.authority && row.month === payment.month;
  const closing = (await listClosings(pool)).find(isMonth);
  if (!closing) return 'moved on';
  const dueMinor = closing.withheldMinor - closing.givenBackMinor;
  const { payableMinor } = payableOf({ dueMinor, carriedMinor: closing.carriedMinor });
  if (payment.amountMinor !== payableMinor || payment.paidOn > marketDay(clock.now())) return 'wrong';
  const isNew = await inTransaction(pool, async (transaction) => {
    const isFirst = await insertPayment(transaction, payment);
    if (isFirst) await also(transaction);
    return isFirst;
  });
  const entered = (await listPayments(pool)).find(isMonth);
  if (!entered || (!isNew && !isSame(entered, payment))) return 'moved on';
  await book(deps, entered);
  return 'done';
}

function isSame(one: NewPayment, other: NewPayment): boolean {
  return one.amountMinor === other.amountMinor && one.reference === other.reference && one.paidOn === other.paidOn;
}

/** The second half of a payment. Done twice it does nothing more. */
async function book({ pool, wallet }: TaxesDeps, payment: PaymentRow): Promise<void> {
  if (payment.bookedAt) return;
  const { authority, amountMinor } = payment;
  const { status } = await wallet.fund({
    ...{ key: paymentKey(payment), from: taxAccount(authority), to: bankAccount, amountMinor, about: 'tax-payment' },
  });
  if (status !== 'ok') throw new Error(`the wallet does not book the payment to ${authority}: ${status}`);
  await markBooked(pool, payment);
}

/** Books what a crash or a silent wallet left. */
export async function bookUnbooked(deps: TaxesDeps): Promise<void> {
  for (const payment of await listUnbooked(deps.pool, unbookedMax)) await book(deps, payment);
}
