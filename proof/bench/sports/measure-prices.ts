import { drawsFrom } from '@harmattan/fair/draws';
import { seededRandom } from '../../../packages/fair/testing/seeded-random.ts';
import { football } from '../../../stand-ins/sportsbook/src/football/index.ts';
import type { Course } from '../../../stand-ins/sportsbook/src/sport.ts';
import { calibrate } from '../../../stand-ins/sportsbook/src/testing/calibrate.ts';
import { findMatchBook, picksOf } from '../../../stand-ins/sportsbook/src/testing/football-ends.ts';
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

/** How many markets there are, what their prices cost, and whether they are those of one law. */
export function measurePrices({ calibrated, searched }: { calibrated: number; searched: number }): Prices {
  const before = fixtures();
  const live = before.map((course, at) => playOn(course, `live ${at}`, minutesPlayed));
  const calibration = calibrate(calibrated, 'the calibration of the bench');
  console.log(
    `${calibration.prices} prices of ${calibration.matches} matches: furthest off ${calibration.worstSigma.toFixed(2)} sigma, ${calibration.worstBand}`,
  );
  const subjects = searchedOf(before, live).slice(0, searched);
  const found = subjects.map((course) => findMatchBook(course as unknown as Football, picksOf(football.price(course))));
  console.log(`all markets of ${subjects.length} matches searched for a Dutch book`);
  return {
    marketsPrematch: median(before.map((course) => football.price(course).length)),
    marketsLive: median(live.map((course) => football.price(course).length)),
    reprice500Ms: repriceMs(),
    dutchBooks: found.filter((book) => book !== undefined).length,
    worstSigma: calibration.worstSigma,
  };
}

/** Of one day, every league. */
function fixtures(): Course[] {
  return football.leagues.flatMap(({ id }) =>
    football
      .fixturesOn(id, day)
      .map(({ homeId, awayId }) => football.begin(football.firstRating(homeId), football.firstRating(awayId))),
  );
}

function playOn(start: Course, seed: string, minutes: number): Course {
  const draws = drawsFrom(seededRandom(seed));
  let course = start;
  for (let minute = 0; minute < minutes; minute += 1) course = football.advance(course, draws);
  return course;
}

/** In turns before the match and in play, at different minutes. */
function searchedOf(before: readonly Course[], live: readonly Course[]): Course[] {
  return before.flatMap((course, at) => {
    if (at % searchedEvery > 0) return [];
    const early = playOn(course, `early ${at}`, 10 + 5 * (at / searchedEvery));
    return [course, early, live[at] as Course];
  });
}

/** The market of lists, for matches of which each has gone on by a minute. */
function repriceMs(): number {
  const draws = drawsFrom(seededRandom('a minute of every match'));
  const pairs = fixtures();
  let courses = Array.from({ length: repriced }, (_, at) => {
    const { meansMillionths } = pairs[at % pairs.length] as { meansMillionths: [number, number] };
    const [home, away] = meansMillionths;
    return playOn({ ...pairs[0], meansMillionths: [home + at, away + at] }, `repriced ${at}`, 1 + (at % 40));
  });
  const times = Array.from({ length: rounds }, () => {
    courses = courses.map((course) => football.advance(course, draws));
    const begun = performance.now();
    for (const course of courses) football.priceMain(course);
    return performance.now() - begun;
  });
  return median(times);
}
