import { expect, test } from 'vitest';
import { findDutchBook, picksOf } from '../testing/find-dutch-book.ts';
import { inFirstHalf, inSecondHalf, pairs } from '../testing/football-courses.ts';
import { findMatchBook } from '../testing/football-ends.ts';
import type { FootballCourse } from './course.ts';
import { price } from './price.ts';

const [[, strong], [, even]] = pairs as [[string, FootballCourse], [string, FootballCourse]];
const courses: [string, FootballCourse][] = [
  ['before it begins', even],
  ['at 1:0 after half an hour', inFirstHalf(even, 30, [1, 0])],
  ['at 0:1 after an hour', inSecondHalf(strong, 60, [0, 1])],
  ['at 2:2 with five minutes to go', inSecondHalf(even, 85, [2, 2])],
];
const patience = { timeout: 600_000 };

test('the search finds a book that there is, and none where there is none', () => {
  const twoWays = (one: number, other: number) => [
    { picks: [0], returns: [one] },
    { picks: [1], returns: [other] },
  ];
  expect(findDutchBook(2, twoWays(1.9, 1.9))).toBe(undefined);
  const book = findDutchBook(2, twoWays(2.2, 1.9));
  expect(book?.returnsMin).toBeCloseTo(1 / (1 / 2.2 + 1 / 1.9), 9);
  expect(book?.stakes[0]).toBeCloseTo(1.9 / (2.2 + 1.9), 9);
  // Over three markets: both under the first and over the last, or what lies between.
  const lines = [
    { picks: [0], returns: [3.1] },
    { picks: [1], returns: [3.1] },
    { picks: [2], returns: [3.1] },
  ];
  expect(findDutchBook(3, lines)?.returnsMin).toBeCloseTo(3.1 / 3, 9);
});

test.each(courses)('no stakes on all markets of a match win whatever its end %s', patience, (_, course) => {
  const book = findMatchBook(course, picksOf(price(course)));
  expect(book?.picks.filter((_, at) => (book.stakes[at] ?? 0) > 1e-6)).toBe(undefined);
});

test.each([
  ['1x2', '1'],
  ['h1Total:0.5', 'over'],
  ['cards:4.5', 'under'],
])('one price that is a tenth too high is found, on %s %s', patience, (market, outcome) => {
  const picks = picksOf(price(even)).map((pick) =>
    pick.market === market && pick.outcome === outcome
      ? { ...pick, priceThousandths: Math.floor(pick.priceThousandths * 1.1) }
      : pick,
  );
  const book = findMatchBook(even, picks);
  const raised = book?.picks.findIndex((pick) => pick.market === market && pick.outcome === outcome) ?? -1;
  expect(book?.stakes[raised]).toBeGreaterThan(0);
  expect(book?.worst).toBeGreaterThan(1);
});
