import { z } from 'zod';
import { call } from '../../call.ts';
import { localTime, major, nothing, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';

const receipt = z.strictObject({
  id: uuid,
  type: z.union([z.literal(1), z.literal(2)]).meta({ description: '1 deposit, 2 withdraw' }),
  viewName: z.string(),
  amount: major.meta({ description: 'What was credited, or else what was asked for' }),
  currency: z.string(),
  startTime: localTime,
  statusTime: localTime.meta({ description: 'Since when it has its status' }),
  status: z.int().min(0).max(5),
  reference: z.string().meta({ description: 'Under which support and the gateway find the payment' }),
  gatewayReference: z.string().nullable(),
  destination: z.string().nullable().meta({ description: 'Where the money went, all but the last digits hidden' }),
  accountName: z.string().nullable(),
  comment: z.string().nullable().meta({ description: 'What an operator says about it, as plain text' }),
  message: z.string().meta({ description: 'A text key that says why it failed; may be empty' }),
});

nameSchemas({ Receipt: receipt });

export const receiptCalls = {
  'GET Banking/GetReceipt': call({
    summary: "One of the player's own payments, for a receipt",
    caller: 'player',
    query: z.strictObject({ id: uuid }),
    data: receipt,
    failures: { PAYMENT_DOES_NOT_EXIST: nothing },
  }),
};
