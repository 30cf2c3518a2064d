import { minorFromDecimal } from '@harmattan/wires/suppliers/amounts';
import type { BetconstructError } from '@harmattan/wires/suppliers/betconstruct';
import type { Move } from '../supplier-wallet.ts';
import { type JsonFields, textOf } from './json-fields.ts';

type AmountName = 'WithdrawAmount' | 'DepositAmount';

/** A number that may be missing, be `null`, or be 0 for none. */
export function numberOf(fields: JsonFields, name: string): string | undefined {
  const text = textOf(fields, name);
  return text === '0' ? undefined : text;
}

/**
 * The wire knows no rounds: a withdrawal is a round of its own, and a deposit belongs to that of the withdrawal that it
 * names.
 */
export function readBetconstructMove(
  fields: JsonFields,
  { playerId, amount, round }: { playerId: bigint; amount: AmountName; round?: string | undefined },
): Move | BetconstructError {
  const txId = numberOf(fields, 'RGSTransactionId');
  const game = textOf(fields, 'GameId');
  const currency = textOf(fields, 'Currency');
  const amountMinor = readBetconstructAmount(fields, amount);
  // The wire has no word for a request that is incomplete but this one.
  if (!txId || !game || !currency || amountMinor === undefined) return 'amount';
  return { playerId, currency, txId, round: round ?? txId, game, amountMinor };
}

export function readBetconstructAmount(fields: JsonFields, name: AmountName): bigint | undefined {
  return minorFromDecimal(textOf(fields, name) ?? '');
}
