import { mountAuto } from './slot-auto.js';
import { createPace } from './slot-pace.js';
import { mountReels } from './slot-reels.js';
import { createShow } from './slot-show.js';
import { createSound } from './slot-sound.js';
import { mountStake } from './slot-stake.js';
import { minorText, mountView } from './slot-view.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 */

/** @param {Table} table */
export function mount({ find, texts, own, play, money, fill }) {
  const { model, sprite, stepsMinor, addUp } = own;
  /** @type {Promise<import('./slot-show.js').Adding>} The very code that the tests hold against the engines. */
  const adding = import(addUp);
  const pace = createPace();
  const sound = createSound();
  const cabinet = find('#cabinet');
  const view = mountView({ find, texts, money, pace });
  const reels = mountReels({ root: find('#reels'), sprite, model, pace, onStop: sound.stop });
  const show = createShow({ model, adding, reels, view, pace, sound, texts, money, fill });
  const stake = mountStake({ find, stepsMinor, money, onChange: writeStake });
  const spinButton = find('#spin');
  let isPlaying = false;

  const spin = (isBought = false) => play({ isBought }, minorText(stake.minor()));
  const auto = mountAuto({
    find,
    dialog: dialogOf('auto'),
    stake,
    pace,
    spin,
    texts,
    money,
    fill,
    tell: view.caption,
  });

  spinButton.addEventListener('click', () => (isPlaying ? pace.hurry() : spin()));
  cabinet.addEventListener('click', pace.hurry);
  toggle('#turbo', pace.setTurbo);
  toggle('#sound', sound.set);
  find('#info-open').addEventListener('click', () => dialogOf('info').showModal());
  mountBuying();
  writeStake();
  addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    const target = /** @type {Element} */ (event.target);
    const pressed = target.closest('a, button, input, select, dialog');
    // A key that is held down is no second wish; one that presses something else is that something's.
    if (event.repeat && pressed === spinButton) event.preventDefault();
    if (pressed || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    if (event.repeat) return;
    if (isPlaying) pace.hurry();
    else if (!auto.isRunning()) spin();
  });

  /** @param {string} name */
  function dialogOf(name) {
    const dialog = /** @type {HTMLDialogElement} */ (find(`#${name}`));
    find('[data-close]', dialog).onclick = () => dialog.close();
    return dialog;
  }

  /**
   * @param {string} selector
   * @param {(value: boolean) => void} set
   */
  function toggle(selector, set) {
    const button = find(selector);
    button.addEventListener('click', () => {
      const value = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(value));
      set(value);
    });
  }

  function priceText() {
    return money(minorText((stake.minor() * model.buyHundredths) / 100));
  }

  function mountBuying() {
    if (model.buyHundredths === undefined) return;
    const dialog = dialogOf('buy');
    find('#buy-open').addEventListener('click', () => {
      if (isPlaying || auto.isRunning()) return;
      const amount = priceText();
      const count = `${model.freeSpins.spinsBought}`;
      find('#buy-text').textContent = fill(texts.buyText ?? '', {
        count,
        amount,
        stake: money(minorText(stake.minor())),
      });
      find('#buy-yes').textContent = fill(texts.buyYes ?? '', { amount });
      dialog.showModal();
    });
    find('#buy-yes').addEventListener('click', () => {
      dialog.close();
      spin(true);
    });
  }

  /** Whatever depends on the stake. */
  function writeStake() {
    const stakeMinor = stake.minor();
    if (model.buyHundredths !== undefined) {
      find('#buy-open').textContent = fill(texts.buy ?? '', { amount: priceText() });
    }
    find('#pays-at').textContent = fill(texts.paysAt ?? '', { amount: money(minorText(stakeMinor)) });
    for (const pay of document.querySelectorAll('[data-hundredths]')) {
      pay.textContent = money(minorText((Number(pay.getAttribute('data-hundredths')) * stakeMinor) / 100));
    }
  }

  return {
    waiting: texts.spinning ?? '',

    /** @param {boolean} value */
    wait(value) {
      isPlaying = value;
      cabinet.toggleAttribute('data-playing', value);
      if (!value) return reels.settle();
      pace.begin();
      view.clear();
      reels.spin();
    },

    reveal: show.reveal,

    /** @param {Round} round */
    replays: ({ choice, outcome }) => choice.isBought === true || (outcome?.round.spins.length ?? 0) > 1,

    /** @param {Round} round */
    show({ outcome }) {
      const grid = outcome?.round.spins.at(-1)?.falls.at(-1)?.grid;
      if (grid && !isPlaying) reels.show(grid);
    },

    /** @param {Round} round */
    words({ win }) {
      if (Number(win) > 0) return fill(texts.youWon ?? '', { amount: money(`${win}`) });
      return texts.noWin ?? '';
    },

    /** @param {Round} round */
    brief({ choice, outcome }) {
      if (choice.isBought) return texts.briefBought ?? '';
      const free = (outcome?.round.spins.length ?? 1) - 1;
      return free > 0 ? fill(texts.briefFree ?? '', { count: `${free}` }) : (texts.briefSpin ?? '');
    },
  };
}
