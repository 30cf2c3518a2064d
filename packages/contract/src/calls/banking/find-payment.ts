import { z } from 'zod';
import { call } from '../../call.ts';
import { major, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { paymentKey } from './payment-fields.ts';

/** What the player is shown or asked for next. */
const paymentStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pin') }),
  z.strictObject({ kind: z.literal('avs_noauth') }),
  z.strictObject({ kind: z.literal('otp'), paymentRef: z.string(), message: z.string() }),
  z.strictObject({ kind: z.literal('redirect'), redirectUrl: z.string() }),
  z.strictObject({
    kind: z.literal('account'),
    bankName: z.string(),
    accNumber: z.string(),
    accName: z.string(),
    secondsLeft: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('ussd'), ussdCode: z.string() }),
  z.strictObject({ kind: z.literal('push') }),
]);

const foundPayment = z.strictObject({
  id: uuid,
  viewName: z.string(),
  amount: major.meta({ description: 'What was asked for' }),
  state: z.enum(['asking', 'waiting', 'requested', 'succeeded', 'failed', 'expired', 'review']).meta({
    description: 'asking: the gateway or the wallet has not answered yet. requested: a withdrawal was accepted',
  }),
  message: z.string().meta({ description: 'A text key or a word of the bank that says why it failed; may be empty' }),
  step: paymentStep.nullable().meta({ description: 'Null where there is nothing to do but to wait' }),
});

nameSchemas({ PaymentStep: paymentStep, FoundPayment: foundPayment });

export const findPaymentCalls = {
  'POST Banking/FindPayment': call({
    summary: 'What became of a payment whose answer did not arrive, by the key that the page gave it',
    caller: 'player',
    callsPerMinuteMax: 120,
    body: z.strictObject({
      key: paymentKey,
      giveUp: z
        .boolean()
        .meta({ description: 'Where there is no payment yet: none is opened under this key any more' }),
    }),
    data: z.strictObject({
      isGivenUp: z.boolean().meta({ description: 'No payment was opened under this key, and none will be' }),
      payment: foundPayment.nullable().meta({ description: 'Null while there is none' }),
    }),
    failures: {},
  }),
};
