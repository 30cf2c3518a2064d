import { plainAmount } from './money.js';
import { minorText, textMinor } from './provable-money.js';

/**
 * The field of the stake with its two buttons. `onChange` is told when there is another amount, or none.
 *
 * @typedef {ReturnType<typeof mountWager>} Wager
 * @param {Pick<import('../../../page/browser/table.js').Table, 'find' | 'texts' | 'limits' | 'money' | 'fill'>} table
 * @param {() => void} onChange
 */
export function mountWager({ find, texts, limits, money, fill }, onChange) {
  const input = /** @type {HTMLInputElement} */ (find('#amount'));
  const hint = find('#amount-hint');
  const buttons = [find('#half'), find('#twice')];
  let mostMinor = limits.maxMinor;

  input.addEventListener('input', tell);
  buttons[0]?.addEventListener('click', () => step((minor) => Math.floor(minor / 2)));
  buttons[1]?.addEventListener('click', () => step((minor) => minor * 2));

  const read = () => plainAmount(input.value, { minMinor: limits.minMinor, maxMinor: mostMinor });

  /** @param {(minor: number) => number} change */
  function step(change) {
    if (input.readOnly) return;
    const amount = plainAmount(input.value, { minMinor: 1, maxMinor: limits.maxMinor });
    const minor = amount === undefined ? limits.minMinor : change(textMinor(amount));
    write(Math.min(Math.max(minor, limits.minMinor), mostMinor));
    tell();
  }

  /** @param {number} minor */
  function write(minor) {
    input.value = minorText(minor).replace(/\.00$/, '');
  }

  function tell() {
    const isWrong = read() === undefined;
    input.setAttribute('aria-invalid', String(isWrong));
    const [min, max] = [limits.minMinor, mostMinor].map((minor) => money(minorText(minor)).replace(/\.00$/, ''));
    const words = (isWrong ? texts.amountWrong : texts.amountHint) ?? '';
    hint.textContent = fill(words, { min: min ?? '', max: max ?? '' });
    onChange();
  }

  return {
    tell,
    /** Undefined when what is written is no stake. */
    minor() {
      const amount = read();
      return amount === undefined ? undefined : textMinor(amount);
    },
    /** The stake as the server wants it; without one the field is shown instead. */
    take() {
      const amount = read();
      if (amount === undefined) input.focus();
      return amount;
    },
    /** @param {number} minor */
    setMost(minor) {
      mostMinor = Math.min(minor, limits.maxMinor);
      tell();
    },
    /**
     * While a hand is played the field shows what was staked on it.
     *
     * @param {string | undefined} stake
     */
    lock(stake) {
      if (stake !== undefined) write(textMinor(stake));
      input.readOnly = stake !== undefined;
      for (const button of buttons) button.setAttribute('aria-disabled', String(input.readOnly));
      tell();
    },
  };
}
