// What the phone's page and its server share: the calls below /phone/api, their problems, and the tables of what goes wrong on purpose.
import type { ChosenManner, Manner } from '../hooks/manners.ts';
import type { CardName } from '../kudipal/test-cards.ts';
import type { Operator } from '../mobile-money/operators.ts';

export { type ChosenManner, type Manner, manners } from '../hooks/manners.ts';
export { payerPin } from '../kudipal/payer-pin.ts';
export { payoutBehaviours, unknownAccountEnding } from '../kudipal/payout-behaviours.ts';
export { type CardName, testCards, testPin } from '../kudipal/test-cards.ts';
export { cashInBehaviours } from '../mobile-money/cash-in-behaviours.ts';
export { businessNumber, type Operator, operators } from '../mobile-money/operators.ts';
export { canonicalNumber, readableNumber } from '../plumbing/phone-number.ts';
export { misbehaviours } from '../sms/misbehaviour.ts';

/** Why a call was refused, with the English words of the wire. The page has its own words in each language. */
export const problemWords = {
  'no number': 'That is no mobile number.',
  'no amount': 'That is no amount.',
  'no account number': 'An account number has ten digits.',
  'no reference': 'Which reference?',
  'no such account': 'There is no such account.',
  'no such business': 'No business has this number.',
  'unknown code': 'Unknown code.',
  'used code': 'This code has been used.',
  'wrong pin': 'Wrong PIN.',
  'waits no longer': 'It waits no longer.',
  'not paid': 'Not paid',
  'business refuses': 'The business refuses',
} as const;

export type Problem = keyof typeof problemWords;

/** With `why` the business gave a reason, in its own words. */
export interface Refusal {
  problem: Problem;
  why?: string;
}

export interface Message {
  id: string;
  to: string;
  from: string;
  text: string;
  at: string;
}

export interface RecentNumber {
  number: string;
  /** What it received last. */
  latestId: string;
  latestAt: string;
}

/** Amounts are decimal naira, as in `1500.50`. */
export interface Account {
  account: string;
  bank: string;
  holder: string;
  amount: string;
  isOpen: boolean;
}

export interface Push {
  gateway: 'selcom' | 'fasthub';
  gatewayName: string;
  transid: string;
  amount: string;
}

export interface Payout {
  gateway: 'kudipal' | 'selcom' | 'fasthub';
  /** The platform's own reference. */
  key: string;
  /** The name of a wallet's operator is null where the pay-out leaves the wallet open. */
  to: { kind: 'bank'; account: string; holder: string } | { kind: 'wallet'; operator: string | null };
  amount: string;
  state: 'waiting' | 'paid' | 'failed';
  at: string;
}

type OfNumber = { number: string };

export interface Bill extends OfNumber {
  business: string;
  reference: string;
  amount: string;
  operator: Operator;
}

export type TransferHow = 'once' | 'twice' | 'late';

/** What the page asks, by `GET`. */
export interface PhoneQueries {
  numbers: { query: Record<string, never>; answer: { numbers: RecentNumber[] } };
  messages: { query: OfNumber; answer: { number: string; messages: Message[] } };
  accounts: { query: OfNumber; answer: { accounts: Account[] } };
  pushes: { query: OfNumber; answer: { pushes: Push[] } };
  payouts: { query: OfNumber; answer: { payouts: Payout[] } };
  manner: { query: OfNumber; answer: ChosenManner };
  dial: { query: { code: string }; answer: { payee: string; amount: string } };
}

/** What a person does on it, by `POST`. */
export interface PhoneActs {
  dial: { body: OfNumber & { code: string; pin: string }; answer: { outcome: 'paid' } };
  'bill/look': { body: Bill; answer: { name: string } };
  bill: { body: Bill & { pin: string }; answer: { outcome: 'paid' } };
  transfers: {
    body: { account: string; amount: string; how?: TransferHow | undefined };
    /** The bank's number of the transfer, of the last one where two were sent; null where it is still on its way. */
    answer: { how: TransferHow; session: string | null };
  };
  pushes: {
    body: Pick<Push, 'gateway' | 'transid'> & { do: 'approve' | 'refuse' };
    answer: { outcome: 'paid' | 'refused' };
  };
  payouts: {
    body: Pick<Payout, 'gateway' | 'key'> & { do: 'release' | 'fail' };
    answer: { outcome: 'release' | 'fail' };
  };
  /** The answer to a text, as a person types it. */
  answers: { body: OfNumber & { to: string; text: string }; answer: { outcome: 'sent' } };
  manner: { body: OfNumber & { manner: Manner; minutes?: number | undefined }; answer: ChosenManner };
}

/** What the server writes into a payment page: the bank's own, or the gateway's with a choice of cards. */
export type PaymentData = { isOpen: boolean; amount: string } & (
  | { at: 'bank'; cardLastFour: string }
  | { at: 'gateway'; cards: CardName[] }
);
