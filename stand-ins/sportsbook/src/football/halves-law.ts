import { times } from '../all-sports/fixed.ts';
import type { FootballCourse } from './course.ts';
import { finalScores, weightOf } from './final-scores.ts';
import { goalChances, goalsMax } from './poisson.ts';
import { meansOver, minutesLeftOfHalves, standingOf } from './rest-of-match.ts';

/** An end of both halves, with its share of the sum of all. */
export interface HalvesCell {
  home: number;
  away: number;
  firstHome: number;
  firstAway: number;
  share: number;
}

/**
 * The joint law of the score at half-time and the final score, from the law of the minutes: goals of both halves as Poisson has
 * them, the final score weighed. Shares are whole numbers of parts of 10^12, and their sum stays far below 2^53: sums of them are exact.
 */
export function halfScores(course: FootballCourse): readonly HalvesCell[] {
  const [firstMinutes, secondMinutes] = minutesLeftOfHalves(course);
  const { score, means } = standingOf(course);
  if (firstMinutes === 0) return secondHalfOnly(course);
  const firstMeans = meansOver(course, firstMinutes);
  const secondMeans = meansOver(course, secondMinutes);
  const homes = halvesOf(score[0], firstMeans[0], secondMeans[0]);
  const aways = halvesOf(score[1], firstMeans[1], secondMeans[1]);
  const weights = Array.from({ length: goalsMax + 1 }, (_, home) =>
    Array.from({ length: goalsMax + 1 }, (_, away) => weightOf(home, away, means)),
  );
  const cells: HalvesCell[] = [];
  for (const { first: firstHome, full: home, chance: homeChance } of homes) {
    for (const { first: firstAway, full: away, chance: awayChance } of aways) {
      const share = Number(times(times(homeChance, awayChance), weights[home]?.[away] as bigint));
      if (share > 0) cells.push({ home, away, firstHome, firstAway, share });
    }
  }
  return cells;
}

/** What one side may come to have at half-time and in the end. */
function halvesOf(goals: number, firstMean: bigint, secondMean: bigint) {
  const [firstChances, secondChances] = [goalChances(firstMean), goalChances(secondMean)];
  const ends: { first: number; full: number; chance: bigint }[] = [];
  for (let first = goals; first <= goalsMax; first += 1) {
    for (let full = first; full <= goalsMax; full += 1) {
      const chance = times(firstChances[first - goals] as bigint, secondChances[full - first] as bigint);
      if (chance > 0n) ends.push({ first, full, chance });
    }
  }
  return ends;
}

function secondHalfOnly(course: FootballCourse): HalvesCell[] {
  const [firstHome, firstAway] = course.firstScore;
  const { shares } = finalScores(standingOf(course));
  return shares.flatMap((row, home) =>
    row.flatMap((share, away) => (share > 0n ? [{ home, away, firstHome, firstAway, share: Number(share) }] : [])),
  );
}
