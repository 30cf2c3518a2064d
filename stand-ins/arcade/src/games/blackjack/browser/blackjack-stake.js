import { chipText, createBets, majorText, minorOf } from './bets.js';

/** @typedef {import('../../../page/browser/table.js').Table} Table */

const place = 'hand';

/**
 * The chips that make the stake. They stay for the next round, until they are changed.
 *
 * @param {Table} table
 * @param {(amountMinor: number) => void} changed
 */
export function mountStake({ find, texts, limits, play, money, fill }, changed) {
  const bets = createBets({ tableMaxMinor: limits.maxMinor });
  const result = find('#result');
  const total = find('#total');
  let isLocked = false;
  /** The table has a clock and takes no bets now. */
  let isClosed = false;
  let lastMinor = 0;

  const acts = {
    undo: () => bets.undo(),
    clear: bets.clear,
    repeat: () => bets.repeat([{ on: place, amountMinor: lastMinor }]),
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
    const stakeMinor = bets.totalMinor();
    if (stakeMinor === 0) return hint(texts.placeFirst);
    if (stakeMinor < limits.minMinor) {
      return hint(fill(texts.stakeMin ?? '', { amount: money(majorText(limits.minMinor)) }));
    }
    play({}, majorText(stakeMinor));
  });
  draw();
  hint(texts.placeFirst);

  /** @param {string | undefined} refusal */
  function take(refusal) {
    draw();
    changed(bets.totalMinor());
    hint(refusal ? fill(texts.betMax ?? '', { amount: money(majorText(limits.maxMinor)) }) : '');
  }

  function isShut() {
    return isLocked || isClosed;
  }

  /** @param {string} name */
  function isIdle(name) {
    if (name === 'repeat') return lastMinor === 0 || lastMinor === bets.totalMinor();
    return name === 'undo' ? !bets.canUndo() : bets.totalMinor() === 0;
  }

  /** @param {string} [words] */
  function hint(words = '') {
    result.dataset.kind = 'quiet';
    result.textContent = words;
  }

  function draw() {
    total.textContent = money(majorText(bets.totalMinor()));
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
    laidMinor: () => bets.totalMinor(),
    /** What was staked last, to be had again. @param {string} stake */
    remember(stake) {
      lastMinor = minorOf(stake);
      draw();
    },
  };
}

/**
 * A chip as it lies on the cloth.
 *
 * @param {number} amountMinor
 */
export function drawChip(amountMinor) {
  const chip = document.createElement('i');
  chip.className = 'lying figures';
  chip.ariaHidden = 'true';
  chip.dataset.tone = String([5_000, 1_000, 500, 100, 50].find((worth) => amountMinor >= worth * 100) ?? 10);
  chip.textContent = chipText(amountMinor);
  return chip;
}
