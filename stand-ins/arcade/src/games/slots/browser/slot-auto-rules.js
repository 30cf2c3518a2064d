/**
 * When autoplay stops by itself. Limits are what the player has set; undefined is none.
 *
 * @param {{ stopsOnFreeSpins: boolean, lossMaxMinor: number | undefined, winMaxMinor: number | undefined }} limits
 * @param {{ beganWithMinor: number, balanceMinor: number | undefined, winMinor: number, hasFreeSpins: boolean }} now
 */
export function mustStop({ stopsOnFreeSpins, lossMaxMinor, winMaxMinor }, now) {
  // Nobody plays on by himself with a balance that is not known.
  if (now.balanceMinor === undefined) return true;
  if (stopsOnFreeSpins && now.hasFreeSpins) return true;
  if (lossMaxMinor !== undefined && now.beganWithMinor - now.balanceMinor >= lossMaxMinor) return true;
  return winMaxMinor !== undefined && now.winMinor > winMaxMinor;
}
