import { z } from 'zod';
import { call } from '../call.ts';
import { localTime, major, message, nothing, uuid } from '../fields.ts';
import { nameSchemas } from '../names.ts';
import { stepUpFields } from '../step-up.ts';
import { bankWithdrawRefusals, key, lang } from './banking.ts';

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
      reason: z.enum(['CANCEL_WINDOW', 'NEW_DESTINATION', 'NEW_DEVICE']),
    })
    .nullable()
    .meta({ description: 'How long it would be held back before it is sent' }),
  waitsForPerson: z
    .strictObject({
      reason: z.enum(['LARGE_AMOUNT', 'LARGE_DAY', 'MANY_IN_A_DAY', 'NO_NAME', 'NAME_CHANGED', 'OTHER_NAME']),
    })
    .nullable()
    .meta({ description: 'Why an operator would look at it before it is sent' }),
});

const savedAccount = z.strictObject({
  id: uuid,
  viewName: z.string(),
  code: z.string().nullable().meta({ description: 'Of the bank' }),
  channel: z.string().nullable().meta({ description: 'Of the mobile money service' }),
  number: z.string().meta({ description: 'All but the last digits hidden' }),
  accountName: z.string().nullable().meta({ description: 'Whom the bank named as the holder when it was paid' }),
  amount: major.meta({ description: 'What was paid to it last' }),
});

nameSchemas({ SavedAccount: savedAccount, WithdrawView: withdrawView, WithdrawalQuote: quote });

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
  message: z.string().meta({ description: 'A text key that says why it failed; may be empty' }),
});

nameSchemas({ Receipt: receipt });

/** What a page asks about payments beside the calls that make them. */
export const withdrawalCalls = {
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

  'GET Banking/GetReceipt': call({
    summary: "One of the player's own payments, for a receipt",
    caller: 'player',
    query: z.strictObject({ id: uuid }),
    data: receipt,
    failures: { PAYMENT_DOES_NOT_EXIST: nothing },
  }),

  'GET Banking/GetSavedAccounts': call({
    summary: 'Where the player was paid before, the latest first, and the last amount of each method',
    caller: 'player',
    data: z.strictObject({
      accounts: z.array(savedAccount),
      lastAmounts: z.array(z.strictObject({ viewName: z.string(), amount: major })),
    }),
    failures: {},
  }),

  'POST Banking/HideSavedAccount': call({
    summary: 'Takes an account off the list. A withdrawal that is paid to it later brings it back',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({ savedId: uuid }),
    data: nothing,
    failures: { SAVED_ACCOUNT_DOES_NOT_EXIST: nothing },
  }),

  'POST Banking/RegisterSavedWithdraw': call({
    summary: 'Asks for money to be sent to a bank account that was paid before, without naming its number',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({ amount: major, savedId: uuid, ...stepUpFields, key, lang }),
    data: message,
    failures: { ...bankWithdrawRefusals, SAVED_ACCOUNT_DOES_NOT_EXIST: nothing },
  }),
};
