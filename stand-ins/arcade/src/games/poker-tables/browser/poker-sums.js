/** @typedef {{ on: string, amount: string, paid: string }} Paid */

/**
 * What the bets of a round add up to: what was staked on all of them, and what they paid.
 *
 * @param {readonly Paid[]} bets
 * @param {(text: string) => number} minorOf
 */
export function sumUp(bets, minorOf) {
  return {
    stakedMinor: bets.reduce((sum, { amount }) => sum + minorOf(amount), 0),
    paidMinor: bets.reduce((sum, { paid }) => sum + minorOf(paid), 0),
  };
}
