/** From so many digits on, a leading country code is one: a plain number is never that long. */
const digitsWithCountryCode = 12;

/**
 * The one way to write a mobile number, the country's digits and the nine or ten after them, from any of the ways in which people
 * and forms write it. Undefined for what is no number.
 */
export function canonicalUserName(text: string, countryDigits: string): string | undefined {
  let national = text.trim().replace(/^\+/, '');
  // Twice, too: the recovery form puts the country's digits before whatever was typed.
  while (national.length >= digitsWithCountryCode && national.startsWith(countryDigits)) {
    national = national.slice(countryDigits.length).replace(/^\+/, '');
  }
  national = national.replace(/^0/, '');
  return /^[1-9][0-9]{8,9}$/.test(national) ? `${countryDigits}${national}` : undefined;
}
