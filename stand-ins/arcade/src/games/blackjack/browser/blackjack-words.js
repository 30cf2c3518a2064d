/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {{ cards: import('./cards.js').Card[], total: number, result: string, stake: string, paid: string }} EndedHand
 */

/**
 * What a round comes to, in words.
 *
 * @param {Pick<Table, 'texts' | 'money' | 'fill'>} table
 */
export function createWords({ texts, money, fill }) {
  /**
   * @param {EndedHand} hand
   * @param {{ total: number, isBlackjack: boolean }} dealer
   */
  function tellHand({ result, total }, dealer) {
    const figures = { player: `${total}`, dealer: `${dealer.total}` };
    if (dealer.isBlackjack && result === 'push') return texts.toldBothBlackjack ?? '';
    if (dealer.isBlackjack && result === 'lost') return texts.toldDealerBlackjack ?? '';
    if (result === 'won' && dealer.total > 21) return fill(texts.toldDealerBust ?? '', figures);
    return fill(texts[`told${result[0]?.toUpperCase()}${result.slice(1)}`] ?? '', figures);
  }

  /** @param {Record<string, any>} outcome */
  function tell({ hands, dealer }) {
    /** @type {string[]} */
    const told = hands.map((/** @type {EndedHand} */ hand) => tellHand(hand, dealer));
    // When the dealer is bust, that is all there is to say of both hands.
    if (new Set(told).size === 1) return told[0] ?? '';
    return told.map((one, at) => fill(texts.toldHand ?? '', { number: `${at + 1}`, told: one })).join('; ');
  }

  return {
    tell,

    /**
     * How it ended and what that means in money. Less than all that was staked is no win, and is not called one.
     *
     * @param {Round} round
     */
    ended({ outcome, win, stake }) {
      const result = outcome?.hands ? tell(outcome) : '';
      const [won, staked] = [Number(win), Number(stake)];
      const amount = money(`${win}`);
      if (won > staked) return fill(texts.wonTotal ?? '', { result, amount });
      if (won === staked) return fill(texts.allBack ?? '', { result, amount });
      if (won > 0) return fill(texts.partBack ?? '', { result, amount, stake: money(stake) });
      return fill(texts.lostTotal ?? '', { result, amount: money(stake) });
    },

    /** @param {EndedHand} hand */
    paid({ result, stake, paid }) {
      const text = texts[`paid${result[0]?.toUpperCase()}${result.slice(1)}`] ?? '';
      return fill(text, { amount: money(Number(paid) > 0 ? paid : stake) });
    },

    /** @param {{ stake: string, paid: string }} insurance */
    insured({ stake, paid }) {
      const text = Number(paid) > 0 ? texts.insurancePaid : texts.insuranceLost;
      return fill(text ?? '', { amount: money(stake), paid: money(paid) });
    },
  };
}
