import { find } from './find.js';
import { mountList } from './list.js';
import { naira } from './naira.js';

/** @typedef {{ gateway: string, gatewayName: string, transid: string, amount: string }} Push */

/**
 * @param {HTMLElement} root
 * @param {{ say(words: string): void, count(rows: number): void }} phone
 */
export function mount(root, phone) {
  return mountList(root, phone, {
    path: 'pushes',
    words: { approve: 'Paid.', refuse: 'Refused.' },
    /**
     * @param {HTMLElement} element
     * @param {Push} push
     */
    draw(element, { amount, gatewayName }) {
      find(element, '[data-part="amount"]').textContent = naira(amount);
      find(element, '[data-part="gateway"]').textContent = gatewayName;
    },
    /** @param {Push} push */
    decide: ({ gateway, transid }) => ({ gateway, transid }),
  });
}
