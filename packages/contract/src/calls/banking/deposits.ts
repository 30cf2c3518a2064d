import { z } from 'zod';
import { call } from '../../call.ts';
import { countryCode, major, majorText, nothing, uuid } from '../../fields.ts';
import { bonusCode, bonusRefusals, cardStep, depositRefusals, openingRefusals } from './deposit-fields.ts';
import { key, text } from './payment-fields.ts';

const digits = z.string().regex(/^\d+$/, 'must be digits');

const card = {
  cardNumber: z.string().regex(/^\d{12,19}$/, 'must be the digits of a card'),
  cvv: z.string().regex(/^\d{3,4}$/, 'must be three or four digits'),
  expireMonth: z.string().regex(/^\d{1,2}$/, 'must be a month'),
  expireYear: z.string().regex(/^\d{2}$/, 'must be the last two digits of a year'),
};

export const depositCalls = {
  'POST Banking/RegisterKudipalBankTrasnferDeposit': call({
    summary: 'Opens a bank account for half an hour, to which the player sends the money',
    caller: 'player',
    gate: 'deposit',
    callsPerMinuteMax: 60,
    body: z.strictObject({ amount: major, bonusCode, key }),
    data: z.strictObject({
      id: uuid,
      bankName: z.string(),
      accNumber: z.string(),
      accName: z.string(),
      amount: major,
      secondsLeft: z.int().min(0).meta({ description: 'How long the account stays open' }),
      errorMessage: z.string(),
    }),
    failures: { ...openingRefusals, ...bonusRefusals },
  }),

  'POST Banking/RegisterKudipalCardDeposit': call({
    summary: 'Charges a card, as far as the bank lets it without asking',
    caller: 'player',
    gate: 'deposit',
    callsPerMinuteMax: 30,
    body: z.strictObject({
      amount: major,
      ...card,
      bonusCode,
      saveCard: z.boolean().optional().meta({ description: 'Keep what stands for the card, for the next deposit' }),
      key,
    }),
    data: cardStep,
    failures: { ...openingRefusals, ...bonusRefusals },
  }),

  'POST Banking/KudipalChargeWithPin': call({
    summary: 'Goes on with a card deposit for which the bank asked the PIN',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({
      amount: major,
      ...card,
      bonusCode,
      pin: z.string().regex(/^\d{4}$/, 'must be four digits'),
      id: uuid,
    }),
    data: cardStep,
    failures: { ...depositRefusals, DEPOSIT_DOES_NOT_EXIST: nothing },
  }),

  'POST Banking/KudipalSubmitOTP': call({
    summary: 'Goes on with a card deposit for which the bank sent a code',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({
      otp: z.string().regex(/^\d{4,8}$/, 'must be the digits of the code'),
      ID: uuid,
      paymentRef: text,
    }),
    data: cardStep,
    failures: { ...depositRefusals, DEPOSIT_DOES_NOT_EXIST: nothing, INVALID_VERIFICATION_CODE: nothing },
  }),

  'POST Banking/KudipalCardNoAuth': call({
    summary: "Goes on with a card deposit for which the bank asked the card holder's address",
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({
      amount: major,
      ...card,
      city: text,
      address: text,
      country: countryCode,
      zipCode: text,
      state: text,
      id: uuid,
    }),
    data: cardStep,
    failures: { ...depositRefusals, DEPOSIT_DOES_NOT_EXIST: nothing },
  }),

  'POST Banking/RegisterKudipalUssdDeposit': call({
    summary: 'Makes a USSD code that pays in when the player dials it',
    caller: 'player',
    gate: 'deposit',
    callsPerMinuteMax: 60,
    body: z.strictObject({
      amount: major,
      code: z
        .string()
        .regex(/^\w{3,10}$/)
        .meta({ description: "The player's bank" }),
      bonusCode,
      key,
    }),
    data: z.strictObject({ id: uuid, ussdCode: z.string(), errorMessage: z.string() }),
    failures: { ...openingRefusals, ...bonusRefusals },
  }),

  'POST Banking/registerFastHubPayBillDeposit': call({
    summary: "Asks the player's phone to approve a payment",
    caller: 'player',
    gate: 'deposit',
    callsPerMinuteMax: 30,
    query: z.strictObject({ amount: majorText, key }),
    body: z
      .strictObject({ amount: major.optional() })
      .nullable()
      .optional()
      .meta({ description: 'What the query says counts' }),
    data: z.strictObject({ id: uuid, message: z.string() }),
    failures: { ...openingRefusals, NUMBER_NOT_PROVEN: nothing },
  }),

  'POST Banking/RegisterSelcomCCDeposit': call({
    summary: "Opens a card payment on the gateway's own page",
    caller: 'player',
    gate: 'deposit',
    callsPerMinuteMax: 30,
    body: z.strictObject({
      amount: major,
      firstName: text,
      lastName: text,
      email: z.email().max(200),
      address: text,
      city: text,
      region: text,
      postCode: text,
      phone: digits.max(15),
      saveInfo: z.boolean(),
      key,
    }),
    data: z.strictObject({ id: uuid, message: z.string(), paymentUrl: z.string() }),
    failures: openingRefusals,
  }),

  'GET Banking/GetDepositState': call({
    summary: "How one of the player's own deposits stands",
    caller: 'player',
    query: z.strictObject({ id: uuid }),
    data: z.strictObject({
      state: z.enum(['waiting', 'succeeded', 'failed', 'expired', 'review']),
      amount: major.meta({ description: 'What was credited, or else what was asked for' }),
      message: z.string(),
      secondAmount: major
        .nullable()
        .meta({ description: 'What came for the same deposit again, for a person to decide on' }),
      aboveLimit: major
        .nullable()
        .meta({ description: "What arrived above the player's limit: not credited, and kept for the player" }),
    }),
    failures: { DEPOSIT_DOES_NOT_EXIST: nothing },
  }),
};
