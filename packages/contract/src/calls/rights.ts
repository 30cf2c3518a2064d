import { z } from 'zod';
import { call } from '../call.ts';
import { localTime, nothing, signedMajor } from '../fields.ts';
import { stepUpFields, stepUpRefusals } from '../step-up.ts';

const callsPerMinuteMax = 30;
const language = z.enum(['en', 'sw', 'zh']);

const codeTimes = {
  remainingTime: z.int().meta({ description: 'Seconds for which the code is good' }),
  resendTime: z.int().meta({ description: 'Seconds until another one can be sent' }),
};

const closingObstacles = {
  balance: signedMajor,
  held: signedMajor.meta({ description: 'For withdrawals and bets that are under way, and above a limit' }),
  payments: z.int().meta({ description: 'Payments that are under way' }),
  bets: z.int().meta({ description: 'Bets and rounds that are open, or were played in the last minutes' }),
};

export const rightsCalls = {
  'GET User/Email': call({
    summary: 'The e-mail address that the player has proven',
    caller: 'player',
    data: z.strictObject({
      email: z.string().nullable(),
      provenAt: localTime.nullable(),
      code: z
        .strictObject({ email: z.string(), ...codeTimes })
        .nullable()
        .meta({ description: 'One that was sent and can still be typed' }),
    }),
    failures: {},
  }),

  'POST User/SendEmailCode': call({
    summary:
      'Sends a code to an e-mail address, which the player proves with it. To replace a proven address asks once more who it is',
    caller: 'player',
    callsPerMinuteMax,
    body: z.strictObject({ email: z.string().max(300), language: language.optional(), ...stepUpFields }),
    data: z.strictObject(codeTimes),
    failures: {
      VALIDATION_ERROR: z.strictObject({ email: z.string() }),
      PLEASE_TRY_RESEND_CODE_IN_X_SECONDS: z.strictObject({ remainingTime: z.int() }),
      MAIL_NOT_SENT: nothing,
      ...stepUpRefusals,
    },
  }),

  'POST User/ProveEmail': call({
    summary: 'Proves the address that the newest code was sent to. It is then the address of this account alone',
    caller: 'player',
    callsPerMinuteMax,
    body: z.strictObject({ code: z.string().min(1).max(40) }),
    data: nothing,
    failures: { INVALID_VERIFICATION_CODE: nothing, EMAIL_IS_IN_USE: nothing },
  }),

  'POST User/AskExport': call({
    summary: 'Makes a file with all that the house has of the player. Its address is good once and for some minutes',
    caller: 'player',
    callsPerMinuteMax,
    body: z.strictObject(stepUpFields),
    data: z.strictObject({
      path: z.string().meta({ description: 'Where the file is fetched, without anything else' }),
      remainingTime: z.int().meta({ description: 'Seconds for which it can be fetched' }),
    }),
    failures: { EXPORT_IS_UNDER_WAY: nothing, ...stepUpRefusals },
  }),

  'GET User/Closing': call({
    summary: 'Whether the player can close the account now, and what stands in the way',
    caller: 'player',
    data: z.strictObject({
      mayClose: z.boolean(),
      keptYears: z.int().meta({ description: 'How long the law keeps what it keeps of a closed account' }),
      ...closingObstacles,
    }),
    failures: {},
  }),

  'POST User/CloseAccount': call({
    summary:
      'Closes the account for good: sign-in ends on all devices, news stop, and what the law does not keep is erased. Refused while there is money, or a payment or a bet is open',
    caller: 'player',
    callsPerMinuteMax,
    body: z.strictObject(stepUpFields),
    data: nothing,
    failures: { ACCOUNT_CANNOT_BE_CLOSED: z.strictObject(closingObstacles), ...stepUpRefusals },
  }),
};
