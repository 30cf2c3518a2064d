import { z } from 'zod';
import { call } from '../call.ts';
import { countryCode, localDate, localTime, major, nothing, signedMajor, uuid, yesOrNo } from '../fields.ts';
import { stepUpFields, stepUpRefusals } from '../step-up.ts';

/** The key of a text that says what is wrong with the field. */
const fieldProblem = z.string().optional();

export const userCalls = {
  'GET User/GetBalance': call({
    summary: "The player's balance",
    caller: 'any-player',
    data: z.strictObject({ totalBalance: signedMajor }),
    failures: {},
  }),

  'POST User/TransactionHistory': call({
    summary:
      "The player's deposits and withdrawals between two days, both included, the newest first, 500 a page, and with all types what the operator credited or debited by hand in the time of the page",
    caller: 'player',
    query: z.strictObject({
      startDate: localDate,
      toDate: localDate,
      type: z.enum(['-1', '1', '2']).meta({ description: '-1 all, 1 deposit, 2 withdraw' }),
      status: z.enum(['-1', '0', '1', '2', '3', '4', '5']).meta({
        description: '-1 all, 0 success, 1 processing, 2 error, 3 rejected, 4 error with rollback, 5 canceled',
      }),
      page: z.string().regex(/^[1-9]\d{0,5}$/, 'must be a page number from 1'),
    }),
    data: z.strictObject({
      resp: z.array(
        z.strictObject({
          transactionStartDate: localTime,
          type: z
            .literal([1, 2, 3, 4])
            .meta({ description: '1 deposit, 2 withdraw, 3 credit by the operator, 4 debit by the operator' }),
          amount: major,
          transCurrency: z.string(),
          currentbalance: signedMajor
            .nullable()
            .meta({ description: 'The balance after it; null while no money has moved' }),
          userCurrency: z.string(),
          customerNote: z.string().meta({ description: 'A text key, or the viewName of the method' }),
          status: z.int().min(0).max(5),
          id: uuid.meta({ description: 'For GetReceipt, of a deposit or a withdrawal' }),
          reference: z.string().meta({ description: 'Under which support and the gateway find the payment' }),
        }),
      ),
    }),
    failures: {},
  }),

  'GET User/PersonalInfromation': call({
    summary: "The player's own details",
    caller: 'player',
    data: z.strictObject({
      firstName: z.string(),
      lastName: z.string(),
      birthDate: z.iso.date().nullable(),
      countryCode,
      mobileNumber: z.string(),
      userName: z.string(),
      currencyName: z.string(),
      subscribeToEmail: z.boolean(),
      twoFactorEnabled: z.boolean(),
      smsTwoFactorEnabled: z.boolean(),
      userNotificationSetup: z.strictObject({
        userProfileID: z.string(),
        smsNotificationEnabled: z.boolean(),
        inboxOffersEnabled: z.boolean(),
      }),
    }),
    failures: {},
  }),

  'POST User/SaveUserPersonalDetails': call({
    summary: "Saves the player's name and date of birth",
    caller: 'player',
    body: z.strictObject({
      firstName: z.string().max(100),
      lastName: z.string().max(100),
      dateOfBirth: z.string().max(10).meta({ description: 'Year-month-day', example: '1990-02-28' }),
    }),
    data: nothing,
    failures: {
      VALIDATION_ERROR: z.strictObject({ FirstName: fieldProblem, LastName: fieldProblem, DateOfBirth: fieldProblem }),
      DETAILS_ARE_VERIFIED: nothing,
    },
  }),

  'GET User/Region': call({
    summary: 'The state that the player declared to live in, and those there are',
    caller: 'player',
    data: z.strictObject({ region: z.string().nullable(), regions: z.array(z.string()) }),
    failures: {},
  }),

  'POST User/SaveRegion': call({
    summary: 'Declares the state that the player lives in',
    caller: 'player',
    body: z.strictObject({ region: z.string().max(40) }),
    data: nothing,
    failures: { INCORRECT_PARAMETER_VALUE: nothing },
  }),

  'POST User/UpdateEmailSubscription': call({
    summary: 'Whether the player wants news by e-mail',
    caller: 'player',
    query: z.strictObject({ flag: yesOrNo }),
    data: z.strictObject({ subscribeToEmail: z.boolean() }),
    failures: {},
  }),

  'POST User/UpdateSMSNotificationStatus': call({
    summary: 'Whether the player wants news by SMS. Texts about security come all the same',
    caller: 'player',
    query: z.strictObject({ flag: yesOrNo }),
    data: z.strictObject({ smsNotificationEnabled: z.boolean() }),
    failures: {},
  }),

  'POST User/UpdateInboxOffers': call({
    summary: 'Whether the player wants offers in the inbox. Messages about the account come all the same',
    caller: 'player',
    query: z.strictObject({ flag: yesOrNo }),
    data: z.strictObject({ inboxOffersEnabled: z.boolean() }),
    failures: {},
  }),

  'GET User/GetGoogleAuth': call({
    summary:
      'What an authenticator app needs. It counts only once a code of it was told; until then, for ten minutes, asking again answers the same',
    caller: 'player',
    callsPerMinuteMax: 30,
    data: z.strictObject({
      manualCode: z.string().meta({ description: 'The secret, base32, in groups of four' }),
      qrUrl: z.string().meta({ description: 'A picture of it, as a data: address' }),
    }),
    failures: { SECOND_FACTOR_IS_ON: nothing, NUMBER_NOT_PROVEN: nothing },
  }),

  'POST User/ToggleTwoFactor': call({
    summary:
      'Switches the second factor by app on, with a code of the app that was just set up, or off, with a code of the app or a recovery code. Asks for the password too, and to switch on for a code by SMS where those are on. Without a flag it becomes what it was not; with one it never does, and what it is already takes no code',
    caller: 'player',
    callsPerMinuteMax: 30,
    query: z.strictObject({ pin: z.string().max(40), flag: yesOrNo.optional(), ...stepUpFields }),
    queryMayBeBody: true,
    data: z.strictObject({
      twoFactorEnabled: z.boolean(),
      recoveryCodes: z.array(z.string()).meta({ description: 'Told once, when it is switched on; each is good once' }),
    }),
    failures: { ...stepUpRefusals, SECOND_FACTOR_IS_ON: nothing, NUMBER_NOT_PROVEN: nothing },
  }),

  'POST User/MakeRecoveryCodes': call({
    summary:
      'Makes new recovery codes for the second factor by app. Those of before stop counting. Asks for the password and a code of the app or a recovery code. This session gets a new cookie',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject(stepUpFields),
    data: z.strictObject({
      recoveryCodes: z.array(z.string()).meta({ description: 'Told once; each is good once' }),
    }),
    failures: { ...stepUpRefusals, SECOND_FACTOR_IS_OFF: nothing },
  }),

  'POST User/UpdateSmsTwoFactor': call({
    summary:
      'Whether signing in asks for a code by SMS. A change asks for the password, and for a code where a second factor is on. Without a flag it becomes what it was not',
    caller: 'player',
    callsPerMinuteMax: 30,
    query: z.strictObject({ flag: yesOrNo.optional(), ...stepUpFields }),
    queryMayBeBody: true,
    data: z.strictObject({ smsTwoFactorEnabled: z.boolean() }),
    failures: { ...stepUpRefusals, NUMBER_NOT_PROVEN: nothing },
  }),
};
