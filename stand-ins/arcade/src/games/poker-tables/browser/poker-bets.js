/** @typedef {'ante' | 'bonus'} Spot */

/** @type {Spot[]} */
export const spots = ['ante', 'bonus'];

/**
 * Chips on the ante and beside it, each with a limit of its own.
 *
 * @param {ReturnType<typeof import('./bets.js').createBets>} bets
 * @param {Record<Spot, number>} mostMinor
 */
export function createPokerBets(bets, mostMinor) {
  /**
   * @param {Spot} spot
   * @param {number} amountMinor
   */
  const isBeyond = (spot, amountMinor) => amountMinor > mostMinor[spot];

  return {
    /**
     * Takes the step, or says whose limit it would break.
     *
     * @param {Spot} spot
     * @param {number} worthMinor
     * @returns {Spot | undefined}
     */
    place(spot, worthMinor) {
      if (isBeyond(spot, bets.on(spot) + worthMinor)) return spot;
      bets.place(spot, worthMinor);
      return undefined;
    },
    twice() {
      const beyond = spots.find((spot) => isBeyond(spot, 2 * bets.on(spot)));
      if (!beyond) bets.twice();
      return beyond;
    },
    undo: () => bets.undo(),
    clear() {
      bets.clear();
      return undefined;
    },
    /** What was staked in a round lies there again. @param {Record<Spot, number>} amountsMinor */
    set(amountsMinor) {
      bets.sweep();
      bets.repeat(spots.map((on) => ({ on, amountMinor: amountsMinor[on] })));
    },
    canUndo: bets.canUndo,
    on: bets.on,
    totalMinor: bets.totalMinor,
  };
}
