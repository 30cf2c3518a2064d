import { decimalFromMinor } from '@harmattan/wires/suppliers/amounts';
import {
  type BtiCode,
  type BtiFields,
  type BtiMessage,
  btiCodes as codes,
  btiMessages as messages,
  writeBtiAnswer,
} from '@harmattan/wires/suppliers/bti';
import type { Outcome, Receipt } from '../supplier-wallet.ts';
import type { WireAnswer } from './wire.ts';

type Words = readonly [BtiCode, BtiMessage];

/** A refused reserve is answered with an error code. */
const reserveRefusals: Record<Exclude<Outcome, 'done' | 'repeat'>, Words> = {
  insufficient: [codes.insufficientFunds, messages.insufficientFunds],
  'no-session': [codes.noExistingSession, messages.noSession],
  blocked: [codes.restrictedCustomer, messages.restricted],
  excluded: [codes.restrictedCustomer, messages.restricted],
  'stake-limit': [codes.restrictedCustomer, messages.limit],
  'loss-limit': [codes.restrictedCustomer, messages.limit],
  'time-limit': [codes.restrictedCustomer, messages.limit],
  currency: [codes.wrongRequest, messages.wrongCurrency],
  'bad-amount': [codes.wrongRequest, messages.wrongRequest],
  'bad-request': [codes.wrongRequest, messages.wrongRequest],
  mismatch: [codes.wrongRequest, messages.mismatch],
  unknown: [codes.wrongRequest, messages.wrongRequest],
  unseen: [codes.wrongRequest, messages.wrongRequest],
  reversed: [codes.wrongRequest, messages.reserveCanceled],
  settled: [codes.wrongRequest, messages.reserveClosed],
};

/** After that, only what will work later is a no: the supplier sends everything again that is not answered with 0. */
const laterRefusals: typeof reserveRefusals = {
  insufficient: [codes.insufficientFunds, messages.insufficientFunds],
  'no-session': [codes.ok, messages.noSession],
  blocked: [codes.ok, messages.restricted],
  excluded: [codes.ok, messages.restricted],
  'stake-limit': [codes.ok, messages.limit],
  'loss-limit': [codes.ok, messages.limit],
  'time-limit': [codes.ok, messages.limit],
  currency: [codes.ok, messages.wrongCurrency],
  'bad-amount': [codes.ok, messages.wrongRequest],
  'bad-request': [codes.ok, messages.wrongRequest],
  mismatch: [codes.ok, messages.mismatch],
  unknown: [codes.ok, messages.purchaseNotFound],
  unseen: [codes.ok, messages.purchaseNotFound],
  reversed: [codes.ok, messages.purchaseCanceled],
  settled: [codes.ok, messages.purchaseSettled],
};

/** Each about what it asked for. */
export const btiWords = {
  reserve: reserveRefusals,
  draw: {
    ...laterRefusals,
    'bad-amount': [codes.ok, messages.exceedsReserve],
    unknown: [codes.ok, messages.reserveNotFound],
    reversed: [codes.ok, messages.reserveCanceled],
    settled: [codes.ok, messages.reserveClosed],
  },
  commit: {
    ...laterRefusals,
    unknown: [codes.ok, messages.reserveNotFound],
    reversed: [codes.ok, messages.reserveCanceled],
  },
  release: {
    ...laterRefusals,
    unseen: [codes.ok, messages.reserveNotFound],
    settled: [codes.ok, messages.reserveDebited],
  },
  // A win or a correction that came too early is taken later. What was called off before it came is `unseen`, and over.
  purchase: { ...laterRefusals, unknown: [codes.general, messages.again] },
} as const satisfies Record<string, typeof reserveRefusals>;

export function told({ outcome, balanceMinor, id }: Receipt, words: typeof reserveRefusals): WireAnswer {
  const balance = { balance: decimalFromMinor(balanceMinor) };
  if (outcome === 'done') return answer(codes.ok, messages.ok, { ...balance, trx_id: id });
  if (outcome === 'repeat') return answer(codes.ok, messages.repeated, { ...balance, trx_id: id });
  return answer(...words[outcome], { ...balance, ...(id !== '' && { trx_id: id }) });
}

export function answer(code: BtiCode, message: BtiMessage, fields: BtiFields = {}): WireAnswer {
  const body = writeBtiAnswer({ error_code: code, error_message: message, ...fields });
  return { http: 200, type: 'text/plain', body };
}
