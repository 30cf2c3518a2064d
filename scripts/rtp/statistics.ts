/** The chance that a normal variable lies further out than `z`, on both sides together. Good to seven digits. */
export function twoSidedChance(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  return t * Math.exp(-x * x + series.reduceRight((sum, factor) => sum * t + factor, 0));
}

/** How far out a normal variable lies with this chance, on both sides together. */
export function limitFor(chance: number): number {
  let low = 0;
  let high = 40;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (twoSidedChance(middle) > chance) low = middle;
    else high = middle;
  }
  return low;
}

/** Three sigma, corrected (Bonferroni) for looking at so many figures at once. */
export function limitForAll(figures: number): number {
  return limitFor(0.0027 / Math.max(1, figures));
}

/** A chi-square figure as a normal one (Wilson and Hilferty). */
export function normalOfChiSquare(chiSquare: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return (Math.cbrt(chiSquare / degrees) - (1 - spread)) / Math.sqrt(spread);
}
