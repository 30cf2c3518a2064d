import type { Minor } from '@harmattan/kernel/money';
import { decimalFromMinor } from '@harmattan/wires/suppliers/amounts';
import {
  everymatrixCodes as codes,
  everymatrixVersion,
  everymatrixMessages as messages,
} from '@harmattan/wires/suppliers/everymatrix';
import type { Outcome, Receipt } from '../supplier-wallet.ts';
import { type JsonFields, textOf } from './json-fields.ts';
import type { WireAnswer } from './wire.ts';

type Refusal = Exclude<Outcome, 'done' | 'repeat'> | 'credentials' | 'unknown-player' | 'unavailable';

const refusals: Record<Refusal, readonly [code: number, message: string]> = {
  insufficient: [codes.insufficientFunds, 'Not enough money'],
  'no-session': [codes.userNotFound, 'The session is unknown or has expired'],
  blocked: [codes.blocked, 'The player may not bet'],
  excluded: [codes.selfExcluded, 'The player is excluded from play'],
  'stake-limit': [codes.stakeLimit, 'The limit of stakes is reached'],
  'loss-limit': [codes.lossLimit, 'The limit of losses is reached'],
  'time-limit': [codes.sessionLimit, 'The limit of time is reached'],
  currency: [codes.currency, 'Wrong currency'],
  'bad-amount': [codes.unknownError, 'Wrong amount'],
  'bad-request': [codes.unknownError, 'Wrong request'],
  mismatch: [codes.unknownError, messages.mismatch],
  // Sent again until it is taken, as it will be once its stake has come.
  unknown: [codes.transactionProcessing, messages.again],
  unseen: [codes.transactionNotFound, 'There is no such transaction, and it will be refused'],
  reversed: [codes.transactionProcessing, messages.cancelled],
  settled: [codes.unknownError, 'The round is settled'],
  credentials: [codes.unknownError, messages.credentials],
  'unknown-player': [codes.userNotFound, 'The player is unknown'],
  unavailable: [codes.transactionProcessing, messages.again],
};

/** What is asked is said back, as far as it is known to be of the wire's own words. */
export function succeeded(
  fields: JsonFields,
  values: Record<string, string>,
  amounts: Record<string, Minor>,
): WireAnswer {
  return answer(fields, codes.success, 'Success', values, amounts);
}

export function refused(fields: JsonFields, why: Refusal): WireAnswer {
  const [code, message] = refusals[why];
  return answer(fields, code, message);
}

export function told(fields: JsonFields, receipt: Receipt, of: { currency: string; amountMinor: Minor }): WireAnswer {
  const { outcome, balanceMinor, id } = receipt;
  if (outcome !== 'done' && outcome !== 'repeat') return refused(fields, outcome);
  return succeeded(
    fields,
    { AccountTransactionId: id, Currency: of.currency },
    { Balance: balanceMinor, RealMoneyAffected: of.amountMinor, BonusMoneyAffected: 0n },
  );
}

/** Amounts are written as they are, since a number of JavaScript's could not hold them all. */
function answer(
  fields: JsonFields,
  ReturnCode: number,
  Message: string,
  values: Record<string, string> = {},
  amounts: Record<string, Minor> = {},
): WireAnswer {
  const [Request, SessionId] = [textOf(fields, 'Request'), textOf(fields, 'SessionId')];
  const said = { ApiVersion: everymatrixVersion, Request, SessionId, ReturnCode, Message, ...values };
  let body = JSON.stringify(said).slice(0, -1);
  for (const name in amounts) body += `,"${name}":${decimalFromMinor(amounts[name] as Minor)}`;
  return { http: 200, type: 'application/json', body: `${body}}` };
}
