import {
  createOrder,
  createOrderAnswer,
  orderPaths,
  orderStatusAnswer,
  outcomeOf,
  resultCodes,
  selcomFailures,
} from '@harmattan/wires/selcom';
import { z } from 'zod';
import type { Address, DepositIntent, DepositOutcome, Step } from '../../payment-port.ts';
import { isWebAddress } from '../gateway-http.ts';
import { readEnvelope, type SignedWire } from '../signed-wire.ts';

type Order = Omit<DepositIntent, 'way'> & {
  billing: Address & { phone: string };
  vendor: string;
  siteUrl: string;
};

/** Opens a page of the gateway's own, on which the player pays by card. */
export async function openOrder(wire: SignedWire, order: Order): Promise<Step> {
  const { billing, payer } = order;
  const [firstName = '', ...lastNames] = payer.fullName.split(' ');
  const body = z.encode(createOrder, {
    vendor: order.vendor,
    order_id: order.reference,
    buyer_email: payer.email,
    buyer_name: payer.fullName,
    buyer_phone: billing.phone,
    amount: order.amountMinor,
    currency: order.currency,
    redirect_url: order.returnUrl,
    cancel_url: order.returnUrl,
    webhook: `${order.siteUrl}/hooks/selcom`,
    no_of_items: 1,
    payment_methods: 'CARD',
    'billing.firstname': firstName,
    'billing.lastname': lastNames.join(' '),
    'billing.address_1': billing.address,
    'billing.city': billing.city,
    'billing.state_or_region': billing.state,
    'billing.postcode_or_pobox': billing.zipCode,
    'billing.country': billing.country,
    'billing.phone': billing.phone,
  });
  const answer = await wire.post(orderPaths.create, body);
  if (answer.kind === 'unreachable') return { kind: 'unavailable' };
  const told = readEnvelope(answer, createOrderAnswer);
  if (!told) return { kind: 'unknown' };
  if (outcomeOf(told.resultcode, selcomFailures) === 'failed')
    return { kind: 'failed', reason: told.message.slice(0, 200) };
  const url = told.data[0]?.payment_gateway_url;
  return url && isWebAddress(url) ? { kind: 'redirect', url } : { kind: 'unknown' };
}

export async function queryOrder(
  wire: SignedWire,
  { reference, currency }: { reference: string; currency: string },
): Promise<DepositOutcome> {
  const told = readEnvelope(await wire.get(orderPaths.status(reference)), orderStatusAnswer);
  if (!told) return { kind: 'unknown' };
  if (told.resultcode === resultCodes.unknown) return { kind: 'not known' };
  const order = told.data.find(({ order_id }) => order_id === reference);
  if (!order) return { kind: 'unknown' };
  switch (order.payment_status) {
    case 'COMPLETED':
      return {
        kind: 'succeeded',
        receipt: {
          providerId: reference,
          reference,
          amountMinor: order.amount,
          currency: order.currency ?? currency,
          payee: undefined,
          // The order tells when it was opened, not when it was paid.
          paidAt: undefined,
        },
      };
    case 'PENDING':
    case 'INPROGRESS':
      return { kind: 'pending' };
    case 'CANCELLED':
    case 'USERCANCELLED':
    case 'REJECTED':
      // The order's state counts only in an answer that the gateway calls a success.
      return told.resultcode === resultCodes.success
        ? { kind: 'failed', code: order.payment_status, reason: order.payment_status }
        : { kind: 'unknown' };
  }
}
