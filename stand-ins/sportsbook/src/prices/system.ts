import { assert } from '@harmattan/kernel/assert';

/** Which picks stand together in the lines of one bet: its bankers are in every line, of the other picks each choice of so many as a size says. */
export interface System {
  /** Rising, each once. */
  sizes: readonly number[];
  /** By their places among the picks, rising. */
  bankers: readonly number[];
}

/** A fraction that is not shortened. */
export interface Fraction {
  above: bigint;
  below: bigint;
}

/** How many lines it has. */
export function lineCount(picks: number, { sizes, bankers }: System): number {
  const free = picks - bankers.length;
  return sizes.reduce((sum, size) => sum + choices(free, size), 0);
}

/** Whether it names picks that there are, has several lines, and is not one bet on each of its picks. */
export function isSystem(picks: number, { sizes, bankers }: System): boolean {
  const free = picks - bankers.length;
  const areRising = (list: readonly number[]) => list.every((each, at) => at === 0 || each > (list[at - 1] as number));
  const largest = sizes.at(-1);
  return (
    areRising(sizes) &&
    areRising(bankers) &&
    bankers.every((at) => at < picks) &&
    largest !== undefined &&
    largest <= free &&
    largest + bankers.length > 1 &&
    lineCount(picks, { sizes, bankers }) > 1
  );
}

/**
 * The products of all lines, summed up exactly and divided by the number of lines: what the stake, spread evenly over the lines, is multiplied by. The sums
 * over all choices of each size are built pick by pick, so that no line is listed.
 */
export function meanOfLines(factors: readonly Fraction[], system: System): Fraction {
  assert(isSystem(factors.length, system), 'a system has lines of its picks');
  let sums = [1n];
  let below = 1n;
  for (const [at, factor] of factors.entries()) {
    below *= factor.below;
    sums = system.bankers.includes(at)
      ? sums.map((sum) => sum * factor.above)
      : [...sums, 0n].map((sum, size) => sum * factor.below + (sums[size - 1] ?? 0n) * factor.above);
  }
  const above = system.sizes.reduce((sum, size) => sum + (sums[size] ?? 0n), 0n);
  return { above, below: below * BigInt(lineCount(factors.length, system)) };
}

function choices(of: number, size: number): number {
  let count = 1;
  for (let at = 1; at <= size; at += 1) count = (count * (of - size + at)) / at;
  return size < 1 || size > of ? 0 : count;
}
