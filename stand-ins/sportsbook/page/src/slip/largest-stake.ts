import type { CheckedSlip } from '../../../src/contract/bets.ts';
import { returnOf } from '../../../src/prices/index.ts';
import type { Reckoning } from './reckon.ts';

/** As much as the book takes, the balance holds and the largest pay-out pays for, for each bet, or each line of a system. */
export function largestStakeMinor(
  now: Pick<Reckoning, 'bets' | 'lines' | 'kind' | 'system' | 'picks' | 'price'>,
  limits: Pick<CheckedSlip, 'stakeMin' | 'stakeMax' | 'returnMax'>,
  balanceMinor: bigint | null,
): bigint {
  const lines = BigInt(now.lines);
  let mostMinor = BigInt(limits.stakeMax) / lines;
  const parts = BigInt(now.bets) * lines;
  if (balanceMinor !== null && balanceMinor / parts < mostMinor) mostMinor = balanceMinor / parts;
  const own = now.kind === 'builder' ? [now.price ?? 0] : now.picks.map(({ price }) => price);
  const prices = own.filter((price) => price >= 1_000);
  if (prices.length === 0) return mostMinor;
  const highest = now.kind === 'single' ? [Math.max(...prices)] : prices;
  if (now.system && prices.length < now.picks.length) return mostMinor;
  const returned = (stakeMinor: bigint) => returnOf(stakeMinor * lines, highest, now.system);
  const returnMaxMinor = BigInt(limits.returnMax);
  if (returned(mostMinor) <= returnMaxMinor) return mostMinor;
  // What returns the most that a bet may: found by halving, so that it is exact however long the slip is.
  let [fitsMinor, tooMuchMinor] = [0n, mostMinor];
  while (tooMuchMinor - fitsMinor > 1n) {
    const middleMinor = (fitsMinor + tooMuchMinor) / 2n;
    if (returned(middleMinor) <= returnMaxMinor) fitsMinor = middleMinor;
    else tooMuchMinor = middleMinor;
  }
  // More would return no more; the smallest stake is one all the same.
  const leastMinor = (BigInt(limits.stakeMin) + lines - 1n) / lines;
  return fitsMinor < leastMinor && leastMinor <= mostMinor ? leastMinor : fitsMinor;
}
