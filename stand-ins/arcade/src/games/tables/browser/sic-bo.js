import { mountFelt } from './felt.js';
import { move, pause } from './motion.js';
import { wordsOf } from './paid.js';
import { mountStrip } from './strip.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {import('../../../page/browser/table.js').Turn} Turn
 */

const shakeMs = 900;
const liftMs = 420;

/** @param {Table} table */
export function mount(table) {
  const { find, texts, fill } = table;
  const felt = mountFelt(table);
  const dice = find('#dice');
  const cup = document.querySelector('#cup');
  const strip = mountStrip(find('#strip'), (outcome) => ({
    text: `${sumOf(outcome.dice)}`,
    looks: new Set(outcome.dice).size === 1 ? 'is-triple' : sumOf(outcome.dice) > 10 ? 'is-big' : 'is-small',
    name: tell(outcome),
  }));

  /** @param {Record<string, any>} outcome */
  function tell(outcome) {
    return fill(texts.rolled ?? '', { dice: outcome.dice.join(' · '), sum: `${sumOf(outcome.dice)}` });
  }

  /** @param {Record<string, any>} outcome */
  function lay(outcome) {
    for (const [at, use] of [...dice.querySelectorAll('use')].entries()) {
      use.setAttribute('href', `#die-${outcome.dice[at]}`);
    }
    dice.setAttribute('aria-label', tell(outcome));
  }

  /** @param {Record<string, any>} outcome */
  async function roll(outcome) {
    if (cup) shake(cup, dice);
    await pause(shakeMs);
    lay(outcome);
    await pause(liftMs);
  }

  return {
    waiting: texts.rolling ?? '',
    wait: felt.lock,

    /** @param {Round} round */
    async reveal({ outcome }) {
      find('.stage').scrollIntoView({ block: 'nearest' });
      if (outcome) await roll(outcome);
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
      if (newest && turn.phase !== 'showing') lay(newest.outcome);
    },

    /** @param {Record<string, any>} outcome */
    async watch(outcome) {
      await roll(outcome);
      return tell(outcome);
    },

    /** @param {Round} round */
    words: (round) => wordsOf(table, round, tell(round.outcome ?? { dice: [] })),

    /** @param {Round} round */
    brief: ({ outcome }) => (outcome?.bets ? tell(outcome) : (texts.go ?? '')),
  };
}

/** @param {number[]} dice */
function sumOf(dice) {
  return dice.reduce((sum, face) => sum + face, 0);
}

/** Down over the dice, to and fro, and up again. @param {Element} cup @param {Element} dice */
function shake(cup, dice) {
  const sway = [0, -7, 7, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)`, opacity: 1 }));
  const gone = { transform: 'translateY(-70%)', opacity: 0 };
  const how = { duration: shakeMs + liftMs, easing: 'ease-in-out' };
  const hidden = { opacity: 0 };
  move(cup, [gone, ...sway, gone], how);
  move(dice, [{ opacity: 1 }, { ...hidden, offset: 0.12 }, { ...hidden, offset: 0.72 }, { opacity: 1 }], how);
}
