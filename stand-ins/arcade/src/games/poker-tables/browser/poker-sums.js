/** @typedef {{ on: string, amount: string, paid: string }} Paid */

/**
 * What the bets of a round add up to: what was staked on all of them, and what they paid.
 *
 * @param {readonly Paid[]} bets
 * @param {(text: string) => number} koboOf
 */
export function sumUp(bets, koboOf) {
  return {
    stakedKobo: bets.reduce((sum, { amount }) => sum + koboOf(amount), 0),
    paidKobo: bets.reduce((sum, { paid }) => sum + koboOf(paid), 0),
  };
}
