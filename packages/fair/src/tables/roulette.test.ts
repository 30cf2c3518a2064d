import { expect, test } from 'vitest';
import { colourOf, drawRoulette, payRoulette, pockets, rouletteSpots, wheelOrder } from './roulette.ts';

const everyNumber = Array.from({ length: pockets }, (_, at) => at);

test('has every spot of a European table once', () => {
  const counts = Object.groupBy(rouletteSpots, ({ kind }) => kind);
  const told = Object.fromEntries(Object.entries(counts).map(([kind, spots]) => [kind, spots?.length]));
  expect(told).toEqual({
    ...{ straight: 37, split: 60, street: 14, corner: 23, line: 11, dozen: 3, column: 3 },
    ...{ red: 1, black: 1, odd: 1, even: 1, low: 1, high: 1 },
  });
  expect(new Set(rouletteSpots.map(({ on }) => on)).size).toBe(rouletteSpots.length);
});

test.each(rouletteSpots.map(({ on }) => on))('%s keeps exactly one thirty-seventh for the house: 2.70 %%', (on) => {
  const paid = everyNumber.reduce((sum, number) => sum + payRoulette(on, 1_000n, number), 0n);
  expect(paid).toBe(36n * 1_000n);
});

test('inside spots name neighbours on the felt and nothing else', () => {
  const place = (number: number) => [Math.ceil(number / 3), (number - 1) % 3] as const;
  for (const { kind, numbers } of rouletteSpots) {
    if (numbers[0] === 0 || !['split', 'corner'].includes(kind)) continue;
    const rows = numbers.map((number) => place(number)[0]);
    const columns = numbers.map((number) => place(number)[1]);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
    expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(1);
  }
});

test('a zero takes every outside bet', () => {
  for (const on of ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen-1', 'column-3']) {
    expect(payRoulette(on, 1_000n, 0)).toBe(0n);
  }
  expect(payRoulette('straight-0', 1_000n, 0)).toBe(36_000n);
  expect(payRoulette('corner-0-1-2-3', 1_000n, 0)).toBe(9_000n);
});

test('pays as the felt says', () => {
  expect(payRoulette('straight-17', 100n, 17)).toBe(3_600n);
  expect(payRoulette('split-8-11', 100n, 11)).toBe(1_800n);
  expect(payRoulette('street-1-2-3', 100n, 2)).toBe(1_200n);
  expect(payRoulette('line-31-32-33-34-35-36', 100n, 36)).toBe(600n);
  expect(payRoulette('dozen-2', 100n, 13)).toBe(300n);
  expect(payRoulette('column-3', 100n, 36)).toBe(300n);
  expect(payRoulette('even', 100n, 36)).toBe(200n);
  expect(payRoulette('even', 100n, 35)).toBe(0n);
  expect(payRoulette('nowhere', 100n, 35)).toBe(0n);
});

test('the wheel holds every number once, and red and black take turns', () => {
  expect([...wheelOrder].sort((a, b) => a - b)).toEqual(everyNumber);
  const colours = wheelOrder.slice(1).map(colourOf);
  expect(colours).toEqual(colours.map((_, at) => (at % 2 === 0 ? 'red' : 'black')));
});

test('draws one number below 37', () => {
  const bounds: number[] = [];
  expect(drawRoulette({ below: (bound) => bounds.push(bound) * 5 })).toBe(5);
  expect(bounds).toEqual([37]);
});
