import { drawsFrom } from '@harmattan/fair/draws';
import { seededRandom } from '../../../packages/fair/testing/seeded-random.ts';
import { basketball } from '../../../stand-ins/sportsbook/src/basketball/index.ts';
import { football } from '../../../stand-ins/sportsbook/src/football/index.ts';
import type { Course, Sport } from '../../../stand-ins/sportsbook/src/sport.ts';
import { findBasketballBook } from '../../../stand-ins/sportsbook/src/testing/basketball-ends.ts';
import { type Calibration, calibrate } from '../../../stand-ins/sportsbook/src/testing/calibrate.ts';
import { picksOf } from '../../../stand-ins/sportsbook/src/testing/find-dutch-book.ts';
import { findMatchBook } from '../../../stand-ins/sportsbook/src/testing/football-ends.ts';
import { median } from '../median.ts';

const repriced = 500;
const rounds = 9;
/** Minutes after its beginning at which a match is looked at in play, the break included. */
const minutesPlayed = 75;
const day = 20_772;
/** Between two matches whose prices are searched for a Dutch book, in the list of fixtures. */
const searchedEvery = 16;

export interface Prices {
  marketsPrematch: number;
  marketsLive: number;
  reprice500Ms: number;
  dutchBooks: number;
  worstSigma: number;
}

type Football = Parameters<typeof findMatchBook>[0];
type Basketball = Parameters<typeof findBasketballBook>[0];

/** A price of basketball is the sum over wider grids: of so many matches of football one of basketball is calibrated. */
const calibratedOneIn = 5;
/** Minutes of each match of basketball that is searched for a Dutch book, breaks included. */
const basketballMinutes = [0, 8, 20, 35, 50];

/** How many markets of football there are, what their prices cost, and whether the prices of both sports are those of one law. */
export function measurePrices({ calibrated, searched }: { calibrated: number; searched: number }): Prices {
  const before = fixturesOf(football);
  const live = before.map((course, at) => playOn(football, course, { seed: `live ${at}`, minutes: minutesPlayed }));
  const calibrations = [
    calibrate('football', calibrated, 'the calibration of the bench'),
    calibrate('basketball', Math.ceil(calibrated / calibratedOneIn), 'the calibration of the bench'),
  ];
  for (const calibration of calibrations) printCalibration(calibration);
  const subjects = searchedOf(before, live).slice(0, searched);
  const found = [
    ...subjects.map((course) => findMatchBook(course as unknown as Football, picksOf(football.price(course)))),
    ...basketballSubjects()
      .slice(0, searched)
      .map((course) => findBasketballBook(course as unknown as Basketball, picksOf(basketball.price(course)))),
  ];
  console.log(`all markets of ${found.length} matches searched for a Dutch book`);
  return {
    marketsPrematch: median(before.map((course) => football.price(course).length)),
    marketsLive: median(live.map((course) => football.price(course).length)),
    reprice500Ms: repriceMs(),
    dutchBooks: found.filter((book) => book !== undefined).length,
    worstSigma: Math.max(...calibrations.map(({ worstSigma }) => worstSigma)),
  };
}

function printCalibration({ prices, matches, worstSigma, worstBand }: Calibration): void {
  console.log(`${prices} prices of ${matches} matches: furthest off ${worstSigma.toFixed(2)} sigma, ${worstBand}`);
}

/** Of one day, every league. */
function fixturesOf(sport: Sport): Course[] {
  return sport.leagues.flatMap(({ id }) =>
    sport
      .fixturesOn(id, day)
      .map(({ homeId, awayId }) => sport.begin(sport.firstRating(homeId), sport.firstRating(awayId))),
  );
}

function basketballSubjects(): Course[] {
  return fixturesOf(basketball).flatMap((course, at) => {
    const minutes = basketballMinutes[at];
    return minutes === undefined ? [] : [playOn(basketball, course, { seed: `basketball ${at}`, minutes })];
  });
}

function playOn(sport: Sport, start: Course, { seed, minutes }: { seed: string; minutes: number }): Course {
  const draws = drawsFrom(seededRandom(seed));
  let course = start;
  for (let minute = 0; minute < minutes; minute += 1) course = sport.advance(course, draws);
  return course;
}

/** In turns before the match and in play, at different minutes. */
function searchedOf(before: readonly Course[], live: readonly Course[]): Course[] {
  return before.flatMap((course, at) => {
    if (at % searchedEvery > 0) return [];
    const early = playOn(football, course, { seed: `early ${at}`, minutes: 10 + 5 * (at / searchedEvery) });
    return [course, early, live[at] as Course];
  });
}

/** The market of lists, for matches of which each has gone on by a minute. */
function repriceMs(): number {
  const draws = drawsFrom(seededRandom('a minute of every match'));
  const pairs = fixturesOf(football);
  let courses = Array.from({ length: repriced }, (_, at) => {
    const { meansMillionths } = pairs[at % pairs.length] as { meansMillionths: [number, number] };
    const [home, away] = meansMillionths;
    const start = { ...pairs[0], meansMillionths: [home + at, away + at] };
    return playOn(football, start, { seed: `repriced ${at}`, minutes: 1 + (at % 40) });
  });
  const times = Array.from({ length: rounds }, () => {
    courses = courses.map((course) => football.advance(course, draws));
    const begun = performance.now();
    for (const course of courses) football.priceMain(course);
    return performance.now() - begun;
  });
  return median(times);
}
