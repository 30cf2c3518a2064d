import { z } from 'zod';
import { call } from '../../call.ts';
import { language, localTime, major, nothing, uuid } from '../../fields.ts';

export const claimCalls = {
  'POST Banking/ClaimDeposit': call({
    summary:
      'Says that the player was debited and no deposit shows it. The answer is the same whatever the gateway knows',
    caller: 'player',
    callsPerMinuteMax: 12,
    body: z.strictObject({
      viewName: z.string().regex(/^\w{1,40}$/),
      amount: major,
      paidAt: localTime.meta({ description: 'When it was paid, by the bank or by memory' }),
      words: z
        .string()
        .trim()
        .max(1_000)
        .meta({ description: "The bank's session id, a reference, or the text of a receipt; may be empty" }),
      lang: language.optional().meta({ description: 'For the message about the outcome' }),
    }),
    data: nothing,
    failures: { PAYMENT_METHOD_NOT_AVAILABLE: nothing, TOO_MANY_ATTEMPTS: nothing, INCORRECT_PARAMETER_VALUE: nothing },
  }),

  'GET Banking/GetDepositClaims': call({
    summary: "The player's latest claims and how they stand",
    caller: 'player',
    data: z.strictObject({
      claims: z.array(
        z.strictObject({
          id: uuid,
          viewName: z.string(),
          amount: major,
          paidAt: localTime,
          time: localTime.meta({ description: 'When the player wrote' }),
          state: z.enum(['looking', 'waiting', 'credited', 'rejected']).meta({
            description: 'looking: the gateway is asked. waiting: a person looks at it',
          }),
          creditedAmount: major.nullable(),
        }),
      ),
    }),
    failures: {},
  }),
};
