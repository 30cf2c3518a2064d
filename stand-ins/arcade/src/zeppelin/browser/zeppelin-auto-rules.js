/**
 * Betting by itself: what the player has set, in kobo; undefined is no limit.
 *
 * @typedef {{ balanceMinMinor: number | undefined, gainMaxMinor: number | undefined, singleWinMinor: number | undefined }} AutoLimits
 * @typedef {{ left: number, stakeMinor: number, balanceMinor: number | undefined, gainMinor: number, lastWinMinor: number }} AutoStand
 */

/**
 * Whether no further bet is placed. Asked before each one.
 *
 * @param {AutoLimits} limits
 * @param {AutoStand} now
 */
export function mustStopBetting({ balanceMinMinor, gainMaxMinor, singleWinMinor }, now) {
  if (now.left <= 0) return true;
  // Nobody plays on by himself with a balance that is not known.
  if (now.balanceMinor === undefined || now.balanceMinor < now.stakeMinor) return true;
  if (balanceMinMinor !== undefined && now.balanceMinor - now.stakeMinor < balanceMinMinor) return true;
  if (gainMaxMinor !== undefined && now.gainMinor > gainMaxMinor) return true;
  return singleWinMinor !== undefined && now.lastWinMinor >= singleWinMinor;
}

/** A comma or a space stands between groups of three digits. Anywhere else it may be meant for a decimal point. */
const wholeAmount = /^(?:(?:(?:₦|TSh)\s?)?(?:\d{1,9}|\d{1,3}([,\s])\d{3}(?:\1\d{3})?))?$/;

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
  const [balanceMinMinor, gainMaxMinor, singleWinMinor] = [balance, gain, single]
    .map((text) => text.replace(/[\s,₦]|TSh/g, ''))
    .map((text) => (text ? Number(text) * 100 : undefined));
  return { flights: count, limits: { balanceMinMinor, gainMaxMinor, singleWinMinor } };
}
