import type { FootballCourse } from '../course.ts';
import { goalShares, otherShirt } from '../squads.ts';

/**
 * Markets of single goals: the next one (`next:3` is the third of the match), who scores it, and who scores at all. Their outcomes hang on the order
 * of goals and on shirts, so they are no enumeration over a grid but over the goals as they fell.
 */
export type GoalMarket = 'next' | 'nextScorer' | 'scorer';

export interface GoalPick {
  market: GoalMarket;
  /** Which goal of the match; 0 for `scorer`. */
  number: number;
  outcome: string;
}

/** Matches do not have more. */
const numberMax = 40;

const sideOutcomes = ['1', 'none', '2'] as const;
const names = ['h', 'a'] as const;
export const shirtName = (side: 0 | 1, shirt: number) => `${names[side]}${shirt}`;

/** `h9`, `a10`: the shirts of both sides. */
export const shirts = ([0, 1] as const).flatMap((side) =>
  goalShares.map(({ shirt, thousandths }) => ({ key: shirtName(side, shirt), side, shirt, thousandths })),
);
const shirtKeys = shirts.map(({ key }) => key);

const goalOutcomes: Record<GoalMarket, readonly string[]> = {
  next: sideOutcomes,
  nextScorer: [...shirtKeys, 'other', 'none'],
  scorer: shirtKeys,
};

export function readGoalPick(pick: { market: string; outcome: string }): GoalPick | undefined {
  const [, name, digits = '0'] = /^(next|nextScorer|scorer)(?::([1-9]\d?))?$/.exec(pick.market) ?? [];
  if (!name) return undefined;
  const market = name as GoalMarket;
  const number = Number(digits);
  if ((market === 'scorer') !== (number === 0) || number > numberMax) return undefined;
  return goalOutcomes[market].includes(pick.outcome) ? { market, number, outcome: pick.outcome } : undefined;
}

/** Whether it came true; undefined while a further goal could still decide it. */
export function isGoalPickWon(
  { market, number, outcome }: GoalPick,
  { goals, phase }: Pick<FootballCourse, 'goals' | 'phase'>,
): boolean | undefined {
  const isOver = phase === 'over';
  if (market === 'scorer') {
    const hasScored = goals.some(([, , side, shirt]) => shirtName(side, shirt) === outcome);
    return hasScored || (isOver ? false : undefined);
  }
  const goal = goals[number - 1];
  if (!goal) return isOver ? outcome === 'none' : undefined;
  const [, , side, shirt] = goal;
  if (market === 'next') return outcome === (side === 0 ? '1' : '2');
  return outcome === (shirt === otherShirt ? 'other' : shirtName(side, shirt));
}
