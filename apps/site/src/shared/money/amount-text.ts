import { assert } from '@harmattan/kernel/assert';
import { formatMajor, type Minor, majorFromMinor } from '@harmattan/kernel/money';
import { signedMinor } from './signed-minor.ts';

/** For people. A balance may be below zero. */
export function amountText(amount: number): string {
  return formatMajor(minorOf(amount));
}

/** For a spreadsheet: without separators. */
export function plainAmount(amount: number): string {
  return majorFromMinor(minorOf(amount));
}

function minorOf(amount: number): Minor {
  const amountMinor = signedMinor(amount);
  assert(amountMinor !== undefined, 'the wire speaks in amounts');
  return amountMinor;
}
