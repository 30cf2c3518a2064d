import { z } from 'zod';
import { call } from '../call.ts';
import { countryCode, lagosDate, lagosTime, naira, nothing, signedNaira } from '../fields.ts';

/** The key of a text that says what is wrong with the field. */
const fieldProblem = z.string().optional();

export const userCalls = {
  'GET User/GetBalance': call({
    summary: "The player's balance",
    caller: 'any-player',
    data: z.strictObject({ totalBalance: signedNaira }),
    failures: {},
  }),

  'POST User/TransactionHistory': call({
    summary: "The player's deposits and withdrawals between two days, both included, the newest first, 500 a page",
    caller: 'player',
    query: z.strictObject({
      startDate: lagosDate,
      toDate: lagosDate,
      type: z.enum(['-1', '1', '2']).meta({ description: '-1 all, 1 deposit, 2 withdraw' }),
      status: z.enum(['-1', '0', '1', '2', '3', '4', '5']).meta({
        description: '-1 all, 0 success, 1 processing, 2 error, 3 rejected, 4 error with rollback, 5 canceled',
      }),
      page: z.string().regex(/^[1-9]\d{0,5}$/, 'must be a page number from 1'),
    }),
    data: z.strictObject({
      resp: z.array(
        z.strictObject({
          transactionStartDate: lagosTime,
          type: z.union([z.literal(1), z.literal(2)]),
          amount: naira,
          transCurrency: z.string(),
          currentbalance: signedNaira
            .nullable()
            .meta({ description: 'The balance after it; null while no money has moved' }),
          userCurrency: z.string(),
          customerNote: z.string(),
          status: z.int().min(0).max(5),
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
      userNotificationSetup: z.strictObject({ userProfileID: z.string(), smsNotificationEnabled: z.boolean() }),
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
    },
  }),
};
