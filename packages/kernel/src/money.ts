import { assert } from './assert.ts';
import { market } from './market.ts';

/** A hundredth of the currency's unit, in every market. Every amount inside the product is a whole number of these. */
export type Minor = bigint;

/**
 * Fifteen significant digits are the most that a JSON number carries exactly, so an amount of this size still reaches
 * the page, and comes back from it, without losing a kobo.
 */
export const amountMaxMinor: Minor = 999_999_999_999_999n;

const majorText = /^(0|[1-9]\d{0,12})(?:\.(\d{1,2}))?$/;

/** Reads plain decimal text such as `1500` or `1500.5`. Anything else (signs, exponents, a third decimal) is no amount. */
export function minorFromMajor(text: string): Minor | undefined {
  const match = majorText.exec(text);
  if (!match) return undefined;
  const [, major, decimals = ''] = match;
  return BigInt(`${major}${decimals.padEnd(2, '0')}`);
}

/** Decimal text with two decimals and no separators: `1500.50`, `-3.00`. */
export function majorFromMinor(amountMinor: Minor): string {
  const sign = amountMinor < 0n ? '-' : '';
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The same for people: `12,345,678.90`. Where amounts are paid in whole units, a whole one has no decimals. A part of a unit is never hidden. */
export function formatMajor(amountMinor: Minor): string {
  const [major, decimals] = majorFromMinor(amountMinor).split('.');
  assert(major !== undefined && decimals !== undefined, 'an amount as text has two parts');
  const grouped = major.replace(/\B(?=(\d{3})+$)/g, ',');
  return market.payOutDecimals === 0 && decimals === '00' ? grouped : `${grouped}.${decimals}`;
}

/** The JSON number that stands for an amount on the players' wire. */
export function jsonNumberFromMinor(amountMinor: Minor): number {
  assert(amountMinor <= amountMaxMinor && amountMinor >= -amountMaxMinor, 'amount fits a JSON number exactly');
  return Number(majorFromMinor(amountMinor));
}

/** The amount that a JSON number of at most fifteen significant digits stands for. */
export function minorFromJsonNumber(amount: number): Minor | undefined {
  return minorFromMajor(String(amount));
}
