import { find } from './find.js';
import { heightText } from './zeppelin-heights.js';
import { rowOf } from './zeppelin-lists.js';

/**
 * @typedef {{ text: string, signature: string }} Receipt
 * @typedef {{
 *   bet: string, at: Date, stake: string, state: string, flight: number | undefined, height: number | null, win: string | null,
 *   receipt: Receipt | undefined,
 * }} OwnBet
 */

const ownMax = 30;

/**
 * The player's own bets, newest first, each with the receipt that the server signed.
 *
 * @param {{ say: import('./zeppelin-checks.js').Say, money(amount: string): string, language: string }} deps
 */
export function mountOwn({ say, money, language }) {
  /** @type {Map<string, OwnBet>} */
  const bets = new Map();
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });

  /** @param {OwnBet} one */
  function outcome({ state, height }) {
    if (state === 'settled') return height === null ? say('ownBurst') : say('ownOut', { height: heightText(height) });
    if (state === 'riding') return say('ownOpen');
    if (state === 'cancelled') return say('ownBack');
    return state === 'refused' ? say('ownUndone') : say('ownSettling');
  }

  /** @param {string} bet @param {Receipt} receipt */
  function receiptLink(bet, receipt) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' }));
    // A frame may not start a download; there it opens beside, to be kept from there.
    if (parent === window) link.download = `zeppelin-${bet}.json`;
    else link.target = '_blank';
    link.className = 'receipt';
    link.textContent = say('receipt');
    link.setAttribute('aria-label', say('receiptOf', { bet }));
    return link;
  }

  function draw() {
    const list = find('#own-list');
    for (const link of list.querySelectorAll('.receipt'))
      URL.revokeObjectURL(/** @type {HTMLAnchorElement} */ (link).href);
    const newest = [...bets.values()]
      .sort((one, other) => (BigInt(other.bet) > BigInt(one.bet) ? 1 : -1))
      .slice(0, ownMax);
    find('#own-none').hidden = newest.length > 0;
    list.replaceChildren(
      ...newest.map((one) => {
        const isPaid = one.state === 'settled' && Number(one.win) > 0;
        const row = rowOf(
          [time.format(one.at), outcome(one), isPaid ? `+ ${money(one.win ?? '')}` : money(one.stake)],
          isPaid ? 'out' : one.state === 'settled' ? 'lost' : 'in',
        );
        if (one.receipt) row.append(receiptLink(one.bet, one.receipt));
        return row;
      }),
    );
  }

  return {
    /** @param {{ [Name in keyof OwnBet]?: OwnBet[Name] | undefined } & { bet: string }} told What is undefined stays as it was. */
    put(told) {
      const before = bets.get(told.bet);
      bets.set(told.bet, {
        bet: told.bet,
        at: new Date(),
        stake: '0.00',
        state: 'riding',
        flight: undefined,
        height: null,
        win: null,
        receipt: undefined,
        ...before,
        ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
      });
      draw();
    },
  };
}
