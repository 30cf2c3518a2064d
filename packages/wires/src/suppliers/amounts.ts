import { type Minor, majorFromMinor, minorFromMajor } from '@harmattan/kernel/money';

const wholeNumber = /^(0|[1-9]\d{0,14})$/;

/** Hundredths of the currency's unit, as whole numbers: what kobo are. */
export function minorFromCents(text: string): Minor | undefined {
  return wholeNumber.test(text) ? BigInt(text) : undefined;
}

/** Thousandths. Half a kobo is no amount, and is never rounded to one. */
export function minorFromThousandths(text: string): Minor | undefined {
  if (!wholeNumber.test(text)) return undefined;
  const thousandths = BigInt(text);
  return thousandths % 10n === 0n ? thousandths / 10n : undefined;
}

export function thousandthsFromMinor(amountMinor: Minor): string {
  return String(amountMinor * 10n);
}

/** Units with decimals, such as `25`, `25.5`, `25.00` or `25.0000`. More than two of them must be zeros. */
export function minorFromDecimal(text: string): Minor | undefined {
  return minorFromMajor(text.replace(/^(\d+\.\d\d)0{1,4}$/, '$1'));
}

/** With two decimals, always. */
export function decimalFromMinor(amountMinor: Minor): string {
  return majorFromMinor(amountMinor);
}

/** What a player has, which may be less than nothing after a correction. Amounts that are moved never are. */
export function balanceFromCents(text: string): Minor | undefined {
  return signed(text, minorFromCents);
}

export function balanceFromDecimal(text: string): Minor | undefined {
  return signed(text, minorFromDecimal);
}

function signed(text: string, read: (text: string) => Minor | undefined): Minor | undefined {
  if (!text.startsWith('-')) return read(text);
  const below = read(text.slice(1));
  return below === undefined ? undefined : -below;
}
