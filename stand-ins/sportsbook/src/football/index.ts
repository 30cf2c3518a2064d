import { scoresFrom } from '../all-sports/scores-from.ts';
import type { Sport } from '../sport.ts';
import { fixturesOn } from './calendar.ts';
import { chanceOfAll } from './chance-of-all.ts';
import { abandon, advance, begin, correct, type FootballCourse, glance, readCourse } from './course.ts';
import { judge } from './judge.ts';
import { leagues } from './leagues.ts';
import { findOutcome } from './markets/all-markets.ts';
import { readGoalPick } from './markets/goal-markets.ts';
import { countMarkets, price, priceMain } from './price.ts';
import { type FootballRating, firstRating, learn, meansOf } from './rating.ts';

const goalsAhead = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The book hands back what it was given: courses and ratings of ours are ours. */
export const football: Sport = {
  key: 'football',
  leagues,
  fixturesOn,
  firstRating,
  begin: (home, away) => begin(meansOf(home as FootballRating, away as FootballRating)),
  advance: (course, draws) => advance(readCourse(course), draws),
  abandon: (course) => abandon(readCourse(course)),
  correct: (course, score) => correct(readCourse(course), score),
  glance: (course) => glance(course as FootballCourse),
  price: (course) => price(readCourse(course)),
  priceMain: (course) => priceMain(readCourse(course)),
  priceOne: (course, market) => price(readCourse(course)).find(({ key }) => key === market),
  countMarkets: (course) => countMarkets(readCourse(course)),
  chanceOfAll: (course, picks) => chanceOfAll(readCourse(course), picks),
  scoresAhead: (course) => scoresFrom(readCourse(course).score, goalsAhead, goalsAhead),
  judge: (pick, course) => judge(pick, readCourse(course)),
  learn(home, away, course) {
    const { phase, score } = course as FootballCourse;
    const [homeRating, awayRating] = [home as FootballRating, away as FootballRating];
    return phase === 'over' ? learn(homeRating, awayRating, score) : { home: homeRating, away: awayRating };
  },
  knows: (pick) => findOutcome(pick) !== undefined || readGoalPick(pick) !== undefined,
};
