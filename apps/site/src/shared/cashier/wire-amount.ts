import { assert } from '@harmattan/kernel/assert';
import {
  jsonNumberFromMinor,
  type Minor,
  majorFromMinor,
  minorFromJsonNumber,
  minorFromMajor,
} from '@harmattan/kernel/money';
import { moneyText } from '@harmattan/ui/money-text';
import { brand } from '../brand/brand.ts';

/** An amount field holds its text as it stands where that means no amount. */
export function isAmount(text: string): boolean {
  return minorFromMajor(text) !== undefined;
}

/** What an amount field holds, as the wire wants it. */
export function wireAmount(text: string): number {
  return jsonNumberFromMinor(typedMinor(text));
}

/** What the wire says, as an amount field holds it. */
export function wireAmountField(amount: number): string {
  const amountMinor = minorFromJsonNumber(amount);
  return amountMinor === undefined ? '' : majorFromMinor(amountMinor).replace(/\.00$/, '');
}

/** What an amount field holds, for people. */
export function typedAmountText(text: string): string {
  return moneyText(typedMinor(text), { currency: brand.currency });
}

/** What the wire says, for people. */
export function wireAmountText(amount: number): string {
  const amountMinor = minorFromJsonNumber(amount);
  assert(amountMinor !== undefined, 'the wire speaks in amounts');
  return moneyText(amountMinor, { currency: brand.currency });
}

function typedMinor(text: string): Minor {
  const amountMinor = minorFromMajor(text);
  assert(amountMinor !== undefined, 'the form refuses a text that is no amount');
  return amountMinor;
}
