import { koboText } from './vp-amounts.js';

const firstKobo = 10_000;

/**
 * The stake in its steps.
 *
 * @param {{ find: import('../../../page/browser/table.js').Table['find'], stepsKobo: number[], money(amount: string): string, onChange(stakeKobo: number): void }} deps
 */
export function mountStake({ find, stepsKobo, money, onChange }) {
  const less = find('#stake-less');
  const more = find('#stake-more');
  const now = find('#stake-now');
  let at = Math.max(stepsKobo.indexOf(firstKobo), 0);
  let isLocked = false;

  const kobo = () => stepsKobo[at] ?? firstKobo;

  function write() {
    now.textContent = money(koboText(kobo()));
    less.setAttribute('aria-disabled', String(isLocked || at === 0));
    more.setAttribute('aria-disabled', String(isLocked || at === stepsKobo.length - 1));
    onChange(kobo());
  }

  /** @param {number} by */
  function step(by) {
    if (isLocked || stepsKobo[at + by] === undefined) return;
    at += by;
    write();
  }

  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  write();

  return {
    kobo,

    /**
     * While a hand is being played its stake stands fast.
     *
     * @param {boolean} value
     */
    lock(value) {
      isLocked = value;
      write();
    },

    /** @param {number} stakeKobo Of a hand that was begun before this page was opened. */
    set(stakeKobo) {
      if (stepsKobo.includes(stakeKobo)) at = stepsKobo.indexOf(stakeKobo);
      write();
    },
  };
}
