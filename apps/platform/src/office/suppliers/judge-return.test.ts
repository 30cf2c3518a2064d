import { expect, test } from 'vitest';
import { judgeReturn } from './judge-return.ts';

/** So many rounds of ₦1 each, of which some won ₦2. */
function coin({ rounds, won }: { rounds: number; won: number }) {
  return {
    ...{ stakes: rounds, stakedMinor: BigInt(rounds * 100), refundedMinor: 0n },
    ...{ wonMinor: BigInt(won * 200), wonSquares: won * 200 ** 2 },
  };
}

test('five percent off after twenty rounds says nothing', () => {
  expect(judgeReturn(coin({ rounds: 20, won: 11 }), 10_000)).toMatchObject({
    returned: 110,
    verdict: 'few',
    deviation: null,
  });
});

test('the deviation is that of the wins themselves: a fair coin of 10,000 tosses has a spread of 100 naira', () => {
  expect(judgeReturn(coin({ rounds: 10_000, won: 5_000 }), 10_000)).toMatchObject({ deviation: 0, verdict: 'usual' });
  expect(judgeReturn(coin({ rounds: 10_000, won: 5_100 }), 10_000)).toMatchObject({ deviation: 2, verdict: 'usual' });
  expect(judgeReturn(coin({ rounds: 10_000, won: 5_160 }), 10_000)).toMatchObject({ deviation: 3.2, verdict: 'watch' });
  expect(judgeReturn(coin({ rounds: 10_000, won: 4_750 }), 10_000)).toMatchObject({
    deviation: -5.01,
    verdict: 'unlikely',
  });
});

test('the same five percent are usual after a thousand rounds and unlikely after a hundred thousand', () => {
  expect(judgeReturn(coin({ rounds: 1_000, won: 525 }), 10_000).verdict).toBe('usual');
  expect(judgeReturn(coin({ rounds: 100_000, won: 52_500 }), 10_000).verdict).toBe('unlikely');
});

test('a stake that came back counts as none, and a game without a stated return has no verdict', () => {
  const sums = { ...coin({ rounds: 1_000, won: 500 }), stakedMinor: 200_000n, refundedMinor: 100_000n };
  expect(judgeReturn(sums, null)).toMatchObject({ staked: 100_000n, returned: 100, stated: null, verdict: 'unstated' });
});
