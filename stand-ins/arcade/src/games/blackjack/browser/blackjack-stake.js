import { chipText, createBets, koboOf, nairaText } from './bets.js';

/** @typedef {import('../../../page/browser/table.js').Table} Table */

const place = 'hand';

/**
 * The chips that make the stake. They stay for the next round, until they are changed.
 *
 * @param {Table} table
 * @param {(amountKobo: number) => void} changed
 */
export function mountStake({ find, texts, limits, play, money, fill }, changed) {
  const bets = createBets({ tableMaxKobo: limits.maxKobo });
  const result = find('#result');
  const total = find('#total');
  let isLocked = false;
  /** The table has a clock and takes no bets now. */
  let isClosed = false;
  let lastKobo = 0;

  const acts = {
    undo: () => bets.undo(),
    clear: bets.clear,
    repeat: () => bets.repeat([{ on: place, amountKobo: lastKobo }]),
    twice: bets.twice,
  };
  for (const [name, act] of Object.entries(acts)) {
    find(`[data-act=${name}]`).addEventListener('click', () => {
      if (!isShut() && !isIdle(name)) take(act());
    });
  }
  for (const chip of document.querySelectorAll('[data-worth]')) {
    chip.addEventListener('click', () => {
      if (!isShut()) take(bets.place(place, Number(chip.getAttribute('data-worth')) * 100));
    });
  }
  find('#bet').addEventListener('submit', () => {
    if (isShut() || find('#staking').hidden) return;
    const stakeKobo = bets.totalKobo();
    if (stakeKobo === 0) return hint(texts.placeFirst);
    if (stakeKobo < limits.minKobo) {
      return hint(fill(texts.stakeMin ?? '', { amount: money(nairaText(limits.minKobo)) }));
    }
    play({}, nairaText(stakeKobo));
  });
  draw();
  hint(texts.placeFirst);

  /** @param {string | undefined} refusal */
  function take(refusal) {
    draw();
    changed(bets.totalKobo());
    hint(refusal ? fill(texts.betMax ?? '', { amount: money(nairaText(limits.maxKobo)) }) : '');
  }

  function isShut() {
    return isLocked || isClosed;
  }

  /** @param {string} name */
  function isIdle(name) {
    if (name === 'repeat') return lastKobo === 0 || lastKobo === bets.totalKobo();
    return name === 'undo' ? !bets.canUndo() : bets.totalKobo() === 0;
  }

  /** @param {string} [words] */
  function hint(words = '') {
    result.dataset.kind = 'quiet';
    result.textContent = words;
  }

  function draw() {
    total.textContent = money(nairaText(bets.totalKobo()));
    for (const name of Object.keys(acts)) {
      find(`[data-act=${name}]`).setAttribute('aria-disabled', String(isShut() || isIdle(name)));
    }
  }

  return {
    /** @param {boolean} value */
    lock(value) {
      isLocked = value;
      draw();
    },
    /** @param {boolean} value */
    close(value) {
      isClosed = value;
      draw();
    },
    laidKobo: () => bets.totalKobo(),
    /** What was staked last, to be had again. @param {string} stake */
    remember(stake) {
      lastKobo = koboOf(stake);
      draw();
    },
  };
}

/**
 * A chip as it lies on the cloth.
 *
 * @param {number} amountKobo
 */
export function drawChip(amountKobo) {
  const chip = document.createElement('i');
  chip.className = 'lying figures';
  chip.ariaHidden = 'true';
  chip.dataset.tone = String([5_000, 1_000, 500, 100, 50].find((worth) => amountKobo >= worth * 100) ?? 10);
  chip.textContent = chipText(amountKobo);
  return chip;
}
