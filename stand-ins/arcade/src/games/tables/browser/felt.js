import { betMaxMinor, chipText, createBets, majorText, minorOf } from './bets.js';
import { mountPaid } from './paid.js';
import { mountSheets } from './sheets.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 */

/**
 * The felt with its chips, and the buttons below it. Spots are `[data-spot]`; a `[data-mirror]` shows the same chips in a
 * second place.
 *
 * @param {Table} table
 */
export function mountFelt(table) {
  const { find, texts, limits, play, money, fill } = table;
  const bets = createBets({ tableMaxMinor: limits.maxMinor });
  const result = find('#result');
  const total = find('#total');
  /** @type {HTMLElement[]} */
  const spots = [...document.querySelectorAll('[data-spot]')].filter((spot) => spot instanceof HTMLElement);
  const names = new Map(spots.map((spot) => [spot.dataset.spot ?? '', spot.dataset.name ?? '']));
  const paid = mountPaid(table, (on) => names.get(on) ?? on);
  let worthMinor = 10_000;
  let isLocked = false;
  /** The table has a clock and takes no bets now, or has ours already. */
  let isClosed = false;
  let isRiding = false;
  /** The round that the felt shows with its bets still lying there. Undefined while chips are placed for the next one. */
  let shown = '';
  let isFresh = true;
  /** @type {import('./bets.js').Lying[]} */
  let last = [];

  mountSheets();
  for (const spot of spots) spot.addEventListener('click', () => place(spot.dataset.spot ?? ''));
  for (const chip of chips()) {
    chip.addEventListener('click', () => {
      worthMinor = Number(chip.dataset.worth) * 100;
      for (const one of chips()) one.setAttribute('aria-pressed', String(one === chip));
      tellWorth();
    });
  }
  const acts = { undo: () => bets.undo(), clear: bets.clear, repeat: () => bets.repeat(last), twice: bets.twice };
  for (const [name, act] of Object.entries(acts)) {
    find(`[data-act=${name}]`).addEventListener('click', () => {
      if (isShut() || isIdle(name)) return;
      // What lies there after a round is over; doubling it plays it again.
      if (!isFresh && name === 'twice') begin(last);
      else if (!isFresh) begin();
      settleStep(act());
    });
  }
  find('#bet').addEventListener('submit', () => {
    if (isShut()) return;
    if (!isFresh || bets.totalMinor() === 0) return hint(texts.placeFirst);
    const choice = { bets: bets.list().map(({ on, amountMinor }) => ({ on, amount: majorText(amountMinor) })) };
    play(choice, majorText(bets.totalMinor()));
  });
  draw();
  tellWorth();
  hint(texts.placeFirst);

  /** @returns {HTMLElement[]} */
  function chips() {
    return [...document.querySelectorAll('[data-worth]')].filter((chip) => chip instanceof HTMLElement);
  }

  function tellWorth() {
    const picker = document.querySelector('#picker-chip');
    if (picker) picker.textContent = fill(texts.each ?? '', { amount: money(majorText(worthMinor)) });
  }

  /** @param {string} on */
  function place(on) {
    if (isShut()) return;
    if (!isFresh) begin();
    settleStep(bets.place(on, worthMinor));
  }

  /**
   * The last round is over and looked at: the felt is free again.
   *
   * @param {import('./bets.js').Lying[]} [lying]
   */
  function begin(lying = []) {
    isFresh = true;
    bets.sweep();
    if (lying.length > 0) bets.repeat(lying);
    light([]);
  }

  /** @param {import('./bets.js').Refusal | undefined} refusal */
  function settleStep(refusal) {
    draw();
    const most = refusal === 'betMax' ? betMaxMinor : limits.maxMinor;
    if (refusal) hint(fill(texts[refusal] ?? '', { amount: money(majorText(most)) }));
    else hint('');
  }

  /** @param {string} [words] */
  function hint(words = '') {
    result.dataset.kind = 'quiet';
    result.textContent = words;
  }

  /** @param {string} name */
  function isIdle(name) {
    const isEmpty = !isFresh || bets.totalMinor() === 0;
    if (name === 'repeat') return last.length === 0;
    if (name === 'undo') return !isFresh || !bets.canUndo();
    return name === 'twice' ? isEmpty && (isFresh || last.length === 0) : isEmpty;
  }

  function isShut() {
    return isLocked || isClosed || isRiding;
  }

  /** Chips, spoken names, the total and what can be done: all from what lies there. */
  function draw() {
    for (const spot of document.querySelectorAll('[data-spot], [data-mirror]')) {
      const on = spot.getAttribute('data-spot') ?? spot.getAttribute('data-mirror') ?? '';
      const amountMinor = bets.on(on);
      spot.querySelector('.lying')?.remove();
      if (spot.hasAttribute('data-spot')) spot.setAttribute('aria-label', spoken(on, amountMinor));
      if (amountMinor === 0) continue;
      const chip = document.createElement('i');
      chip.className = 'lying figures';
      chip.dataset.tone = toneOf(amountMinor);
      chip.textContent = chipText(amountMinor);
      spot.append(chip);
    }
    total.textContent = money(majorText(isFresh ? bets.totalMinor() : 0));
    for (const name of Object.keys(acts)) {
      find(`[data-act=${name}]`).setAttribute('aria-disabled', String(isShut() || isIdle(name)));
    }
  }

  /**
   * @param {string} on
   * @param {number} amountMinor
   */
  function spoken(on, amountMinor) {
    const amount = (amountMinor / 100).toLocaleString('en');
    return fill((amountMinor > 0 ? texts.spotBet : texts.spotEmpty) ?? '', { spot: names.get(on) ?? on, amount });
  }

  /** @param {readonly string[]} winning */
  function light(winning) {
    for (const spot of document.querySelectorAll('[data-spot], [data-mirror]')) {
      const on = spot.getAttribute('data-spot') ?? spot.getAttribute('data-mirror') ?? '';
      spot.toggleAttribute('data-won', winning.includes(on));
    }
  }

  return {
    /** @param {boolean} value */
    lock(value) {
      isLocked = value;
      if (value) paid.hide();
      find('#felt').toggleAttribute('data-locked', value);
      draw();
    },
    /**
     * At a table on a clock: chips move only while bets are taken. What lies there and was not staked waits for the next turn.
     *
     * @param {{ phase: string }} turn
     */
    turn({ phase }) {
      const isClosing = !isClosed && phase !== 'betting';
      const isOpening = isClosed && phase === 'betting';
      isClosed = phase !== 'betting';
      // The table is swept for the next turn.
      if (isOpening && !isRiding && !isFresh) begin();
      if (isOpening) paid.hide();
      if (isClosing && !isRiding && isFresh && bets.totalMinor() > 0) hint(texts.notBet);
      find('#felt').toggleAttribute('data-closed', isClosed && !isRiding && isFresh);
      draw();
    },
    /**
     * Shows what a round has paid on the felt and in words, once.
     *
     * @param {Round} round
     */
    settle(round) {
      if (`${round.id} ${round.state}` === shown) return;
      // A coin was tossed here before the table was built: nothing of it lies on the felt.
      if (!round.choice.bets) return;
      shown = `${round.id} ${round.state}`;
      isRiding = round.state === 'riding';
      last = round.choice.bets.map((/** @type {{ on: string, amount: string }} */ { on, amount }) => ({
        on,
        amountMinor: minorOf(amount),
      }));
      if (isRiding) {
        begin(last);
        paid.hide();
      }
      if (round.state !== 'settled') return draw();
      bets.sweep();
      bets.repeat(last);
      isFresh = false;
      /** @type {import('./paid.js').Paid[]} */
      const results = round.outcome?.bets ?? [];
      light(results.filter((bet) => minorOf(bet.paid) > minorOf(bet.amount)).map(({ on }) => on));
      paid.show(round);
      draw();
    },
  };
}

/** The tone of the largest chip that goes into it. @param {number} amountMinor */
function toneOf(amountMinor) {
  return String([5_000, 1_000, 500, 100, 50].find((worth) => amountMinor >= worth * 100) ?? 10);
}
