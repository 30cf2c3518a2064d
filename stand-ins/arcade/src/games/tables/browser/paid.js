import { majorText, minorOf } from './bets.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {{ on: string, amount: string, paid: string }} Paid
 */

/**
 * What each bet of a round paid, in words and figures, those that paid first, and all of it added up.
 *
 * @param {Pick<Table, 'find' | 'texts' | 'money' | 'fill'>} table
 * @param {(on: string) => string} nameOf
 */
export function mountPaid({ find, texts, money, fill }, nameOf) {
  const section = find('#paid');
  const list = find('#paid ul');

  /** @param {Paid} bet */
  function item({ on, amount, paid }) {
    const [staked, got] = [minorOf(amount), minorOf(paid)];
    const row = document.createElement('li');
    row.dataset.kind = got > staked ? 'won' : got > 0 ? 'back' : 'lost';
    const text = got > staked ? texts.betPaid : got > 0 ? texts.betBack : texts.betLost;
    row.textContent = fill(text ?? '', {
      spot: nameOf(on),
      amount: money(majorText(staked)),
      paid: money(majorText(got)),
    });
    return row;
  }

  return {
    /** @param {Round} round */
    show({ outcome }) {
      /** @type {Paid[]} */
      const bets = [...(outcome?.bets ?? [])].sort((a, b) => minorOf(b.paid) - minorOf(a.paid));
      const sum = document.createElement('li');
      sum.className = 'sum';
      const all = bets.reduce((total, { paid }) => total + minorOf(paid), 0);
      sum.textContent = fill(texts.paidSum ?? '', { amount: money(majorText(all)) });
      list.replaceChildren(...bets.map(item), sum);
      section.hidden = bets.length === 0;
    },
    hide() {
      section.hidden = true;
    },
  };
}

/**
 * How a round ended, with what fell in front. Less than the stake is no win, and is not called one.
 *
 * @param {Pick<Table, 'texts' | 'money' | 'fill'>} table
 * @param {Round} round
 * @param {string} result
 */
export function wordsOf({ texts, money, fill }, { win, stake }, result) {
  const [won, staked] = [minorOf(win ?? '0'), minorOf(stake)];
  if (won > staked) return fill(texts.wonTotal ?? '', { result, amount: money(`${win}`) });
  if (won > 0) return fill(texts.partBack ?? '', { result, amount: money(`${win}`), stake: money(stake) });
  return fill(texts.lostTotal ?? '', { result, amount: money(stake) });
}
