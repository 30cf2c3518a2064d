import { market } from '@harmattan/kernel/market';
import { formatMajor, type Minor } from '@harmattan/kernel/money';

/** Thin and unbreakable: the sign stays with its figure. */
const thinSpace = '\u202f';
const minus = '\u2212';

export type SignShown = 'negative' | 'always';

/** Of the market's own currency, its own: `₦` for `NGN`. The code itself where there is no sign. */
export function currencySign(currency: string): string {
  if (currency === market.currency) return market.currencySign;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
}

/** `₦ 12,345,678.90`, `− ₦ 3.00`, and with the sign always shown `+ ₦ 3.00`. */
export function moneyText(amountMinor: Minor, options: { currency: string; sign?: SignShown }): string {
  const amount = `${currencySign(options.currency)}${thinSpace}${formatMajor(absolute(amountMinor))}`;
  if (amountMinor < 0n) return `${minus}${thinSpace}${amount}`;
  return options.sign === 'always' && amountMinor > 0n ? `+${thinSpace}${amount}` : amount;
}

/** The same in the words of a language, since voices stumble over `₦`: `12,345,678.90 Nigerian nairas`. */
export function spokenMoney(amountMinor: Minor, options: { currency: string; language: string }): string {
  const [whole = '', decimals = ''] = formatMajor(absolute(amountMinor)).split('.');
  const format = new Intl.NumberFormat(options.language, {
    style: 'currency',
    currency: options.currency,
    currencyDisplay: 'name',
    minimumFractionDigits: decimals.length,
    maximumFractionDigits: decimals.length,
  });
  const units = BigInt(whole.replace(/,/g, ''));
  // The browser would format through a float; only the figures around the decimals are taken from it.
  const words = format.formatToParts(units).map((part) => (part.type === 'fraction' ? decimals : part.value));
  return `${amountMinor < 0n ? minus : ''}${words.join('')}`;
}

function absolute(amountMinor: Minor): Minor {
  return amountMinor < 0n ? -amountMinor : amountMinor;
}
