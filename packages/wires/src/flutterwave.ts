import { z } from 'zod';
import { isSameSecret } from './same-secret.ts';
import { wireAmount } from './wire-amount.ts';

export { decryptCard, encryptCard } from './flutterwave-card-cipher.ts';
export { isBearer } from './same-secret.ts';

/**
 * Flutterwave v3, which Kudipal is assumed to speak. All calls carry `Authorization: Bearer <secret key>`. Amounts are
 * naira as JSON numbers; `z.encode` writes a request, `.parse` reads an answer, and inside they are kobo.
 */
export const paths = {
  cardCharge: '/v3/charges?type=card',
  bankTransferCharge: '/v3/charges?type=bank_transfer',
  ussdCharge: '/v3/charges?type=ussd',
  tokenizedCharge: '/v3/tokenized-charges',
  virtualAccount: '/v3/virtual-account-numbers',
  validateCharge: '/v3/validate-charge',
  verify: (id: number) => `/v3/transactions/${id}/verify`,
  verifyByReference: (txRef: string) =>
    `/v3/transactions/verify_by_reference?${new URLSearchParams({ tx_ref: txRef })}`,
  banks: '/v3/banks/NG',
  resolveAccount: '/v3/accounts/resolve',
  transfers: '/v3/transfers',
  transfersByReference: (reference: string) => `/v3/transfers?${new URLSearchParams({ reference })}`,
};

/** Nothing hangs on these. However the gateway writes them (a fee has more than two decimals), they hide no money from us. */
const asideAmount = wireAmount.optional().catch(undefined);
const asideText = z.string().optional().catch(undefined);

const charge = {
  /** Ours, one for each attempt. A second charge under the same one answers as the first did. */
  tx_ref: z.string(),
  amount: wireAmount,
  currency: z.string(),
  email: z.string(),
  phone_number: z.string().optional(),
  fullname: z.string().optional(),
};

/** What the card holder is asked for, sent with the same charge once more. */
const cardAuthorization = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('pin'), pin: z.string() }),
  z.object({
    mode: z.literal('avs_noauth'),
    city: z.string(),
    address: z.string(),
    state: z.string(),
    country: z.string(),
    zipcode: z.string(),
  }),
]);

/** Travels as JSON inside `client`, see `encryptCard`. */
export const cardCharge = z.object({
  ...charge,
  card_number: z.string(),
  cvv: z.string(),
  expiry_month: z.string(),
  expiry_year: z.string(),
  redirect_url: z.string(),
  authorization: cardAuthorization.optional(),
});
export type CardCharge = z.output<typeof cardCharge>;

export const encryptedCharge = z.object({ client: z.string() });

export const bankTransferCharge = z.object({
  ...charge,
  /** The name that the account bears, as a payer's bank shows it. */
  narration: z.string().optional(),
  is_permanent: z.literal(false),
  /** Seconds for which the account is meant to be used. Money that comes later still comes. */
  expires: z.int().positive(),
});
export type BankTransferCharge = z.output<typeof bankTransferCharge>;

/** An account that stays. Each transfer to it is a transaction with this `tx_ref`; the same one again answers the same account. */
export const virtualAccountRequest = z.object({
  email: z.string(),
  tx_ref: z.string(),
  is_permanent: z.literal(true),
  phonenumber: z.string().optional(),
  firstname: z.string().optional(),
  lastname: z.string().optional(),
  narration: z.string().optional(),
  /** Flutterwave itself asks for one in live mode. */
  bvn: z.string().optional(),
});
export type VirtualAccountRequest = z.output<typeof virtualAccountRequest>;

/** Charges a card that was paid with before, by the token of that transaction. The card holder is not asked. */
export const tokenizedCharge = z.object({
  ...charge,
  token: z.string(),
  country: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});
export type TokenizedCharge = z.output<typeof tokenizedCharge>;

/** The wire has no field for an account's name: it ends the note. */
const notePrefix = 'Please make a bank transfer to ';
export const transferNote = (accountName: string) => `${notePrefix}${accountName}`;
export function accountNameIn(note: string): string {
  return note.startsWith(notePrefix) ? note.slice(notePrefix.length).trim().slice(0, 100) : '';
}

export const ussdCharge = z.object({ ...charge, account_bank: z.string() });
export type UssdCharge = z.output<typeof ussdCharge>;

export const validateCharge = z.object({ otp: z.string(), flw_ref: z.string() });

