import { groundHundredths, highestHundredths } from './burst.ts';

/** Fractions have 96 bits, and what does not fit is cut off: every machine reckons the same. */
const bits = 96n;
const one = 1n << bits;
/** In a millisecond the height grows by 62 millionths of itself: it doubles in about 11 seconds. */
const perMillisecond = one + (one * 62n) / 1_000_000n;
const longestBits = 20;

/** Growth over 1, 2, 4, 8 … milliseconds. */
const powers = Array.from({ length: longestBits }).reduce<bigint[]>(
  (list) => [...list, ((list.at(-1) as bigint) * (list.at(-1) as bigint)) >> bits],
  [perMillisecond],
);

/**
 * How high a flight is so many milliseconds after it began, in hundredths rounded down: 1.000062 to the power of the milliseconds,
 * multiplied out from its binary digits, the smallest first, each product cut to 96 bits.
 */
export function heightAt(ms: number): number {
  let height = one;
  for (let rest = Math.max(0, Math.floor(ms)), at = 0; rest > 0; rest >>= 1, at += 1) {
    if (rest & 1) height = (height * (powers[at] ?? one)) >> bits;
  }
  return Math.min(Number((height * BigInt(groundHundredths)) >> bits), highestHundredths);
}

/** The first millisecond at which a flight is that high. */
export function timeOf(hundredths: number): number {
  let [low, high] = [0, 2 ** longestBits - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (heightAt(middle) >= hundredths) high = middle;
    else low = middle + 1;
  }
  return low;
}
