import { z } from 'zod';
import { call } from '../../call.ts';
import { localTime, major, message, nothing, uuid } from '../../fields.ts';
import { stepUpFields, stepUpRefusals } from '../../step-up.ts';
import { key, lang, payment, paymentRefusals, paymentText, text } from './payment-fields.ts';

const withdrawRefusals = {
  ...paymentRefusals,
  PENDING_TRANSACTION_ON_ACCOUNT: nothing,
  INSUFFICIENT_AMOUNT: nothing,
  PERSONAL_DETAILS_NEEDED: nothing,
  NUMBER_NOT_PROVEN: nothing,
  WITHDRAWALS_ARE_OFF: nothing,
  WITHDRAWALS_ARE_PAUSED: nothing,
};

export const bankWithdrawRefusals = {
  ...withdrawRefusals,
  ...stepUpRefusals,
  BANK_ACCOUNT_NOT_FOUND: nothing,
  ACCOUNT_NAME_HAS_CHANGED: nothing,
  PAYMENT_SERVICE_DOWN: nothing,
};

export const withdrawalCalls = {
  'POST Banking/RegisterKudipalWithdraw': call({
    summary: 'Asks for money to be sent to a bank account',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({
      amount: payment,
      accountNumber: z.string().regex(/^\d{10}$/, 'must be ten digits'),
      code: z.string().regex(/^\w{3,10}$/),
      accountName: text,
      ...stepUpFields,
      key,
      lang,
    }),
    data: message,
    failures: bankWithdrawRefusals,
  }),

  'POST Banking/RegisterFastHubWithdraw': call({
    summary: "Asks for money to be sent to the mobile money account of the player's own number",
    caller: 'player',
    callsPerMinuteMax: 30,
    query: z.strictObject({ amount: paymentText, key, lang }),
    data: message,
    failures: withdrawRefusals,
  }),

  'POST Banking/RegisterSelcomWithdraw': call({
    summary: "Asks for money to be sent to the player's own number through a mobile money service",
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({
      amount: payment,
      channel: z.enum(['VMCASHIN', 'AMCASHIN', 'TPCASHIN', 'EZCASHIN', 'SPCASHIN', 'HPCASHIN', 'TTCASHIN']),
      key,
      lang,
    }),
    data: message,
    failures: withdrawRefusals,
  }),

  'GET Banking/CheckUserWithdrawOrder': call({
    summary: 'Whether a withdrawal of the player waits to be paid and can still be called back',
    caller: 'player',
    data: z.boolean(),
    failures: {},
  }),

  'POST Banking/RejectWithadrawByUser': call({
    summary: 'Calls the pending withdrawal back',
    caller: 'player',
    data: nothing,
    failures: { NO_PENDING_WITHDRAWAL: nothing, WITHDRAWAL_IS_ON_ITS_WAY: nothing },
  }),

  'GET Banking/GetWithdrawOrder': call({
    summary: "The player's latest withdrawal and how far it has come. Null when there never was one",
    caller: 'player',
    data: z
      .strictObject({
        id: uuid,
        viewName: z.string(),
        amount: major,
        destination: z.string().meta({ description: 'Where the money goes, all but the last digits hidden' }),
        canBeCanceled: z.boolean(),
        isFinished: z.boolean(),
        message: z.string().meta({ description: 'A text key that says why it stands where it does; may be empty' }),
        steps: z.array(
          z.strictObject({
            step: z.enum(['requested', 'approved', 'sent', 'paid', 'failed', 'rejected', 'canceled', 'returned']),
            time: localTime,
          }),
        ),
      })
      .nullable(),
    failures: {},
  }),
};
