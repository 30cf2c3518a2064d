import { call } from './call.js';
import { find } from './find.js';
import { readableNumber } from './phone-number.js';
import { seen } from './seen.js';

const rowMargin = 16;

/**
 * The numbers that received something lately, as links that open them.
 *
 * @param {HTMLElement} root
 */
export function mountNumbers(root) {
  const list = find(root, '.numbers-list');
  let shown = '';
  return {
    /** @param {string | undefined} held */
    async refresh(held) {
      /** @type {{ numbers: { number: string, latestId: string }[] }} */
      const { numbers } = await call('numbers');
      const rows = numbers.map(({ number, latestId }) => ({
        number,
        held: number === held,
        unread: number !== held && latestId > seen.latestOf(number),
      }));
      // Left alone unless something changed, and even then whoever stands on a number stays there.
      if (JSON.stringify(rows) === shown) return;
      shown = JSON.stringify(rows);
      root.hidden = rows.length === 0;
      const focused = rows.findIndex(({ number }) => document.activeElement?.matches(`[data-number="${number}"]`));
      list.replaceChildren(...rows.map(item));
      if (focused >= 0) list.querySelectorAll('a')[focused]?.focus();
      // On a narrow screen the numbers stand in one row, and the held one may be out of sight.
      const current = list.querySelector('a[aria-current]')?.parentElement;
      if (current) list.scrollLeft = current.offsetLeft - list.offsetLeft - rowMargin;
    },
  };
}

/** @param {{ number: string, held: boolean, unread: boolean }} row */
function item({ number, held, unread }) {
  const link = document.createElement('a');
  link.href = `?number=${number}`;
  link.dataset.number = number;
  link.className = 'figures';
  link.textContent = readableNumber(number);
  if (held) link.setAttribute('aria-current', 'true');
  if (unread) {
    const mark = document.createElement('span');
    mark.className = 'new';
    mark.textContent = 'New';
    link.append(' ', mark);
  }
  const row = document.createElement('li');
  row.append(link);
  return row;
}
