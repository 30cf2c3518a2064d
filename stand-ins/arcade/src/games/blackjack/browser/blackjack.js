import { majorText } from './bets.js';
import { mountCloth } from './blackjack-cloth.js';
import { framesBetween, layOf } from './blackjack-frames.js';
import { mountMoves } from './blackjack-moves.js';
import { mountStake } from './blackjack-stake.js';
import { createWords } from './blackjack-words.js';
import { pause } from './motion.js';
import { mountSheets } from './sheets.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {import('../../../page/browser/table.js').Turn} Turn
 * @typedef {import('./blackjack-frames.js').Lay} Lay
 */

const dealMs = 300;
const points = '/files/fair/blackjack/points.ts';
/** @type {typeof import('@harmattan/fair/blackjack/points')} The counting is the engine's own. */
const { pointsOf } = await import(points);

/** @param {Table} table */
export function mount(table) {
  const { find, texts, fill, money } = table;
  const words = createWords(table);
  const cloth = mountCloth(table, { pointsOf, paidWords: words.paid });
  const moves = mountMoves(table);
  /** The round that lies there, and its cards as far as they have been shown. */
  let shown = '';
  /** @type {Lay} */
  let lay = { dealer: [], hands: [[]] };
  /** At a table on a clock: our stake is taken, and the last turn for which the cloth was cleared. */
  let isRiding = false;
  let swept = 0;
  // Another stake is for another round: the last one has been looked at.
  const stake = mountStake(table, sweep);
  mountSheets();

  /** @param {number} stakeMinor What lies there for the next round. */
  function sweep(stakeMinor) {
    shown = '';
    lay = { dealer: [], hands: [[]] };
    const hands = stakeMinor > 0 ? [{ stake: majorText(stakeMinor) }] : [];
    cloth.draw(lay, { turn: -1, hands, insurance: '' });
  }

  /**
   * What is known of a hand in play or over, beside its cards.
   *
   * @param {Record<string, any>} told
   * @param {boolean} isOver
   */
  function factsOf(told, isOver) {
    const insurance = told.insurance;
    if (isOver) return { turn: -1, hands: told.hands, insurance: insurance ? words.insured(insurance) : '' };
    const amount = insurance ? money(typeof insurance === 'string' ? insurance : insurance.stake) : '';
    return {
      turn: told.turn ?? -1,
      hands: told.hands.map((/** @type {{ stake: string }} */ { stake: laid }) => ({ stake: laid })),
      insurance: amount ? fill(texts.insuredFor ?? '', { amount }) : '',
    };
  }

  /** @param {Record<string, any>} outcome */
  function dealerHas({ dealer }) {
    return fill(texts.dealerHas ?? '', { count: `${dealer.total}` });
  }

  return {
    waiting: texts.dealing ?? '',
    wait: stake.lock,

    /** @param {Round} round */
    async reveal({ id, outcome, view }) {
      const told = outcome ?? view;
      if (!told?.hands) return;
      find('#felt').scrollIntoView({ block: 'nearest' });
      const facts = { ...factsOf(told, false), turn: -1 };
      if (shown !== id) sweep(0);
      const frames = framesBetween(shown === id ? lay : undefined, layOf(told));
      shown = id;
      for (const frame of frames) {
        cloth.draw(frame, facts);
        cloth.slide(lay, frame);
        lay = frame;
        await pause(dealMs);
      }
    },

    /** @param {Round} round */
    show({ id, state, outcome, view }) {
      isRiding = state === 'riding';
      const told = outcome ?? view;
      moves.show(state === 'playing' ? (view?.deeds ?? []) : []);
      // A coin was tossed here before the game was built: nothing of it lies on the cloth.
      if (!told?.hands) return;
      shown = id;
      lay = layOf(told);
      cloth.draw(lay, factsOf(told, outcome !== null));
      stake.remember(told.stake);
    },

    /** @param {Round} round */
    prompt({ view }) {
      if (!view) return '';
      if (view.isInsuranceOffered) return texts.promptInsurance ?? '';
      const at = Math.max(view.turn, 0);
      return fill(texts.prompt ?? '', {
        who: cloth.nameOf(at, view.hands.length),
        count: cloth.countOf(view.hands[at].cards),
        dealer: cloth.totalOf(view.dealer.cards),
      });
    },

    words: words.ended,

    /** @param {Turn} turn */
    turn({ number, phase, dealt }) {
      stake.close(phase !== 'betting' || isRiding);
      // The last turn has been looked at.
      if (phase === 'betting' && !isRiding && number !== swept) {
        swept = number;
        sweep(stake.laidMinor());
      }
      // Without a hand of one's own: the cards that all the others play.
      if (phase === 'deciding' && dealt && shown === '') {
        lay = layOf(dealt);
        cloth.draw(lay, { turn: -1, hands: [], insurance: '' });
      }
    },

    /** @param {Record<string, any>} outcome */
    async watch(outcome) {
      const facts = { turn: -1, hands: [], insurance: '' };
      for (const frame of framesBetween(lay.dealer.length > 0 ? lay : undefined, layOf(outcome))) {
        cloth.draw(frame, facts);
        cloth.slide(lay, frame);
        lay = frame;
        await pause(dealMs);
      }
      // The next turn is dealt from the beginning.
      lay = { dealer: [], hands: [[]] };
      return dealerHas(outcome);
    },

    /** @param {Record<string, any>} outcome */
    bead: (outcome) => ({
      text: outcome.dealer.isBlackjack ? 'BJ' : `${outcome.dealer.total}`,
      name: dealerHas(outcome),
    }),

    /** @param {Round} round */
    brief: ({ outcome }) => (outcome?.hands ? words.tell(outcome) : (texts.handBet ?? '')),
  };
}
