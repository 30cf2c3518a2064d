import { assert } from '@harmattan/kernel/assert';
import { market } from '@harmattan/kernel/market';
import { type Minor, minorFromMajor } from '@harmattan/kernel/money';
import { moneyText } from '@harmattan/ui/money-text';

export const { currency } = market;

/** `1500.50` of the calls, for people: `₦ 1,500.50`. */
export function majorText(amount: string): string {
  return moneyText(minorOf(amount), { currency });
}

/** Without the decimals of a whole amount: `₦ 100`. */
export function wholeMajorText(amountMinor: Minor): string {
  return moneyText(amountMinor, { currency }).replace(/\.00$/, '');
}

export function minorOf(amount: string): Minor {
  const amountMinor = minorFromMajor(amount);
  assert(amountMinor !== undefined, 'the calls write amounts as decimal text');
  return amountMinor;
}
