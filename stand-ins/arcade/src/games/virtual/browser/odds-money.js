/**
 * Whole kobo as plain decimal text: `150050` becomes `1500.50`.
 *
 * @param {number} amountKobo
 */
export function nairaText(amountKobo) {
  const digits = String(amountKobo).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @param {string} text Decimal text with two decimals, as the server writes it, or none. */
export function koboOf(text) {
  const [naira = '0', decimals = ''] = text.split('.');
  return Number(`${naira}${decimals.padEnd(2, '0')}`);
}

/** A comma or a space stands between groups of three digits. Anywhere else it may be meant for a decimal point. */
const written = /^(?:₦\s?)?(\d{1,9}|\d{1,3}([,\s])\d{3}(?:\2\d{3})?)(\.\d{1,2})?$/;

/**
 * What was typed into a field, in kobo; undefined when it is no amount.
 *
 * @param {string} typed
 */
export function typedKobo(typed) {
  const [, whole, , decimals = ''] = written.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : koboOf(whole.replace(/[,\s]/g, '') + decimals);
}

/** @param {number} priceHundredths */
export function priceText(priceHundredths) {
  return nairaText(priceHundredths);
}

/**
 * What a winning bet pays with its stake. Part of a kobo is not paid.
 *
 * @param {number} amountKobo
 * @param {number} priceHundredths
 */
export function payKobo(amountKobo, priceHundredths) {
  return Math.floor((amountKobo * priceHundredths) / 100);
}
