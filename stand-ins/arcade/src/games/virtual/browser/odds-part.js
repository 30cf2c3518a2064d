import { mountArchive } from './odds-archive.js';
import { mountOwn, oddsWords } from './odds-own.js';
import { mountOddsSheets } from './odds-sheets.js';
import { shownMs, watchShowing } from './odds-show.js';
import { mountSlip } from './odds-slip.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {import('../../../page/browser/table.js').Turn & { endsAt?: string | null, now?: string }} Turn
 * @typedef {Record<string, any>} Outcome
 */

/**
 * A game of prices on a clock, whatever runs or plays in it: cards come with the turns, bets go onto the slip, and what was decided is
 * shown once.
 *
 * @param {Table} table
 * @param {{
 *   card: {
 *     number(): number | undefined,
 *     show(setup: any): void,
 *     priceOf(on: string): number | undefined,
 *     nameOf(on: string, outcome?: Outcome | null): string,
 *   },
 *   lineUp(): void,
 *   run(outcome: Outcome, fromMs: number): Promise<void>,
 *   showEnd(outcome: Outcome): void,
 *   tell(outcome: Outcome, number: number): string,
 *   brief(number: number, outcome: Outcome | null): string,
 *   turnName(number: number): string,
 *   tellPast(turn: { number: number, outcome: Outcome }): HTMLElement,
 * }} game
 * @returns {import('../../../page/browser/table.js').Part}
 */
export function mountOddsPart(table, { card, lineUp, run, showEnd, tell, brief, turnName, tellPast }) {
  const { find, texts, own: theme } = table;
  const slip = mountSlip(table, { nameOf: card.nameOf, priceOf: card.priceOf, turn: card.number });
  const own = mountOwn(table, {
    nameOf: (on, { outcome }) => card.nameOf(on, outcome),
    priceOf: card.priceOf,
    turnName,
  });
  const archive = mountArchive({ find, tell: tellPast });
  /** The turn that is shown, and whether to its end; the one that the player has bets on; the one whose bets are told with their pay. */
  let seen = 0;
  let ended = 0;
  let ridden = 0;
  let settled = 0;
  /** @type {Round | undefined} A round that was known before its turn was on the page. */
  let early;
  const sinceShowingMs = watchShowing();
  mountOddsSheets();

  /** @param {Outcome} outcome @param {number} fromMs */
  async function showOnce(outcome, fromMs) {
    const number = card.number() ?? 0;
    if (seen === number) return;
    seen = number;
    slip.open(false);
    find('.show').scrollIntoView({ block: 'nearest' });
    await run(outcome, fromMs);
    ended = number;
    if (card.number() !== number) return;
    showEnd(outcome);
    if (early?.choice.turn === number && early.state === 'settled') settle(early);
  }

  /** @param {Round} round */
  function settle(round) {
    early = undefined;
    settled = round.choice.turn;
    own.settle(round);
  }

  /** @param {Round} round */
  function ride(round) {
    ridden = round.choice.turn;
    slip.open(false);
    slip.clear();
    if (ridden === card.number()) own.ride(round);
    else early = round;
  }

  return {
    waiting: texts.placingBets ?? '',
    wait: slip.lock,

    /** @param {Turn} turn */
    turn(turn) {
      archive.show(turn.history);
      if (turn.setup && turn.setup.number !== card.number()) {
        card.show(turn.setup);
        lineUp();
        slip.clear();
        // What the last turn paid may be looked at while the next one is chosen.
        if (settled !== turn.number - 1) own.hide();
        if (early?.choice.turn === turn.number && early.state === 'riding') own.ride(early);
      }
      slip.open(turn.phase === 'betting' && ridden !== turn.number);
      // Whoever has come in the middle of it sees the rest of it.
      if (turn.phase === 'showing' && turn.outcome) showOnce(turn.outcome, shownMs(turn, theme.showingMs));
    },

    /** @param {Outcome} outcome */
    async watch(outcome) {
      await showOnce(outcome, sinceShowingMs());
      return tell(outcome, card.number() ?? 0);
    },

    /** @param {Round} round */
    async reveal({ outcome, choice }) {
      if (outcome && choice.turn === card.number()) await showOnce(outcome, sinceShowingMs());
    },

    /** @param {Round} round */
    show(round) {
      const { state, choice, outcome } = round;
      if (!choice.bets) return;
      if (state === 'riding') return ride(round);
      if (state !== 'settled' || !outcome) return;
      if (choice.turn === card.number() && ended === choice.turn) settle(round);
      else if (choice.turn !== settled) early = round;
    },

    /** @param {Round} round */
    words: (round) => oddsWords(table, round, tell(round.outcome ?? {}, round.choice.turn)),

    /** @param {Round} round */
    brief: ({ outcome, choice }) => brief(choice.turn ?? 0, outcome),
  };
}
