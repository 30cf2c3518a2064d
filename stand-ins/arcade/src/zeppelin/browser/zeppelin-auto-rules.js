/**
 * Betting by itself: what the player has set, in kobo; undefined is no limit.
 *
 * @typedef {{ balanceMinKobo: number | undefined, gainMaxKobo: number | undefined, singleWinKobo: number | undefined }} AutoLimits
 * @typedef {{ left: number, stakeKobo: number, balanceKobo: number | undefined, gainKobo: number, lastWinKobo: number }} AutoStand
 */

/**
 * Whether no further bet is placed. Asked before each one.
 *
 * @param {AutoLimits} limits
 * @param {AutoStand} now
 */
export function mustStopBetting({ balanceMinKobo, gainMaxKobo, singleWinKobo }, now) {
  if (now.left <= 0) return true;
  // Nobody plays on by himself with a balance that is not known.
  if (now.balanceKobo === undefined || now.balanceKobo < now.stakeKobo) return true;
  if (balanceMinKobo !== undefined && now.balanceKobo - now.stakeKobo < balanceMinKobo) return true;
  if (gainMaxKobo !== undefined && now.gainKobo > gainMaxKobo) return true;
  return singleWinKobo !== undefined && now.lastWinKobo >= singleWinKobo;
}

/** A comma or a space stands between groups of three digits. Anywhere else it may be meant for a decimal point. */
const wholeAmount = /^(?:(?:₦\s?)?(?:\d{1,9}|\d{1,3}([,\s])\d{3}(?:\1\d{3})?))?$/;

/**
 * The form as it was filled in; undefined if it makes no sense.
 *
 * @param {{ flights: string, balance: string, gain: string, single: string }} typed
 * @returns {{ flights: number, limits: AutoLimits } | undefined}
 */
export function readAutoForm({ flights, balance, gain, single }) {
  if (![balance, gain, single].every((text) => wholeAmount.test(text.trim()))) return undefined;
  if (!/^\d{1,4}$/.test(flights.trim())) return undefined;
  const count = Number(flights);
  if (count < 1 || count > 1_000) return undefined;
  const [balanceMinKobo, gainMaxKobo, singleWinKobo] = [balance, gain, single]
    .map((text) => text.replace(/[\s,₦]/g, ''))
    .map((text) => (text ? Number(text) * 100 : undefined));
  return { flights: count, limits: { balanceMinKobo, gainMaxKobo, singleWinKobo } };
}
