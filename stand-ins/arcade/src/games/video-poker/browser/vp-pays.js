import { payMinor, wholeText } from './vp-amounts.js';

/**
 * The pay table: amounts for the stake that is set, and the row of the hand that lies there.
 *
 * @param {ParentNode} root
 */
export function mountPays(root) {
  const rows = [...root.querySelectorAll('[data-hand]')];
  return {
    /** @param {number} stakeMinor */
    write(stakeMinor) {
      for (const amount of root.querySelectorAll('[data-times]')) {
        amount.textContent = wholeText(payMinor(Number(amount.getAttribute('data-times')), stakeMinor));
      }
    },

    /**
     * @param {string | null | undefined} hand
     * @param {boolean} isFinal
     */
    light(hand, isFinal) {
      for (const row of rows) {
        const isLit = row.getAttribute('data-hand') === hand;
        row.toggleAttribute('data-won', isLit && isFinal);
        if (isLit) row.setAttribute('aria-current', 'true');
        else row.removeAttribute('aria-current');
      }
    },
  };
}
