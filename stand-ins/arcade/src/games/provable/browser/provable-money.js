/**
 * Whole kobo as plain decimal text: `150050` becomes `1500.50`.
 *
 * @param {number} minor
 */
export function minorText(minor) {
  const digits = `${minor}`.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @param {string} text Decimal text with two decimals, as the server writes it. */
export function textMinor(text) {
  return Number(text.replace('.', ''));
}

/**
 * What a stake gives when it is multiplied, in whole kobo: the remainder goes before the division, so nothing is rounded up.
 *
 * @param {number} stakeMinor
 * @param {number} multiplier In such units of the stake.
 * @param {number} unit
 */
export function timesMinor(stakeMinor, multiplier, unit) {
  const whole = stakeMinor * multiplier;
  return (whole - (whole % unit)) / unit;
}

/**
 * `128` hundredths are `1.28×`.
 *
 * @param {number} units
 * @param {number} unit
 * @param {number} [decimals]
 */
export function timesText(units, unit, decimals = 2) {
  // Cut like the money, never rounded up: what is shown is not more than what is paid.
  const cut = Math.floor((units * 10 ** decimals) / unit);
  const text = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${(cut / 10 ** decimals).toLocaleString('en', text)}×`;
}
