import { find } from './find.js';
import { heightText } from './zeppelin-heights.js';
import { rowOf } from './zeppelin-lists.js';
import { outcomeOf } from './zeppelin-outcome.js';

/**
 * @typedef {import('./zeppelin-outcome.js').OwnBet} OwnBet
 * @typedef {import('./zeppelin-outcome.js').Receipt} Receipt
 */

const ownMax = 30;

/**
 * The player's own bets, newest first, each with its flight, what became of it, and the receipt that the server signed.
 *
 * @param {{ say: import('./zeppelin-checks.js').Say, money(amount: string): string, language: string }} deps
 */
export function mountOwn({ say, money, language }) {
  /** @type {Map<string, OwnBet>} */
  const bets = new Map();
  let lastEnded = 0;
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });

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

  /** Flights that are over have details behind their number. @param {OwnBet} one */
  function flightCell({ flight, burst, at }) {
    const name = document.createElement(burst === null ? 'span' : 'a');
    name.textContent = say('flightTitle', { flight: String(flight) });
    if (burst !== null) name.setAttribute('href', `#flight=${flight}`);
    const when = document.createElement('small');
    when.textContent = time.format(at);
    const cell = document.createElement('span');
    cell.append(name, when);
    return cell;
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
          [
            flightCell(one),
            outcomeOf(one, { say, heightText }),
            isPaid ? `+ ${money(one.win ?? '')}` : money(one.stake),
          ],
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
      // An answer that was asked for before the end was known is older than what is shown.
      if (before && !isOpen(before) && told.state !== undefined && isOpen({ state: told.state })) return;
      const next = {
        bet: told.bet,
        at: new Date(),
        stake: '0.00',
        state: 'riding',
        flight: 0,
        isCalledOff: false,
        height: null,
        burst: null,
        win: null,
        receipt: null,
        ...before,
        ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
      };
      if (next.state === 'riding' && next.flight <= lastEnded) next.state = 'settling';
      bets.set(told.bet, next);
      draw();
    },
    /** A flight is over: none of its bets is on board any more. Answers those whose end is not known. @param {number} flight @param {number | null} burst */
    end(flight, burst) {
      lastEnded = Math.max(lastEnded, flight);
      const ended = [...bets.values()].filter((one) => one.flight <= flight && isOpen(one));
      for (const one of bets.values()) {
        if (one.flight === flight && burst !== null) one.burst = burst;
        if (one.flight <= flight && one.state === 'riding') one.state = 'settling';
      }
      draw();
      return ended.map(({ bet }) => bet);
    },
  };
}

/** @param {{ state: string }} one */
function isOpen({ state }) {
  return state === 'riding' || state === 'settling' || state === 'cancelling' || state === 'staked';
}
