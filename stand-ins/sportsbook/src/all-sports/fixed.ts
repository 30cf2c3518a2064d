/**
 * Chances and means are whole numbers of parts of this. `Math.exp` may differ from machine to machine in its last digit, and a price
 * must not.
 */
export const one = 1_000_000_000_000n;

export function times(a: bigint, b: bigint): bigint {
  return (a * b) / one;
}

const fineness = 1_000_000n;
const fineOne = one * fineness;
/** The natural logarithm of two, in parts of the finer one. */
const ln2 = 693_147_180_559_945_309n;

/** e to that power, rounded down, for powers of either sign. Halved until it is small, then summed, then doubled back. */
export function exp(power: bigint): bigint {
  const fine = power * fineness;
  let doublings = fine / ln2;
  let rest = fine % ln2;
  if (rest < 0n) {
    rest += ln2;
    doublings -= 1n;
  }
  let sum = fineOne;
  let term = fineOne;
  for (let at = 1n; term > 0n; at += 1n) {
    term = (term * rest) / (fineOne * at);
    sum += term;
  }
  return (doublings >= 0n ? sum << doublings : sum >> -doublings) / fineness;
}
