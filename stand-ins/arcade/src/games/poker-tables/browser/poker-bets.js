/** @typedef {'ante' | 'bonus'} Spot */

/** @type {Spot[]} */
export const spots = ['ante', 'bonus'];

/**
 * Chips on the ante and beside it, each with a limit of its own.
 *
 * @param {ReturnType<typeof import('./bets.js').createBets>} bets
 * @param {Record<Spot, number>} mostKobo
 */
export function createPokerBets(bets, mostKobo) {
  /**
   * @param {Spot} spot
   * @param {number} amountKobo
   */
  const isBeyond = (spot, amountKobo) => amountKobo > mostKobo[spot];

  return {
    /**
     * Takes the step, or says whose limit it would break.
     *
     * @param {Spot} spot
     * @param {number} worthKobo
     * @returns {Spot | undefined}
     */
    place(spot, worthKobo) {
      if (isBeyond(spot, bets.on(spot) + worthKobo)) return spot;
      bets.place(spot, worthKobo);
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
    /** What was staked in a round lies there again. @param {Record<Spot, number>} amountsKobo */
    set(amountsKobo) {
      bets.sweep();
      bets.repeat(spots.map((on) => ({ on, amountKobo: amountsKobo[on] })));
    },
    canUndo: bets.canUndo,
    on: bets.on,
    totalKobo: bets.totalKobo,
  };
}
