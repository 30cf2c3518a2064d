import { handName, handNames, sentence } from './hand-names.js';
import { wordsOf } from './paid.js';
import { mountPokerFelt } from './poker-felt.js';
import { mountPiles } from './poker-piles.js';
import { mountStrip } from './strip.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {import('../../../page/browser/table.js').Turn} Turn
 */

/** What a round's end looks like in the strip. @type {Record<string, { text: string, looks: string }>} */
const beads = {
  won: { text: '+', looks: 'green' },
  unqualified: { text: '+', looks: 'green' },
  tie: { text: '=', looks: 'black' },
  lost: { text: '−', looks: 'red' },
  fold: { text: '×', looks: 'black' },
};

/**
 * A table where one sees cards, then folds or stays against the dealer. Everything that it shows comes from the round alone, so
 * that it can be shown at any time.
 *
 * @param {Table} table
 * @param {{ stay: string, key: string, counts: Record<import('./poker-piles.js').Side, number> }} looks
 */
export function mountPoker(table, { stay, key, counts }) {
  const { find, texts, fill, money } = table;
  const piles = mountPiles(table, counts);
  const felt = mountPokerFelt(table, { stay, key });
  const strip = mountStrip(find('#strip'), (outcome) => ({
    text: beads[outcome.end]?.text ?? '',
    looks: beads[outcome.end]?.looks ?? '',
    name: tell(outcome, 'brief'),
  }));
  /** What was shown last. Chips that have been moved since then stay where they are when it comes again. */
  let shown = '';
  /** A round has just ended before the player's eyes. */
  let hasEnded = false;
  piles.clear();

  /**
   * @param {Record<string, any>} outcome
   * @param {'end' | 'brief'} length
   */
  function tell({ end, playerHand, dealerHand }, length) {
    return fill(texts[`${length}${sentence(end ?? '')}`] ?? '', handNames(playerHand, dealerHand, texts, fill));
  }

  return {
    waiting: texts.dealing ?? '',
    wait: felt.lock,

    /** @param {Round} round */
    async reveal({ view, outcome, state }) {
      find('#felt').scrollIntoView({ block: 'nearest' });
      // A hand that is decided and not over, since others are still deciding, has been dealt before.
      if (state === 'playing' && view?.decided === null) return piles.deal(/** @type {any} */ (view));
      if (!outcome?.bets) return;
      if (!piles.hasCards()) await piles.deal({ player: outcome.player, board: outcome.board?.slice(0, 3) });
      await piles.turnUp(/** @type {any} */ (outcome));
      hasEnded = true;
    },

    /** @param {Round} round */
    show(round) {
      // A coin was tossed here before the table was built: nothing of it lies on the felt.
      if (round.choice.ante === undefined) return;
      const now = `${round.id} ${round.state} ${round.moves}`;
      if (now === shown) return;
      shown = now;
      felt.show(round);
      const cards = round.state === 'playing' ? round.view : round.outcome;
      if (cards?.player) piles.show(/** @type {any} */ (cards));
      else piles.clear();
      if (hasEnded) find('#paid').scrollIntoView({ block: 'nearest' });
      hasEnded = false;
    },

    remember: strip.show,

    /** @param {Round} round */
    prompt({ view }) {
      const hand = sentence(handName(view?.playerHand, texts, fill));
      return fill(texts.prompt ?? '', { hand, amount: money(`${view?.cost ?? '0.00'}`) });
    },

    /** @param {Round} round */
    words: (round) => wordsOf(table, round, tell(round.outcome ?? {}, 'end')),

    /** @param {Round} round */
    brief({ outcome, view }) {
      if (outcome?.end) return sentence(tell(outcome, 'brief'));
      return view?.playerHand ? sentence(handName(view.playerHand, texts, fill)) : (texts.go ?? '');
    },

    /** @param {Turn} turn */
    turn(turn) {
      felt.turn(turn);
      strip.share(turn.history, texts.turns ?? '');
      if (felt.hasHand()) return;
      if (turn.phase === 'deciding' && turn.dealt) piles.show(/** @type {any} */ (turn.dealt));
      // Who has folded sees with all the others what they would have had.
      else if (turn.phase === 'showing' && turn.outcome) piles.show(/** @type {any} */ (turn.outcome));
      else if (turn.phase === 'betting') piles.clear();
    },

    /** @param {Record<string, any>} outcome */
    async watch(outcome) {
      await piles.turnUp(/** @type {any} */ (outcome));
      piles.show(/** @type {any} */ (outcome));
      return tell(outcome, 'end');
    },
  };
}
