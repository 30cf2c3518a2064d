import { kicksAt } from './football-time.js';
import { playShow } from './odds-show.js';

/** @typedef {{ home: number, away: number, score: [number, number], kicks: boolean[] }} ShootOut */

/** Where a kick goes and where the keeper does, by its place in the row: looks, and nothing else. */
const corners = [-78, 70, -40, 84, 12, -66, 48];

/**
 * The goal, kick after kick.
 *
 * @param {import('../../../page/browser/table.js').Table} table
 * @param {ReturnType<typeof import('./football-names.js').footballNames>} names
 */
export function mountGoal({ find, own, texts }, names) {
  const ball = /** @type {SVGElement} */ (document.querySelector('#ball'));
  const keeper = /** @type {SVGElement} */ (document.querySelector('#keeper'));
  const bar = find('#minute-bar');
  const sides = /** @type {const} */ (['home', 'away']);

  /** @param {ShootOut} shootOut @param {number} taken */
  function light({ kicks }, taken) {
    const score = kicksAt(kicks, taken);
    for (const [at, side] of sides.entries()) {
      const own = kicks.slice(0, taken).filter((_, kick) => kick % 2 === at);
      const lights = Array.from({ length: Math.max(5, own.length) }, (_, kick) => {
        const lamp = document.createElement('i');
        const isGoal = own[kick];
        if (isGoal !== undefined) {
          lamp.dataset.kick = isGoal ? 'goal' : 'miss';
          lamp.title = (isGoal ? texts.kickGoal : texts.kickMiss) ?? '';
        }
        return lamp;
      });
      find(`#${side}-kicks`).replaceChildren(...lights);
      find(`#${side}-score`).textContent = `${score[at]}`;
    }
  }

  /** @param {ShootOut} shootOut @param {number} kick @param {number} part Of this kick. */
  function strike({ kicks }, kick, part) {
    const to = corners[kick % corners.length] ?? 0;
    const flight = Math.min(1, Math.max(0, (part - 0.25) / 0.3));
    const isGoal = kicks[kick] === true;
    const high = 60 + (kick % 3) * 14;
    // A save meets the ball; otherwise the keeper goes the other way.
    const dive = (isGoal ? -to * 0.6 : to * 0.82) * Math.min(1, Math.max(0, (part - 0.3) / 0.25));
    ball.setAttribute('transform', `translate(${(to * flight).toFixed(1)} ${(-high * flight).toFixed(1)})`);
    keeper.setAttribute('transform', `translate(${dive.toFixed(1)} 0) rotate(${(dive * 0.55).toFixed(1)} 160 90)`);
  }

  function rest() {
    ball.removeAttribute('transform');
    keeper.removeAttribute('transform');
  }

  return {
    /** @param {{ home: number, away: number }[]} matches */
    lineUp([match]) {
      rest();
      bar.style.transform = 'scaleX(0)';
      light({ home: 0, away: 0, score: [0, 0], kicks: [] }, 0);
      for (const side of sides) find(`#${side}-short`).textContent = match ? names.shortName(match[side]) : '';
    },
    /**
     * @param {{ matches: ShootOut[] }} outcome
     * @param {number} fromMs
     */
    run({ matches: [shootOut] }, fromMs) {
      if (!shootOut) return Promise.resolve();
      const { kicks } = shootOut;
      let lit = -1;
      return playShow({
        lastsMs: own.playMs,
        fromMs,
        draw(part) {
          const at = Math.min(part * kicks.length, kicks.length - 0.001);
          const kick = Math.floor(at);
          const taken = part >= 1 ? kicks.length : kick + (at - kick > 0.6 ? 1 : 0);
          if (part >= 1) rest();
          else strike(shootOut, kick, at - kick);
          bar.style.transform = `scaleX(${part})`;
          if (lit !== taken) light(shootOut, taken);
          lit = taken;
        },
      });
    },
  };
}
