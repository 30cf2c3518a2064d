import { find } from './find.js';
import { firstDemoPlayer } from './frames.js';
import { foldCrowd } from './zeppelin-crowd.js';
import { heightText, kindOfHeight } from './zeppelin-heights.js';

/**
 * @typedef {import('./zeppelin-flights.js').CrewBet} CrewBet
 * @typedef {import('./zeppelin-checks.js').Say} Say
 * @typedef {{ say: Say, money(amount: string): string }} ListDeps
 */

const historyMax = 24;
const drawEveryMs = 250;

/**
 * A row of text, figures and a mark.
 *
 * @param {(string | Node)[]} parts
 * @param {string} [kind]
 */
export function rowOf(parts, kind = '') {
  const row = document.createElement('li');
  row.dataset.kind = kind;
  for (const part of parts) {
    const cell = document.createElement('span');
    cell.append(part);
    row.append(cell);
  }
  return row;
}

/** Everybody on board. Drawn a few times a second at most, and only while somebody looks. @param {ListDeps} deps */
export function mountCrowd({ say, money }) {
  /** @type {readonly CrewBet[]} */
  let bets = [];
  let isStale = false;

  /** @param {number} player */
  function nameOf(player) {
    const isDemo = player >= firstDemoPlayer;
    return say(isDemo ? 'demoPlayer' : 'player', { name: String(isDemo ? player - firstDemoPlayer : player) });
  }

  function draw() {
    if (!isStale || document.hidden) return;
    isStale = false;
    const { shown, count, moreCount, sumMajor } = foldCrowd(bets);
    find('#players-sum').textContent =
      count > 0 ? say('playersSum', { count: String(count), sum: money(`${sumMajor}.00`) }) : say('noPlayers');
    find('#players-list').replaceChildren(
      ...shown.map(({ player, stakeMajor, out }) =>
        rowOf(
          [
            nameOf(player),
            out > 0 ? say('outAt', { height: heightText(out) }) : say('stillIn'),
            money(`${stakeMajor}.00`),
          ],
          out > 0 ? 'out' : 'in',
        ),
      ),
    );
    find('#players-more').hidden = moreCount === 0;
    find('#players-more').textContent = say('playersMore', { count: String(moreCount) });
  }
  setInterval(draw, drawEveryMs);

  return {
    /** @param {readonly CrewBet[]} now */
    show(now) {
      bets = now;
      isStale = true;
    },
  };
}

/** How the last flights ended, newest first. @param {ListDeps} deps */
export function mountHistory({ say }) {
  const list = find('#history');
  const known = new Set();

  return {
    /** @param {number} flight @param {number} burst */
    add(flight, burst) {
      if (known.has(flight)) return;
      known.add(flight);
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = `#flight=${flight}`;
      link.textContent = heightText(burst);
      link.dataset.kind = kindOfHeight(burst);
      link.setAttribute('aria-label', say('openFlight', { flight: String(flight), height: heightText(burst) }));
      item.append(link);
      item.dataset.flight = String(flight);
      const older = [...list.children].find((one) => one instanceof HTMLElement && Number(one.dataset.flight) < flight);
      list.insertBefore(item, older ?? null);
      while (list.children.length > historyMax) list.lastChild?.remove();
    },
  };
}

/** The biggest wins of the last day, read when somebody wants to see them. @param {ListDeps} deps */
export function mountBest({ say, money }) {
  return async () => {
    const none = find('#best-none');
    try {
      const response = await fetch('/zeppelin/best');
      /** @type {{ player: string, stake: string, height: number | null, win: string, flight: number }[]} */
      const best = await response.json();
      none.hidden = best.length > 0;
      none.textContent = say('noBest');
      find('#best-list').replaceChildren(
        ...best.map(({ player, height, win, flight }) => {
          const link = document.createElement('a');
          link.href = `#flight=${flight}`;
          link.textContent = say('outAt', { height: heightText(height ?? 0) });
          return rowOf([say('player', { name: player }), link, money(win)], 'out');
        }),
      );
    } catch {
      none.hidden = false;
      none.textContent = say('offline');
    }
  };
}

/** @param {(name: string) => void} chosen */
export function mountTabs(chosen) {
  const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[role="tab"]')]);

  /** @param {HTMLElement} tab */
  function choose(tab) {
    for (const one of tabs) {
      const isIt = one === tab;
      one.setAttribute('aria-selected', String(isIt));
      one.tabIndex = isIt ? 0 : -1;
      find(`#${one.getAttribute('aria-controls')}`).hidden = !isIt;
    }
    chosen(tab.getAttribute('aria-controls') ?? '');
  }
  for (const [at, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', ({ key }) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      const next = tabs[(at + step + tabs.length) % tabs.length];
      if (step === 0 || !next) return;
      choose(next);
      next.focus();
    });
  }
}
