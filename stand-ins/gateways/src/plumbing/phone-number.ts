import { market } from '@harmattan/kernel/market';

/** A number without a country code belongs to this country. */
const homeDigits = market.phonePrefix;
/** No national number is longer, its leading zero left out. */
const nationalDigitsMax = 10;

/** The one way to write a mobile number, 2348031234567, from any of the ways in which people write it. Undefined for what is no number. */
export function canonicalNumber(text: string): string | undefined {
  const typed = text.replace(/[\s().-]/g, '');
  const digits = typed.replace(/^(\+|00)/, '');
  if (!/^[0-9]+$/.test(digits)) return undefined;
  const isNational = digits === typed && digits.replace(/^0/, '').length <= nationalDigitsMax;
  const whole = isNational ? homeDigits + digits.replace(/^0/, '') : withoutZero(digits);
  return /^[1-9][0-9]{9,14}$/.test(whole) ? whole : undefined;
}

/** As people at home read it: 0803 123 4567. Numbers from elsewhere keep their country code. */
export function readableNumber(number: string): string {
  const national = number.startsWith(homeDigits) && /^(\d{3})(\d{3})(\d{3,4})$/.exec(number.slice(homeDigits.length));
  return national ? `0${national.slice(1).join(' ')}` : `+${number}`;
}

/** Some write the zero of a national number after the country code. */
function withoutZero(digits: string): string {
  return digits.startsWith(`${homeDigits}0`) ? homeDigits + digits.slice(homeDigits.length + 1) : digits;
}
