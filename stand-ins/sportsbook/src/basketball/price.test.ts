import { expect, test } from 'vitest';
import { levelAfterRegular, pairs, playedOn } from '../testing/basketball-courses.ts';
import type { BasketballCourse } from './course.ts';
import { openMatch } from './ends.ts';
import { attackChances, pacesAfter, pointsOver } from './law.ts';
import { countMarkets, price, priceMain, priceOne } from './price.ts';

const [, [, even]] = pairs as [unknown, [string, BasketballCourse]];
const situations: [string, BasketballCourse][] = pairs.flatMap(([name, course]) => [
  [`${name}, before it begins`, course],
  [`${name}, in the first quarter`, playedOn(course, 4)],
  [`${name}, at half-time`, playedOn(course, 25)],
  [`${name}, in the last quarter`, playedOn(course, 50)],
  [`${name}, before an overtime`, levelAfterRegular(course)],
]);

test.each(situations)('chances add up in every market, with that of a stake that goes back: %s', (_, course) => {
  for (const { key, outcomes } of price(course)) {
    const voidPerBillion = outcomes[0]?.voidPerBillion ?? 0;
    const sum = outcomes.reduce((total, { chancePerBillion }) => total + chancePerBillion, voidPerBillion);
    expect(Math.abs(sum - 1e9), key).toBeLessThanOrEqual(outcomes.length + 1);
  }
});

test.each(situations)('no price is above a fair one, and each side of even money takes its margin: %s', (_, course) => {
  for (const { key, outcomes } of price(course)) {
    const standing = 1e9 - (outcomes[0]?.voidPerBillion ?? 0);
    for (const { key: outcome, priceThousandths, chancePerBillion } of outcomes) {
      expect((priceThousandths * chancePerBillion) / standing, `${key} ${outcome}`).toBeLessThanOrEqual(1_000);
    }
  }
});

test('a match has more than 20 markets before it begins and 10 or more in play', () => {
  expect(price(even).length).toBeGreaterThan(80);
  for (const minute of [1, 12, 25, 45]) expect(price(playedOn(even, minute)).length).toBeGreaterThanOrEqual(10);
  expect(price(playedOn(even, 500))).toEqual([]);
});

test.each(situations)(
  'the market of lists is the first of all, and every market can be had by its key: %s',
  (_, course) => {
    const all = price(course);
    expect(priceMain(course)).toEqual(all.find(({ key }) => key === 'winner'));
    if (priceMain(course)) expect(all[0]?.key).toBe('winner');
    expect(all.map(({ key }) => priceOne(course, key))).toEqual(all);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    expect(countMarkets(course)).toBe(all.length);
  },
);

test('a line that is not listed has its price, and one that the score has passed has none', () => {
  const live = playedOn(even, 25);
  const listed = price(live).map(({ key }) => key);
  expect(listed).not.toContain('points:151');
  expect(priceOne(live, 'points:151')?.outcomes.map(({ key }) => key)).toEqual(['over', 'under']);
  expect(priceOne(live, `points:${live.score[0] + live.score[1] - 1}.5`)).toBe(undefined);
});

test('points of so many attacks are those of one attack, again and again', () => {
  const [none, one, two, three] = attackChances(0.5) as [number, number, number, number];
  const { from, shares } = pointsOver(0.5, 2);
  const expected = [
    none * none,
    2 * none * one,
    2 * none * two + one * one,
    2 * none * three + 2 * one * two,
    2 * one * three + two * two,
    2 * two * three,
    three * three,
  ];
  expect(from).toBe(0);
  for (const [points, chance] of expected.entries()) expect(shares[points]).toBeCloseTo(chance, 12);
  expect(pointsOver(0.5, 80).shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
});

test('what attacks show of the pace is weighed by the rule of Bayes', () => {
  const ratesMillionths = [500_000, 500_000] as const;
  const usual = pacesAfter({ ratesMillionths, scored: [0, 0], attacks: [0, 0] }).map(({ weight }) => weight);
  expect(usual).toEqual([0.25, 0.5, 0.25]);
  const afterOne = pacesAfter({ ratesMillionths, scored: [1, 0], attacks: [1, 1] }).map(({ weight }) => weight);
  const exact = [0.25 * 0.46 * 0.54, 0.5 * 0.5 * 0.5, 0.25 * 0.54 * 0.46];
  const sum = exact.reduce((total, share) => total + share, 0);
  for (const [at, share] of exact.entries()) expect(afterOne[at]).toBeCloseTo(share / sum, 12);
});

test('ends of the match are never level, and as many as those of the regular time', () => {
  const open = openMatch(even);
  const { lead, level, homeLeads, awayLeads } = open.of('match');
  const sumOf = (shares: Float64Array) => shares.reduce((total, share) => total + share, 0);
  expect(sumOf(level)).toBe(0);
  expect(sumOf(lead)).toBeCloseTo(1, 9);
  expect(sumOf(homeLeads) + sumOf(awayLeads)).toBeCloseTo(1, 9);
  const winner = priceMain(even)?.outcomes[0]?.chancePerBillion as number;
  expect(Math.abs(sumOf(lead.slice(601)) / sumOf(lead) - winner / 1e9)).toBeLessThan(1e-8);
});
