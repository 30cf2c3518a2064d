import type { Draws } from '@harmattan/fair/draws';

/**
 * A sport of the book. Everything that only football knows is behind this, so the next sport is one more folder. All of it
 * is pure: chance comes in as draws, time as how often `advance` was called.
 */
export interface Sport {
  readonly key: string;
  readonly leagues: readonly League[];
  /** A league's matches on a day, counted from the first day of 1970 in UTC. The same day always has the same matches. */
  fixturesOn(leagueId: string, day: number): readonly Fixture[];
  /** How good a club is before it has played. */
  firstRating(clubId: string): Rating;
  /** A match before it begins. */
  begin(home: Rating, away: Rating): Course;
  /** One minute more, a minute of the break included. */
  advance(course: Course, draws: Draws): Course;
  /** The match stops here for good. */
  abandon(course: Course): Course;
  /** The same match, over, with the score that it should have ended with. */
  correct(course: Course, score: readonly [home: number, away: number]): Course;
  glance(course: Course): Glance;
  /** Every market that can still be bet on, with all its outcomes in their fixed order. */
  price(course: Course): readonly PricedMarket[];
  /** The first of them, which lists show, without the work for all others; undefined where it is not open. */
  priceMain(course: Course): PricedMarket | undefined;
  /** A market by its key, whether `price` lists it or not: a line that the match has left behind can still be sold. Undefined where nothing of it is open. */
  priceOne(course: Course, market: string): PricedMarket | undefined;
  /** How many `price` answers. */
  countMarkets(course: Course): number;
  /**
   * How likely it is that all picks of one match come true, in parts of 10^9, without the margin, by the law that prices them one by one; 0 where
   * they contradict one another. Undefined where one of them is decided, is not known or may be void, or the sport cannot combine them.
   */
  chanceOfAll(course: Course, picks: readonly { market: string; outcome: string }[]): number | undefined;
  /** Final scores that stand for all that the match can still come to: how much the book may lose is looked for among them. */
  scoresAhead(course: Course): readonly (readonly [home: number, away: number])[];
  /** What a pick came to; undefined while the match goes on. Of an abandoned match what was decided before counts. */
  judge(pick: { market: string; outcome: string }, course: Course): Verdict | undefined;
  /** How good both clubs are after it. */
  learn(home: Rating, away: Rating, course: Course): { home: Rating; away: Rating };
  /** Whether a market has such an outcome at all. */
  knows(pick: { market: string; outcome: string }): boolean;
}

export interface League {
  id: string;
  name: string;
  clubs: readonly Club[];
}

export interface Club {
  id: string;
  name: string;
  /** Two colours and a shape, from which the crest is drawn. */
  crest: { colours: readonly [string, string]; shape: string };
}

export interface Fixture {
  homeId: string;
  awayId: string;
  /** Minutes after midnight, UTC. */
  startMinute: number;
}

/** Only the sport itself looks inside; the store keeps it as JSON. */
export type Rating = { readonly [key: string]: number };

/** All that is known of a match so far, as JSON. */
export type Course = { readonly [key: string]: unknown };

export interface Glance {
  phase: 'before' | 'running' | 'break' | 'over' | 'abandoned';
  /** As people say it: 1 to 90, and what was added. */
  minute: number;
  score: readonly [home: number, away: number];
  /** Of each period that has begun, in a sport whose pages show that. */
  parts?: readonly (readonly [home: number, away: number])[];
  /** Something happened in the last minute that closes the market for a moment: a goal, a penalty, a red card. */
  isUnsettled: boolean;
}

export interface PricedMarket {
  /** Letters, digits, colons and points: `1x2`, `total:2.5`, `ah1:1.5`. What stands before the colon is one question with many lines. */
  key: string;
  outcomes: readonly PricedOutcome[];
}

export interface PricedOutcome {
  key: string;
  /** 1620 is 1.62. Nothing where it cannot be bet on. */
  priceThousandths: number;
  /** How likely it is, in parts of 10^9, without the margin: what cash-out reckons with. */
  chancePerBillion: number;
  /** How likely it is that stakes go back, where a market has such an end. */
  voidPerBillion?: number;
}

export type Verdict = 'won' | 'lost' | 'void';
