import { assert } from '@harmattan/kernel/assert';
import { type Random, randomText } from '@harmattan/kernel/random';
import { inTransaction } from '@harmattan/process/transaction';
import { type CreateOrder, orderHook } from '@harmattan/wires/selcom';
import { z } from 'zod';
import { type CardName, testCards } from '../kudipal/index.ts';
import type { MobileDeps } from '../mobile-money/index.ts';
import { canonicalNumber } from '../plumbing/phone-number.ts';
import { type Checkout, decideCheckout, findCheckout, insertCheckout } from './checkout-store.ts';

export type CheckoutDeps = MobileDeps & { random: Random; ownUrl(): string; pagesDir: string };

export const selcomSender = 'selcom';

/** What the card page offers. */
export const pageCards: Partial<Record<CardName, Checkout['paymentStatus']>> = {
  plain: 'COMPLETED',
  declined: 'REJECTED',
  'no funds': 'REJECTED',
};

/** Opens a page for one payment by card. Undefined when the order's id was used for something else. */
export async function createCheckout(deps: CheckoutDeps, order: CreateOrder): Promise<Checkout | undefined> {
  const { ids, pool, random } = deps;
  await insertCheckout(pool, {
    orderId: order.order_id,
    token: randomText(random, 32),
    transid: ids.next(),
    reference: ids.next(),
    amountMinor: order.amount,
    currency: order.currency,
    number: canonicalNumber(order.buyer_phone) ?? null,
    redirectUrl: order.redirect_url,
    cancelUrl: order.cancel_url,
  });
  const checkout = await findCheckout(pool, 'order_id', order.order_id);
  assert(checkout, 'an order that was just written is there');
  const isSame = checkout.amountMinor === order.amount && checkout.currency === order.currency;
  return isSame ? checkout : undefined;
}

/** The payer has decided on the page. Answers where the browser goes next. */
export async function decideOnPage(
  deps: CheckoutDeps,
  { token, cardNumber }: { token: string; cardNumber: string | undefined },
): Promise<string | undefined> {
  const card = testCards.find(({ name, number }) => number === cardNumber && pageCards[name]);
  const status = cardNumber === undefined ? 'USERCANCELLED' : ((card && pageCards[card.name]) ?? 'REJECTED');
  const first = await inTransaction(deps.pool, async (db) => {
    const decided = await decideCheckout(db, { token, status, cardLastFour: card?.number.slice(-4) ?? null });
    // This gateway tells of success only.
    if (decided?.paymentStatus !== 'COMPLETED') return [];
    const told = await deps.hooks.tell(db, {
      sender: selcomSender,
      path: '/hooks/selcom',
      number: decided.number,
      amountMinor: decided.amountMinor,
      body: (amountMinor) => z.encode(orderHook, hookOf(decided, amountMinor)),
    });
    return told.first;
  });
  await deps.hooks.deliver(first);
  const checkout = await findCheckout(deps.pool, 'token', token);
  return checkout?.paymentStatus === 'USERCANCELLED' ? checkout.cancelUrl : checkout?.redirectUrl;
}

function hookOf({ transid, orderId, reference, number }: Checkout, amountMinor: bigint) {
  return {
    transid,
    order_id: orderId,
    reference,
    result: 'SUCCESS',
    resultcode: '000',
    payment_status: 'COMPLETED' as const,
    channel: 'CARD',
    amount: amountMinor,
    phone: number ?? '',
  };
}
