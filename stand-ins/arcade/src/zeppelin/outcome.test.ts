import { expect, test } from 'vitest';
import { heightText } from './browser/zeppelin-heights.js';
import { outcomeOf } from './browser/zeppelin-outcome.js';

const deps = {
  say: (name: string, values: Record<string, string> = {}) => [name, ...Object.values(values)].join(' '),
  heightText,
};
const bet = { state: 'settled', isCalledOff: false, height: null as number | null, burst: null as number | null };

test.each([
  ['lost', { burst: 143 }, 'ownBurstAt 1.43×'],
  ['lost, where the burst is not known yet', {}, 'ownBurst'],
  ['out, with the flight still in the air', { height: 200 }, 'ownOut 2.00×'],
  ['out', { height: 200, burst: 549 }, 'ownOut 2.00× · ownBurstAt 5.49×'],
  ['out and not paid yet', { state: 'staked', height: 200 }, 'ownPaying 2.00×'],
  ['out at its target on a flight that was called off', { height: 200, burst: 549, isCalledOff: true }, 'ownOut 2.00×'],
  ['given back with its flight', { state: 'cancelled', isCalledOff: true, burst: 549 }, 'ownCalledOff'],
  ['given back alone', { state: 'cancelled', burst: 549 }, 'ownBack'],
  ['on its way back', { state: 'cancelling' }, 'ownReturning'],
  ['never taken', { state: 'refused' }, 'ownUndone'],
  ['disputed', { state: 'disputed', height: 200, burst: 549 }, 'ownReview'],
  ['on board', { state: 'riding' }, 'ownOpen'],
  ['of a flight that is over, and not decided here', { state: 'settling', burst: 143 }, 'ownSettling'],
])('a bet that is %s says so', (_what, change, words) => {
  expect(outcomeOf({ ...bet, ...change }, deps)).toBe(words);
});
