/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 */

const sides = ['heads', 'tails'];

/** @param {Table} table */
export function mount({ choices, find, texts, play, money, fill }) {
  const coin = find('#coin');
  for (const side of sides) {
    const button = document.createElement('button');
    // Not what Enter in the stake's field would press.
    button.type = 'button';
    button.className = 'button button-main';
    button.textContent = texts[side] ?? side;
    button.addEventListener('click', () => play({ side }));
    choices?.append(button);
  }

  return {
    /** @param {boolean} isPlaying */
    wait(isPlaying) {
      coin.toggleAttribute('data-tossing', isPlaying);
    },
    waiting: texts.tossing ?? '',

    /** @param {Round} round */
    show({ outcome }) {
      if (outcome?.shown) coin.setAttribute('data-shown', `${outcome.shown}`);
    },

    /** @param {Round} round */
    words({ outcome, win, stake }) {
      const isWon = Number(win) > 0;
      const text = texts[`${outcome?.shown}${isWon ? 'Won' : 'Lost'}`] ?? '';
      return fill(text, { amount: money(isWon ? `${win}` : stake) });
    },

    /** @param {Round} round */
    brief({ outcome, choice }) {
      const called = fill(texts.called ?? '', { side: (texts[`${choice.side}`] ?? '').toLowerCase() });
      const shown = outcome && texts[`${outcome.shown}`];
      return shown ? `${shown} · ${called}` : called;
    },
  };
}
