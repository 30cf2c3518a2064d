import { z } from 'zod';
import { call } from '../../call.ts';
import { major, nothing, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';

const withdrawView = z.enum(['KudipalWithdraw', 'FastHubWithdraw', 'SelcomWithdraw']);

const bankAccount = z.strictObject({
  accountNumber: z.string().regex(/^\d{10}$/, 'must be ten digits'),
  code: z.string().regex(/^\w{3,10}$/),
  accountName: z.string().trim().min(1).max(200),
});

const quote = z.strictObject({
  available: major.meta({ description: 'What can be withdrawn of the balance' }),
  minLimit: major,
  maxLimit: major,
  fee: major,
  receives: major.meta({ description: 'The amount less the fee' }),
  waitsForTime: z
    .strictObject({
      seconds: z.int().min(1),
      reason: z.enum(['CANCEL_WINDOW', 'NEW_DESTINATION', 'NEW_DEVICE', 'NUMBER_CHANGED']),
    })
    .nullable()
    .meta({ description: 'How long it would be held back before it is sent' }),
  waitsForPerson: z
    .strictObject({
      reason: z.enum(['BY_A_PERSON', 'NO_NAME', 'NAME_CHANGED', 'OTHER_NAME']),
    })
    .nullable()
    .meta({ description: 'Why an operator would look at it before it is sent' }),
});

nameSchemas({ WithdrawView: withdrawView, WithdrawalQuote: quote });

export const quoteCalls = {
  'POST Banking/QuoteWithdrawal': call({
    summary: 'What a withdrawal would cost and wait for, if it were asked for now. Moves no money',
    caller: 'player',
    callsPerMinuteMax: 120,
    body: z.strictObject({
      viewName: withdrawView,
      amount: major,
      account: bankAccount.optional().meta({ description: 'Without it, what depends on the account is not foretold' }),
      savedId: uuid.optional().meta({ description: 'One of GetSavedAccounts, in place of the account' }),
    }),
    data: quote,
    failures: { PAYMENT_METHOD_NOT_AVAILABLE: nothing, SAVED_ACCOUNT_DOES_NOT_EXIST: nothing },
  }),
};
