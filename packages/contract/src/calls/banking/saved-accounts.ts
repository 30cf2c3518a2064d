import { z } from 'zod';
import { call } from '../../call.ts';
import { major, message, nothing, uuid } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { stepUpFields } from '../../step-up.ts';
import { key, lang, payment } from './payment-fields.ts';
import { bankWithdrawRefusals } from './withdrawals.ts';

const savedAccount = z.strictObject({
  id: uuid,
  viewName: z.string(),
  code: z.string().nullable().meta({ description: 'Of the bank' }),
  channel: z.string().nullable().meta({ description: 'Of the mobile money service' }),
  number: z.string().meta({ description: 'All but the last digits hidden' }),
  accountName: z.string().nullable().meta({ description: 'Whom the bank named as the holder when it was paid' }),
  amount: major.meta({ description: 'What was paid to it last' }),
});

nameSchemas({ SavedAccount: savedAccount });

export const savedAccountCalls = {
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
    body: z.strictObject({ amount: payment, savedId: uuid, ...stepUpFields, key, lang }),
    data: message,
    failures: { ...bankWithdrawRefusals, SAVED_ACCOUNT_DOES_NOT_EXIST: nothing },
  }),
};
