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
    riding: texts.ridingBrief,
    playing: texts.playing,
    refused: texts.notTaken,
    cancelled: texts.undone,
    disputed: texts.disputed,
  };

  /** @param {Round} round */
  function item(round) {
    const isPaid = round.state === 'settled' && Number(round.win) > 0;
    // Less than the stake is no win, and is not called one.
    const isWon = isPaid && Number(round.win) > Number(round.stake);
    const row = document.createElement('li');
    row.dataset.kind = round.state === 'settled' ? (isWon ? 'won' : 'lost') : 'other';
    const what = document.createElement('span');
    what.textContent = part.brief(round);
    const end = document.createElement('b');
    end.className = 'figures';
    const amount = money(isPaid ? `${round.win}` : round.stake);
    const text = isWon ? texts.won : isPaid ? texts.paidBack : texts.lost;
    end.textContent = states[round.state] ?? fill(text ?? '', { amount });
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
