import { minorText } from './instant-money.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('@harmattan/fair/bingo/bingo-model').BingoPaid} BingoPaid
 * @typedef {ReturnType<typeof createTicket>} Ticket
 */

/**
 * One ticket on the page: its numbers, what is called of them, and what it has won so far.
 *
 * @param {Pick<Table, 'texts' | 'money' | 'fill'>} table
 * @param {{ numbers: number[], at: number, columns: number, isBlank?: boolean }} ticket
 */
export function createTicket({ texts, money, fill }, { numbers, at, columns, isBlank = false }) {
  const element = document.createElement('section');
  element.className = 'bingo-ticket';
  const head = document.createElement('p');
  const name = document.createElement('span');
  name.textContent = fill(texts.ticket ?? '', { number: `${at + 1}` });
  const won = document.createElement('b');
  head.append(name, won);
  const grid = document.createElement('div');
  grid.className = 'bingo-grid figures';
  grid.role = 'img';
  grid.ariaLabel = name.textContent;
  grid.style.setProperty('--columns', `${columns}`);
  const cells = numbers.map((number) => {
    const cell = document.createElement('span');
    if (number > 0) cell.textContent = isBlank ? '' : `${number}`;
    else cell.dataset.empty = '';
    grid.append(cell);
    return cell;
  });
  element.append(head, grid);
  const all = numbers.filter(Boolean).length;

  return {
    element,
    numbers,

    /**
     * @param {ReadonlySet<number>} called
     * @param {BingoPaid} paid
     * @param {number} stakeMinor
     */
    mark(called, paid, stakeMinor) {
      const complete = new Set(paid.wins.flatMap((win) => win.cells));
      let marked = 0;
      for (const [place, cell] of cells.entries()) {
        const isCalled = called.has(numbers[place] ?? 0);
        if (isCalled) marked += 1;
        cell.toggleAttribute('data-called', isCalled);
        cell.toggleAttribute('data-complete', complete.has(place));
      }
      const names = paid.wins.map(({ prize, call }) => {
        const prizeName = texts[prize] ?? '';
        return call === undefined ? prizeName : fill(texts.byCall ?? '', { prize: prizeName, call: `${call}` });
      });
      const amount = money(minorText((paid.winHundredths * stakeMinor) / 100));
      const told = names.length > 0 ? `${names.join(texts.comma)} · ${amount}` : (texts.nothing ?? '');
      // On the ticket the best is enough; who listens hears all of it.
      won.textContent = names.length > 0 ? `${texts[paid.wins.at(-1)?.prize ?? ''] ?? ''} · ${amount}` : '';
      element.toggleAttribute('data-won', names.length > 0);
      grid.ariaLabel = fill(texts.ticketTold ?? '', {
        number: `${at + 1}`,
        marked: `${marked}`,
        all: `${all}`,
        won: told,
      });
    },
  };
}
