import { assert } from '@harmattan/kernel/assert';
import { jsonNumberFromKobo, type Kobo, koboFromJsonNumber, koboFromNaira } from '@harmattan/kernel/money';
import { moneyText } from '@harmattan/ui/money-text';
import { brand } from '../brand.ts';

/** An amount field holds its text as it stands where that means no amount. */
export function isAmount(text: string): boolean {
  return koboFromNaira(text) !== undefined;
}

/** What an amount field holds, as the wire wants it. */
export function wireAmount(text: string): number {
  return jsonNumberFromKobo(typedKobo(text));
}

/** What an amount field holds, for people. */
export function typedAmountText(text: string): string {
  return moneyText(typedKobo(text), { currency: brand.currency });
}

/** What the wire says, for people. */
export function wireAmountText(amount: number): string {
  const amountKobo = koboFromJsonNumber(amount);
  assert(amountKobo !== undefined, 'the wire speaks in amounts');
  return moneyText(amountKobo, { currency: brand.currency });
}

function typedKobo(text: string): Kobo {
  const amountKobo = koboFromNaira(text);
  assert(amountKobo !== undefined, 'the form refuses a text that is no amount');
  return amountKobo;
}
