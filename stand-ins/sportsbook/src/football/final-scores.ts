import { one, times } from '../all-sports/fixed.ts';
import { goalChances, goalsMax } from './poisson.ts';

/** What the rest of a match depends on. */
export interface Standing {
  score: readonly [home: number, away: number];
  /** What each side scores on average over a whole match, as both were rated before it; in parts of one. */
  means: readonly [home: bigint, away: bigint];
  /** What each side still scores on average. */
  meansLeft: readonly [home: bigint, away: bigint];
}

/** How much goals of both sides hang together when there are few of them: the rho of Dixon and Coles. */
const rho = -one / 20n;
/** Who is behind presses on: level scores are a little more frequent than chance alone would have them. */
const levelBonus = (one * 3n) / 100n;

/**
 * By how much a final score is more or less frequent than two Poisson counts that know nothing of each other would make it. Nothing in
 * it depends on the minute: the chance of every minute's goals follows from it, so that prices in play agree with those before.
 */
export function weightOf(home: number, away: number, [homeMean, awayMean]: Standing['means']): bigint {
  const level = home === away ? one + levelBonus : one;
  if (home > 1 || away > 1) return level;
  if (home === 0 && away === 0) return times(level, one - times(times(homeMean, awayMean), rho));
  if (home === 1 && away === 1) return times(level, one - rho);
  return one + times(home === 0 ? homeMean : awayMean, rho);
}

/** The scores whose weight is not one. */
const weighed: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  ...Array.from({ length: goalsMax + 1 }, (_, goals) => [goals, goals] as const),
];

/** How likely each final score is, in shares of `sum`: `shares[home][away]`. */
export function finalScores({ score, means, meansLeft }: Standing): { shares: bigint[][]; sum: bigint } {
  const [homeChances, awayChances] = [goalChances(meansLeft[0]), goalChances(meansLeft[1])];
  let sum = 0n;
  const shares = Array.from({ length: goalsMax + 1 }, (_, home) =>
    Array.from({ length: goalsMax + 1 }, (_, away) => {
      const chance = (homeChances[home - score[0]] ?? 0n) * (awayChances[away - score[1]] ?? 0n);
      const weight = chance === 0n ? one : weightOf(home, away, means);
      // Most scores have no weight of their own.
      const share = weight === one ? chance / one : times(chance, weight) / one;
      sum += share;
      return share;
    }),
  );
  return { shares, sum };
}

/** The same sum without its parts, which is what the next minute needs of every score that it may bring. */
export function weightOfAll({ score, means, meansLeft }: Standing): bigint {
  const [homeChances, awayChances] = [goalChances(meansLeft[0]), goalChances(meansLeft[1])];
  const upTo = (chances: readonly bigint[], goals: number) =>
    chances.slice(0, Math.max(goalsMax + 1 - goals, 0)).reduce((sum, chance) => sum + chance, 0n);
  let sum = times(upTo(homeChances, score[0]), upTo(awayChances, score[1]));
  for (const [home, away] of weighed) {
    const homeChance = homeChances[home - score[0]];
    const awayChance = awayChances[away - score[1]];
    if (homeChance === undefined || awayChance === undefined) continue;
    sum += times(times(homeChance, awayChance), weightOf(home, away, means) - one);
  }
  return sum;
}
