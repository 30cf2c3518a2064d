import { hmacSha256 } from '../seeds/hmac.ts';

const scale = 2n ** 52n;
/** Of everything staked, in hundredths, what the flights give back. */
export const returnHundredths = 99n;
/** Nothing flies higher: 10,000.00 times the stake. */
export const highestHundredths = 1_000_000;
/** Every flight begins here, and some end here. */
export const groundHundredths = 100;

/**
 * Where a flight bursts, in hundredths. The first 52 bits of HMAC-SHA256(seed, salt) are a number h from 0 to 2^52 - 1; the flight
 * bursts at 99 × 2^52 / (2^52 - h) hundredths, rounded down, and at 1.00 if that is less. So a height of m is reached by 0.99 / m of
 * all flights, whatever m.
 */
export function burstHundredths(seed: Uint8Array, salt: string): number {
  const digest = hmacSha256(seed, new TextEncoder().encode(salt));
  let bits = 0n;
  for (const byte of digest.subarray(0, 7)) bits = bits * 256n + BigInt(byte);
  return burstAt(bits >> 4n);
}

export function burstAt(h: bigint): number {
  const hundredths = Number((returnHundredths * scale) / (scale - h));
  return Math.min(Math.max(hundredths, groundHundredths), highestHundredths);
}

/** How many of the 2^52 equally likely numbers reach a height: exactly what is stated. */
export function reachingNumbers(hundredths: number): bigint {
  if (hundredths <= groundHundredths) return scale;
  return (returnHundredths * scale) / BigInt(hundredths);
}