/** One movement of money. An account that is paid twice has two of them, with one `tx_ref`. */
export const transaction = z.object({
  id: z.int(),
  tx_ref: z.string(),
  flw_ref: z.string(),
  /** What came, once it is `successful`: a transfer brings what its sender chose, whatever was asked for. */
  amount: wireAmount,
  /** What the payer paid, fees on top included. Never the amount to credit. */
  charged_amount: asideAmount,
  app_fee: asideAmount,
  amount_settled: asideAmount,
  currency: z.string(),
  status: z.enum(['pending', 'successful', 'failed']),
  processor_response: asideText,
  payment_type: asideText,
  created_at: asideText,
  /** USSD only: the last part of what is dialled. */
  payment_code: asideText,
  /** Cards only. With a token the same card can be charged again. */
  card: z
    .object({
      last_4digits: z.string(),
      type: z.string(),
      /** As in `01/29`. */
      expiry: z.string(),
      token: z.string().optional(),
    })
    .nullish()
    .catch(undefined),
});
export type Transaction = z.output<typeof transaction>;

/** What has to happen next, by `mode`. */
const authorization = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('pin'), fields: z.array(z.string()) }),
  z.object({ mode: z.literal('avs_noauth'), fields: z.array(z.string()) }),
  z.object({ mode: z.literal('otp'), endpoint: z.string().optional() }),
  z.object({ mode: z.literal('redirect'), redirect: z.string() }),
  z.object({ mode: z.literal('ussd'), note: z.string() }),
  z.object({
    mode: z.literal('banktransfer'),
    transfer_reference: z.string(),
    transfer_account: z.string(),
    transfer_bank: z.string(),
    /** Milliseconds since 1970. */
    account_expiration: z.coerce.number(),
    transfer_note: z.string(),
    transfer_amount: wireAmount,
  }),
]);
export type Authorization = z.output<typeof authorization>;

const status = z.enum(['success', 'error']);

/** Every refusal, with an HTTP status of 4xx. */
export const refusal = z.object({ status: z.literal('error'), message: z.string() });

/** While the card holder still has to authorise, there may be no `data`. */
export const chargeAnswer = z.object({
  status,
  message: z.string(),
  data: transaction.nullish(),
  meta: z.object({ authorization: authorization.optional() }).nullish(),
});
export type ChargeAnswer = z.output<typeof chargeAnswer>;

/** Of `validate-charge`, `verify` and `verify_by_reference`. */
export const transactionAnswer = z.object({ status, message: z.string(), data: transaction.nullish() });
export type TransactionAnswer = z.output<typeof transactionAnswer>;

export const virtualAccountAnswer = z.object({
  status,
  message: z.string(),
  data: z
    .object({
      response_code: z.string(),
      order_ref: z.string(),
      flw_ref: z.string(),
      account_number: z.string(),
      bank_name: z.string(),
      note: z.string(),
      frequency: z.string().optional(),
      created_at: asideText,
    })
    .nullish(),
});
export type VirtualAccountAnswer = z.output<typeof virtualAccountAnswer>;

export const banksAnswer = z.object({
  status,
  message: z.string(),
  data: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
});

export const resolveAccount = z.object({ account_number: z.string(), account_bank: z.string() });
export const resolveAccountAnswer = z.object({
  status,
  message: z.string(),
  data: z.object({ account_number: z.string(), account_name: z.string() }).nullish(),
});

export const transferRequest = z.object({
  account_bank: z.string(),
  account_number: z.string(),
  amount: wireAmount,
  narration: z.string().optional(),
  currency: z.string(),
  /** Ours. A second transfer under the same one is refused or answers as the first did; it never pays again. */
  reference: z.string(),
  callback_url: z.string().optional(),
  debit_currency: z.string().optional(),
  /** Whose account it is. The stand-in shows the pay-out on that phone. */
  meta: z.array(z.object({ mobile_number: z.string() })).optional(),
});
export type TransferRequest = z.output<typeof transferRequest>;

export const transfer = z.object({
  id: z.int(),
  reference: z.string(),
  account_number: z.string(),
  bank_code: z.string(),
  full_name: asideText,
  amount: wireAmount,
  fee: asideAmount,
  currency: z.string(),
  status: z.enum(['NEW', 'PENDING', 'SUCCESSFUL', 'FAILED']),
  complete_message: z.string().nullish(),
  created_at: asideText,
});
export type Transfer = z.output<typeof transfer>;

export const transferAnswer = z.object({ status, message: z.string(), data: transfer.nullish() });
export const transfersAnswer = z.object({ status, message: z.string(), data: z.array(transfer) });

/** Only triggers the verification: nothing in it is believed. */
export const webHook = z.discriminatedUnion('event', [
  z.object({ event: z.literal('charge.completed'), data: transaction }),
  z.object({ event: z.literal('transfer.completed'), data: transfer }),
]);

export const hookSignatureHeader = 'verif-hash';

/** The header is the shared secret itself, and says nothing about the body. */
export function isHookSignature(header: string | string[] | undefined, secret: string): boolean {
  return typeof header === 'string' && isSameSecret(header, secret);
}
