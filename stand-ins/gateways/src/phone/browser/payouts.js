import { find } from './find.js';
import { mountList } from './list.js';
import { naira } from './naira.js';

/** @typedef {{ gateway: string, key: string, to: string, amount: string, state: string }} Payout */

/**
 * @param {HTMLElement} root
 * @param {{ say(words: string): void }} phone
 */
export function mount(root, { say }) {
  return mountList(
    root,
    { say },
    {
      path: 'payouts',
      words: { release: 'Released.', fail: 'Failed.' },
      /**
       * @param {HTMLElement} element
       * @param {Payout} payout
       */
      draw(element, { amount, to, state }) {
        find(element, '[data-part="amount"]').textContent = naira(amount);
        find(element, '[data-part="to"]').textContent = to;
        find(element, '[data-part="state"]').textContent = state;
        find(element, '[data-part="state"]').dataset.mark = state;
        find(element, '[data-part="choices"]').hidden = state !== 'waiting';
      },
      /** @param {Payout} payout */
      decide: ({ gateway, key }) => ({ gateway, key }),
    },
  );
}
