/**
 * What a row of the pay table comes to. Pays are whole stakes, the stake included.
 *
 * @param {number} times
 * @param {number} stakeKobo
 */
export function payKobo(times, stakeKobo) {
  return times * stakeKobo;
}

/** @param {number} kobo */
export function koboText(kobo) {
  const digits = `${kobo}`.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Whole naira, as the pay table has them: stakes are whole naira, so there is never a rest.
 *
 * @param {number} kobo
 */
export function wholeText(kobo) {
  return koboText(kobo)
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+$)/g, ',');
}
