import { mountFelt } from './felt.js';
import { move, pause } from './motion.js';
import { wordsOf } from './paid.js';
import { mountStrip } from './strip.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {import('../../../page/browser/table.js').Turn} Turn
 */

const runMs = 2_600;
const wheelTurns = 1.2;
const ballTurns = 4;

/** @param {Table} table */
export function mount(table) {
  const { find, texts, fill } = table;
  placeSeams(find('.numbers'));
  const felt = mountFelt(table);
  const strip = mountStrip(find('#strip'), ({ number }) => ({
    text: `${number}`,
    looks: colourOf(number),
    name: nameOf(number),
  }));
  const wheel = mountWheel();

  /** @param {number} number */
  function colourOf(number) {
    return (
      ['red', 'black'].find((colour) => find(`[data-spot=straight-${number}]`).classList.contains(colour)) ?? 'green'
    );
  }

  /** @param {number} number */
  function nameOf(number) {
    return fill(texts.fell ?? '', { number: `${number}`, colour: (texts[colourOf(number)] ?? '').toLowerCase() });
  }

  /** @param {number} number */
  function showFallen(number) {
    const fallen = find('#fallen');
    fallen.textContent = `${number}`;
    fallen.className = `fallen figures ${colourOf(number)}`;
    for (const spot of document.querySelectorAll('[data-fell]')) spot.removeAttribute('data-fell');
    find(`[data-spot=straight-${number}]`).setAttribute('data-fell', '');
  }

  /** @param {number} number */
  function settle(number) {
    wheel.rest(number);
    showFallen(number);
  }

  return {
    waiting: texts.spinning ?? '',
    wait: felt.lock,

    /** @param {Round} round */
    async reveal({ outcome }) {
      find('.stage').scrollIntoView({ block: 'nearest' });
      await wheel.run(outcome?.number ?? 0);
    },

    /** @param {Round} round */
    show(round) {
      felt.settle(round);
      const number = round.outcome?.number;
      if (number === undefined) return;
      settle(number);
    },

    remember: strip.show,

    /** @param {Turn} turn */
    turn(turn) {
      felt.turn(turn);
      strip.share(turn.history, texts.turns ?? '');
      // Whoever has just come sees where the ball fell last.
      const [newest] = turn.history;
      if (newest && find('#fallen').textContent === '') settle(newest.outcome.number);
    },

    /** @param {Record<string, any>} outcome */
    async watch({ number }) {
      await wheel.run(number);
      settle(number);
      return nameOf(number);
    },

    /** @param {Round} round */
    words: (round) => wordsOf(table, round, nameOf(round.outcome?.number)),

    /** @param {Round} round */
    brief: ({ outcome }) => (outcome?.bets ? nameOf(outcome.number) : (texts.go ?? '')),
  };
}

/** The wheel turns one way and the ball the other, until it lies in the pocket that the server has named. */
function mountWheel() {
  const order = [...document.querySelectorAll('#wheel text')].map((text) => Number(text.textContent));
  const [disc, orbit, ball] = [drawn('#wheel'), drawn('#orbit'), drawn('#ball')];
  let [wheelAt, ballAt] = [0, 0];

  /** @param {SVGElement} part @param {number} degrees */
  const turn = (part, degrees) => {
    part.style.transform = `rotate(${degrees}deg)`;
  };
  /** @param {number} from @param {number} to */
  const frames = (from, to) => [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }];

  /** @param {number} number */
  function aim(number) {
    const pocket = wheelAt + (order.indexOf(number) * 360) / order.length;
    return ((pocket % 360) + 360) % 360;
  }

  return {
    /** @param {number} number */
    rest(number) {
      ballAt = aim(number);
      turn(disc, wheelAt);
      turn(orbit, ballAt);
    },
    /** @param {number} number */
    async run(number) {
      const [wheelFrom, ballFrom] = [wheelAt, ballAt];
      wheelAt -= wheelTurns * 360;
      const rest = aim(number);
      ballAt = rest + 360 * (ballTurns + Math.ceil((ballFrom - rest) / 360));
      turn(disc, wheelAt);
      turn(orbit, ballAt);
      const how = { duration: runMs, easing: 'cubic-bezier(0.2, 0.5, 0.25, 1)' };
      move(disc, frames(wheelFrom, wheelAt), how);
      move(orbit, frames(ballFrom, ballAt), how);
      const high = { transform: 'translateY(-34px)' };
      const low = { transform: 'translateY(0)' };
      move(
        ball,
        [
          high,
          { ...high, offset: 0.55 },
          { ...low, offset: 0.8 },
          { transform: 'translateY(-5px)', offset: 0.88 },
          low,
        ],
        {
          duration: runMs,
        },
      );
      await pause(runMs);
      ballAt = rest;
      wheelAt %= 360;
    },
  };
}

/** @param {string} selector */
function drawn(selector) {
  const part = document.querySelector(selector);
  if (!(part instanceof SVGElement)) throw new Error(`the page has no ${selector}`);
  return part;
}

/**
 * The lines between the numbers take chips as well: by mouse here, by anything in the list of such bets.
 *
 * @param {HTMLElement} numbers
 */
function placeSeams(numbers) {
  for (const spot of document.querySelectorAll('#picker [data-spot]')) {
    if (!(spot instanceof HTMLElement)) continue;
    const seam = document.createElement('span');
    seam.className = 'seam';
    seam.dataset.mirror = spot.dataset.spot;
    seam.title = spot.dataset.name ?? '';
    seam.ariaHidden = 'true';
    seam.addEventListener('click', () => spot.click());
    const [kind = '', ...names] = (spot.dataset.spot ?? '').split('-');
    const { along, across } = seamAt(kind, names.map(Number));
    seam.style.setProperty('--along', `${along / 12}`);
    seam.style.setProperty('--across', `${across / 3}`);
    numbers.append(seam);
  }
}

/** In cells from the corner between zero and one. @param {string} kind @param {number[]} numbers */
function seamAt(kind, numbers) {
  const named = numbers.filter((number) => number > 0);
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const alongs = mean(named.map((number) => Math.ceil(number / 3) - 0.5));
  const acrosses = mean(named.map((number) => ((number - 1) % 3) + 0.5));
  const hasZero = named.length < numbers.length;
  const isAtEdge = kind === 'line' || (kind === 'street' && !hasZero) || (kind === 'corner' && hasZero);
  return { along: hasZero ? 0 : alongs, across: isAtEdge ? 0 : acrosses };
}
