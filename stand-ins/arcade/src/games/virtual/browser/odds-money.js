/**
 * Whole kobo as plain decimal text: `150050` becomes `1500.50`.
 *
 * @param {number} amountMinor
 */
export function majorText(amountMinor) {
  const digits = String(amountMinor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @param {string} text Decimal text with two decimals, as the server writes it, or none. */
export function minorOf(text) {
  const [major = '0', decimals = ''] = text.split('.');
  return Number(`${major}${decimals.padEnd(2, '0')}`);
}

/** A comma or a space stands between groups of three digits. Anywhere else it may be meant for a decimal point. */
const written = /^(?:(?:₦|TSh)\s?)?(\d{1,9}|\d{1,3}([,\s])\d{3}(?:\2\d{3})?)(\.\d{1,2})?$/;

/**
 * What was typed into a field, in kobo; undefined when it is no amount.
 *
 * @param {string} typed
 */
export function typedMinor(typed) {
  const [, whole, , decimals = ''] = written.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : minorOf(whole.replace(/[,\s]/g, '') + decimals);
}

/** @param {number} priceHundredths */
export function priceText(priceHundredths) {
  return majorText(priceHundredths);
}

/**
 * What a winning bet pays with its stake. Part of a kobo is not paid.
 *
 * @param {number} amountMinor
 * @param {number} priceHundredths
 */
export function payMinor(amountMinor, priceHundredths) {
  return Math.floor((amountMinor * priceHundredths) / 100);
}
