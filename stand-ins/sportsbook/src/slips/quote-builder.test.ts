import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { chanceOfAll } from '../football/chance-of-all.ts';
import type { FootballCourse } from '../football/course.ts';
import { findOutcome } from '../football/markets/all-markets.ts';
import { price } from '../football/price.ts';
import type { Offer } from '../offer/offer.ts';
import { combine } from '../prices/index.ts';
import { type PricedPick, picksOf } from '../testing/find-dutch-book.ts';
import { inFirstHalf, inSecondHalf, pairs } from '../testing/football-courses.ts';
import { findMatchBook } from '../testing/football-ends.ts';
import { quoteBuilder } from './quote-builder.ts';

const [[, strong], [, even]] = pairs as [[string, FootballCourse], [string, FootballCourse]];
const courses: [string, FootballCourse][] = [
  ['before the match', strong],
  ['at 1:0 after half an hour', inFirstHalf(even, 30, [1, 0])],
  ['at 1:1 after an hour', inSecondHalf(even, 60, [1, 1])],
];
const patience = { timeout: 600_000 };
const billion = 1_000_000_000n;

/** A match as the book offers it. */
function offerOf(course: FootballCourse): Pick<Offer, 'quote' | 'chanceOfAll'> {
  const markets = new Map(price(course).map(({ key, outcomes }) => [key, outcomes]));
  return {
    chanceOfAll: (_, picks) => chanceOfAll(course, picks),
    quote({ market, outcome }) {
      const priced = markets.get(market)?.find(({ key }) => key === outcome);
      if (!priced || priced.priceThousandths === 0) return { state: 'closed' };
      const isLive = course.phase !== 'before';
      return { ...priced, state: 'open', isLive, startsAt: new Date(0), score: course.score, version: 1 };
    },
  };
}

const ofMatch = (picks: readonly { market: string; outcome: string }[]) =>
  picks.map(({ market, outcome }) => ({ match: '1', market, outcome }));

const quoteOf = (course: FootballCourse, ...words: string[]) =>
  quoteBuilder(
    offerOf(course),
    words.map((word) => {
      const [market = '', outcome = ''] = word.split(' ');
      return { match: '1', market, outcome };
    }),
  );

/** Two to four of the picks, no two of one market. */
function sample(picks: readonly PricedPick[], draws: Draws): PricedPick[] {
  const chosen: PricedPick[] = [];
  const count = 2 + draws.below(3);
  while (chosen.length < count) {
    const pick = picks[draws.below(picks.length)] as PricedPick;
    if (chosen.every(({ market }) => market !== pick.market)) chosen.push(pick);
  }
  return chosen;
}

test.each(courses)('no price is above what the chance of all picks allows: %s', patience, (words, course) => {
  const offer = offerOf(course);
  const all = picksOf(price(course));
  const draws = drawsFrom(seededRandom(words));
  const reasons = new Map<string, number>();
  for (let round = 0; round < 400; round += 1) {
    const picks = sample(all, draws);
    const quoted = quoteBuilder(offer, ofMatch(picks));
    const reason = quoted.state === 'open' ? 'open' : quoted.reason;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (quoted.state !== 'open') continue;
    const said = JSON.stringify({ picks, quoted });
    expect(quoted.chancePerBillion, said).toBe(chanceOfAll(course, picks));
    expect(BigInt(quoted.priceThousandths) * BigInt(quoted.chancePerBillion) <= 1_000n * billion, said).toBe(true);
    for (const pick of picks) expect(quoted.priceThousandths, said).toBeGreaterThanOrEqual(pick.priceThousandths);
  }
  // The sample says something of each way to end.
  for (const reason of ['open', 'builder-excluded', 'builder-contained', 'builder-not-priced']) {
    expect(reasons.get(reason) ?? 0, reason).toBeGreaterThan(3);
  }
});

test('picks that exclude, contain or cannot be counted with one another are refused', () => {
  expect(quoteOf(even, '1x2 1', 'score 0:0')).toEqual({ state: 'refused', reason: 'builder-excluded' });
  expect(quoteOf(even, '1x2 1', 'total:0.5 over')).toEqual({ state: 'refused', reason: 'builder-contained' });
  expect(quoteOf(even, 'scorer h9', 'total:0.5 over')).toEqual({ state: 'refused', reason: 'builder-contained' });
  expect(quoteOf(even, 'total:1.5 over', 'total:2.5 over')).toEqual({ state: 'refused', reason: 'builder-contained' });
  expect(quoteOf(even, 'dnb 1', 'total:2.5 over')).toEqual({ state: 'refused', reason: 'builder-not-priced' });
  expect(quoteOf(even, 'corners:9.5 over', 'h1Corners:4.5 over')).toMatchObject({ reason: 'builder-not-priced' });
  expect(quoteOf(even, '1x2 1', 'total:99.5 over')).toEqual({ state: 'refused', reason: 'closed' });
});

/** Builders of goals, whose ends are told apart by score and scorers. */
function buildersOf(course: FootballCourse, count: number): PricedPick[] {
  const offer = offerOf(course);
  const draws = drawsFrom(seededRandom('builders beside markets'));
  const all = picksOf(price(course)).filter(({ market, outcome }) => {
    const view = findOutcome({ market, outcome })?.market.view;
    return view !== undefined && !['corners', 'firstCorners', 'cards'].includes(view);
  });
  const builders: PricedPick[] = [];
  while (builders.length < count) {
    const [first, ...beside] = sample(all, draws) as [PricedPick, ...PricedPick[]];
    const quoted = quoteBuilder(offer, ofMatch([first, ...beside]));
    if (quoted.state === 'open') builders.push({ ...first, priceThousandths: quoted.priceThousandths, beside });
  }
  return builders;
}

test.each(courses.slice(1))('no stakes on builders and markets win whatever the end: %s', patience, (_, course) => {
  const book = findMatchBook(course, [...picksOf(price(course)), ...buildersOf(course, 60)]);
  expect(book?.picks.filter((_, at) => (book.stakes[at] ?? 0) > 1e-6)).toBe(undefined);
});

test('a builder that is priced by multiplication is found', patience, () => {
  const course = inSecondHalf(even, 60, [1, 1]);
  const offer = offerOf(course);
  const multiplied = (first: string, ...others: string[]): PricedPick => {
    const [one, ...beside] = [first, ...others].map((word) => {
      const [market = '', outcome = ''] = word.split(' ');
      const quote = offer.quote({ match: '1', market, outcome });
      if (quote.state !== 'open') throw new Error(`${word} has a price`);
      return { market, outcome, priceThousandths: quote.priceThousandths };
    }) as [PricedPick, ...PricedPick[]];
    const priceThousandths = combine([one, ...beside].map((pick) => pick.priceThousandths)) ?? 0;
    return { ...one, priceThousandths, beside };
  };
  const builders = [multiplied('1x2 1', 'h21x2 1'), multiplied('1x2 2', 'h21x2 2'), multiplied('1x2 X', 'h21x2 X')];
  const book = findMatchBook(course, [...picksOf(price(course)), ...builders]);
  expect(book?.worst).toBeGreaterThan(1);
});
