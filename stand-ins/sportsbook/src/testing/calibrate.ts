import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { advance, begin, type FootballCourse } from '../football/course.ts';
import { judge } from '../football/judge.ts';
import { price } from '../football/price.ts';
import { meansOf, ratingMax } from '../football/rating.ts';
import type { PricedMarket } from '../sport.ts';

/** Prices up to so much, in thousandths. */
const bands = [1_100, 1_250, 1_500, 2_000, 3_000, 5_000, 10_000, 25_000, 100_000, 500_000];
/** So many matches of each pair of clubs are played, and of these one in so many is priced in play as well. */
const matchesPerPair = 250;
const livePricedOneIn = 25;

export interface Calibration {
  matches: number;
  /** Prices that were looked at. */
  prices: number;
  /** Of all bands: how far the outcomes that came are from those that were priced to come. */
  worstSigma: number;
  worstBand: string;
}

/**
 * Plays matches of clubs of every strength to their end, and compares how often the outcomes of each price band, and of each market, came true with how
 * often they were priced to. Outcomes of one match hang together: a match counts as one observation of a band, with all that the band was off by.
 */
export function calibrate(matches: number, seed: string): Calibration {
  const draws = drawsFrom(seededRandom(seed));
  const observed = new Map<string, { sum: number; squares: number }>();
  let prices = 0;

  function observe(start: FootballCourse, priced: readonly PricedMarket[], end: FootballCourse): void {
    const off = new Map<string, number>();
    const when = start.phase === 'before' ? 'before' : 'live';
    for (const { key, outcomes } of priced) {
      for (const { key: outcome, priceThousandths, chancePerBillion } of outcomes) {
        if (priceThousandths === 0) continue;
        prices += 1;
        const surprise = Number(judge({ market: key, outcome }, end) === 'won') - chancePerBillion / 1e9;
        const head = key.split(':')[0];
        const side = priceThousandths < 2_000 ? 'below 2' : 'from 2';
        for (const name of [`${when} up to ${bandOf(priceThousandths)}`, `${when} ${head} ${side}`]) {
          off.set(name, (off.get(name) ?? 0) + surprise);
        }
      }
    }
    for (const [name, surprise] of off) {
      const known = observed.get(name) ?? { sum: 0, squares: 0 };
      observed.set(name, { sum: known.sum + surprise, squares: known.squares + surprise ** 2 });
    }
  }

  for (let played = 0; played < matches; ) {
    const start = drawPair(draws);
    const priced = price(start);
    for (let match = 0; match < matchesPerPair && played < matches; match += 1) {
      const { end, seen } = play(start, match % livePricedOneIn === 0 ? 1 + draws.below(105) : 0, draws);
      observe(start, priced, end);
      if (seen) observe(seen, price(seen), end);
      played += 1;
    }
  }
  return { matches, prices, ...worstOf(observed) };
}

/** Clubs that are as good as any club may be. */
function drawPair(draws: Draws): FootballCourse {
  const draw = () => draws.below(2 * ratingMax + 1) - ratingMax;
  const rating = () => ({ attack: draw(), defence: draw(), ownAttack: 0, ownDefence: 0 });
  return begin(meansOf(rating(), rating()));
}

/** A match to its end, and how it stood after so many minutes, the break included. */
function play(start: FootballCourse, lookAfter: number, draws: Draws) {
  let [course, seen]: [FootballCourse, FootballCourse | undefined] = [start, undefined];
  for (let minute = 1; course.phase !== 'over'; minute += 1) {
    course = advance(course, draws);
    if (minute === lookAfter && course.phase !== 'over') seen = course;
  }
  return { end: course, seen };
}

/** The price is known to be below the last band. */
function bandOf(priceThousandths: number): number {
  return (bands.find((most) => priceThousandths <= most) ?? Number.NaN) / 1_000;
}

/** In fewer matches than this, a single one says too much. */
const surprisesMin = 5;

function worstOf(observed: ReadonlyMap<string, { sum: number; squares: number }>) {
  let [worstSigma, worstBand] = [0, ''];
  for (const [name, { sum, squares }] of observed) {
    if (squares < surprisesMin) continue;
    const sigma = Math.abs(sum) / Math.sqrt(squares);
    if (sigma > worstSigma) [worstSigma, worstBand] = [sigma, name];
  }
  return { worstSigma, worstBand };
}
