import type { Destination } from './payment-port.ts';

const shownDigits = 4;

/** The number of an account or a phone, all but its last digits hidden. */
export function maskedNumber(destination: Destination): string {
  const number = destination.kind === 'bank' ? destination.accountNumber : destination.msisdn;
  return '•'.repeat(Math.max(0, number.length - shownDigits)) + number.slice(-shownDigits);
}
