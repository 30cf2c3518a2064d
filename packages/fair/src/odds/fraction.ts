/** An exact part of one. Prices are made of these, so that no rounding favours anybody before the last step. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const nothing: Fraction = { top: 0n, bottom: 1n };

export function fraction(top: number | bigint, bottom: number | bigint): Fraction {
  return reduced(BigInt(top), BigInt(bottom));
}

export function plus(one: Fraction, other: Fraction): Fraction {
  return reduced(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom);
}

export function times(one: Fraction, other: Fraction): Fraction {
  return reduced(one.top * other.top, one.bottom * other.bottom);
}

export function sumOf(parts: readonly Fraction[]): Fraction {
  return parts.reduce(plus, nothing);
}

function reduced(top: bigint, bottom: bigint): Fraction {
  let [a, b] = [top, bottom];
  while (b > 0n) [a, b] = [b, a % b];
  return a > 1n ? { top: top / a, bottom: bottom / a } : { top, bottom };
}
