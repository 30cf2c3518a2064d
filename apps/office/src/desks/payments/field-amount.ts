import { majorFromMinor, minorFromJsonNumber } from '@harmattan/kernel/money';

/** What the wire says, as an amount field holds it. */
export function fieldAmount(amount: number): string {
  return majorFromMinor(minorFromJsonNumber(amount) ?? 0n).replace(/\.00$/, '');
}
