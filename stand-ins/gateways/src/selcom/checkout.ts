import { assert } from '@harmattan/kernel/assert';
import { type Random, randomText } from '@harmattan/kernel/random';
import { inTransaction } from '@harmattan/plumbing/stand-in/transaction';
import { type CreateOrder, orderHook } from '@harmattan/wires/selcom';
import { z } from 'zod';
import type { MobileDeps } from '../mobile-money/index.ts';
import { canonicalNumber } from '../phone/browser/phone-number.js';
import { type Checkout, decideCheckout, findCheckout, insertCheckout } from './checkout-store.ts';

export type CheckoutDeps = MobileDeps & { random: Random; ownUrl(): string };

export const selcomSender = 'selcom';

/** What the card page offers. */
export const pageCards: { number: string; words: string; status: Checkout['paymentStatus'] }[] = [
  { number: '5061000000000013', words: 'pays at once', status: 'COMPLETED' },
  { number: '5061000000000070', words: 'is declined', status: 'REJECTED' },
  { number: '5061000000000088', words: 'has no money on it', status: 'REJECTED' },
];

/** Opens a page for one payment by card. Undefined when the order's id was used for something else. */
export async function createCheckout(deps: CheckoutDeps, order: CreateOrder): Promise<Checkout | undefined> {
  const { ids, pool, random } = deps;
  await insertCheckout(pool, {
    orderId: order.order_id,
    token: randomText(random, 32),
    transid: ids.next(),
    reference: ids.next(),
    amountKobo: order.amount,
    currency: order.currency,
    number: canonicalNumber(order.buyer_phone) ?? null,
    redirectUrl: order.redirect_url,
    cancelUrl: order.cancel_url,
  });
  const checkout = await findCheckout(pool, 'order_id', order.order_id);
  assert(checkout, 'an order that was just written is there');
  const isSame = checkout.amountKobo === order.amount && checkout.currency === order.currency;
  return isSame ? checkout : undefined;
}

/** The payer has decided on the page. Answers where the browser goes next. */
export async function decideOnPage(
  deps: CheckoutDeps,
  { token, cardNumber }: { token: string; cardNumber: string | undefined },
): Promise<string | undefined> {
  const card = pageCards.find(({ number }) => number === cardNumber);
  const status = cardNumber === undefined ? 'USERCANCELLED' : (card?.status ?? 'REJECTED');
  const first = await inTransaction(deps.pool, async (db) => {
    const decided = await decideCheckout(db, { token, status, cardLastFour: card?.number.slice(-4) ?? null });
    // This gateway tells of success only.
    if (decided?.paymentStatus !== 'COMPLETED') return [];
    const told = await deps.hooks.tell(db, {
      sender: selcomSender,
      path: '/hooks/selcom',
      number: decided.number,
      amountKobo: decided.amountKobo,
      body: (amountKobo) => z.encode(orderHook, hookOf(decided, amountKobo)),
    });
    return told.first;
  });
  await deps.hooks.deliver(first);
  const checkout = await findCheckout(deps.pool, 'token', token);
  return checkout?.paymentStatus === 'USERCANCELLED' ? checkout.cancelUrl : checkout?.redirectUrl;
}

function hookOf({ transid, orderId, reference, number }: Checkout, amountKobo: bigint) {
  return {
    transid,
    order_id: orderId,
    reference,
    result: 'SUCCESS',
    resultcode: '000',
    payment_status: 'COMPLETED' as const,
    channel: 'CARD',
    amount: amountKobo,
    phone: number ?? '',
  };
}
