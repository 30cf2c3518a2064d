import { drawShirt } from './football-names.js';
import { minuteAt, minutesAll, scoreAt } from './football-time.js';
import { playShow } from './odds-show.js';

/** @typedef {{ home: number, away: number, score: [number, number], goals: number[], through?: string }} Ended */

/**
 * All matches of the day side by side, minute by minute.
 *
 * @param {import('../../../page/browser/table.js').Table} table
 * @param {ReturnType<typeof import('./football-names.js').footballNames>} names
 */
export function mountBoard({ find, own, texts }, names) {
  const board = find('#board');
  const minute = find('#minute');
  const bar = find('#minute-bar');
  /** @type {HTMLElement[]} */
  let scores = [];

  /** @param {number} value @param {string} words */
  function tick(value, words) {
    minute.textContent = words;
    bar.style.transform = `scaleX(${value / minutesAll})`;
  }

  /** @param {{ home: number, away: number }} match */
  function line({ home, away }) {
    const item = document.createElement('li');
    const score = document.createElement('b');
    score.className = 'figures';
    score.textContent = texts.versus ?? '';
    item.append(
      drawShirt(own.clubs[home]),
      side(names.shortName(home), names.clubName(home)),
      score,
      side(names.shortName(away), names.clubName(away)),
      drawShirt(own.clubs[away]),
    );
    scores.push(score);
    return item;
  }

  return {
    /** @param {{ home: number, away: number }[]} matches */
    lineUp(matches) {
      scores = [];
      board.replaceChildren(...matches.map(line));
      tick(0, '');
    },
    /**
     * @param {{ matches: Ended[] }} outcome
     * @param {number} fromMs
     */
    run({ matches }, fromMs) {
      let last = -1;
      return playShow({
        lastsMs: own.playMs,
        fromMs,
        draw(part) {
          const now = minuteAt(part);
          if (now === last) return;
          last = now;
          tick(now, `${now}′`);
          for (const [at, { goals, score, through }] of matches.entries()) {
            const isOver = now >= minutesAll;
            const [home, away] = isOver ? score : scoreAt(goals, now);
            const element = scores[at];
            if (!element) continue;
            const isNews = element.textContent !== `${home}–${away}` && home + away > 0;
            element.textContent = `${home}–${away}`;
            element.parentElement?.toggleAttribute(
              'data-goal',
              isNews || goals.some((goal) => Math.abs(goal) > now - 4 && Math.abs(goal) <= now && !isOver),
            );
            if (isOver && through) element.parentElement?.setAttribute('data-through', through);
          }
        },
      });
    },
  };
}

/** @param {string} short @param {string} name */
function side(short, name) {
  const text = document.createElement('abbr');
  text.title = name;
  text.textContent = short;
  return text;
}
