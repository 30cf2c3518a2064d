import { find } from './find.js';
import { mountClock } from './live-clock.js';
import { mountCrowd } from './live-crowd.js';
import { mountSeals } from './live-seals.js';
import { listenToTable } from './live-stream.js';

/**
 * @typedef {import('./table.js').Round} Round
 * @typedef {import('./table.js').Part} Part
 * @typedef {import('./table.js').Turn & {
 *   spin: string, endsAt: string | null, now: string, commitment: string, seed: string | null, you: string,
 *   players: number, total: string, bets: import('./live-crowd.js').Bet[],
 * }} Stand
 */

/**
 * A table on a clock: the turn that everybody shares. `follow` shows what has become of the player's own round of a turn and
 * answers when it has been shown; `refresh` is called when bets can be placed, or not any more.
 *
 * @param {{
 *   texts: Record<string, string>,
 *   fill(text: string, values: Record<string, string>): string,
 *   money(amount: string): string,
 *   part: Part,
 *   follow(spin: string, isOver: boolean): Promise<void>,
 *   refresh(): void,
 *   say(words: string): void,
 * }} page
 */
export function mountLive({ texts, fill, money, part, follow, refresh, say }) {
  const box = find('#live');
  const turnName = find('#live-turn');
  const clock = mountClock({ texts, fill, ended: refresh });
  const crowd = mountCrowd({ texts, fill, money });
  const seals = mountSeals({ texts, fill });
  const plays = [...document.querySelectorAll('[data-plays]')].filter(({ children }) => children.length === 0);
  /** @type {Stand | undefined} */
  let stand;
  /** @type {Round[]} */
  let rounds = [];
  let isLost = true;
  /** The phase that the clock shows, and the last one whose result has been shown. */
  let clocked = '';
  let shown = '';
  /** The earlier turn whose end was asked for. */
  let followed = '';
  /** What is shown takes its time, and the next waits for it. */
  let showing = Promise.resolve();

  listenToTable({ told, lost, given });

  /** @param {Record<string, any>} latest */
  function told(latest) {
    const isFirst = stand === undefined;
    const now = /** @type {Stand} */ (latest);
    stand = now;
    box.dataset.phase = now.phase;
    turnName.textContent = fill(texts.turnName ?? texts.turnNumber ?? '', { number: `${now.number}` });
    if (isLost || clocked !== phaseName(now)) showClock(now);
    isLost = false;
    clocked = phaseName(now);
    seals.show(now);
    const before = showing.catch(() => {});
    showing = before.then(() => showStand(now, isFirst));
    refresh();
  }

  function lost() {
    isLost = true;
    box.dataset.phase = 'lost';
    clock.say(texts.reconnecting ?? '');
    refresh();
  }

  function given() {
    lost();
    clock.say(texts.elsewhere ?? '');
  }

  /** @param {Stand} now */
  function showClock({ phase, number, spin, endsAt, now }) {
    const leftMs = endsAt === null ? undefined : Date.parse(endsAt) - Date.parse(now);
    if (phase === 'betting') {
      const aloud = (texts.saidBetting ?? '').replace('{number}', `${number}`);
      clock.show({ says: texts.placeBets ?? '', leftMs, aloud, soon: texts.saidSoon ?? '' });
    } else if (phase === 'deciding') {
      const isOurs = rounds.some((round) => round.spin === spin);
      const says = isOurs ? texts.decideNow : texts.othersDecide;
      clock.show({ says: says ?? '', leftMs, aloud: (isOurs && texts.saidDeciding) || '' });
    } else if (phase === 'showing') clock.show({ says: texts.nextTurn ?? '', leftMs });
    else clock.show({ says: texts.betsClosed ?? '', aloud: texts.betsClosed ?? '' });
  }

  /**
   * What has come out first, then everything that would give it away.
   *
   * @param {Stand} now
   * @param {boolean} isFirst
   */
  async function showStand(now, isFirst) {
    const left = rounds.find((round) => isUnderWay(round) && round.spin !== null && round.spin !== now.spin);
    if (left?.spin && left.spin !== followed) {
      followed = left.spin;
      await follow(left.spin, true);
    }
    const isDrawn = now.phase === 'deciding' || now.phase === 'showing';
    if (isDrawn && shown !== phaseName(now)) {
      shown = phaseName(now);
      const ours = rounds.find((round) => round.spin === now.spin);
      const isOver = now.phase === 'showing';
      // The list may have told of the end before the table did. `follow` tells it once.
      if (ours && (isUnderWay(ours) || (isOver && !isFirst))) await follow(now.spin, isOver);
      else if (!ours && now.outcome && !isFirst) say((await part.watch?.(now.outcome)) ?? '');
    }
    part.turn?.(now);
    crowd.show(now);
    if (part.bead) crowd.remember(now.history, part.bead);
  }

  function isOpen() {
    const isOurs = rounds.some((round) => round.spin !== null && isUnderWay(round));
    return !isLost && stand?.phase === 'betting' && clock.isRunning() && !isOurs;
  }

  return {
    isOpen,
    isRiding: () => rounds.some((round) => round.state === 'riding'),
    /** @param {Round[]} last */
    show(last) {
      rounds = last;
    },
    /** The one thing to do says why it cannot be done. */
    label() {
      const isRiding = rounds.some((round) => round.state === 'riding');
      const why = isRiding ? texts.ridingBrief : stand && stand.phase !== 'betting' ? texts.betsClosed : undefined;
      for (const button of plays) {
        button.textContent = (isOpen() ? undefined : why) ?? texts.betNow ?? '';
        button.toggleAttribute('data-why', !isOpen() && why !== undefined);
      }
    },
  };
}

/** @param {Stand} stand */
function phaseName({ spin, phase }) {
  return `${spin} ${phase}`;
}

/** @param {Round} round */
function isUnderWay({ state }) {
  return state === 'riding' || state === 'settling' || state === 'playing';
}
