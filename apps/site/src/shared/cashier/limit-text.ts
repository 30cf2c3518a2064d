import type { Minor } from '@harmattan/kernel/money';
import { moneyText } from '@harmattan/ui/money-text';
import { brand } from '../brand/brand.ts';

/** Limits are mostly whole naira; two zeros behind each would only be noise. */
export function limitText(amountMinor: Minor): string {
  return moneyText(amountMinor, { currency: brand.currency }).replace(/\.00$/, '');
}
