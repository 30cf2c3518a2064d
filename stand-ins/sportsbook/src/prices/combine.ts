import { assert } from '@harmattan/kernel/assert';
import { payOutUnitMinor } from '@harmattan/kernel/market';
import { meanOfLines, type System } from './system.ts';

/** One is what a void pick counts for: it changes nothing. */
const oneThousandths = 1_000;

/** More picks than this are no slip; it also bounds the work that a made-up one can ask for. */
export const combinedMax = 1_000;

/**
 * The price of all picks together, in thousandths. The product is exact; only the answer is rounded, downwards. Null when one of them
 * is no price, there is none at all, or the product is more than a number can say exactly.
 */
export function combine(prices: readonly number[]): number | null {
  if (prices.length === 0 || prices.length > combinedMax || !prices.every(isPrice)) return null;
  const thousandths = productOf(prices) / thousandTo(prices.length - 1);
  return thousandths <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(thousandths) : null;
}

/**
 * What a stake comes to with all picks won: exactly, but for the part at the end that the market does not pay. Of a system all lines are summed up first, and
 * a pick that is lost has the price 0 there.
 */
export function returnOf(stakeMinor: bigint, prices: readonly number[], system: System | null = null): bigint {
  assert(stakeMinor >= 0n, 'a stake is not negative');
  assert(prices.length > 0 && prices.length <= combinedMax, 'a return needs prices');
  assert(
    prices.every((price) => isPrice(price) || (system && price === 0)),
    'a return needs prices',
  );
  const { above, below } = system
    ? meanOfLines(
        prices.map((price) => ({ above: BigInt(price), below: BigInt(oneThousandths) })),
        system,
      )
    : { above: productOf(prices), below: thousandTo(prices.length) };
  const exactMinor = (stakeMinor * above) / below;
  return exactMinor - (exactMinor % payOutUnitMinor);
}

/** The same, and never more than the largest pay-out. */
export function cappedReturn(
  stakeMinor: bigint,
  {
    prices,
    system = null,
    returnMaxMinor,
  }: { prices: readonly number[]; system?: System | null; returnMaxMinor: bigint },
): bigint {
  const returnMinor = returnOf(stakeMinor, prices, system);
  return returnMinor > returnMaxMinor ? returnMaxMinor : returnMinor;
}

function isPrice(thousandths: number): boolean {
  return Number.isSafeInteger(thousandths) && thousandths >= oneThousandths;
}

/** Multiplied in pairs, so that even a thousand factors cost little. */
function productOf(prices: readonly number[]): bigint {
  let factors = prices.map(BigInt);
  while (factors.length > 1) {
    factors = factors.flatMap((factor, at) => (at % 2 === 0 ? [factor * (factors[at + 1] ?? 1n)] : []));
  }
  return factors[0] ?? 1n;
}

function thousandTo(power: number): bigint {
  return BigInt(oneThousandths) ** BigInt(power);
}
