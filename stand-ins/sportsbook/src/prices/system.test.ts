import { expect, test } from 'vitest';
import { cappedReturn, returnOf } from './combine.ts';
import { type Fraction, isSystem, lineCount, meanOfLines, type System } from './system.ts';
import { linesOfOnly, systemName } from './system-names.ts';

const seeds = 400;

test('covers and choices have as many lines as players know them to have', () => {
  const full = (from: number, to: number): System => ({
    sizes: Array.from({ length: to - from + 1 }, (_, at) => from + at),
    bankers: [],
  });
  const known: [picks: number, from: number, name: string, lines: number][] = [
    [3, 2, 'Trixie', 4],
    [3, 1, 'Patent', 7],
    [4, 2, 'Yankee', 11],
    [4, 1, 'Lucky 15', 15],
    [5, 2, 'Canadian', 26],
    [5, 1, 'Lucky 31', 31],
    [6, 2, 'Heinz', 57],
    [6, 1, 'Lucky 63', 63],
    [7, 2, 'Super Heinz', 120],
    [8, 2, 'Goliath', 247],
  ];
  for (const [picks, from, name, lines] of known) {
    expect([systemName(picks, full(from, picks)), lineCount(picks, full(from, picks))]).toEqual([name, lines]);
  }
  expect(systemName(4, { sizes: [2], bankers: [1] })).toBe('2/3 + 1');
  expect(lineCount(4, { sizes: [2], bankers: [1] })).toBe(3);
  expect(systemName(5, { sizes: [2, 4], bankers: [] })).toBe('2+4/5');
  expect(systemName(4, { sizes: [2, 3], bankers: [0] })).toBe('Trixie + 1');
  expect(lineCount(8, { sizes: [4], bankers: [] })).toBe(70);
});

test('what has one line, no picks for its lines, or each thing twice is no system', () => {
  for (const [picks, sizes, bankers] of [
    [3, [3], []],
    [3, [1], []],
    [3, [], []],
    [3, [4], []],
    [3, [0], []],
    [3, [2, 2], []],
    [3, [3, 2], []],
    [3, [1], [3]],
    [3, [1], [1, 1]],
    [3, [1], [1, 0]],
    [3, [1], [0, 1]],
    [3, [1], [0, 1, 2]],
  ] as const) {
    expect(isSystem(picks, { sizes, bankers })).toBe(false);
    expect(() =>
      returnOf(
        100n,
        Array.from({ length: picks }, () => 2_000),
        { sizes, bankers },
      ),
    ).toThrow();
  }
  expect(isSystem(3, { sizes: [1], bankers: [0] })).toBe(true);
});

test('a system of 2 of 3 with a banker pays the sum of its lines, rounded down once', () => {
  const system = { sizes: [2], bankers: [0] };
  // Three lines of 1.00: 1.50 × (2×3 + 2×4 + 3×4) = 39.
  expect(returnOf(300n, [1_500, 2_000, 3_000, 4_000], system)).toBe(3_900n);
  // The second pick is lost, the third void: one line of 1.5 × 1 × 4 is left.
  expect(returnOf(300n, [1_500, 0, 1_000, 4_000], system)).toBe(600n);
  expect(returnOf(300n, [0, 2_000, 3_000, 4_000], system)).toBe(0n);
  expect(cappedReturn(300n, { prices: [1_500, 2_000, 3_000, 4_000], system, returnMaxMinor: 1_000n })).toBe(1_000n);
  // Each of three doubles is worth 1.333² = 1.776889: of 1 kobo each 5.33…, and not three times 1.
  expect(returnOf(3n, [1_333, 1_333, 1_333], { sizes: [2], bankers: [] })).toBe(5n);
  expect(linesOfOnly([true, true, false, true], system)).toBe(1);
});

test('is worth what a list of every line with exact fractions says, whatever was won, lost or void', () => {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { prices, system, stakeMinor } = drawn(seed);
    const lines = listLines(prices.length, system);
    expect(lineCount(prices.length, system), `seed ${seed}`).toBe(lines.length);
    const model = lines.reduce((sum, line) => plus(sum, productOf(line.map((at) => prices[at] as number))), zero);
    const exact = (stakeMinor * model.above) / (model.below * BigInt(lines.length));
    expect(returnOf(stakeMinor, prices, system), `seed ${seed}`).toBe(exact);
    const are = prices.map((price) => price > 0);
    const whole = lines.filter((line) => line.every((at) => are[at])).length;
    expect(linesOfOnly(are, system), `seed ${seed}`).toBe(whole);
    const factors = prices.map((price, at) => ({ above: BigInt(price), below: BigInt(at + 7) }));
    const mean = meanOfLines(factors, system);
    const listed = lines.reduce(
      (sum, line) => plus(sum, line.map((at) => factors[at] as Fraction).reduce(times)),
      zero,
    );
    expect(mean.above * listed.below * BigInt(lines.length), `seed ${seed}`).toBe(listed.above * mean.below);
  }
});

const zero: Fraction = { above: 0n, below: 1n };
const plus = (one: Fraction, other: Fraction): Fraction => ({
  above: one.above * other.below + other.above * one.below,
  below: one.below * other.below,
});
const times = (one: Fraction, other: Fraction): Fraction => ({
  above: one.above * other.above,
  below: one.below * other.below,
});
const productOf = (prices: number[]) =>
  prices.map((price) => ({ above: BigInt(price), below: 1_000n })).reduce(times, { above: 1n, below: 1n });

/** Every choice of picks is looked at, and those that are lines are kept. */
function listLines(picks: number, { sizes, bankers }: System): number[][] {
  const lines: number[][] = [];
  for (let choice = 0; choice < 2 ** picks; choice += 1) {
    const line = Array.from({ length: picks }, (_, at) => at).filter((at) => choice & (1 << at));
    if (bankers.every((at) => line.includes(at)) && sizes.includes(line.length - bankers.length)) lines.push(line);
  }
  return lines;
}

/** A system of 3 to 9 picks, each won, lost or void. */
function drawn(seed: number): { prices: number[]; system: System; stakeMinor: bigint } {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (;;) {
    const picks = 3 + below(7);
    const order = Array.from({ length: picks }, (_, at) => at);
    const bankers = order.filter(() => below(4) === 0);
    const sizes = order.map((at) => at + 1).filter((size) => size <= picks - bankers.length && below(2) === 0);
    const prices = order.map(() => [0, 1_000, 1_001 + below(9_000)][Math.min(2, below(5))] as number);
    if (isSystem(picks, { sizes, bankers })) {
      return { prices, system: { sizes, bankers }, stakeMinor: BigInt(1 + below(1_000_000)) };
    }
  }
}
