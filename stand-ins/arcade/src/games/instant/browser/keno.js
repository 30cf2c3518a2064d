import { endWords, minorText, timesText } from './instant-money.js';
import { createPace } from './instant-pace.js';
import { mountRoving } from './instant-roving.js';
import { mountRules } from './instant-sheet.js';
import { mountStake } from './instant-stake.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {typeof import('@harmattan/fair/keno/pay-keno')} Adding
 */

const ballMs = 110;

/** @param {Table} table */
export function mount(table) {
  const { find, texts, own, play, money, fill } = table;
  /** @type {Promise<Adding>} The very code that the server pays by. */
  const adding = import(own.addUp);
  const pace = createPace();
  const [grid, count, pays, result] = [find('#keno-grid'), find('#keno-count'), find('#keno-pays'), find('#result')];
  /** @type {HTMLElement[]} */
  const cells = [...grid.querySelectorAll('button')];
  /** @type {Set<number>} */
  const picks = new Set();
  let isPlaying = false;
  let shown = '';
  const stake = mountStake({ find, stepsMinor: own.stepsMinor, money, onChange: () => writePays() });

  mountRules(find);
  mountRoving(grid);
  grid.addEventListener('click', ({ target }) => {
    if (isPlaying) return pace.hurry();
    const cell = target instanceof Element ? target.closest('[data-number]') : null;
    if (cell) pick(Number(cell.getAttribute('data-number')));
  });
  pays.addEventListener('click', pace.hurry);
  find('#keno-clear').addEventListener('click', () => choose([]));
  find('#keno-quick').addEventListener('click', () => choose(pickByChance(own.numbers, picks.size || own.picksMax)));
  find('#bet').addEventListener('submit', () => {
    if (isPlaying) return pace.hurry();
    if (picks.size === 0) return hint(texts.pickSome);
    play({ picks: [...picks] }, minorText(stake.minor()));
  });
  draw();
  hint(texts.pickSome);

  /** @param {string} [words] */
  function hint(words = '') {
    result.dataset.kind = 'quiet';
    result.textContent = words;
  }

  /** @param {number} number */
  function pick(number) {
    if (!picks.delete(number)) {
      if (picks.size >= own.picksMax) return hint(texts.most);
      picks.add(number);
    }
    choose([...picks]);
  }

  /** @param {number[]} numbers */
  function choose(numbers) {
    if (isPlaying) return;
    picks.clear();
    for (const number of numbers) picks.add(number);
    mark([]);
    draw();
    hint(picks.size === 0 ? texts.pickSome : fill(texts.picked ?? '', { count: `${picks.size}` }));
  }

  function lock() {
    stake.lock(isPlaying);
    find('#keno-clear').setAttribute('aria-disabled', String(isPlaying || picks.size === 0));
    find('#keno-quick').setAttribute('aria-disabled', String(isPlaying));
  }

  function draw() {
    for (const cell of cells) cell.setAttribute('aria-pressed', String(picks.has(Number(cell.dataset.number))));
    lock();
    writePays();
  }

  /** What each number of hits pays for as many picks, in money; the one that was reached is lit. @param {number} [hits] */
  function writePays(hits) {
    const title = picks.size > 0 ? fill(texts.payTitle ?? '', { count: `${picks.size}` }) : '';
    pays.ariaLabel = title || null;
    count.textContent = hits === undefined ? title : tell(hits, picks.size);
    /** @type {number[]} */
    const steps = own.paysHundredths[picks.size] ?? [];
    pays.replaceChildren(
      ...steps.flatMap((hundredths, at) => {
        if (hundredths === 0) return [];
        const step = document.createElement('p');
        step.toggleAttribute('data-reached', at === hits);
        const name = document.createElement('span');
        name.textContent = `${texts.hits} ${at}`;
        const times = document.createElement('b');
        times.className = 'figures';
        times.textContent = timesText(hundredths);
        const amount = document.createElement('small');
        amount.className = 'figures';
        amount.textContent = money(minorText((hundredths * stake.minor()) / 100)).replace(/\.00$/, '');
        step.append(name, times, amount);
        return [step];
      }),
    );
  }

  /** @param {readonly number[]} balls */
  function mark(balls) {
    for (const cell of cells) cell.toggleAttribute('data-drawn', balls.includes(Number(cell.dataset.number)));
  }

  /** @param {readonly number[]} balls @param {{ hits: number }} paid */
  function tellHits(balls, { hits }) {
    mark(balls);
    writePays(hits);
  }

  /** @param {number} hits @param {number} of */
  function tell(hits, of) {
    return fill(texts.hitCount ?? '', { hits: `${hits}`, count: `${of}` });
  }

  return {
    waiting: texts.drawing ?? '',

    /** @param {boolean} value */
    wait(value) {
      isPlaying = value;
      if (!value) return lock();
      pace.begin();
      mark([]);
      draw();
    },

    /** @param {Round} round */
    async reveal({ outcome, choice }) {
      const { payKeno } = await adding;
      const balls = outcome?.balls ?? [];
      for (let at = 1; at <= balls.length; at += 1) {
        const called = balls.slice(0, at);
        tellHits(called, payKeno(/** @type {any} */ (own), choice.picks, called));
        const cell = cells[(balls[at - 1] ?? 0) - 1];
        if (cell) pace.move(cell, [{ transform: 'scale(1.35)' }, { transform: 'none' }], { ms: 220 });
        await pace.pause(ballMs);
      }
    },

    /** @param {Round} round */
    async show({ id, state, choice, outcome }) {
      // A coin was tossed here before the game was built.
      if (!choice.picks || id === shown) return;
      shown = id;
      picks.clear();
      for (const number of choice.picks) picks.add(number);
      draw();
      if (state !== 'settled' || !outcome) return;
      const { payKeno } = await adding;
      tellHits(outcome.balls, payKeno(/** @type {any} */ (own), choice.picks, outcome.balls));
    },

    /** @param {Round} round */
    words: (round) => endWords(table, round, tell(round.outcome?.hits, round.choice.picks.length)),

    /** @param {Round} round */
    brief: ({ choice, outcome }) => (outcome?.balls ? tell(outcome.hits, choice.picks.length) : (texts.go ?? '')),
  };
}

/**
 * So many different numbers from 1 up. It decides nothing but what is picked.
 *
 * @param {number} numbers
 * @param {number} count
 */
function pickByChance(numbers, count) {
  const keys = crypto.getRandomValues(new Uint32Array(numbers));
  return [...keys.keys()]
    .sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0))
    .slice(0, count)
    .map((at) => at + 1);
}
