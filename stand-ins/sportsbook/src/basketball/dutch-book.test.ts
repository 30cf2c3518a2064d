import { expect, test } from 'vitest';
import { levelAfterRegular, pairs, playedOn } from '../testing/basketball-courses.ts';
import { findBasketballBook } from '../testing/basketball-ends.ts';
import { picksOf } from '../testing/find-dutch-book.ts';
import type { BasketballCourse } from './course.ts';
import { price } from './price.ts';

const [[, strong], [, even]] = pairs as [[string, BasketballCourse], [string, BasketballCourse]];
const courses: [string, BasketballCourse][] = [
  ['before it begins', even],
  ['in the second quarter', playedOn(even, 18)],
  ['in the last quarter', playedOn(strong, 48)],
  ['before an overtime', levelAfterRegular(even)],
];
const patience = { timeout: 600_000 };

test.each(courses)('no stakes on all markets of a match win whatever its end %s', patience, (_, course) => {
  const book = findBasketballBook(course, picksOf(price(course)));
  expect(book?.picks.filter((_, at) => (book.stakes[at] ?? 0) > 1e-6)).toBe(undefined);
});

test.each([
  ['winner', '1'],
  ['overtime', 'no'],
  ['race:20', '1'],
])('one price that is a tenth too high is found, on %s %s', patience, (market, outcome) => {
  const picks = picksOf(price(even)).map((pick) =>
    pick.market === market && pick.outcome === outcome
      ? { ...pick, priceThousandths: Math.floor(pick.priceThousandths * 1.1) }
      : pick,
  );
  const book = findBasketballBook(even, picks);
  const raised = book?.picks.findIndex((pick) => pick.market === market && pick.outcome === outcome) ?? -1;
  expect(book?.stakes[raised]).toBeGreaterThan(0);
  expect(book?.worst).toBeGreaterThan(1);
});
