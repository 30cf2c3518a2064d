import { mountFelt } from './felt.js';
import { move, pause } from './motion.js';
import { wordsOf } from './paid.js';
import { mountStrip } from './strip.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {import('../../../page/browser/table.js').Turn} Turn
 * @typedef {'red' | 'blue'} Side
 */

const rollMs = 900;
/** @type {Side[]} */
const sides = ['red', 'blue'];

/** @param {Table} table */
export function mount(table) {
  const { find, texts, fill } = table;
  const felt = mountFelt(table);
  const strip = mountStrip(find('#strip'), (outcome) => ({
    text: outcome.winner === 'tie' ? '=' : `${sumOf(outcome[outcome.winner])}`,
    looks: outcome.winner,
    name: tell(outcome),
  }));
  let hasRolled = false;

  /** @param {Record<string, any>} outcome */
  function tell({ winner, red, blue }) {
    return fill(texts[`${winner}Wins`] ?? '', { red: `${sumOf(red)}`, blue: `${sumOf(blue)}` });
  }

  /** @param {Side} side */
  const placeOf = (side) => find(`[data-side=${side}]`);

  /** @param {Record<string, any>} outcome */
  function lay(outcome) {
    hasRolled = true;
    for (const side of sides) {
      const place = placeOf(side);
      /** @type {number[]} */
      const faces = outcome[side];
      for (const [at, use] of [...place.querySelectorAll('use')].entries()) {
        use.setAttribute('href', `#die-${faces[at]}`);
      }
      const values = { side: texts[side] ?? '', dice: faces.join(' · '), sum: `${sumOf(faces)}` };
      find('.duel-dice', place).setAttribute('aria-label', fill(texts.side ?? '', values));
      find('[data-sum]', place).textContent = values.sum;
      place.toggleAttribute('data-won', outcome.winner === side);
    }
  }

  /** @param {Record<string, any>} outcome */
  async function roll(outcome) {
    find('.stage').scrollIntoView({ block: 'nearest' });
    for (const side of sides) {
      const place = placeOf(side);
      place.removeAttribute('data-won');
      find('[data-sum]', place).textContent = '';
      for (const die of place.querySelectorAll('.die')) tumble(die);
    }
    await pause(rollMs);
    lay(outcome);
  }

  return {
    waiting: texts.rolling ?? '',
    wait: felt.lock,

    /** @param {Round} round */
    async reveal({ outcome }) {
      if (outcome?.red) await roll(outcome);
    },

    /** @param {Round} round */
    show(round) {
      felt.settle(round);
      if (round.outcome?.bets) lay(round.outcome);
    },

    remember: strip.show,

    /** @param {Turn} turn */
    turn(turn) {
      felt.turn(turn);
      strip.share(turn.history, texts.turns ?? '');
      const [newest] = turn.history;
      if (newest && !hasRolled) lay(newest.outcome);
    },

    /** @param {Record<string, any>} outcome */
    async watch(outcome) {
      await roll(outcome);
      return tell(outcome);
    },

    /** @param {Round} round */
    words: (round) => wordsOf(table, round, round.outcome?.red ? tell(round.outcome) : ''),

    /** @param {Round} round */
    brief: ({ outcome }) => (outcome?.red ? tell(outcome) : (texts.go ?? '')),
  };
}

/** @param {number[]} faces */
function sumOf(faces) {
  return faces.reduce((sum, face) => sum + face, 0);
}

/** @param {Element} die */
function tumble(die) {
  const frames = [0, 140, 290, 430, 540].map((degrees, at) => ({
    transform: `rotate(${degrees}deg) translateY(${at % 2 === 0 ? 0 : -10}px)`,
  }));
  move(die, [...frames, { transform: 'none' }], { duration: rollMs, easing: 'ease-out' });
}
