import { majorFromMinor } from '@harmattan/kernel/money';
import { createOrder, createOrderAnswer, orderStatusAnswer, resultCodes } from '@harmattan/wires/selcom';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CardName } from '../kudipal/index.ts';
import { envelopeOf, malformed, serveSigned } from '../mobile-money/index.ts';
import { serveForms } from '../pages/forms.ts';
import { sendPaymentPage } from '../pages/payment-page.ts';
import { type CheckoutDeps, createCheckout, decideOnPage, pageCards } from './checkout.ts';
import { findCheckout } from './checkout-store.ts';

const mustBeSigned = ['vendor', 'order_id', 'amount', 'currency', 'redirect_url', 'cancel_url', 'webhook'];

export function serveCheckout(app: FastifyInstance, deps: CheckoutDeps): void {
  serveSigned(app, deps, (api, mustSign) => {
    api.post('/selcom/v1/checkout/create-order', mustSign(...mustBeSigned), async (request, reply) => {
      const parsed = createOrder.safeParse(request.body);
      if (!parsed.success || parsed.data.vendor !== deps.vendor || parsed.data.amount === 0n) return malformed(reply);
      const order = parsed.data;
      if (![order.redirect_url, order.cancel_url].every(isAddress)) return malformed(reply);
      const checkout = await createCheckout(deps, order);
      if (!checkout) return { ...envelopeOf('failed', { message: 'order_id was used for another order' }), data: [] };
      const { token } = checkout;
      return z.encode(createOrderAnswer, {
        ...envelopeOf('success', { ...checkout, message: 'Order creation successful' }),
        data: [{ payment_gateway_url: `${deps.ownUrl()}/selcom/pay/${token}`, payment_token: token }],
      });
    });

    api.get('/selcom/v1/checkout/order-status', mustSign('order_id'), async (request) => {
      const { order_id } = request.query as { order_id: string };
      const checkout = await findCheckout(deps.pool, 'order_id', order_id);
      if (!checkout) return { ...envelopeOf('failed'), resultcode: resultCodes.unknown, data: [] };
      const { amountMinor, currency, paymentStatus, transid, reference, createdAt } = checkout;
      return z.encode(orderStatusAnswer, {
        ...envelopeOf('success', { ...checkout, message: 'Order fetch successful' }),
        data: [
          {
            order_id,
            amount: amountMinor,
            currency,
            payment_status: paymentStatus,
            transid,
            channel: 'CARD',
            reference,
            creation_date: createdAt.toISOString(),
          },
        ],
      });
    });
  });
  serveForms(app, (pages) => serveCardPage(pages, deps));
}

function serveCardPage(pages: FastifyInstance, deps: CheckoutDeps): void {
  pages.get<{ Params: { token: string } }>('/selcom/pay/:token', async (request, reply) => {
    const checkout = await findCheckout(deps.pool, 'token', request.params.token);
    if (!checkout) return reply.callNotFound();
    return sendPaymentPage(reply, {
      pagesDir: deps.pagesDir,
      data: {
        at: 'gateway',
        isOpen: checkout.paymentStatus === 'PENDING',
        amount: majorFromMinor(checkout.amountMinor),
        cards: Object.keys(pageCards) as CardName[],
      },
    });
  });
  pages.post<{ Params: { token: string }; Body: Record<string, string> }>(
    '/selcom/pay/:token',
    async (request, reply) => {
      const cardNumber = request.body.do === 'pay' ? String(request.body.card) : undefined;
      const next = await decideOnPage(deps, { token: request.params.token, cardNumber });
      return next ? reply.redirect(next, 303) : reply.callNotFound();
    },
  );
}

function isAddress(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text);
}
