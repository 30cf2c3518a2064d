import { mountPlaces } from './mines-places.js';
import { mountBeads } from './provable-beads.js';
import { minorText, textMinor, timesMinor, timesText } from './provable-money.js';
import { mountWager } from './provable-wager.js';
import { wordsOf } from './provable-words.js';
import { mountSheets } from './sheets.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 */

const unit = 100;

/** @param {Table} table */
export function mount(table) {
  const { find, texts, own, play, money, fill } = table;
  const count = /** @type {HTMLSelectElement} */ (find('#mines'));
  const now = find('#now');
  const next = find('#next');
  const cashOut = find('#cash-out');
  const pickFirst = find('#pick-first');
  let isPlaying = false;

  mountSheets();
  const wager = mountWager(table, () => {});
  const places = mountPlaces({ root: find('#places'), texts, fill, open: (place) => table.move({ open: place }) });
  const beads = mountBeads(find('#beads'), ({ outcome }) =>
    outcome?.end
      ? { text: timesText(outcome.multiplierHundredths, unit), isWon: outcome.multiplierHundredths > unit }
      : undefined,
  );
  count.addEventListener('change', () => {
    if (!isPlaying) begin();
  });
  cashOut.addEventListener('click', () => table.move({ do: 'cash-out' }));
  find('#bet').addEventListener('submit', () => {
    const stake = wager.take();
    if (stake !== undefined) play({ mines: Number(count.value) }, stake);
  });
  wager.tell();
  begin();

  /** Nothing lies open, and the next round can be chosen. */
  function begin() {
    places.close();
    tell(undefined, own.firstHundredths[Number(count.value)]);
  }

  /**
   * @param {number | undefined} current
   * @param {number | undefined} following
   */
  function tell(current, following) {
    now.textContent = current === undefined ? '–' : timesText(current, unit);
    next.textContent = following === undefined ? '–' : timesText(following, unit);
  }

  /** @param {Round} round */
  const worth = ({ stake, view }) =>
    money(minorText(timesMinor(textMinor(stake), view?.multiplierHundredths ?? 0, unit)));

  /** What can be done: begin, open the first place, or take what is there. @param {Round | undefined} playing */
  function offer(playing) {
    isPlaying = playing !== undefined;
    const hasGem = (playing?.view?.opened.length ?? 0) > 0;
    const focused = document.activeElement;
    find('#bet').toggleAttribute('data-playing', isPlaying);
    find('#staked').textContent = playing ? money(playing.stake) : '–';
    find('#go').hidden = isPlaying;
    pickFirst.hidden = !isPlaying || hasGem;
    cashOut.hidden = !hasGem;
    count.disabled = isPlaying;
    wager.lock(playing?.stake);
    if (playing) find('#cash-amount').textContent = worth(playing);
    // Whoever plays by keyboard goes on where the round does.
    if (focused instanceof HTMLElement && focused.hidden) {
      if (isPlaying) places.focus();
      else find('#go').focus({ preventScroll: true });
    }
  }

  /** @param {Round} round */
  function lay(round) {
    const { state, view, outcome, choice } = round;
    if (choice.mines === undefined) return;
    if (state === 'playing' && view) {
      count.value = `${view.mines}`;
      places.show({ opened: view.opened, mines: [], hit: null, isOver: false });
      tell(view.opened.length > 0 ? view.multiplierHundredths : undefined, view.nextHundredths);
    }
    if (outcome?.end) {
      places.show({ opened: outcome.opened, mines: outcome.mines, hit: outcome.hit, isOver: true });
      tell(outcome.multiplierHundredths, undefined);
    }
    offer(state === 'playing' && view ? round : undefined);
  }

  return {
    waiting: texts.starting ?? '',
    /** @param {boolean} isWaiting */
    wait(isWaiting) {
      if (isWaiting && !isPlaying) begin();
    },

    show: lay,
    remember: beads.show,

    /** @param {Round} round */
    prompt(round) {
      const following = timesText(round.view?.nextHundredths ?? 0, unit);
      const text = (round.view?.opened.length ?? 0) > 0 ? texts.prompt : texts.promptFirst;
      return fill(text ?? '', { amount: worth(round), next: following });
    },

    /** @param {Round} round */
    words(round) {
      const { end, multiplierHundredths = 0 } = round.outcome ?? {};
      const multiplier = timesText(multiplierHundredths, unit);
      return wordsOf(table, round, fill(texts[`ended_${end}`] ?? '', { multiplier }));
    },

    /** @param {Round} round */
    brief({ outcome, view, choice }) {
      if (choice.mines === undefined) return '';
      const opened = (outcome ?? view)?.opened ?? [];
      const gems = opened.length - (outcome?.end === 'hit' ? 1 : 0);
      return fill(texts.brief ?? '', { mines: `${choice.mines}`, gems: `${gems}` });
    },
  };
}
