import { formatMajor, type Minor } from '@harmattan/kernel/money';

/** As the specification shows limits: by the code of the currency and unbreakable, as `NGN 100.00`. */
export function limitText(amountMinor: Minor, { currency }: { currency: string }): string {
  return `${currency}\u00a0${formatMajor(amountMinor)}`;
}
