import { cardName, drawCard } from './cards.js';

/** @type {Record<string, string>} */
const signs = { higher: '▲', lower: '▼', skip: '»' };

/**
 * The cards of a round from the first to the one that lies open, each with what was done at it.
 *
 * @param {{ list: HTMLElement, texts: Record<string, string>, fill: import('../../../page/browser/table.js').Table['fill'] }} deps
 */
export function mountTrail({ list, texts, fill }) {
  return {
    /**
     * @param {import('./cards.js').Card[]} cards
     * @param {string[]} steps
     */
    show(cards, steps) {
      list.replaceChildren(
        ...cards.map((card, at) => {
          const step = steps[at];
          const item = document.createElement('li');
          const name = document.createElement('span');
          name.className = 'visually-hidden';
          const called = cardName(card, texts, fill);
          name.textContent = step ? fill(texts[`step_${step}`] ?? '', { card: called }) : called;
          const sign = document.createElement('i');
          sign.ariaHidden = 'true';
          sign.dataset.step = step ?? '';
          sign.textContent = signs[step ?? ''] ?? '';
          const drawn = drawCard(card, 'small');
          drawn.ariaHidden = 'true';
          item.append(drawn, sign, name);
          return item;
        }),
      );
      list.scrollLeft = list.scrollWidth;
    },
  };
}
