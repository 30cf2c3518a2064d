import { minorText } from './vp-amounts.js';

const firstMinor = 10_000;

/**
 * The stake in its steps.
 *
 * @param {{ find: import('../../../page/browser/table.js').Table['find'], stepsMinor: number[], money(amount: string): string, onChange(stakeMinor: number): void }} deps
 */
export function mountStake({ find, stepsMinor, money, onChange }) {
  const less = find('#stake-less');
  const more = find('#stake-more');
  const now = find('#stake-now');
  let at = Math.max(stepsMinor.indexOf(firstMinor), 0);
  let isLocked = false;

  const minor = () => stepsMinor[at] ?? firstMinor;

  function write() {
    now.textContent = money(minorText(minor()));
    less.setAttribute('aria-disabled', String(isLocked || at === 0));
    more.setAttribute('aria-disabled', String(isLocked || at === stepsMinor.length - 1));
    onChange(minor());
  }

  /** @param {number} by */
  function step(by) {
    if (isLocked || stepsMinor[at + by] === undefined) return;
    at += by;
    write();
  }

  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  write();

  return {
    minor,

    /**
     * While a hand is being played its stake stands fast.
     *
     * @param {boolean} value
     */
    lock(value) {
      isLocked = value;
      write();
    },

    /** @param {number} stakeMinor Of a hand that was begun before this page was opened. */
    set(stakeMinor) {
      if (stepsMinor.includes(stakeMinor)) at = stepsMinor.indexOf(stakeMinor);
      write();
    },
  };
}
