import { mountOddsPart } from './odds-part.js';
import { mountRaceCard } from './race-card.js';
import { mountTrack } from './race-track.js';

/** @typedef {import('../../../page/browser/table.js').Table} Table */

/** @param {Table} table */
export function mount(table) {
  const { find, texts, fill, own: theme } = table;
  const track = mountTrack({ find, fences: theme.fences, runMs: theme.runMs });
  const card = mountRaceCard(table);
  const raceName = (/** @type {number} */ number) => fill(texts.turnName ?? '', { number: `${number}` });
  track.lineUp();

  /** @param {Record<string, any>} outcome */
  function tell({ order = [], runners }) {
    const [first = '', second = '', third = ''] = order.map((/** @type {number} */ at) => card.runnerName(at, runners));
    return fill(texts.result ?? '', { first, second, third });
  }

  /** @param {string} words */
  const label = (words = '') => find('#track').setAttribute('aria-label', words);

  return mountOddsPart(table, {
    card: { ...card, nameOf: (on, outcome) => card.nameOf(on, outcome?.runners) },
    lineUp() {
      track.lineUp();
      label(texts.track);
    },
    run({ order }, fromMs) {
      label(texts.raceOn);
      return track.run({ order, number: card.number() ?? 0, fromMs });
    },
    showEnd(outcome) {
      label(tell(outcome));
      card.showPlaces(outcome.order);
    },
    tell,
    brief(number, outcome) {
      const [first] = outcome?.order ?? [];
      return first === undefined
        ? raceName(number)
        : `${raceName(number)}: ${card.runnerName(first, outcome?.runners)}`;
    },
    turnName: raceName,
    tellPast: card.tellPast,
  });
}
