import { nairaOf } from './zeppelin-amounts.js';
import { heightText } from './zeppelin-heights.js';

/**
 * @typedef {{ stakeKobo: number, target: number | null }} Wanted
 * @typedef {'idle' | 'queued' | 'sending' | 'aboard' | 'leaving'} State
 * @typedef {{ words: string, small: string, kind: 'bet' | 'queued' | 'wait' | 'out' }} Act
 */

/**
 * What the button of a panel says, which is what a tap on it does now. What it says of money in the air is the stake times the
 * multiplier that is shown; nothing is called paid here.
 *
 * @param {{ state: State, isConnected: boolean, isOpen: boolean, isFlying: boolean, wanted: Wanted | undefined, height: number }} now `isFlying`: this bet is
 * @param {{ say(name: string, values?: Record<string, string>): string, money(amount: string): string, payOf(stakeKobo: number, height: number): string }} deps
 * @returns {Act}
 */
export function actOf({ state, isConnected, isOpen, isFlying, wanted, height }, { say, money, payOf }) {
  const amount = money(nairaOf(wanted?.stakeKobo ?? 0));
  const target = wanted?.target ?? null;
  /** @param {string} words @param {string} [small] @returns {Act} */
  const wait = (words, small = '') => ({ words, small, kind: 'wait' });
  const until = target === null ? undefined : say('aboardTarget', { amount, height: heightText(target) });
  if (state === 'idle') {
    const words = wanted ? say('betNow', { amount }) : say('bet');
    return { words, small: say(isOpen ? 'thisFlight' : 'nextFlight'), kind: 'bet' };
  }
  if (state === 'queued') return { words: say('queued'), small: say('queuedMore', { amount }), kind: 'queued' };
  if (state === 'sending') return wait(say('sending'));
  if (state === 'leaving') return wait(say('leaving'));
  // Nobody knows here how high it is, or whether it still flies.
  if (!isConnected) return wait(say('noLine'), until ?? amount);
  if (!isFlying) return wait(say('aboard'), until ?? say('aboardMore', { amount }));
  if (target !== null && height >= target) return wait(say('targetReached', { height: heightText(target) }));
  const words = say('cashOut', { amount: money(payOf(wanted?.stakeKobo ?? 0, height)) });
  return { words, small: until ?? say('cashOutMore', { height: heightText(height) }), kind: 'out' };
}
