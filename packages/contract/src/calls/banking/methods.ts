import { z } from 'zod';
import { call } from '../../call.ts';
import { major } from '../../fields.ts';
import { methodTexts } from '../../method-texts.ts';
import { nameSchemas } from '../../names.ts';

const pause = z.strictObject({
  kind: z.enum(['method', 'bank', 'withdrawals']).meta({
    description: 'A method and all withdrawals are refused for now. A withdrawal to such a bank is taken, and waits',
  }),
  subject: z.string().meta({ description: 'As the viewName of a method' }),
  name: z.string(),
  text: z.string().nullable().meta({ description: 'What the operator says about it' }),
});

const methods = z.strictObject({
  paymentLimits: z.array(z.strictObject({ accountId: z.int(), minLimit: major, maxLimit: major })),
  paymentMethods: z.array(
    z.strictObject({
      viewName: z.string(),
      onlyForTestUsers: z.boolean(),
      businessNumber: z.string().nullable().meta({ description: 'Whom to pay, where the player dials by hand' }),
      lastAmount: major.nullable().optional().meta({ description: 'What the player paid by it last' }),
      texts: methodTexts
        .optional()
        .meta({ description: 'What the operator has to say about it. English where a language is missing' }),
    }),
  ),
  pauses: z.array(pause).optional().meta({ description: 'What is off for everyone for a time' }),
});

nameSchemas({ PaymentMethods: methods, PaymentPause: pause });

export const methodCalls = {
  'GET Banking/GetDepositMethods': call({
    summary: 'The ways to pay in that are open to the player, with their limits',
    caller: 'player',
    data: methods,
    failures: {},
  }),

  'GET Banking/GetPayoutSpeed': call({
    summary: 'How long withdrawals took lately, for visitors too',
    caller: 'anyone',
    data: z.strictObject({
      medianSeconds: z.int().nullable().meta({
        description: 'From request to payment, the middle one of the last day; null while fewer than five were paid',
      }),
    }),
    failures: {},
  }),

  'GET Banking/GetWithdrawMethods': call({
    summary: 'The ways to be paid that are open to the player, with their limits',
    caller: 'player',
    data: methods,
    failures: {},
  }),
};
