import { z } from 'zod';
import { major, message, nothing, signedMajor, uuid } from '../../../fields.ts';
import { methodTexts } from '../../../method-texts.ts';
import { nameSchemas } from '../../../names.ts';
import { comment, instant } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';

/** Up to where a withdrawal goes out without an operator’s word. A day is the last 24 hours of the player. */
const limits = z.strictObject({
  singleMax: major.meta({ description: 'The amount of one withdrawal' }),
  dayMax: major.meta({ description: 'The sum of a day, not below that of one withdrawal' }),
  dayCountMax: z.int().min(0).max(10_000),
});

const sum = z.strictObject({ count: z.int(), amount: signedMajor });

const trial = z.strictObject({
  days: z.int(),
  tried: sum.meta({ description: 'Withdrawals that were paid' }),
  held: sum.meta({ description: 'Of these, what the limits would have held for an operator' }),
  heldNow: sum.meta({ description: 'Of these, what the limits that count now would have held' }),
  reasons: z.array(
    z.strictObject({
      reason: z.string(),
      ...sum.shape,
      examples: z.array(z.strictObject({ id: uuid, amount: signedMajor, createdAt: instant })),
    }),
  ),
});

const method = z.strictObject({
  ...{ viewName: z.string(), direction: z.enum(['deposit', 'withdraw']), gateway: z.string(), enabled: z.boolean() },
  ...{ min: major, max: major, position: z.int(), onlyForTestUsers: z.boolean() },
  texts: methodTexts,
  actions: z.array(z.enum(['set'])),
});

nameSchemas({ PayoutLimits: limits, PayoutTrial: trial, PaymentMethodSetting: method });

export const ruleCalls = {
  'GET Payments/PayoutRules': officeCall({
    summary: 'The limits of automatic pay-outs, and who set them',
    permission: 'payments.read',
    data: z.strictObject({
      limits,
      settings: limits.meta({ description: 'What counts where the office set nothing' }),
      history: z.array(z.strictObject({ limits, setAt: instant, setBy: z.string(), why: z.string() })),
      approvalId: uuid.nullable().meta({ description: 'Of the request that waits for a second person' }),
      asked: z
        .strictObject({ limits, maker: z.string(), comment: z.string(), since: instant })
        .nullable()
        .meta({ description: 'What that request asks for' }),
      actions: z.array(z.enum(['set'])),
    }),
    failures: {},
  }),
  'POST Payments/TrialPayoutRules': officeCall({
    summary: 'What limits would have held of the withdrawals of the last 30 days. It changes nothing',
    permission: 'payments.rules',
    body: limits,
    data: trial,
    failures: { INCORRECT_PARAMETER_VALUE: message },
  }),
  'POST Payments/SetPayoutRules': officeCall({
    summary: 'Sets the limits of automatic pay-outs. It always takes two people',
    permission: 'payments.rules',
    body: z.strictObject({ ...limits.shape, comment }),
    data: z.strictObject({ state: z.enum(['done', 'waits']), approvalId: uuid }),
    failures: { INCORRECT_PARAMETER_VALUE: message, RECORD_HAS_MOVED_ON: message, OWN_REQUEST: message },
  }),
  'GET Payments/Methods': officeCall({
    summary: 'Every way to pay in and to be paid, in the order to show them',
    permission: 'payments.read',
    data: z.array(method),
    failures: {},
  }),
  'POST Payments/Methods': officeCall({
    summary:
      'Switches a method, moves its limits or its place, or writes what players read at it. What is left out stays as it is',
    permission: 'payments.rules',
    body: z.strictObject({
      viewName: z.string().max(64),
      ...{ enabled: z.boolean().optional(), min: major.optional(), max: major.optional() },
      position: z.int().min(0).max(1_000).optional(),
      texts: methodTexts.optional().meta({ description: 'An empty text is taken away' }),
      comment,
    }),
    data: nothing,
    failures: { RECORD_DOES_NOT_EXIST: nothing, INCORRECT_PARAMETER_VALUE: message },
  }),
  'GET Payments/Float': officeCall({
    summary: 'What each gateway has left to pay out, by its own word, and for how long at the pace of today',
    permission: 'payments.read',
    data: z.array(
      z.strictObject({
        gateway: z.string(),
        balance: signedMajor.nullable().meta({ description: 'Null when the gateway gives no answer' }),
        ...{ paidInDay: signedMajor, paidInHour: signedMajor },
        hoursLeft: z.number().nullable().meta({
          description: 'At the faster pace of the last hour and the last day; null where either is not known',
        }),
      }),
    ),
    failures: {},
  }),
  'GET Payments/Banks': officeCall({
    summary: 'What became of the pay-outs that were sent in the last hour, for each bank and channel',
    permission: 'payments.read',
    data: z.array(
      z.strictObject({
        ...{ gateway: z.string(), code: z.string(), name: z.string() },
        ...{ sent: z.int(), paid: z.int(), failed: z.int() },
        successRate: z.number().min(0).max(1).nullable().meta({ description: 'Of those that are decided' }),
      }),
    ),
    failures: {},
  }),
} as const;
