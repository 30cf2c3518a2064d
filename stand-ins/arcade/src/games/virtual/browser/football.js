import { mountBoard } from './football-board.js';
import { mountFootballCard } from './football-card.js';
import { mountGoal } from './football-goal.js';
import { footballNames } from './football-names.js';
import { mountOddsPart } from './odds-part.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {{ home: number, away: number, score: [number, number], through?: 'home' | 'away' }} Ended
 */

/** @param {Table} table */
export function mount(table) {
  const { texts, fill, own } = table;
  const names = footballNames(table);
  const card = mountFootballCard(table, names);
  const stage = own.kind === 'penalties' ? mountGoal(table, names) : mountBoard(table, names);

  /** @param {Ended} match */
  function tellMatch({ home, away, score, through }) {
    const [homeGoals, awayGoals] = score;
    const text = fill(texts.penaltiesResult ?? '', {
      home: names.clubName(home),
      away: names.clubName(away),
      score: `${homeGoals}–${awayGoals}`,
    });
    // A draw that penalties have decided.
    return through && homeGoals === awayGoals
      ? `${text}, ${names.clubName(through === 'home' ? home : away)} ${texts.onPenalties}`
      : text;
  }

  /** One match is told with its score, more of them by their number of goals. @param {Record<string, any>} outcome @param {number} number */
  function tell({ matches = [] }, number) {
    if (matches.length === 1) return tellMatch(matches[0]);
    const goals = matches.reduce((/** @type {number} */ sum, /** @type {Ended} */ { score: [a, b] }) => sum + a + b, 0);
    return fill(texts.dayResult ?? '', { turn: names.turnName(number), goals: `${goals}` });
  }

  return mountOddsPart(table, {
    card: { ...card, nameOf: (on, outcome) => card.nameOf(on, outcome?.matches) },
    lineUp: () => stage.lineUp(card.matches()),
    run: (outcome, fromMs) => stage.run(/** @type {any} */ (outcome), fromMs),
    showEnd: card.showScores,
    tell,
    brief: (number, outcome) => (outcome?.matches ? tell(outcome, number) : names.turnName(number)),
    turnName: names.turnName,
    tellPast({ number, outcome }) {
      const item = document.createElement('li');
      const turn = document.createElement('b');
      turn.textContent = names.turnName(number);
      const results = document.createElement('p');
      for (const match of outcome.matches) {
        const line = document.createElement('span');
        line.textContent = tellMatch(match);
        results.append(line);
      }
      item.append(turn, results);
      return item;
    },
  });
}
