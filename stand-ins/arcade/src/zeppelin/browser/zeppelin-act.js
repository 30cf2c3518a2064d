import { majorOf } from './zeppelin-amounts.js';
import { heightText } from './zeppelin-heights.js';

/**
 * @typedef {{ stakeMinor: number, target: number | null, out?: number | undefined }} Wanted `out`: where it got out, as the server has told.
 * @typedef {'idle' | 'queued' | 'sending' | 'aboard' | 'leaving'} State
 * @typedef {{ words: string, small: string, kind: 'bet' | 'queued' | 'wait' | 'out' }} Act
 */

/**
 * What the button of a panel says, which is what a tap on it does now. What it says of money in the air is the stake times the
 * multiplier that is shown; nothing is called paid here.
 *
 * @param {{ state: State, isConnected: boolean, isOpen: boolean, isFlying: boolean, isOver: boolean, wanted: Wanted | undefined, height: number }} now `isFlying` and `isOver` are said of the flight of this bet
 * @param {{ say(name: string, values?: Record<string, string>): string, money(amount: string): string, payOf(stakeMinor: number, height: number): string }} deps
 * @returns {Act}
 */
export function actOf({ state, isConnected, isOpen, isFlying, isOver, wanted, height }, { say, money, payOf }) {
  const amount = money(majorOf(wanted?.stakeMinor ?? 0));
  const target = wanted?.target ?? null;
  /** @param {string} words @param {string} [small] @returns {Act} */
  const wait = (words, small = '') => ({ words, small, kind: 'wait' });
  const until = target === null ? undefined : say('aboardTarget', { amount, height: heightText(target) });
  // Nobody knows here how high it is, or whether it still flies. What waits on this page alone can be called off all the same.
  if (!isConnected && state !== 'queued')
    return wait(say('noLine'), say(withoutLine(state, target), { amount, height: heightText(target ?? 0) }));
  if (state === 'idle') {
    const words = wanted ? say('betNow', { amount }) : say('bet');
    return { words, small: say(isOpen ? 'thisFlight' : 'nextFlight'), kind: 'bet' };
  }
  if (state === 'queued') return { words: say('queued'), small: say('queuedMore', { amount }), kind: 'queued' };
  if (state === 'sending') return wait(say('sending'));
  if (wanted?.out !== undefined) return wait(say('targetReached', { height: heightText(wanted.out) }));
  if (isOver) return wait(say('settling'), amount);
  if (state === 'leaving') return wait(say('leaving'));
  if (!isFlying) return wait(say('aboard'), until ?? say('aboardMore', { amount }));
  if (target !== null && height >= target) return wait(say('targetReached', { height: heightText(target) }));
  const words = say('cashOut', { amount: money(payOf(wanted?.stakeMinor ?? 0, height)) });
  return { words, small: until ?? say('cashOutMore', { height: heightText(height) }), kind: 'out' };
}

/** @param {State} state @param {number | null} target */
function withoutLine(state, target) {
  if (state === 'aboard') return target === null ? 'noLineAboard' : 'noLineTarget';
  if (state === 'leaving') return 'noLineLeaving';
  return state === 'sending' ? 'noLineSending' : 'noLineIdle';
}
