/** From so many digits on, a leading country code is one: a plain number is never that long. */
const digitsWithCountryCode = 12;

/**
 * The one way to write a mobile number, the country's digits and the nine or ten after them, from any of the ways in which people
 * and forms write it. Undefined for what is no number.
 */
export function canonicalUserName(text: string, countryDigits: string): string | undefined {
  const typed = text.trim().replace(/^\+/, '');
  if (!/^[0-9]+$/.test(typed)) return undefined;
  const hasCountryCode = typed.length >= digitsWithCountryCode && typed.startsWith(countryDigits);
  const national = (hasCountryCode ? typed.slice(countryDigits.length) : typed).replace(/^0/, '');
  return /^[1-9][0-9]{8,9}$/.test(national) ? `${countryDigits}${national}` : undefined;
}
