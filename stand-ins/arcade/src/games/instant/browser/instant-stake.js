import { koboText } from './instant-money.js';

const firstKobo = 10_000;

/**
 * The stake in its steps.
 *
 * @param {{ find: import('../../../page/browser/table.js').Table['find'], stepsKobo: number[], money(amount: string): string, onChange(): void }} deps
 */
export function mountStake({ find, stepsKobo, money, onChange }) {
  const [less, more, now] = [find('#stake-less'), find('#stake-more'), find('#stake-now')];
  let at = Math.max(stepsKobo.indexOf(firstKobo), 0);
  let isLocked = false;

  const kobo = () => stepsKobo[at] ?? firstKobo;

  function write() {
    now.textContent = money(koboText(kobo()));
    less.setAttribute('aria-disabled', String(isLocked || at === 0));
    more.setAttribute('aria-disabled', String(isLocked || at === stepsKobo.length - 1));
  }

  /** @param {number} by */
  function step(by) {
    if (isLocked || stepsKobo[at + by] === undefined) return;
    at += by;
    write();
    onChange();
  }

  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  write();

  return {
    kobo,
    /** @param {boolean} value */
    lock(value) {
      isLocked = value;
      write();
    },
  };
}
