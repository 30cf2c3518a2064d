import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { basketball } from '../basketball/index.ts';
import { ratingMax as basketballRatingMax } from '../basketball/rating.ts';
import { football } from '../football/index.ts';
import { ratingMax as footballRatingMax } from '../football/rating.ts';
import type { Course, PricedMarket, Rating, Sport } from '../sport.ts';

/** A sport, and how good its clubs may be. */
const calibrated = {
  football: { sport: football, ratingMax: footballRatingMax, minutes: 105 },
  basketball: { sport: basketball, ratingMax: basketballRatingMax, minutes: 54 },
} as const;

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
export function calibrate(name: keyof typeof calibrated, matches: number, seed: string): Calibration {
  const { sport, ratingMax, minutes } = calibrated[name];
  const draws = drawsFrom(seededRandom(seed));
  const observed = new Map<string, { sum: number; squares: number }>();
  let prices = 0;

  function observe(start: Course, priced: readonly PricedMarket[], end: Course): void {
    const off = new Map<string, number>();
    const when = sport.glance(start).phase === 'before' ? 'before' : 'live';
    for (const { key, outcomes } of priced) {
      for (const { key: outcome, priceThousandths, chancePerBillion } of outcomes) {
        if (priceThousandths === 0) continue;
        prices += 1;
        const surprise = Number(sport.judge({ market: key, outcome }, end) === 'won') - chancePerBillion / 1e9;
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
    const start = drawPair(sport, ratingMax, draws);
    const priced = sport.price(start);
    for (let match = 0; match < matchesPerPair && played < matches; match += 1) {
      const { end, seen } = play(sport, start, {
        lookAfter: match % livePricedOneIn === 0 ? 1 + draws.below(minutes) : 0,
        draws,
      });
      observe(start, priced, end);
      if (seen) observe(seen, sport.price(seen), end);
      played += 1;
    }
  }
  return { matches, prices, ...worstOf(observed) };
}

/** Clubs that are as good as any club may be. */
function drawPair(sport: Sport, ratingMax: number, draws: Draws): Course {
  const draw = () => draws.below(2 * ratingMax + 1) - ratingMax;
  const rating = (): Rating => ({ attack: draw(), defence: draw(), ownAttack: 0, ownDefence: 0 });
  return sport.begin(rating(), rating());
}

/** A match to its end, and how it stood after so many minutes, breaks included. */
function play(sport: Sport, start: Course, { lookAfter, draws }: { lookAfter: number; draws: Draws }) {
  const isOver = (course: Course) => sport.glance(course).phase === 'over';
  let [course, seen]: [Course, Course | undefined] = [start, undefined];
  for (let minute = 1; !isOver(course); minute += 1) {
    course = sport.advance(course, draws);
    if (minute === lookAfter && !isOver(course)) seen = course;
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
