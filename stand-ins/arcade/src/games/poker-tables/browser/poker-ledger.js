import { majorText, minorOf } from './bets.js';
import { sumUp } from './poker-sums.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('./poker-sums.js').Paid} Paid
 */

/** @param {Pick<Table, 'find' | 'texts' | 'money'>} table */
export function mountLedger({ find, texts, money }) {
  const section = find('#paid');

  /**
   * @param {string} name
   * @param {{ stakedMinor: number, paidMinor: number }} amounts
   */
  function row(name, { stakedMinor, paidMinor }) {
    const line = document.createElement('tr');
    line.dataset.kind = paidMinor > stakedMinor ? 'won' : paidMinor > 0 ? 'back' : 'lost';
    const head = document.createElement('th');
    head.scope = 'row';
    head.textContent = name;
    const [staked, paid] = [stakedMinor, paidMinor].map((amountMinor) => {
      const cell = document.createElement('td');
      cell.className = 'figures';
      cell.textContent = amountMinor > 0 ? money(majorText(amountMinor)) : '–';
      return cell;
    });
    line.append(head, staked ?? '', paid ?? '');
    return line;
  }

  return {
    /** @param {readonly Paid[]} bets */
    show(bets) {
      const rows = bets.map((bet) => row(texts[bet.on] ?? bet.on, sumUp([bet], minorOf)));
      find('tbody', section).replaceChildren(...rows);
      find('tfoot', section).replaceChildren(row(texts.together ?? '', sumUp(bets, minorOf)));
      section.hidden = false;
    },
    hide() {
      section.hidden = true;
    },
  };
}
