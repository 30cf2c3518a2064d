import { z } from 'zod';
import { call } from '../call.ts';
import { countryCode, gateRefusals, language, localTime, major, majorText, message, nothing, uuid } from '../fields.ts';
import { nameSchemas } from '../names.ts';
import { stepUpFields, stepUpRefusals } from '../step-up.ts';

const text = z.string().trim().min(1).max(200);
const digits = z.string().regex(/^\d+$/, 'must be digits');

const methods = z.strictObject({
  paymentLimits: z.array(z.strictObject({ accountId: z.int(), minLimit: major, maxLimit: major })),
  paymentMethods: z.array(
    z.strictObject({
      viewName: z.string(),
      onlyForTestUsers: z.boolean(),
      businessNumber: z.string().nullable().meta({ description: 'Whom to pay, where the player dials by hand' }),
      lastAmount: major.nullable().optional().meta({ description: 'What the player paid by it last' }),
    }),
  ),
});

const card = {
  cardNumber: z.string().regex(/^\d{12,19}$/, 'must be the digits of a card'),
  cvv: z.string().regex(/^\d{3,4}$/, 'must be three or four digits'),
  expireMonth: z.string().regex(/^\d{1,2}$/, 'must be a month'),
  expireYear: z.string().regex(/^\d{2}$/, 'must be the last two digits of a year'),
};

const bonusCode = z.string().trim().max(50).optional();

/** There are no bonuses yet, so every code is unknown. No deposit was opened. */
const bonusRefusals = { BONUS_CODE_IS_UNKNOWN: nothing };

/** Every step of a card deposit answers alike: done when there is no errorMessage, else what is asked for next. */
const cardStep = z.strictObject({
  id: uuid,
  errorMessage: z.enum(['', 'pin', 'otp', 'avs_noauth', 'redirect']).meta({ description: 'Empty: finished' }),
  message: z.string(),
  paymentRef: z.string().nullable().meta({ description: 'Goes back with the one-time code' }),
  redirectUrl: z.string().nullable().meta({ description: "Where the player's bank wants to be asked" }),
});

/** Names a payment. The same key from the same player is the same payment, which is made once. */
const paymentKey = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, _ or -')
  .meta({
    description: 'Names the payment: sent again, it is the same payment, and the answer says what became of it',
  });
export const key = paymentKey.optional();

export const lang = language.optional().meta({ description: "The page's language, for the text about the withdrawal" });

const keyRefusals = {
  /** The key stands for a payment with another content, which stays as it is. */
  PAYMENT_KEY_IN_USE: nothing,
  /** FindPayment gave the key up before this request arrived. No payment was opened. */
  PAYMENT_WAS_GIVEN_UP: nothing,
};

const amountRefusals = {
  AMOUNT_LESS_THEN_MIN_LIMIT: nothing,
  AMOUNT_MORE_THEN_MAX_LIMIT: nothing,
};

const depositRefusals = {
  ...amountRefusals,
  ...keyRefusals,
  PAYMENT_METHOD_NOT_AVAILABLE: nothing,
  PAYMENT_SERVICE_DOWN: nothing,
  PAYMENT_OUTCOME_UNKNOWN: nothing,
  YOUR_DEPOSIT_IS_REJECTED: message,
};

/** Of a call that opens a deposit. The steps of one that is open already are not asked again. */
const openingRefusals = { ...depositRefusals, ...gateRefusals };

const withdrawRefusals = {
  ...amountRefusals,
  ...keyRefusals,
  PAYMENT_METHOD_NOT_AVAILABLE: nothing,
  PENDING_TRANSACTION_ON_ACCOUNT: nothing,
  INSUFFICIENT_AMOUNT: nothing,
  PERSONAL_DETAILS_NEEDED: nothing,
  NUMBER_NOT_PROVEN: nothing,
};

export const bankWithdrawRefusals = {
  ...withdrawRefusals,
  ...stepUpRefusals,
  BANK_ACCOUNT_NOT_FOUND: nothing,
  ACCOUNT_NAME_HAS_CHANGED: nothing,
  PAYMENT_SERVICE_DOWN: nothing,
};

/** What the player is shown or asked for next. */
const paymentStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pin') }),
  z.strictObject({ kind: z.literal('avs_noauth') }),
  z.strictObject({ kind: z.literal('otp'), paymentRef: z.string(), message: z.string() }),
  z.strictObject({ kind: z.literal('redirect'), redirectUrl: z.string() }),
  z.strictObject({
    kind: z.literal('account'),
    bankName: z.string(),
    accNumber: z.string(),
    accName: z.string(),
    secondsLeft: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('ussd'), ussdCode: z.string() }),
  z.strictObject({ kind: z.literal('push') }),
]);

