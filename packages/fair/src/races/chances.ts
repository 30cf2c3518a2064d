import { type Fraction, fraction, times } from '../odds/fraction.ts';

/** To be first. */
export function winChance(weights: readonly number[], runner: number): Fraction {
  return fraction(at(weights, runner), sum(weights));
}

/** To be first and second in this order. */
export function forecastChance(weights: readonly number[], first: number, second: number): Fraction {
  const left = sum(weights) - at(weights, first);
  return times(winChance(weights, first), fraction(at(weights, second), left));
}

/** To be among the first two, or three: every way to get there, added up over one denominator. */
export function placeChance(weights: readonly number[], runner: number, places: 2 | 3): Fraction {
  const all = sum(weights);
  const own = at(weights, runner);
  const others = weights.map((_, other) => other).filter((other) => other !== runner);
  const bottom = commonDenominator(
    others.map((other) => at(weights, other)),
    all,
  );
  let top = (bottom / BigInt(all)) * BigInt(own);
  for (const first of others) {
    const ahead = at(weights, first);
    top += (bottom / BigInt(all * (all - ahead))) * BigInt(ahead * own);
    if (places === 2) continue;
    for (const second of others) {
      if (second === first) continue;
      const next = at(weights, second);
      top += (bottom / BigInt(all * (all - ahead) * (all - ahead - next))) * BigInt(ahead * next * own);
    }
  }
  return fraction(top, bottom);
}

/** What is left of the weights after one of them, and after two, divides it, each as it comes in a way to a place. */
function commonDenominator(others: readonly number[], all: number): bigint {
  const afterOne = others.map((weight) => all - weight);
  const afterTwo = others.flatMap((one, at) => others.slice(at + 1).map((other) => all - one - other));
  return BigInt(all) * leastCommonMultiple(afterOne) * leastCommonMultiple(afterTwo);
}

function leastCommonMultiple(numbers: readonly number[]): bigint {
  return numbers.reduce((multiple, number) => {
    const { bottom } = fraction(multiple, number);
    return multiple * bottom;
  }, 1n);
}

function sum(weights: readonly number[]): number {
  return weights.reduce((all, weight) => all + weight, 0);
}

function at(weights: readonly number[], runner: number): number {
  return weights[runner] ?? 0;
}
