import type { CheckedSlip } from '../../../src/contract/bets.ts';
import { returnOf } from '../../../src/prices/index.ts';
import type { Reckoning } from './reckon.ts';

/** As much as the book takes, the balance holds and the largest pay-out pays for, for each bet. */
export function largestStakeMinor(
  now: Pick<Reckoning, 'bets' | 'kind' | 'picks'>,
  limits: Pick<CheckedSlip, 'stakeMin' | 'stakeMax' | 'returnMax'>,
  balanceMinor: bigint | null,
): bigint {
  let mostMinor = BigInt(limits.stakeMax);
  if (balanceMinor !== null && balanceMinor / BigInt(now.bets) < mostMinor) mostMinor = balanceMinor / BigInt(now.bets);
  const prices = now.picks.map(({ price }) => price).filter((price) => price >= 1_000);
  if (prices.length === 0) return mostMinor;
  const highest = now.kind === 'accumulator' ? prices : [Math.max(...prices)];
  const returnMaxMinor = BigInt(limits.returnMax);
  if (returnOf(mostMinor, highest) <= returnMaxMinor) return mostMinor;
  // What returns the most that a bet may: found by halving, so that it is exact however long the slip is.
  let [fitsMinor, tooMuchMinor] = [0n, mostMinor];
  while (tooMuchMinor - fitsMinor > 1n) {
    const middleMinor = (fitsMinor + tooMuchMinor) / 2n;
    if (returnOf(middleMinor, highest) <= returnMaxMinor) fitsMinor = middleMinor;
    else tooMuchMinor = middleMinor;
  }
  // More would return no more; the smallest stake is one all the same.
  const leastMinor = BigInt(limits.stakeMin);
  return fitsMinor < leastMinor && leastMinor <= mostMinor ? leastMinor : fitsMinor;
}
