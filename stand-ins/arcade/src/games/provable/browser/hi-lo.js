import { cardName, drawCard, slideIn } from './cards.js';
import { mountTrail } from './hi-lo-trail.js';
import { mountBeads } from './provable-beads.js';
import { minorText, textMinor, timesMinor, timesText } from './provable-money.js';
import { mountWager } from './provable-wager.js';
import { wordsOf } from './provable-words.js';
import { mountSheets } from './sheets.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {'higher' | 'lower'} Call
 */

const unit = 100_000;
const ranks = 13;
/** @type {Call[]} */
const calls = ['higher', 'lower'];

/** @param {Table} table */
export function mount(table) {
  const { find, texts, play, money, fill } = table;
  const openCard = find('#open-card');
  const go = find('#go');
  const offered = find('#calls');
  const cashOut = find('#cash-out');
  let shown = '';

  mountSheets();
  const wager = mountWager(table, () => {});
  const trail = mountTrail({ list: find('#trail'), texts, fill });
  const beads = mountBeads(find('#beads'), ({ outcome }) =>
    outcome?.cards
      ? {
          text: timesText(outcome.multiplierHundredThousandths, unit),
          isWon: outcome.multiplierHundredThousandths > unit,
        }
      : undefined,
  );
  for (const call of calls) find(`[data-call=${call}]`).addEventListener('click', () => table.move({ do: call }));
  find('#skip').addEventListener('click', () => table.move({ do: 'skip' }));
  cashOut.addEventListener('click', () => table.move({ do: 'cash-out' }));
  find('#bet').addEventListener('submit', () => {
    const stake = wager.take();
    if (stake !== undefined) play({}, stake);
  });
  wager.tell();
  openCard.append(drawCard(null, 'large'));
  tell(undefined, undefined);

  /**
   * @param {number | undefined} multiplier
   * @param {number | undefined} skips
   */
  function tell(multiplier, skips) {
    find('#now').textContent = multiplier === undefined ? '–' : timesText(multiplier, unit);
    find('#skips').textContent = skips === undefined ? '–' : `${skips}`;
  }

  /** @param {Round} round */
  const worth = ({ stake, view }) =>
    money(minorText(timesMinor(textMinor(stake), view?.multiplierHundredThousandths ?? 0, unit)));

  /** What can be done: deal, or call, skip and take. @param {Round | undefined} playing */
  function offer(playing) {
    const view = playing?.view;
    const hasCalled = (view?.calls ?? 0) > 0;
    const focused = document.activeElement;
    find('#bet').toggleAttribute('data-playing', playing !== undefined);
    find('#staked').textContent = playing ? money(playing.stake) : '–';
    go.hidden = view !== undefined && view !== null;
    offered.hidden = !go.hidden;
    cashOut.hidden = !hasCalled;
    find('#call-first').hidden = hasCalled;
    find('#skip').hidden = view?.skipsLeft === 0;
    wager.lock(playing?.stake);
    if (playing && view) {
      find('#cash-amount').textContent = worth(playing);
      for (const call of calls) write(call, view.cards.at(-1)?.rank, view[call]);
    }
    // Whoever plays by keyboard goes on where the round does.
    if (focused instanceof HTMLElement && focused.closest('[hidden]')) {
      (go.hidden ? find('[data-call=higher]') : go).focus({ preventScroll: true });
    }
  }

  /**
   * @param {Call} call
   * @param {number} rank
   * @param {{ ranks: number, multiplierHundredThousandths: number }} offer
   */
  function write(call, rank, { ranks: right, multiplierHundredThousandths }) {
    const button = find(`[data-call=${call}]`);
    const isStrict = right === ranks - 1 && (rank === 1 || rank === ranks);
    const name = right === 1 ? texts.same : isStrict ? texts[call] : texts[`${call}Same`];
    find('.call-name', button).textContent = name ?? '';
    const chance = `${((right * 100) / ranks).toFixed(1)} %`;
    find('small', button).textContent = `${chance} · ${timesText(multiplierHundredThousandths, unit)}`;
  }

  /** @param {Round} round */
  function lay(round) {
    const { state, view, outcome } = round;
    const lying = outcome?.cards ? outcome : view;
    if (lying?.cards) {
      const card = lying.cards.at(-1) ?? null;
      openCard.replaceChildren(drawCard(card, 'large'));
      openCard.setAttribute('aria-label', cardName(card, texts, fill));
      openCard.dataset.kind = outcome?.end ?? '';
      trail.show(lying.cards, lying.steps);
      tell(view?.calls === 0 ? undefined : lying.multiplierHundredThousandths, view?.skipsLeft);
    }
    offer(state === 'playing' && view ? round : undefined);
  }

  return {
    waiting: texts.dealing ?? '',
    wait() {},

    /** @param {Round} round */
    async reveal(round) {
      lay(round);
      const count = (round.outcome ?? round.view)?.cards?.length;
      const seen = `${round.id} ${count}`;
      const card = openCard.firstElementChild;
      if (seen !== shown && card) slideIn(card);
      shown = seen;
    },

    show: lay,
    remember: beads.show,

    /** @param {Round} round */
    prompt(round) {
      const card = cardName(round.view?.cards.at(-1) ?? null, texts, fill);
      const text = (round.view?.calls ?? 0) > 0 ? texts.prompt : texts.promptFirst;
      return fill(text ?? '', { card, amount: worth(round) });
    },

    /** @param {Round} round */
    words(round) {
      const { end, cards = [], multiplierHundredThousandths = 0 } = round.outcome ?? {};
      const card = cardName(cards.at(-1) ?? null, texts, fill);
      const multiplier = timesText(multiplierHundredThousandths, unit);
      return wordsOf(table, round, fill(texts[`ended_${end}`] ?? '', { card, multiplier }));
    },

    /** @param {Round} round */
    brief({ outcome, view }) {
      /** @type {string[]} */
      const steps = (outcome ?? view)?.steps ?? [];
      const made = `${steps.filter((step) => step !== 'skip').length}`;
      if (!outcome?.cards) return fill(texts.briefOpen ?? '', { calls: made });
      const multiplier = timesText(outcome.multiplierHundredThousandths, unit);
      return fill(texts.brief ?? '', { calls: made, multiplier });
    },
  };
}
