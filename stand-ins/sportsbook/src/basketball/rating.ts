import { assert } from '@harmattan/kernel/assert';
import { exp, one } from '../all-sports/fixed.ts';
import type { Rating } from '../sport.ts';
import type { BasketballCourse, Pair } from './course.ts';
import { pointsIn } from './ends.ts';
import { pointShares } from './law.ts';
import { clubsPerLeague, placeOf } from './leagues.ts';
import { attacksPerMinute, regularMinutes } from './periods.ts';

/**
 * How good a club is, in millionths of a natural logarithm: an attack of 100,000 scores e^0.1 times as often as the mean, a defence of 100,000 lets in
 * that much less. Where a club comes from is kept with it: form comes and goes, character stays.
 */
export interface BasketballRating extends Rating {
  readonly attack: number;
  readonly defence: number;
  readonly ownAttack: number;
  readonly ownDefence: number;
}

/** No club's attack or defence gets better or worse than this. */
export const ratingMax = 120_000;

/** How often an attack of an average side scores: some 78 points in 80 attacks; and how much more it is at home. */
const usualMillionths = 525_000;
const homeMillionths = 18_000;
const qualityStep = 4_000;
const styleStep = 1_000;

/** Spread over the league's list so that neighbours differ. Over a league each adds up to nothing. */
export function firstRating(clubId: string): BasketballRating {
  const place = placeOf(clubId);
  assert(place !== undefined, 'a club of ours');
  const fromMiddle = (factor: number) => 2 * ((place * factor + 5) % clubsPerLeague) - (clubsPerLeague - 1);
  const [quality, style] = [fromMiddle(5) * qualityStep, fromMiddle(3) * styleStep];
  const [attack, defence] = [quality + style, quality - style];
  return { attack, defence, ownAttack: attack, ownDefence: defence };
}

/** How likely an attack of each side is to score, in millionths. */
export function ratesOf(home: BasketballRating, away: BasketballRating): Pair {
  return [rateOf(homeMillionths + home.attack - away.defence), rateOf(away.attack - home.defence - homeMillionths)];
}

function rateOf(logMillionths: number): number {
  return Number((exp(BigInt(logMillionths) * (one / 1_000_000n)) * BigInt(usualMillionths)) / one);
}

/** For each point more or less than was to be expected. */
const lessonMillionths = 300;
/** One freak result teaches no more than this. */
const surpriseMax = 25;
/** After each match a club comes back by so small a part of what is between it and its own. */
const returnPart = 32;

const pointsOf21 = pointShares.reduce((sum, { points, of21 }) => sum + points * of21, 0);

/** Of the regular time. What one side's attack gains the other's defence loses, so that over a league nothing is gained or lost by it. */
export function learn(home: BasketballRating, away: BasketballRating, { periods }: BasketballCourse) {
  const rates = ratesOf(home, away);
  const points = pointsIn(periods, 'regular');
  const lessons = ([0, 1] as const).map((side) => {
    const expected = Math.trunc((rates[side] * attacksPerMinute * regularMinutes * pointsOf21) / 21 / 1_000_000);
    return Math.max(-surpriseMax, Math.min(surpriseMax, points[side] - expected)) * lessonMillionths;
  }) as [number, number];
  return {
    home: taught(home, { attack: lessons[0], defence: -lessons[1] }),
    away: taught(away, { attack: lessons[1], defence: -lessons[0] }),
  };
}

function taught(rating: BasketballRating, lesson: { attack: number; defence: number }): BasketballRating {
  return {
    ...rating,
    attack: bounded(rating.attack + lesson.attack + Math.trunc((rating.ownAttack - rating.attack) / returnPart)),
    defence: bounded(rating.defence + lesson.defence + Math.trunc((rating.ownDefence - rating.defence) / returnPart)),
  };
}

function bounded(value: number): number {
  return Math.max(-ratingMax, Math.min(ratingMax, value));
}
