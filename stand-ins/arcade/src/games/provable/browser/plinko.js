import { mountBoard } from './plinko-board.js';
import { mountBeads } from './provable-beads.js';
import { mountWager } from './provable-wager.js';
import { wordsOf } from './provable-words.js';
import { mountSheets } from './sheets.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 */

/** @param {Table} table */
export function mount(table) {
  const { find, texts, own, play, fill } = table;
  const rows = /** @type {HTMLSelectElement} */ (find('#rows'));
  const risk = /** @type {HTMLSelectElement} */ (find('#risk'));
  const pegs = document.querySelector('#pegs');
  if (!(pegs instanceof SVGElement)) throw new Error('the page has no #pegs');
  const board = mountBoard({ pegs, bins: find('#bins'), name: (hundredths) => binText(hundredths).replace(',', '') });
  let isLocked = false;
  /** What lies there. */
  let laid = '';
  let shown = '';

  mountSheets();
  const wager = mountWager(table, () => {});
  const beads = mountBeads(find('#beads'), ({ outcome, win, stake }) =>
    outcome?.path ? { text: times(outcome.multiplierHundredths), isWon: Number(win) > Number(stake) } : undefined,
  );
  for (const pick of [rows, risk]) pick.addEventListener('change', lay);
  find('#bet').addEventListener('submit', () => {
    const stake = wager.take();
    if (stake !== undefined) play({ rows: Number(rows.value), risk: risk.value }, stake);
  });
  lay();

  function lay() {
    // A ball that is falling keeps its board.
    if (isLocked) return;
    laid = `${rows.value}-${risk.value}`;
    const { pays, mostMinor } = own.boards[laid];
    board.lay(Number(rows.value), pays);
    wager.setMost(mostMinor);
  }

  /** The board that a round was played on. @param {Round} round */
  function layFor({ choice }) {
    rows.value = `${choice.rows}`;
    risk.value = `${choice.risk}`;
    if (laid !== `${choice.rows}-${choice.risk}`) lay();
  }

  return {
    waiting: texts.falling ?? '',
    /** @param {boolean} isPlaying */
    wait(isPlaying) {
      isLocked = isPlaying;
      for (const pick of [rows, risk]) pick.disabled = isPlaying;
      if (isPlaying) board.hide();
    },

    /** @param {Round} round */
    async reveal({ outcome }) {
      find('.board').scrollIntoView({ block: 'nearest' });
      await board.fall(outcome?.path ?? []);
    },

    /** @param {Round} round */
    show(round) {
      // Once: whoever has chosen another board since is not taken back.
      if (!round.outcome?.path || round.id === shown) return;
      shown = round.id;
      layFor(round);
      board.rest(round.outcome.bin);
    },

    remember: beads.show,

    /** @param {Round} round */
    words(round) {
      const multiplier = times(round.outcome?.multiplierHundredths ?? 0);
      return wordsOf(table, round, fill(texts.result ?? '', { multiplier }));
    },

    /** @param {Round} round */
    brief({ outcome, choice }) {
      if (choice.rows === undefined) return '';
      const words = { rows: `${choice.rows}`, risk: (texts[`${choice.risk}`] ?? '').toLowerCase() };
      if (!outcome?.path) return fill(texts.briefOpen ?? '', words);
      return fill(texts.brief ?? '', { ...words, multiplier: times(outcome.multiplierHundredths) });
    },
  };
}

/** @param {number} hundredths */
function times(hundredths) {
  return `${binText(hundredths)}×`;
}

/** As short as it can be: `0.5`, `35`, `1,200`. @param {number} hundredths */
function binText(hundredths) {
  return (hundredths / 100).toLocaleString('en');
}
