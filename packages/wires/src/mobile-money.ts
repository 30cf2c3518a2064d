import { z } from 'zod';
import { wireAmount } from './wire-amount.ts';

/**
 * The part of Selcom's wire that moves money between mobile wallets and us: pushes and pay bill in, cash-in out. Each call
 * answers the envelope below.
 */
export const mobilePaths = {
  push: '/v1/wallet/pushussd',
  c2bQuery: (transid: string) => `/v1/c2b/query-status?${new URLSearchParams({ transid })}`,
  cashInName: (query: z.output<typeof cashInName>) => `/v1/walletcashin/namelookup?${new URLSearchParams(query)}`,
  cashIn: '/v1/walletcashin/process',
  cashInQuery: (transid: string) => `/v1/walletcashin/query?${new URLSearchParams({ transid })}`,
};

const refusalEnvelope = {
  reference: z.string(),
  transid: z.string(),
  resultcode: z.string(),
  result: z.string(),
  message: z.string(),
};

export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ ...refusalEnvelope, data: z.array(data).default([]) });
}

export type Outcome = 'success' | 'in progress' | 'ambiguous' | 'failed';

export const resultCodes = { success: '000', inProgress: '111', ambiguous: '999', failed: '010', unknown: '404' };

/**
 * A failure is definite only with a code of the gateway's own list. Every other code is `unknown` and says nothing about the
 * money: it may be an error of the question itself, such as a key that was rotated. After anything but success and failure
 * the call must not be repeated: wait, then query.
 */
export function outcomeOf(resultcode: string, definiteFailures: ReadonlySet<string>): Outcome | 'unknown' {
  if (resultcode === resultCodes.success) return 'success';
  if (resultcode === resultCodes.inProgress || resultcode === '927') return 'in progress';
  if (resultcode === resultCodes.ambiguous) return 'ambiguous';
  return definiteFailures.has(resultcode) ? 'failed' : 'unknown';
}

/** The word that goes with a code; the third is spelt so on the wire. */
export const resultWords: Record<Outcome, string> = {
  success: 'SUCCESS',
  'in progress': 'INPROGRESS',
  ambiguous: 'AMBIGOUS',
  failed: 'FAIL',
};

/** Asks the payer's phone for approval. What follows comes as C2B calls with this `transid`. */
export const pushRequest = z.object({
  transid: z.string(),
  utilityref: z.string(),
  amount: wireAmount,
  vendor: z.string(),
  msisdn: z.string(),
});
export type PushRequest = z.output<typeof pushRequest>;
export const pushAnswer = envelope(z.unknown());

const c2bCall = {
  /** The wallet's operator: MPESA, TIGOPESA, AIRTELMONEY, HALOPESA. */
  operator: z.string(),
  /** The gateway's own reference. */
  reference: z.string(),
  /** Of the push that asked for the money, or the operator's when the payer dialled by hand. */
  transid: z.string(),
  utilityref: z.string(),
  msisdn: z.string(),
};

/** The gateway calls us, with `Authorization: Bearer <token>`. No answer to a validation refunds the payer; no answer to a notification keeps the money. */
export const c2bLookup = z.object(c2bCall);
export const c2bValidation = z.object({ ...c2bCall, amount: wireAmount });
export const c2bNotification = z.object({ ...c2bCall, amount: wireAmount });
export type C2bPayment = z.output<typeof c2bValidation>;

/** What we may answer. */
export const c2bCodes = {
  accepted: '000',
  badReference: '010',
  badAmount: '012',
  tooHigh: '014',
  tooLow: '015',
} as const;

export const c2bAnswer = z.object({
  reference: z.string(),
  transid: z.string(),
  resultcode: z.enum(c2bCodes),
  result: z.enum(['SUCCESS', 'FAIL']),
  message: z.string(),
  /** Shown to the payer before they pay; a lookup's answer only. */
  name: z.string().optional(),
});
export type C2bAnswer = z.output<typeof c2bAnswer>;

/** The envelope's code says how it stands; `data` says what was paid. */
export const c2bQueryAnswer = envelope(
  z.object({
    operator: z.string(),
    utilityref: z.string(),
    msisdn: z.string(),
    amount: wireAmount,
    /** When the payer paid. */
    creation_date: z.string().optional(),
  }),
);

export const cashInName = z.object({ utilitycode: z.string(), utilityref: z.string(), transid: z.string() });
export const cashInNameAnswer = envelope(z.object({ name: z.string() }));

/** Pays out to a wallet. The same `transid` again answers the same and never pays twice. */
export const cashInRequest = z.object({
  transid: z.string(),
  utilitycode: z.string(),
  /** The wallet's number. */
  utilityref: z.string(),
  amount: wireAmount,
  vendor: z.string(),
  pin: z.string(),
  msisdn: z.string().optional(),
});
export type CashInRequest = z.output<typeof cashInRequest>;
export const cashInAnswer = envelope(z.unknown());
