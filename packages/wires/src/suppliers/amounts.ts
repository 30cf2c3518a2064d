import { type Kobo, koboFromNaira, nairaFromKobo } from '@harmattan/kernel/money';

const wholeNumber = /^(0|[1-9]\d{0,14})$/;

/** Hundredths of the currency's unit, as whole numbers: what kobo are. */
export function koboFromCents(text: string): Kobo | undefined {
  return wholeNumber.test(text) ? BigInt(text) : undefined;
}

/** Thousandths. Half a kobo is no amount, and is never rounded to one. */
export function koboFromThousandths(text: string): Kobo | undefined {
  if (!wholeNumber.test(text)) return undefined;
  const thousandths = BigInt(text);
  return thousandths % 10n === 0n ? thousandths / 10n : undefined;
}

export function thousandthsFromKobo(amountKobo: Kobo): string {
  return String(amountKobo * 10n);
}

/** Units with decimals, such as `25`, `25.5`, `25.00` or `25.0000`. More than two of them must be zeros. */
export function koboFromDecimal(text: string): Kobo | undefined {
  return koboFromNaira(text.replace(/^(\d+\.\d\d)0{1,4}$/, '$1'));
}

/** With two decimals, always. */
export function decimalFromKobo(amountKobo: Kobo): string {
  return nairaFromKobo(amountKobo);
}

/** What a player has, which may be less than nothing after a correction. Amounts that are moved never are. */
export function balanceFromCents(text: string): Kobo | undefined {
  return signed(text, koboFromCents);
}

export function balanceFromDecimal(text: string): Kobo | undefined {
  return signed(text, koboFromDecimal);
}

function signed(text: string, read: (text: string) => Kobo | undefined): Kobo | undefined {
  if (!text.startsWith('-')) return read(text);
  const below = read(text.slice(1));
  return below === undefined ? undefined : -below;
}
