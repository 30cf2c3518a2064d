import { type Kobo, koboFromJsonNumber } from '@harmattan/kernel/money';

/** An amount of the wire that may be below zero, as a balance after something was taken back that had been spent. */
export function signedKobo(amount: number): Kobo | undefined {
  const size = koboFromJsonNumber(Math.abs(amount));
  return size === undefined || amount >= 0 ? size : -size;
}
