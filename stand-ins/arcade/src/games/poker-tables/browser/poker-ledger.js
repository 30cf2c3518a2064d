import { koboOf, nairaText } from './bets.js';
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
   * @param {{ stakedKobo: number, paidKobo: number }} amounts
   */
  function row(name, { stakedKobo, paidKobo }) {
    const line = document.createElement('tr');
    line.dataset.kind = paidKobo > stakedKobo ? 'won' : paidKobo > 0 ? 'back' : 'lost';
    const head = document.createElement('th');
    head.scope = 'row';
    head.textContent = name;
    const [staked, paid] = [stakedKobo, paidKobo].map((amountKobo) => {
      const cell = document.createElement('td');
      cell.className = 'figures';
      cell.textContent = amountKobo > 0 ? money(nairaText(amountKobo)) : '–';
      return cell;
    });
    line.append(head, staked ?? '', paid ?? '');
    return line;
  }

  return {
    /** @param {readonly Paid[]} bets */
    show(bets) {
      const rows = bets.map((bet) => row(texts[bet.on] ?? bet.on, sumUp([bet], koboOf)));
      find('tbody', section).replaceChildren(...rows);
      find('tfoot', section).replaceChildren(row(texts.together ?? '', sumUp(bets, koboOf)));
      section.hidden = false;
    },
    hide() {
      section.hidden = true;
    },
  };
}
