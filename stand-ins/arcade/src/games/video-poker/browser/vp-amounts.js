/**
 * What a row of the pay table comes to. Pays are whole stakes, the stake included.
 *
 * @param {number} times
 * @param {number} stakeMinor
 */
export function payMinor(times, stakeMinor) {
  return times * stakeMinor;
}

/** @param {number} minor */
export function minorText(minor) {
  const digits = `${minor}`.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Whole naira, as the pay table has them: stakes are whole naira, so there is never a rest.
 *
 * @param {number} minor
 */
export function wholeText(minor) {
  return minorText(minor)
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+$)/g, ',');
}
