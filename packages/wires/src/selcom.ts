import { z } from 'zod';
import { envelope } from './mobile-money.ts';
import { createSignedFields } from './signed-fields.ts';
import { wireAmount } from './wire-amount.ts';

export * from './mobile-money.ts';

/** Selcom's API gateway. Calls either way carry signed headers; C2B calls to us carry a bearer token instead. */
const signedFields = createSignedFields('SELCOM');
export const signSelcom = signedFields.sign;
/** What is wrong with a call's signature; undefined when nothing is. */
export const selcomProblem = signedFields.problem;
export const verifySelcom = (options: Parameters<typeof selcomProblem>[0]): boolean => !selcomProblem(options);

/**
 * After these codes no money moves: a reference, amount or limit that is refused, and a float that is too low. A code joins the
 * list once the gateway has confirmed in writing that it is final.
 */
export const selcomFailures: ReadonlySet<string> = new Set(['010', '012', '014', '015', '051']);

export const orderPaths = {
  create: '/v1/checkout/create-order',
  status: (orderId: string) => `/v1/checkout/order-status?${new URLSearchParams({ order_id: orderId })}`,
};

/** Vodacom M-Pesa has no name lookup. */
export const walletCodes = {
  VMCASHIN: 'Vodacom M-Pesa',
  AMCASHIN: 'Airtel Money',
  TPCASHIN: 'Mix by Yas',
  EZCASHIN: 'Zantel EzyPesa',
  SPCASHIN: 'Selcom Pesa',
  HPCASHIN: 'HaloPesa',
  TTCASHIN: 'TTCL T-Pesa',
} as const;

/** Addresses travel in base64. */
const encodedUrl = z.codec(z.base64(), z.string(), {
  decode: (text) => Buffer.from(text, 'base64').toString('utf8'),
  encode: (url) => Buffer.from(url, 'utf8').toString('base64'),
});

/** A page of the gateway's own on which the payer enters the card. A second order under one id answers as the first did. */
export const createOrder = z.object({
  vendor: z.string(),
  order_id: z.string(),
  buyer_email: z.string(),
  buyer_name: z.string(),
  buyer_phone: z.string(),
  amount: wireAmount,
  currency: z.string(),
  redirect_url: encodedUrl,
  cancel_url: encodedUrl,
  webhook: encodedUrl,
  no_of_items: z.int(),
  payment_methods: z.string().optional(),
  'billing.firstname': z.string(),
  'billing.lastname': z.string(),
  'billing.address_1': z.string(),
  'billing.city': z.string(),
  'billing.state_or_region': z.string(),
  'billing.postcode_or_pobox': z.string(),
  'billing.country': z.string(),
  'billing.phone': z.string(),
});
export type CreateOrder = z.output<typeof createOrder>;

export const createOrderAnswer = envelope(
  z.object({ payment_gateway_url: encodedUrl, payment_token: z.string(), gateway_buyer_uuid: z.string().optional() }),
);

const paymentStatus = z.enum(['PENDING', 'INPROGRESS', 'COMPLETED', 'CANCELLED', 'USERCANCELLED', 'REJECTED']);

export const orderStatusAnswer = envelope(
  z.object({
    order_id: z.string(),
    amount: wireAmount,
    currency: z.string().optional(),
    payment_status: paymentStatus,
    transid: z.string().nullish(),
    channel: z.string().nullish(),
    reference: z.string().nullish(),
    creation_date: z.string().optional(),
  }),
);

/** Sent for success only; failures have to be asked for. */
export const orderHook = z.object({
  transid: z.string(),
  order_id: z.string(),
  reference: z.string(),
  result: z.string(),
  resultcode: z.string(),
  payment_status: paymentStatus,
  channel: z.string().optional(),
  amount: wireAmount.optional(),
  phone: z.string().optional(),
});

/** What the web hook must have signed. */
export const orderHookSigned = ['transid', 'order_id', 'payment_status', 'amount'] as const;
