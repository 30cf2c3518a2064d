import { assert } from '@harmattan/kernel/assert';
import { minorFromJsonNumber } from '@harmattan/kernel/money';
import { moneyText } from '@harmattan/ui/money-text';
import { brand } from '../brand/brand.ts';

/** A pool in whole naira, where there is little room. What is cut off is never promised. */
export function poolText(prizePool: number): string {
  const poolMinor = minorFromJsonNumber(prizePool);
  assert(poolMinor !== undefined, 'the wire speaks in amounts');
  return moneyText(poolMinor, { currency: brand.currency }).replace(/\.\d\d$/, '');
}
