import { plainAmount } from './money.js';
import { koboText, textKobo } from './provable-money.js';

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
  let mostKobo = limits.maxKobo;

  input.addEventListener('input', tell);
  buttons[0]?.addEventListener('click', () => step((kobo) => Math.floor(kobo / 2)));
  buttons[1]?.addEventListener('click', () => step((kobo) => kobo * 2));

  const read = () => plainAmount(input.value, { minKobo: limits.minKobo, maxKobo: mostKobo });

  /** @param {(kobo: number) => number} change */
  function step(change) {
    if (input.readOnly) return;
    const amount = plainAmount(input.value, { minKobo: 1, maxKobo: limits.maxKobo });
    const kobo = amount === undefined ? limits.minKobo : change(textKobo(amount));
    write(Math.min(Math.max(kobo, limits.minKobo), mostKobo));
    tell();
  }

  /** @param {number} kobo */
  function write(kobo) {
    input.value = koboText(kobo).replace(/\.00$/, '');
  }

  function tell() {
    const isWrong = read() === undefined;
    input.setAttribute('aria-invalid', String(isWrong));
    const [min, max] = [limits.minKobo, mostKobo].map((kobo) => money(koboText(kobo)).replace(/\.00$/, ''));
    const words = (isWrong ? texts.amountWrong : texts.amountHint) ?? '';
    hint.textContent = fill(words, { min: min ?? '', max: max ?? '' });
    onChange();
  }

  return {
    tell,
    /** Undefined when what is written is no stake. */
    kobo() {
      const amount = read();
      return amount === undefined ? undefined : textKobo(amount);
    },
    /** The stake as the server wants it; without one the field is shown instead. */
    take() {
      const amount = read();
      if (amount === undefined) input.focus();
      return amount;
    },
    /** @param {number} kobo */
    setMost(kobo) {
      mostKobo = Math.min(kobo, limits.maxKobo);
      tell();
    },
    /**
     * While a hand is played the field shows what was staked on it.
     *
     * @param {string | undefined} stake
     */
    lock(stake) {
      if (stake !== undefined) write(textKobo(stake));
      input.readOnly = stake !== undefined;
      for (const button of buttons) button.setAttribute('aria-disabled', String(input.readOnly));
      tell();
    },
  };
}
