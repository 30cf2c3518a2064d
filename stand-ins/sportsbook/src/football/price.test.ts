import { expect, test } from 'vitest';
import type { PricedMarket } from '../sport.ts';
import { inSecondHalf, pairs } from '../testing/football-courses.ts';
import type { FootballCourse } from './course.ts';
import { markets } from './markets.ts';
import { price } from './price.ts';
import { priceMax, priceMin, roundDown } from './price-steps.ts';

const [, [, even]] = pairs as [unknown, [string, FootballCourse]];
const situations: [string, FootballCourse][] = pairs.flatMap(([name, course]) => [
  [`${name}, before it begins`, course],
  [`${name}, 0:0 after 46 minutes`, inSecondHalf(course, 46, [0, 0])],
  [`${name}, 1:2 after 70 minutes`, inSecondHalf(course, 70, [1, 2])],
  [`${name}, 1:0 after 88 minutes and a red card`, inSecondHalf(course, 88, [1, 0], [1, 0])],
]);

const find = (all: readonly PricedMarket[], key: string) => all.find((market) => market.key === key);
const of = (all: readonly PricedMarket[], key: string, outcome: string) =>
  find(all, key)?.outcomes.find((one) => one.key === outcome);

test.each(situations)('chances add up in every market: %s', (_, course) => {
  for (const { key, outcomes } of price(course)) {
    const sum = outcomes.reduce((all, { chancePerBillion }) => all + chancePerBillion, 0);
    const due = key === 'double' ? 2e9 : 1e9;
    expect(Math.abs(sum - due), key).toBeLessThanOrEqual(outcomes.length);
  }
});

test.each(situations)('a price keeps its margin, but for the step that it was rounded down by: %s', (_, course) => {
  for (const { key, outcomes } of price(course)) {
    const margin = markets.find((market) => market.key === key)?.marginThousandths ?? Number.NaN;
    for (const { key: outcome, priceThousandths, chancePerBillion } of outcomes) {
      if (priceThousandths === 0) continue;
      const exact = 1e15 / (chancePerBillion * (1_000 + margin));
      expect(priceThousandths, `${key} ${outcome}`).toBeLessThanOrEqual(exact);
      expect(priceThousandths).toBe(roundDown(priceThousandths));
      expect(priceThousandths).toBeGreaterThanOrEqual(priceMin);
      if (priceThousandths < priceMax) expect(priceThousandths, `${key} ${outcome}`).toBe(roundDown(Math.floor(exact)));
    }
  }
});

test('what the prices of a whole market stand for is one and the margin, within their steps', () => {
  for (const [, course] of pairs) {
    for (const { key, outcomes } of price(course)) {
      if (outcomes.some(({ priceThousandths }) => priceThousandths === 0 || priceThousandths === priceMax)) continue;
      const margin = markets.find((market) => market.key === key)?.marginThousandths ?? Number.NaN;
      const sum = outcomes.reduce((all, { priceThousandths }) => all + 1_000 / priceThousandths, 0);
      const due = (key === 'double' ? 2 : 1) * (1 + margin / 1_000);
      expect(sum, key).toBeGreaterThanOrEqual(due - 1e-6);
      expect(sum, key).toBeLessThan(due * 1.05);
    }
  }
});

test('before a match every market is there, in its fixed order with all outcomes', () => {
  for (const [, course] of pairs) {
    const shape = price(course).map(({ key, outcomes }) => [key, outcomes.map((outcome) => outcome.key)]);
    expect(shape).toEqual(markets.map(({ key, outcomes }) => [key, outcomes.map((outcome) => outcome.key)]));
  }
});

test('a goal makes its side likelier and the other one less so', () => {
  for (const [name, course] of pairs) {
    const level = price(inSecondHalf(course, 60, [0, 0]));
    const ahead = price(inSecondHalf(course, 60, [1, 0]));
    const chance = (all: readonly PricedMarket[], key: string, outcome: string) =>
      of(all, key, outcome)?.chancePerBillion ?? Number.NaN;
    expect(chance(ahead, '1x2', '1'), name).toBeGreaterThan(chance(level, '1x2', '1'));
    expect(chance(ahead, '1x2', '2'), name).toBeLessThan(chance(level, '1x2', '2'));
    expect(chance(ahead, 'total:2.5', 'over'), name).toBeGreaterThan(chance(level, 'total:2.5', 'over'));
  }
  expect(of(price(inSecondHalf(even, 60, [1, 0])), '1x2', '1')?.priceThousandths).toBeLessThan(
    of(price(inSecondHalf(even, 60, [0, 0])), '1x2', '1')?.priceThousandths ?? 0,
  );
});

test('a side with a player less is less likely to win', () => {
  const full = of(price(inSecondHalf(even, 50, [0, 0])), '1x2', '1')?.chancePerBillion ?? 0;
  expect(of(price(inSecondHalf(even, 50, [0, 0], [1, 0])), '1x2', '1')?.chancePerBillion).toBeLessThan(full);
  expect(of(price(inSecondHalf(even, 50, [0, 0], [0, 1])), '1x2', '1')?.chancePerBillion).toBeGreaterThan(full);
});

test('with every minute that nothing happens, under becomes likelier', () => {
  const chances = Array.from(
    { length: 45 },
    (_, at) => of(price(inSecondHalf(even, 46 + at, [1, 0])), 'total:2.5', 'under')?.chancePerBillion ?? 0,
  );
  expect(chances).toEqual([...chances].sort((one, other) => one - other));
  expect(new Set(chances).size).toBe(45);
});

test('low scores hang together: a goalless match is likelier than two strangers would make it', () => {
  const [home, away] = even.meansMillionths;
  const alone = Math.exp(-(home + away) / 1e6) * 1e9;
  const chance = of(price(even), 'score', '0:0')?.chancePerBillion ?? 0;
  expect(chance / alone).toBeGreaterThan(1.03);
  expect(chance / alone).toBeLessThan(1.2);
});

test('what is decided is not offered any more, and what is impossible or nearly certain has no price', () => {
  const all = price(inSecondHalf(even, 60, [2, 1]));
  expect(find(all, 'total:1.5')).toBe(undefined);
  expect(find(all, 'total:2.5')).toBe(undefined);
  expect(find(all, 'total:3.5')).toBeDefined();
  expect(find(all, 'btts')).toBe(undefined);
  expect(of(all, 'score', '2:0')).toMatchObject({ priceThousandths: 0, chancePerBillion: 0 });
  expect(of(all, 'score', '2:1')?.priceThousandths).toBeGreaterThan(0);
  expect(find(price(inSecondHalf(even, 60, [5, 1])), 'score')).toBe(undefined);

  const late = price(inSecondHalf(even, 90, [3, 0]));
  expect(find(late, '1x2')).toBe(undefined);
  expect(of(late, 'total:4.5', 'under')?.priceThousandths).toBe(0);
  expect(of(late, 'total:4.5', 'over')?.priceThousandths).toBeGreaterThan(0);
});

test('a match that is over or was abandoned has no prices', () => {
  expect(price({ ...even, phase: 'over' })).toEqual([]);
  expect(price({ ...even, phase: 'abandoned' })).toEqual([]);
});
