import { find } from './find.js';
import { actOf } from './zeppelin-act.js';
import { majorOf } from './zeppelin-amounts.js';
import { heightText } from './zeppelin-heights.js';

/**
 * @typedef {'won' | 'lost' | 'bad' | 'quiet'} Kind
 * @typedef {import('./zeppelin-wire.js').Told} Told
 */

/** Why a bet was not taken; for all else there is one text. @type {Record<string, string>} */
const refusals = { closed: 'refusedClosed', insufficient: 'refusedInsufficient', cancelled: 'refusedCancelled' };

/**
 * What a panel says: the words of its button, which are what a tap does now, and the line above it.
 *
 * @param {HTMLElement} root
 * @param {{
 *   say(name: string, values?: Record<string, string>): string, money(amount: string): string,
 *   payOf(stakeMinor: number, height: number): string, announce(text: string, kind: Kind): void,
 * }} deps
 */
export function mountPanelView(root, deps) {
  const { say, money, announce } = deps;
  const [act, main, more, line] = [
    find('[data-act]', root),
    find('[data-act-main]', root),
    find('[data-act-more]', root),
    find('[data-note]', root),
  ];
  let shown = '';

  /** @param {string} text @param {Kind} kind */
  function note(text, kind) {
    line.textContent = text;
    line.dataset.kind = kind;
  }

  /** Said to those who listen as well. @param {string} text @param {Kind} kind */
  function proclaim(text, kind) {
    note(text, kind);
    announce(text, kind);
  }

  /** @param {number} stakeMinor @param {number | undefined} burst where, if it is known */
  function lost(stakeMinor, burst) {
    const amount = money(majorOf(stakeMinor));
    proclaim(burst ? say('lost', { height: heightText(burst), amount }) : `${amount} · ${say('ownBurst')}`, 'lost');
  }

  return {
    act,
    note,
    lost,
    get canPress() {
      return act.dataset.kind !== 'wait';
    },
    get isCashOut() {
      return act.dataset.kind === 'out';
    },
    /** @param {Parameters<typeof actOf>[0]} now */
    draw(now) {
      const { words, small, kind } = actOf(now, deps);
      const said = `${words}|${small}|${kind}`;
      if (said === shown) return;
      shown = said;
      main.textContent = words;
      more.textContent = small;
      act.dataset.kind = kind;
      act.setAttribute('aria-disabled', String(kind === 'wait'));
    },
    /** @param {string} reason */
    refused: (reason) => proclaim(say(refusals[reason] ?? 'refusedOther'), 'bad'),
    /** What the server says has come of a bet. @param {Told} told @param {{ stakeMinor: number, burst: number | undefined }} bet */
    settled({ state, win, height }, { stakeMinor, burst }) {
      const at = { height: heightText(height ?? 0) };
      // It is out, and the books do not have it yet: nothing is called paid before.
      if (state === 'staked') note(say('paying', at), 'quiet');
      else if (state === 'settled' && Number(win) > 0) proclaim(say('won', { ...at, amount: money(win ?? '') }), 'won');
      else if (state === 'settled') lost(stakeMinor, burst);
      else if (state === 'cancelled' || state === 'cancelling')
        note(say('givenBack', { amount: money(majorOf(stakeMinor)) }), 'quiet');
    },
  };
}
