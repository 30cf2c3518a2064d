import { type Minor, minorFromJsonNumber } from '@harmattan/kernel/money';

/** An amount of the wire that may be below zero, as a balance after something was taken back that had been spent. */
export function signedMinor(amount: number): Minor | undefined {
  const size = minorFromJsonNumber(Math.abs(amount));
  return size === undefined || amount >= 0 ? size : -size;
}
