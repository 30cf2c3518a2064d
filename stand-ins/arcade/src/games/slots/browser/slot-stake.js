import { minorText } from './slot-view.js';

const firstMinor = 10_000;

/**
 * The stake in its steps.
 *
 * @typedef {ReturnType<typeof mountStake>} Stake
 * @param {{ find: import('../../../page/browser/table.js').Table['find'], stepsMinor: number[], money(amount: string): string, onChange(): void }} deps
 */
export function mountStake({ find, stepsMinor, money, onChange }) {
  const less = find('#stake-less');
  const more = find('#stake-more');
  const now = find('#stake-now');
  let at = Math.max(stepsMinor.indexOf(firstMinor), 0);
  let isLocked = false;

  function write() {
    now.textContent = money(minorText(minor()));
    less.setAttribute('aria-disabled', String(isLocked || at === 0));
    more.setAttribute('aria-disabled', String(isLocked || at === stepsMinor.length - 1));
  }

  function minor() {
    return stepsMinor[at] ?? firstMinor;
  }

  /** @param {number} by */
  function step(by) {
    if (isLocked || stepsMinor[at + by] === undefined) return;
    at += by;
    write();
    onChange();
  }

  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  write();

  return {
    minor,
    /** @param {boolean} value */
    lock(value) {
      isLocked = value;
      write();
    },
  };
}
