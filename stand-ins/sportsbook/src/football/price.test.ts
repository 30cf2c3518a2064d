import { expect, test } from 'vitest';
import { priceMax, priceMin, roundDown } from '../all-sports/price-steps.ts';
import type { PricedMarket } from '../sport.ts';
import { inFirstHalf, inSecondHalf, pairs } from '../testing/football-courses.ts';
import type { FootballCourse } from './course.ts';
import { markets } from './markets/all-markets.ts';
import { countMarkets, price, priceMain } from './price.ts';

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

const partitions = markets.filter(({ key }) => !key.toLowerCase().includes('double'));

test.each(situations)('chances add up in every market, with that of a stake that goes back: %s', (_, course) => {
  const all = price(course);
  for (const { key, outcomes } of all) {
    const isDouble = key.toLowerCase().includes('double');
    if (!isDouble && !/^next/.test(key) && !partitions.some((market) => market.key === key)) continue;
    const voidPerBillion = outcomes[0]?.voidPerBillion ?? 0;
    const sum = outcomes.reduce((total, { chancePerBillion }) => total + chancePerBillion, voidPerBillion);
    expect(Math.abs(sum - (isDouble ? 2e9 : 1e9)), key).toBeLessThanOrEqual(outcomes.length + 1);
  }
});

test.each(situations)('a price is below what its chance is worth, and takes less of a favourite: %s', (_, course) => {
  for (const { key, outcomes } of price(course)) {
    const margin = markets.find((market) => market.key === key)?.marginThousandths;
    for (const { key: outcome, priceThousandths, chancePerBillion, voidPerBillion = 0 } of outcomes) {
      if (priceThousandths === 0) continue;
      const chance = chancePerBillion / (1e9 - voidPerBillion);
      expect(priceThousandths * chance, `${key} ${outcome}`).toBeLessThanOrEqual(1_000);
      expect(priceThousandths).toBe(roundDown(priceThousandths));
      expect(priceThousandths).toBeGreaterThanOrEqual(priceMin);
      if (priceThousandths === priceMax || priceThousandths === priceMin || margin === undefined) continue;
      const exact = 1_000 / (chance * (1 + ((2 * margin) / 1_000) * (1 - chance)));
      expect([roundDown(Math.floor(exact + 1e-4)), roundDown(Math.floor(exact - 1e-4))]).toContain(priceThousandths);
    }
  }
});

test('no outcome that may come is locked before the match, but for what hardly ever happens or hardly ever does not', () => {
  for (const [name, course] of pairs) {
    for (const { key, outcomes } of price(course)) {
      for (const { key: outcome, priceThousandths, chancePerBillion, voidPerBillion = 0 } of outcomes) {
        const chance = chancePerBillion / (1e9 - voidPerBillion);
        const isLocked = priceThousandths === 0;
        expect(isLocked, `${name}: ${key} ${outcome} ${chance}`).toBe(chance > 1 / 1.01 || chancePerBillion < 250_000);
      }
    }
  }
});

test('in play nothing is offered above 100', () => {
  for (const [, course] of situations.filter(([name]) => !name.includes('before'))) {
    for (const { outcomes } of price(course)) {
      for (const { priceThousandths } of outcomes) expect(priceThousandths).toBeLessThanOrEqual(100_000);
    }
  }
});

test('before a match at least sixty markets are there, all of them, in their fixed order with all outcomes', () => {
  for (const [, course] of pairs) {
    const shape = price(course).map(({ key, outcomes }) => [key, outcomes.map((outcome) => outcome.key)]);
    expect(shape.slice(0, markets.length)).toEqual(
      markets.map(({ key, outcomes }) => [key, outcomes.map((outcome) => outcome.key)]),
    );
    expect(shape.slice(markets.length).map(([key]) => key)).toEqual(['next:1', 'nextScorer:1', 'scorer']);
    expect(shape.length).toBeGreaterThanOrEqual(60);
    expect(countMarkets(course)).toBe(shape.length);
  }
});

test('in play at least twenty-five are there while less than a quarter of an hour is left', () => {
  for (const [name, course] of pairs) {
    for (const minute of [46, 60, 75]) {
      const live = inSecondHalf(course, minute, [1, 1]);
      expect(price(live).length, `${name} ${minute}`).toBeGreaterThanOrEqual(25);
      expect(countMarkets(live)).toBe(price(live).length);
    }
    expect(price(inFirstHalf(course, 20, [0, 0])).length).toBeGreaterThanOrEqual(60);
  }
});

test.each(situations)('lists show the same main market as the match itself: %s', (_, course) => {
  expect(priceMain(course)).toEqual(price(course).find(({ key }) => key === '1x2'));
});

test('keys of markets and outcomes are what a slip may send', () => {
  for (const [, course] of pairs) {
    for (const { key, outcomes } of price(course)) {
      for (const word of [key, ...outcomes.map((outcome) => outcome.key)]) expect(word).toMatch(/^[\w:.]{1,20}$/);
    }
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
    { length: 42 },
    (_, at) => of(price(inSecondHalf(even, 46 + at, [1, 0])), 'total:2.5', 'under')?.chancePerBillion ?? 0,
  );
  expect(chances).toEqual([...chances].sort((one, other) => one - other));
  expect(new Set(chances).size).toBe(42);
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
  expect(of(late, 'total:3.5', 'under')?.priceThousandths).toBeGreaterThan(0);
  expect(find(late, 'total:4.5')).toBe(undefined);
});

test('a match that is over or was abandoned has no prices', () => {
  expect(price({ ...even, phase: 'over' })).toEqual([]);
  expect(price({ ...even, phase: 'abandoned' })).toEqual([]);
});
