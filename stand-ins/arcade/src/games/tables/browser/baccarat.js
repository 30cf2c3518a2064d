import { cardName, drawCard, slideIn } from './cards.js';
import { mountFelt } from './felt.js';
import { pause } from './motion.js';
import { wordsOf } from './paid.js';
import { mountStrip } from './strip.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {import('../../../page/browser/table.js').Turn} Turn
 * @typedef {import('./cards.js').Card} Card
 * @typedef {'player' | 'banker'} Side
 */

const dealMs = 380;
/** @type {Side[]} */
const sides = ['player', 'banker'];

/** @param {Table} table */
export function mount(table) {
  const { find, texts, fill } = table;
  const felt = mountFelt(table);
  const strip = mountStrip(find('#strip'), (outcome) => ({
    text: [...(texts[outcome.winner] ?? '')][0] ?? '',
    looks: outcome.winner,
    name: tell(outcome),
  }));

  /** @param {Record<string, any>} outcome */
  function tell({ winner, playerPoints, bankerPoints }) {
    return fill(texts[`${winner}Wins`] ?? '', { player: `${playerPoints}`, banker: `${bankerPoints}` });
  }

  /**
   * @param {Side} side
   * @param {Card[]} cards
   */
  function lay(side, cards) {
    const points = cards.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10;
    const hand = find(`#${side}-cards`);
    hand.replaceChildren(...cards.map((card) => drawCard(card)));
    find(`#${side}-points`).textContent = cards.length > 0 ? `${points}` : '';
    const names = cards.map((card) => cardName(card, texts, fill));
    const words = { side: texts[side] ?? '', points: `${points}`, cards: names.join(', ') };
    hand.setAttribute('aria-label', cards.length > 0 ? fill(texts.points ?? '', words) : (texts[side] ?? ''));
    return hand;
  }

  /** @param {string | undefined} winner */
  function crown(winner) {
    for (const side of sides) find(`.hand.${side}`).toggleAttribute('data-won', winner === side);
  }

  /** @param {Record<string, any>} outcome */
  async function deal(outcome) {
    crown(undefined);
    for (const side of sides) lay(side, []);
    for (const nth of [1, 2, 3]) {
      for (const side of sides) {
        /** @type {Card[]} */
        const cards = outcome[side];
        if (cards.length < nth) continue;
        const dealt = lay(side, cards.slice(0, nth)).lastElementChild;
        if (dealt) slideIn(dealt);
        await pause(dealMs);
      }
    }
  }

  return {
    waiting: texts.dealing ?? '',
    wait: felt.lock,

    /** @param {Round} round */
    async reveal({ outcome }) {
      find('.stage').scrollIntoView({ block: 'nearest' });
      if (outcome) await deal(outcome);
    },

    /** @param {Round} round */
    show(round) {
      felt.settle(round);
      if (!round.outcome?.bets) return;
      for (const side of sides) lay(side, round.outcome[side]);
      crown(round.outcome.winner);
    },

    remember: strip.show,

    /** @param {Turn} turn */
    turn(turn) {
      felt.turn(turn);
      strip.share(turn.history, texts.turns ?? '');
    },

    /** @param {Record<string, any>} outcome */
    async watch(outcome) {
      await deal(outcome);
      crown(outcome.winner);
      return tell(outcome);
    },

    /** @param {Round} round */
    words: (round) => wordsOf(table, round, tell(round.outcome ?? {})),

    /** @param {Round} round */
    brief: ({ outcome }) => (outcome?.bets ? tell(outcome) : (texts.go ?? '')),
  };
}
