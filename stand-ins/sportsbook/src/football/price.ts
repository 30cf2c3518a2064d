import type { PricedMarket, PricedOutcome } from '../sport.ts';
import type { FootballCourse } from './course.ts';
import { finalScores } from './final-scores.ts';
import { type Market, markets, wonBy } from './markets.ts';
import { priceMax, priceMin, roundDown } from './price-steps.ts';
import { standingOf } from './rest-of-match.ts';

const billion = 1_000_000_000n;
/** What is less likely is as good as decided, and not offered. */
const chanceMinPerBillion = 250_000;

/** Every market that is open, with at least one price in it. */
export function price(course: FootballCourse): readonly PricedMarket[] {
  if (course.phase === 'over' || course.phase === 'abandoned') return [];
  const chances = chancesOf(course);
  let at = 0;
  return markets.flatMap((market) => {
    const ofMarket = chances.slice(at, at + market.outcomes.length);
    at += market.outcomes.length;
    if (market.isDecided(...course.score)) return [];
    const outcomes = market.outcomes.map(({ key }, index) => pricedOutcome(key, ofMarket[index] as number, market));
    return outcomes.some(({ priceThousandths }) => priceThousandths > 0) ? [{ key: market.key, outcomes }] : [];
  });
}

/** Of all outcomes of all markets, per billion. */
function chancesOf(course: FootballCourse): number[] {
  const { shares, sum } = finalScores(standingOf(course));
  const sums: bigint[] = markets.flatMap(({ outcomes }) => outcomes.map(() => 0n));
  for (const [home, row] of shares.entries()) {
    for (const [away, share] of row.entries()) {
      if (share === 0n) continue;
      for (const at of wonBy[home]?.[away] ?? []) sums[at] = (sums[at] as bigint) + share;
    }
  }
  return sums.map((share) => Number((share * billion + sum / 2n) / sum));
}

/** What the chance and the margin make of it, rounded down to a step. */
function pricedOutcome(key: string, chancePerBillion: number, { marginThousandths }: Market): PricedOutcome {
  if (chancePerBillion < chanceMinPerBillion) return { key, priceThousandths: 0, chancePerBillion };
  const exact = (1_000n * 1_000n * billion) / (BigInt(chancePerBillion) * BigInt(1_000 + marginThousandths));
  const rounded = roundDown(Math.min(Number(exact), priceMax));
  return { key, priceThousandths: rounded < priceMin ? 0 : rounded, chancePerBillion };
}
