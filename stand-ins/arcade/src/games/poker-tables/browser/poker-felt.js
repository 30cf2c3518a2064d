import { chipText, createBets, majorText, minorOf } from './bets.js';
import { createPokerBets, spots } from './poker-bets.js';
import { mountLedger } from './poker-ledger.js';
import { mountMoves } from './poker-moves.js';
import { mountSheets } from './sheets.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {import('./poker-bets.js').Spot} Spot
 */

/**
 * The places for chips, and the buttons below: chips and Deal before the cards, Fold and the other way after them. What lies
 * there after a round is what the next one is played for, unless it is changed.
 *
 * @param {Table} table
 * @param {{ stay: string, key: string }} looks
 */
export function mountPokerFelt(table, { stay, key }) {
  const { find, texts, own, limits, play, money, fill } = table;
  const bets = createPokerBets(createBets({ tableMaxMinor: limits.maxMinor }), own.mostMinor);
  const ledger = mountLedger(table);
  const result = find('#result');
  const moves = mountMoves(table, { stay, key, isReady: () => shown?.view?.decided === null && !isLocked });
  let worthMinor = 10_000;
  let isLocked = false;
  /** The table has a clock and takes no bets now. */
  let isClosed = false;
  /** @type {Round | undefined} What the felt shows: a round that is under way, or the last one until chips move again. */
  let shown;

  mountSheets();
  for (const spot of spots)
    find(`[data-spot=${spot}]`).addEventListener('click', () => step(() => bets.place(spot, worthMinor)));
  for (const chip of chips()) {
    chip.addEventListener('click', () => {
      worthMinor = Number(chip.dataset.worth) * 100;
      for (const one of chips()) one.setAttribute('aria-pressed', String(one === chip));
    });
  }
  const acts = { undo: bets.undo, clear: bets.clear, twice: bets.twice };
  for (const [name, act] of Object.entries(acts)) {
    find(`[data-act=${name}]`).addEventListener('click', () => {
      if (!isIdle(name)) step(act);
    });
  }
  find('#bet').addEventListener('submit', () => {
    if (isShut()) return;
    if (bets.on('ante') === 0) return hint(texts.anteFirst);
    begin();
    const [ante, bonus] = [bets.on('ante'), bets.on('bonus')];
    play({ ante: majorText(ante), bonus: bonus > 0 ? majorText(bonus) : null }, majorText(ante + bonus));
  });
  draw();
  hint(texts.anteFirst);

  /** @param {() => Spot | undefined} take */
  function step(take) {
    if (isShut()) return;
    begin();
    const beyond = take();
    draw();
    const most = money(majorText(beyond ? own.mostMinor[beyond] : 0));
    hint(beyond && fill(texts[`${beyond}Max`] ?? '', { amount: most }));
  }

  /** The last round has been looked at: its chips stay, what it won does not. */
  function begin() {
    shown = undefined;
    light([]);
    draw();
  }

  /** @param {string} [words] */
  function hint(words = '') {
    result.dataset.kind = 'quiet';
    result.textContent = words;
  }

  function isShut() {
    return isLocked || isClosed || hasHand();
  }

  /** @param {string} name */
  function isIdle(name) {
    return name === 'undo' ? shown !== undefined || !bets.canUndo() : bets.totalMinor() === 0;
  }

  /** Chips, spoken names, the total and what can be done: all from what lies there. */
  function draw() {
    for (const spot of spots) {
      const amountMinor = bets.on(spot);
      const place = find(`[data-spot=${spot}]`);
      layChip(place, amountMinor);
      const amount = (amountMinor / 100).toLocaleString('en');
      const text = amountMinor > 0 ? texts.spotBet : texts.spotEmpty;
      place.setAttribute('aria-label', fill(text ?? '', { spot: place.dataset.name ?? '', amount }));
    }
    layChip(find(`[data-mirror=${stay}]`), raisedMinor());
    total();
    for (const name of Object.keys(acts)) {
      find(`[data-act=${name}]`).setAttribute('aria-disabled', String(isShut() || isIdle(name)));
    }
  }

  /** What staying has cost in the round that is shown, if it was done. */
  function raisedMinor() {
    const { view, outcome } = shown ?? {};
    if (view?.decided === stay) return minorOf(view.cost);
    return minorOf(outcome?.bets?.find((/** @type {{ on: string }} */ { on }) => on === stay)?.amount ?? '0');
  }

  function total() {
    const isUnderWay = shown?.state === 'playing';
    find('#total').textContent = money(isUnderWay && shown ? shown.stake : majorText(bets.totalMinor()));
  }

  /** @param {readonly string[]} winning */
  function light(winning) {
    for (const on of [...spots, stay]) {
      find(`[data-spot=${on}], [data-mirror=${on}]`).toggleAttribute('data-won', winning.includes(on));
    }
  }

  /** @returns {HTMLElement[]} */
  function chips() {
    return [...document.querySelectorAll('[data-worth]')].filter((chip) => chip instanceof HTMLElement);
  }

  function hasHand() {
    return shown?.state === 'playing' || shown?.state === 'riding';
  }

  return {
    hasHand,
    /** @param {boolean} value */
    lock(value) {
      isLocked = value;
      find('#felt').toggleAttribute('data-locked', value);
      if (value) ledger.hide();
      draw();
    },
    /** @param {Round} round */
    show(round) {
      shown = round;
      bets.set({ ante: minorOf(round.choice.ante), bonus: minorOf(round.choice.bonus ?? '0') });
      const paid = round.state === 'settled' ? (round.outcome?.bets ?? []) : [];
      light(
        paid
          .filter((/** @type {any} */ bet) => minorOf(bet.paid) > minorOf(bet.amount))
          .map((/** @type {any} */ { on }) => on),
      );
      if (paid.length > 0) ledger.show(paid);
      else ledger.hide();
      moves.offer(round.state === 'playing' ? money(`${round.view?.cost}`) : undefined);
      draw();
    },
    /** @param {{ phase: string }} turn */
    turn({ phase }) {
      const isClosing = !isClosed && phase !== 'betting';
      if (isClosed && phase === 'betting' && !hasHand()) begin();
      isClosed = phase !== 'betting';
      if (isClosing && !isShut() && bets.totalMinor() > 0) hint(texts.notBet);
      find('#felt').toggleAttribute('data-closed', isClosed && shown === undefined);
      draw();
    },
  };
}

/**
 * @param {HTMLElement} place
 * @param {number} amountMinor
 */
function layChip(place, amountMinor) {
  place.querySelector('.lying')?.remove();
  if (amountMinor === 0) return;
  const chip = document.createElement('i');
  chip.className = 'lying figures';
  chip.dataset.tone = String([5_000, 1_000, 500, 100, 50].find((worth) => amountMinor >= worth * 100) ?? 50);
  chip.textContent = chipText(amountMinor);
  place.append(chip);
}
