import { find } from './find.js';

/**
 * @typedef {import('./table.js').Round} Round
 * @typedef {import('./table.js').Part} Part
 */

/**
 * The list of the last rounds, newest first.
 *
 * @param {{ texts: Record<string, string>, money(amount: string): string, fill(text: string, values: Record<string, string>): string, part: Part }} deps
 */
export function mountRounds({ texts, money, fill, part }) {
  const list = find('#rounds');
  const none = find('#no-rounds');
  /** @type {Record<string, string | undefined>} */
  const states = {
    settling: texts.settling,
    refused: texts.notTaken,
    cancelled: texts.undone,
    disputed: texts.disputed,
  };

  /** @param {Round} round */
  function item(round) {
    const isWon = round.state === 'settled' && Number(round.win) > 0;
    const row = document.createElement('li');
    row.dataset.kind = round.state === 'settled' ? (isWon ? 'won' : 'lost') : 'other';
    const what = document.createElement('span');
    what.textContent = part.brief(round);
    const end = document.createElement('b');
    end.className = 'figures';
    const amount = money(isWon ? `${round.win}` : round.stake);
    end.textContent = states[round.state] ?? fill((isWon ? texts.won : texts.lost) ?? '', { amount });
    row.append(what, end);
    return row;
  }

  return {
    /** @param {Round[]} rounds */
    show(rounds) {
      none.hidden = rounds.length > 0;
      part.remember?.(rounds);
      list.replaceChildren(...rounds.map(item));
    },
  };
}
