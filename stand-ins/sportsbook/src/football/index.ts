import type { Sport } from '../sport.ts';
import { fixturesOn } from './calendar.ts';
import { abandon, advance, begin, correct, type FootballCourse, glance } from './course.ts';
import { judge } from './judge.ts';
import { leagues } from './leagues.ts';
import { findOutcome } from './markets.ts';
import { price } from './price.ts';
import { type FootballRating, firstRating, learn, meansOf } from './rating.ts';

/** The book hands back what it was given: courses and ratings of ours are ours. */
export const football: Sport = {
  key: 'football',
  leagues,
  fixturesOn,
  firstRating,
  begin: (home, away) => begin(meansOf(home as FootballRating, away as FootballRating)),
  advance: (course, draws) => advance(course as FootballCourse, draws),
  abandon: (course) => abandon(course as FootballCourse),
  correct: (course, score) => correct(course as FootballCourse, score),
  glance: (course) => glance(course as FootballCourse),
  price: (course) => price(course as FootballCourse),
  judge: (pick, course) => judge(pick, course as FootballCourse),
  learn(home, away, course) {
    const { phase, score } = course as FootballCourse;
    const [homeRating, awayRating] = [home as FootballRating, away as FootballRating];
    return phase === 'over' ? learn(homeRating, awayRating, score) : { home: homeRating, away: awayRating };
  },
  knows: (pick) => findOutcome(pick) !== undefined,
};
