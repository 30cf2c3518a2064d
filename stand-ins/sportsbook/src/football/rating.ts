import { assert } from '@harmattan/kernel/assert';
import { exp, one } from '../all-sports/fixed.ts';
import type { Rating } from '../sport.ts';
import { clubsPerLeague, placeOf } from './leagues.ts';

/**
 * How good a club is, in millionths of a natural logarithm: an attack of 100,000 scores e^0.1 times as much as the mean, a defence of
 * 100,000 lets in that much less. Where a club comes from is kept with it: form comes and goes, character stays.
 */
export interface FootballRating extends Rating {
  readonly attack: number;
  readonly defence: number;
  readonly ownAttack: number;
  readonly ownDefence: number;
}

/** No club's attack or defence gets better or worse than this. */
export const ratingMax = 600_000;

/** What the visitors of two average clubs score, about 1.13 goals, and how much more it is at home: 1.46. */
const averageMillionths = 122_000;
const homeMillionths = 256_000;

/** Between the best and the worst of a league the better one wins nine in ten at home. */
const qualityStep = 60_000;
const styleStep = 10_000;

/** Spread over the league's list so that neighbours differ. Over a league each adds up to nothing. */
export function firstRating(clubId: string): FootballRating {
  const place = placeOf(clubId);
  assert(place !== undefined, 'a club of ours');
  const fromMiddle = (factor: number) => 2 * ((place * factor + 3) % clubsPerLeague) - (clubsPerLeague - 1);
  const quality = (fromMiddle(7) * qualityStep) / 2;
  const style = (fromMiddle(5) * styleStep) / 2;
  const [attack, defence] = [quality + style, quality - style];
  return { attack, defence, ownAttack: attack, ownDefence: defence };
}

/** How many goals each side scores on average over a whole match, in millionths. */
export function meansOf(home: FootballRating, away: FootballRating): [home: number, away: number] {
  return [
    meanOf(averageMillionths + homeMillionths + home.attack - away.defence),
    meanOf(averageMillionths + away.attack - home.defence),
  ];
}

function meanOf(logMillionths: number): number {
  return Number((exp(BigInt(logMillionths) * (one / 1_000_000n)) * 1_000_000n) / one);
}

/** For each goal more or less than was to be expected. */
const lessonMillionths = 8_000;
/** One freak result teaches no more than this. */
const surpriseMaxMillionths = 3_000_000;
/** After each match a club comes back by so small a part of what is between it and its own. */
const returnPart = 64;

/** What one side's attack gains the other's defence loses, so that over a league nothing is gained or lost by it. */
export function learn(
  home: FootballRating,
  away: FootballRating,
  score: readonly [home: number, away: number],
): { home: FootballRating; away: FootballRating } {
  const [homeMean, awayMean] = meansOf(home, away);
  const homeLesson = lessonOf(score[0], homeMean);
  const awayLesson = lessonOf(score[1], awayMean);
  return {
    home: taught(home, { attack: homeLesson, defence: -awayLesson }),
    away: taught(away, { attack: awayLesson, defence: -homeLesson }),
  };
}

function lessonOf(goals: number, meanMillionths: number): number {
  const surprise = Math.min(goals * 1_000_000 - meanMillionths, surpriseMaxMillionths);
  return Math.trunc((surprise * lessonMillionths) / 1_000_000);
}

function taught(rating: FootballRating, lesson: { attack: number; defence: number }): FootballRating {
  return {
    ...rating,
    attack: bounded(rating.attack + lesson.attack + Math.trunc((rating.ownAttack - rating.attack) / returnPart)),
    defence: bounded(rating.defence + lesson.defence + Math.trunc((rating.ownDefence - rating.defence) / returnPart)),
  };
}

function bounded(value: number): number {
  return Math.max(-ratingMax, Math.min(ratingMax, value));
}
