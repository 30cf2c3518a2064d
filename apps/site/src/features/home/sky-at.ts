/** A flight that is over. `burst` is in hundredths, as 342 for 3.42. */
interface Flight {
  startedMsAgo: number;
  burst: number;
}

/** In a millisecond a flight rises by 62 millionths of its height. */
const perMs = 1.000062;

/**
 * What one saw of Zeppelin so many milliseconds before the flights were listed: the height of the flight in the air, or where the
 * last one burst. Of flights that are over, newest first: so no height is shown that was not reached.
 */
export function skyAt(flights: readonly Flight[], msAgo: number): { height: number; isFlying: boolean } | null {
  for (const { startedMsAgo, burst } of flights) {
    const flownMs = startedMsAgo - msAgo;
    if (flownMs < 0) continue;
    const height = Math.floor(100 * perMs ** flownMs);
    return height < burst ? { height, isFlying: true } : { height: burst, isFlying: false };
  }
  return null;
}
