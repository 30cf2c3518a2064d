import { scoresFrom } from '../all-sports/scores-from.ts';
import type { Sport } from '../sport.ts';
import { fixturesOn } from './calendar.ts';
import { abandon, advance, type BasketballCourse, begin, correct, glance } from './course.ts';
import { judge } from './judge.ts';
import { leagues } from './leagues.ts';
import { knows } from './markets/listed-markets.ts';
import { countMarkets, price, priceMain, priceOne } from './price.ts';
import { type BasketballRating, firstRating, learn, ratesOf } from './rating.ts';

/** Steps that differ for both sides: between them every lead is met. */
const homeAhead = Array.from({ length: 32 }, (_, at) => 4 * at);
const awayAhead = Array.from({ length: 42 }, (_, at) => 3 * at);

/** The book hands back what it was given: courses and ratings of ours are ours. */
export const basketball: Sport = {
  key: 'basketball',
  leagues,
  fixturesOn,
  firstRating,
  begin: (home, away) => begin(ratesOf(home as BasketballRating, away as BasketballRating)),
  advance: (course, draws) => advance(course as BasketballCourse, draws),
  abandon: (course) => abandon(course as BasketballCourse),
  correct: (course, score) => correct(course as BasketballCourse, score),
  glance: (course) => glance(course as BasketballCourse),
  price: (course) => price(course as BasketballCourse),
  priceMain: (course) => priceMain(course as BasketballCourse),
  priceOne: (course, market) => priceOne(course as BasketballCourse, market),
  countMarkets: (course) => countMarkets(course as BasketballCourse),
  chanceOfAll: () => undefined,
  scoresAhead: (course) => scoresFrom((course as BasketballCourse).score, homeAhead, awayAhead),
  judge: (pick, course) => judge(pick, course as BasketballCourse),
  learn(home, away, course) {
    const [homeRating, awayRating] = [home as BasketballRating, away as BasketballRating];
    const played = course as BasketballCourse;
    return played.phase === 'over' && !played.seen
      ? learn(homeRating, awayRating, played)
      : { home: homeRating, away: awayRating };
  },
  knows,
};
