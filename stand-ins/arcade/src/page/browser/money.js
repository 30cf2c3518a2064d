/**
 * As people read it: `1500.50` becomes `1,500.50` with the currency's sign before it. Where whole units are paid, a whole amount has no decimals.
 *
 * @param {string} amount
 * @param {string} sign
 * @param {number} decimals
 */
export function moneyText(amount, sign, decimals = 2) {
  const shown = decimals === 0 ? amount.replace(/\.00$/, '') : amount;
  return `${sign}\u202f${shown.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')}`;
}

/** A comma or a space stands between groups of three digits. Anywhere else it may be meant for a decimal point. */
const written = /^(?:(?:₦|TSh)\s?)?(\d+|\d{1,3}([,\s])\d{3}(?:\2\d{3})*)(?:\.(\d{1,2}))?$/;
const majorDigitsMax = 9;

/**
 * What was typed, as plain decimal text; undefined unless it is an amount within the limits.
 *
 * @param {string} typed
 * @param {{ minMinor: number, maxMinor: number }} limits
 */
export function plainAmount(typed, { minMinor, maxMinor }) {
  const [, whole = '', , decimals = ''] = written.exec(typed.trim()) ?? [];
  const major = whole.replace(/[,\s]/g, '').replace(/^0+(?=\d)/, '');
  if (major === '' || major.length > majorDigitsMax) return undefined;
  const minor = Number(`${major}${decimals.padEnd(2, '0')}`);
  return minor >= minMinor && minor <= maxMinor ? `${major}.${decimals.padEnd(2, '0')}` : undefined;
}

/**
 * `{name}` in a text is filled with what goes by that name.
 *
 * @param {string} text
 * @param {Record<string, string>} values
 */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