const foundPayment = z.strictObject({
  id: uuid,
  viewName: z.string(),
  amount: major.meta({ description: 'What was asked for' }),
  state: z.enum(['asking', 'waiting', 'requested', 'succeeded', 'failed', 'expired', 'review']).meta({
    description: 'asking: the gateway or the wallet has not answered yet. requested: a withdrawal was accepted',
  }),
  message: z.string().meta({ description: 'A text key or a word of the bank that says why it failed; may be empty' }),
  step: paymentStep.nullable().meta({ description: 'Null where there is nothing to do but to wait' }),
});

const ownAccount = z.strictObject({ bankName: z.string(), accNumber: z.string(), accName: z.string() });

nameSchemas({
  OwnAccount: ownAccount,
  PaymentMethods: methods,
  CardStep: cardStep,
  PaymentKey: paymentKey,
  PaymentStep: paymentStep,
  FoundPayment: foundPayment,
});

export const bankingCalls = {
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
    }),
    failures: { DEPOSIT_DOES_NOT_EXIST: nothing },
  }),

  'GET Banking/GetSavedCards': call({
    summary: "The player's cards that can be charged again. None of their numbers is known here",
    caller: 'player',
    data: z.strictObject({
      cards: z.array(
        z.strictObject({
          id: uuid,
          brand: z.string(),
          lastFour: z.string(),
          expiry: z.string().meta({ description: 'As in 01/29' }),
        }),
      ),
    }),
    failures: {},
  }),

  'POST Banking/RegisterSavedCardDeposit': call({
    summary: 'Charges a card of the player that was paid with before',
    caller: 'player',
    gate: 'deposit',
    callsPerMinuteMax: 30,
    body: z.strictObject({ amount: major, card: uuid, bonusCode, key }),
    data: cardStep,
    failures: { ...openingRefusals, ...bonusRefusals },
  }),

  'POST Banking/RemoveSavedCard': call({
    summary: 'Forgets a card. Answers the same for a card that is not there',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({ card: uuid }),
    data: nothing,
    failures: {},
  }),

  'GET Banking/GetOwnAccount': call({
    summary: "The account that stays the player's own: every transfer to it is credited. Null before it is opened",
    caller: 'player',
    data: ownAccount.nullable(),
    failures: {},
  }),

  'POST Banking/OpenOwnAccount': call({
    summary: "Opens the account that stays the player's own. Asked for again, it is the same one",
    caller: 'player',
    gate: 'deposit',
    callsPerMinuteMax: 12,
    data: ownAccount,
    failures: { ...gateRefusals, PAYMENT_METHOD_NOT_AVAILABLE: nothing, PAYMENT_SERVICE_DOWN: nothing },
  }),

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

  'POST Banking/FindPayment': call({
    summary: 'What became of a payment whose answer did not arrive, by the key that the page gave it',
    caller: 'player',
    callsPerMinuteMax: 120,
    body: z.strictObject({
      key: paymentKey,
      giveUp: z
        .boolean()
        .meta({ description: 'Where there is no payment yet: none is opened under this key any more' }),
    }),
    data: z.strictObject({
      isGivenUp: z.boolean().meta({ description: 'No payment was opened under this key, and none will be' }),
      payment: foundPayment.nullable().meta({ description: 'Null while there is none' }),
    }),
    failures: {},
  }),

  'GET Banking/GetCountries': call({
    summary: 'Countries that a card holder may live in',
    caller: 'player',
    data: z.strictObject({
      countryList: z.array(z.strictObject({ countryCode, countryName: z.string() })),
    }),
    failures: {},
  }),

  'GET Banking/getKudipalBanks': call({
    summary: 'The banks that money can come from and go to',
    caller: 'player',
    data: z.strictObject({ kudipalBankList: z.array(z.strictObject({ code: z.string(), name: z.string() })) }),
    failures: { PAYMENT_SERVICE_DOWN: nothing },
  }),

  'POST Banking/GetBankAccountNumber': call({
    summary: 'Whose bank account that is',
    caller: 'player',
    callsPerMinuteMax: 30,
    query: z.strictObject({
      accountnumber: z.string().regex(/^\d{10}$/, 'must be ten digits'),
      code: z.string().regex(/^\w{3,10}$/),
    }),
    queryMayBeBody: true,
    data: z.strictObject({ accName: z.string() }),
    failures: { BANK_ACCOUNT_NOT_FOUND: nothing, PAYMENT_SERVICE_DOWN: nothing },
  }),

  'POST Banking/RegisterKudipalWithdraw': call({
    summary: 'Asks for money to be sent to a bank account',
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({
      amount: major,
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
    query: z.strictObject({ amount: majorText, key, lang }),
    data: message,
    failures: withdrawRefusals,
  }),

  'POST Banking/RegisterSelcomWithdraw': call({
    summary: "Asks for money to be sent to the player's own number through a mobile money service",
    caller: 'player',
    callsPerMinuteMax: 30,
    body: z.strictObject({
      amount: major,
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
