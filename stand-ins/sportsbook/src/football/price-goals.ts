import { type Chance, pricedOutcome } from '../all-sports/priced-outcome.ts';
import type { PricedMarket } from '../sport.ts';
import type { FootballCourse } from './course.ts';
import type { Grids } from './grid.ts';
import { shirtName, shirts } from './markets/goal-markets.ts';
import { moreGoals, nextGoalChances } from './next-goal.ts';
import { goalShares } from './squads.ts';

const billion = 1_000_000_000n;
const thousand = 1_000n;
const nextMargin = 50;
const scorerMargin = 90;
const listedThousandths = BigInt(goalShares.reduce((sum, { thousandths }) => sum + thousandths, 0));

/** The next goal, its scorer, and who scores at all. */
export function priceGoals(course: FootballCourse, grids: Grids, isLive: boolean): PricedMarket[] {
  const { home, away, all } = nextGoalChances(course, grids);
  const ofAll = (share: bigint) => Number((share * billion + all / 2n) / all);
  const priced = (key: string, chancePerBillion: number, marginThousandths: number) =>
    pricedOutcome({ key, chancePerBillion } satisfies Chance, { marginThousandths, isLive });
  const number = course.goals.length + 1;
  const none = all - home - away;
  const next = [
    priced('1', ofAll(home), nextMargin),
    priced('none', ofAll(none), nextMargin),
    priced('2', ofAll(away), nextMargin),
  ];
  const nextScorer = [
    ...shirts.map(({ key, side, thousandths }) =>
      priced(key, ofAll(((side === 0 ? home : away) * BigInt(thousandths)) / thousand), scorerMargin),
    ),
    priced('other', ofAll(((home + away) * (thousand - listedThousandths)) / thousand), scorerMargin),
    priced('none', ofAll(none), scorerMargin),
  ];
  const scored = new Set(course.goals.map(([, , side, shirt]) => shirtName(side, shirt)));
  const more = [moreGoals(course, grids, 0), moreGoals(course, grids, 1)] as const;
  const scorer = shirts.map(({ key, side, thousandths }) =>
    priced(key, scored.has(key) ? Number(billion) : scoresPerBillion(more[side], thousandths), scorerMargin),
  );
  return [
    { key: `next:${number}`, outcomes: next },
    { key: `nextScorer:${number}`, outcomes: nextScorer },
    { key: 'scorer', outcomes: scorer },
  ];
}

/** That a shirt of such a share scores at least one of the goals that are still to fall. */
function scoresPerBillion(more: readonly bigint[], thousandths: number): number {
  const all = more.reduce((sum, share) => sum + share, 0n);
  const missed = more.reduce((sum, share, goals) => sum + share * missesAll(BigInt(thousandths), goals), 0n);
  return Number(billion - (missed + all / 2n) / all);
}

/** Of so many goals none, in parts of a billion. */
function missesAll(thousandths: bigint, goals: number): bigint {
  return (billion * (thousand - thousandths) ** BigInt(goals)) / thousand ** BigInt(goals);
}
