import { mountFelt } from './felt.js';
import { move, pause } from './motion.js';
import { wordsOf } from './paid.js';
import { mountStrip } from './strip.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {import('../../../page/browser/table.js').Turn} Turn
 */

const runMs = 3_200;
const turns = 3;

/** @param {Table} table */
export function mount(table) {
  const { find, texts, own } = table;
  const felt = mountFelt(table);
  const wheel = mountWheel(own.order.length);
  const labels = new Map(
    [...document.querySelectorAll('#market-disc text')].map((text, segment) => [own.order[segment], text.textContent]),
  );
  const strip = mountStrip(find('#strip'), ({ spot }) => ({
    text: `${labels.get(spot) ?? ''}`,
    looks: `good-${spot}`,
    name: nameOf(spot),
  }));
  /** @param {string} [spot] */
  function nameOf(spot = '') {
    return texts[spot] ?? '';
  }

  /** @param {string} spot */
  function showFallen(spot) {
    const fallen = find('#fallen');
    const icon = find(`[data-spot=${spot}]`).querySelector('svg')?.cloneNode(true);
    const name = document.createElement('span');
    name.textContent = nameOf(spot);
    fallen.replaceChildren(...(icon ? [icon] : []), name);
    for (const one of document.querySelectorAll('[data-fell]')) one.removeAttribute('data-fell');
    find(`[data-spot=${spot}]`).setAttribute('data-fell', '');
  }

  /** How the wheel stands, and nothing about bets: the outcome alone says it. @param {Record<string, any> | null} outcome */
  function rest(outcome) {
    if (outcome?.segment === undefined) return;
    wheel.rest(outcome.segment);
    showFallen(outcome.spot);
  }

  /** @param {Record<string, any> | null} outcome */
  async function run(outcome) {
    if (outcome?.segment === undefined) return;
    find('.stage').scrollIntoView({ block: 'nearest' });
    find('#fallen').replaceChildren();
    await wheel.run(outcome.segment);
    showFallen(outcome.spot);
  }

  return {
    waiting: texts.turning ?? '',
    wait: felt.lock,

    /** @param {Round} round */
    reveal: ({ outcome }) => run(outcome),

    /** @param {Round} round */
    show(round) {
      felt.settle(round);
      rest(round.outcome);
    },

    /** Where nothing was staked here. @param {Record<string, any>} outcome */
    async watch(outcome) {
      await run(outcome);
      return nameOf(outcome.spot);
    },

    /** @param {Turn} turn */
    turn(turn) {
      felt.turn(turn);
      strip.share(turn.history, texts.turns ?? '');
      // Whoever has just come sees where it stopped last.
      if (find('#fallen').childElementCount === 0) rest(turn.history[0]?.outcome ?? null);
    },

    remember: strip.show,

    /** @param {Round} round */
    words: (round) => wordsOf(table, round, nameOf(round.outcome?.spot)),

    /** @param {Round} round */
    brief: ({ outcome }) => (outcome?.bets ? nameOf(outcome.spot) : (texts.go ?? '')),
  };
}

/** Turns until the segment that the server has named stands under the pointer. @param {number} segments */
function mountWheel(segments) {
  const disc = document.querySelector('#market-disc');
  if (!(disc instanceof SVGElement)) throw new Error('the page has no wheel');
  const pointer = document.querySelector('.market-pointer');
  let at = 0;

  /** @param {number} degrees */
  const turned = (degrees) => `rotate(${degrees}deg)`;

  /** @param {number} segment */
  function aim(segment) {
    return (360 - (segment * 360) / segments) % 360;
  }

  return {
    /** @param {number} segment */
    rest(segment) {
      at = aim(segment);
      disc.style.transform = turned(at);
    },
    /** @param {number} segment */
    async run(segment) {
      const from = at;
      at = aim(segment);
      disc.style.transform = turned(at);
      const to = at + 360 * (turns + (at < from ? 1 : 0));
      move(disc, [{ transform: turned(from) }, { transform: turned(to) }], {
        duration: runMs,
        easing: 'cubic-bezier(0.15, 0.6, 0.2, 1)',
      });
      if (pointer) {
        const tip = [0, -14, 0].map((degrees) => ({ transform: turned(degrees) }));
        move(pointer, tip, { duration: 160, iterations: Math.floor((runMs * 0.7) / 160) });
      }
      await pause(runMs);
    },
  };
}
