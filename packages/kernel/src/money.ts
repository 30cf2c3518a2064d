import { assert } from './assert.ts';

/** A hundredth of a naira. Every amount inside the product is a whole number of these. */
export type Kobo = bigint;

/**
 * Fifteen significant digits are the most that a JSON number carries exactly, so an amount of this size still reaches
 * the page, and comes back from it, without losing a kobo.
 */
export const amountMaxKobo: Kobo = 999_999_999_999_999n;

const nairaText = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/;

/** Reads plain decimal text such as `1500` or `1500.5`. Anything else (signs, exponents, a third decimal) is no amount. */
export function koboFromNaira(text: string): Kobo | undefined {
  const match = nairaText.exec(text);
  if (!match) return undefined;
  const [, naira, decimals = ''] = match;
  return BigInt(`${naira}${decimals.padEnd(2, '0')}`);
}

/** Decimal text with two decimals and no separators: `1500.50`, `-3.00`. */
export function nairaFromKobo(amountKobo: Kobo): string {
  const sign = amountKobo < 0n ? '-' : '';
  const digits = (amountKobo < 0n ? -amountKobo : amountKobo).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The same for people: `12,345,678.90`. */
export function formatNaira(amountKobo: Kobo): string {
  const [naira, decimals] = nairaFromKobo(amountKobo).split('.');
  assert(naira !== undefined && decimals !== undefined, 'naira text has two parts');
  return `${naira.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

/** The JSON number that stands for an amount on the players' wire. */
export function jsonNumberFromKobo(amountKobo: Kobo): number {
  assert(amountKobo <= amountMaxKobo && amountKobo >= -amountMaxKobo, 'amount fits a JSON number exactly');
  return Number(nairaFromKobo(amountKobo));
}

/** The amount that a JSON number of at most fifteen significant digits stands for. */
export function koboFromJsonNumber(amount: number): Kobo | undefined {
  return koboFromNaira(String(amount));
}
