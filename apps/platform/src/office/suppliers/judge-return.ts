import type { Minor } from '@harmattan/kernel/money';

interface GameSums {
  stakes: number;
  stakedMinor: Minor;
  refundedMinor: Minor;
  wonMinor: Minor;
  /** The sum of the squares of the wins. */
  wonSquares: number;
}

type Verdict = 'usual' | 'watch' | 'unlikely' | 'few' | 'unstated';

/** With fewer rounds a single win decides. */
const stakesMin = 500;
const watchFrom = 3;
const unlikelyFrom = 4;

/**
 * What a game returned against what is stated, in ten-thousandths. Wins spread by their own squares: the variance of their sum over n rounds is about
 * the sum of their squares less the square of the sum through n.
 */
export function judgeReturn(sums: GameSums, statedReturns: number | null) {
  const { stakes } = sums;
  const staked = sums.stakedMinor - sums.refundedMinor;
  const won = sums.wonMinor;
  const shown = {
    ...{ stakes, staked, won },
    returned: staked > 0n ? round(100 * (Number(won) / Number(staked))) : null,
    stated: statedReturns === null ? null : statedReturns / 100,
  };
  if (statedReturns === null) return { ...shown, deviation: null, verdict: 'unstated' as const };
  const variance = stakes > 0 ? sums.wonSquares - Number(won) ** 2 / stakes : 0;
  if (stakes < stakesMin || variance <= 0) return { ...shown, deviation: null, verdict: 'few' as const };
  const deviation = round((Number(won) - (Number(staked) * statedReturns) / 10_000) / Math.sqrt(variance));
  return { ...shown, deviation, verdict: verdictOf(Math.abs(deviation)) };
}

function verdictOf(size: number): Verdict {
  if (size >= unlikelyFrom) return 'unlikely';
  return size >= watchFrom ? 'watch' : 'usual';
}

const round = (value: number) => Math.round(value * 100) / 100;
