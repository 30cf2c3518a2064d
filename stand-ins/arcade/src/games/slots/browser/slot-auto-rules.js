/**
 * When autoplay stops by itself. Limits are what the player has set; undefined is none.
 *
 * @param {{ stopsOnFreeSpins: boolean, lossMaxKobo: number | undefined, winMaxKobo: number | undefined }} limits
 * @param {{ beganWithKobo: number, balanceKobo: number | undefined, winKobo: number, hasFreeSpins: boolean }} now
 */
export function mustStop({ stopsOnFreeSpins, lossMaxKobo, winMaxKobo }, now) {
  // Nobody plays on by himself with a balance that is not known.
  if (now.balanceKobo === undefined) return true;
  if (stopsOnFreeSpins && now.hasFreeSpins) return true;
  if (lossMaxKobo !== undefined && now.beganWithKobo - now.balanceKobo >= lossMaxKobo) return true;
  return winMaxKobo !== undefined && now.winKobo > winMaxKobo;
}
