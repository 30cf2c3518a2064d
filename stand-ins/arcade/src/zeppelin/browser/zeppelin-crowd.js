/** @typedef {import('./zeppelin-flights.js').CrewBet} CrewBet */

/** So many are written out; all of them are counted. */
const shownMax = 50;

/**
 * Everybody on board, folded to what fits: the largest stakes, and how many there are in all.
 *
 * @param {readonly (CrewBet | undefined)[]} bets
 */
export function foldCrowd(bets) {
  const known = bets.filter((bet) => bet !== undefined);
  const shown = known.toSorted((one, other) => other.stakeMajor - one.stakeMajor).slice(0, shownMax);
  return {
    shown,
    count: known.length,
    moreCount: known.length - shown.length,
    sumMajor: known.reduce((sum, { stakeMajor }) => sum + stakeMajor, 0),
    outCount: known.filter(({ out }) => out > 0).length,
  };
}
