import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { drawsFrom } from '../draws.ts';
import { type Fraction, fraction, sumOf, times } from '../odds/fraction.ts';
import { payAt } from '../odds/price.ts';
import { forecastChance, placeChance, winChance } from './chances.ts';
import { hasWon, payRace, placesOf, priceAt, priceRace, raceMargins, raceSpots } from './prices.ts';
import { drawOrder } from './race.ts';
import { raceStatements } from './statements.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 100_000);
const cards = [
  [40, 10, 10, 10, 10, 10],
  [34, 25, 21, 17, 13, 10],
  [39, 31, 27, 22, 18, 15, 12, 10],
  [40, 40, 40, 40, 40, 40, 40, 40, 10, 10],
];
const one: Fraction = { top: 1n, bottom: 1n };
const runnersOf = (weights: readonly number[]) => weights.map((_, runner) => runner);

function chanceOf(weights: readonly number[], on: string): Fraction {
  const [kind, first = 0, second = 0] = on.split('-').map((word, at) => (at === 0 ? word : Number(word) - 1));
  if (kind === 'win') return winChance(weights, Number(first));
  if (kind === 'place') return placeChance(weights, Number(first), placesOf(weights.length));
  return forecastChance(weights, Number(first), Number(second));
}

test.each(cards.map((weights) => [weights]))(
  'with weights %j every chance is exact, and all of them together are one',
  (weights) => {
    const runners = runnersOf(weights);
    expect(sumOf(runners.map((runner) => winChance(weights, runner)))).toEqual(one);
    const pairs = runners.flatMap((first) =>
      runners.filter((second) => second !== first).map((second) => [first, second]),
    );
    expect(sumOf(pairs.map(([first = 0, second = 0]) => forecastChance(weights, first, second)))).toEqual(one);
    for (const places of [2, 3] as const) {
      const all = sumOf(runners.map((runner) => placeChance(weights, runner, places)));
      expect(all).toEqual({ top: BigInt(places), bottom: 1n });
    }
  },
);

test('runners come in as often as their weights say', () => {
  const weights = [39, 31, 27, 22, 18, 15, 12, 10];
  const draws = drawsFrom(seededRandom('races come in as they should'));
  const spots = raceSpots(weights.length);
  const seen = new Map(spots.map((on) => [on, 0]));
  for (let round = 0; round < rounds; round += 1) {
    const [first = 0, second = 0, third = 0] = drawOrder(draws, weights).map((runner) => runner + 1);
    const won = [`win-${first}`, `forecast-${first}-${second}`, `place-${first}`, `place-${second}`, `place-${third}`];
    for (const on of won) seen.set(on, (seen.get(on) ?? 0) + 1);
  }
  for (const [on, times] of seen) {
    const { top, bottom } = chanceOf(weights, on);
    const chance = Number(top) / Number(bottom);
    const deviation = Math.sqrt(rounds * chance * (1 - chance));
    // Seventy-two at once: one of them lies beyond four deviations in two hundred runs, and the seed is fixed.
    expect(Math.abs(times - rounds * chance), on).toBeLessThan(4 * deviation);
  }
});

test('everybody comes in once', () => {
  const draws = drawsFrom(seededRandom('everybody comes in'));
  for (let round = 0; round < 1_000; round += 1) {
    const weights = cards[round % cards.length] ?? [];
    expect(drawOrder(draws, weights).sort((a, b) => a - b)).toEqual(runnersOf(weights));
  }
});

test('every price keeps its margin and not much more', () => {
  for (const weights of cards) {
    const prices = priceRace(weights);
    for (const on of raceSpots(weights.length)) {
      const price = priceAt(prices, on) ?? 0;
      const kind = on.split('-')[0] as keyof typeof raceMargins;
      const back = (price: number) => times(chanceOf(weights, on), fraction(price, 100 - raceMargins[kind]));
      // Rounded down to a hundredth: that price gives back no more than it should, and the next one would.
      expect(back(price).top, on).toBeLessThanOrEqual(back(price).bottom);
      expect(back(price + 1).top, on).toBeGreaterThan(back(price + 1).bottom);
    }
  }
});

test('a place is one of the first two, of eight runners and more one of the first three', () => {
  expect([6, 7, 8, 10].map(placesOf)).toEqual([2, 2, 3, 3]);
  expect(hasWon('place-3', [0, 1, 2, 3, 4, 5])).toBe(false);
  expect(hasWon('place-3', [0, 1, 2, 3, 4, 5, 6, 7])).toBe(true);
  expect(hasWon('forecast-1-2', [0, 1, 2])).toBe(true);
  expect(hasWon('forecast-2-1', [0, 1, 2])).toBe(false);
});

test('pays the stake times the price, and no part of a kobo', () => {
  const weights = [34, 25, 21, 17, 13, 10];
  const prices = priceRace(weights);
  const order = [5, 0, 1, 2, 3, 4];
  expect(payRace('win-6', 1_001n, prices, order)).toBe((1_001n * BigInt(prices.win[5] ?? 0)) / 100n);
  expect(payRace('win-1', 1_001n, prices, order)).toBe(0n);
  expect(payRace('forecast-6-1', 1_000n, prices, order)).toBe(payAt(1_000n, prices.forecast[5]?.[0] ?? 0));
  expect(payAt(1_001n, 133)).toBe(1_331n);
});

test('a bet on what does not run comes back', () => {
  const prices = priceRace([20, 20, 20]);
  for (const on of ['win-4', 'place-0', 'forecast-1-1', 'forecast-1', 'nothing']) {
    expect(payRace(on, 1_000n, prices, [0, 1, 2]), on).toBe(1_000n);
  }
});

test('what is stated is what the prices leave', () => {
  const stated = Object.fromEntries(raceStatements.map(({ name, returnMillionths }) => [name, returnMillionths]));
  for (const [name, millionths] of Object.entries(stated)) {
    const kind = name.split('-')[2] as keyof typeof raceMargins;
    expect(millionths, name).toBeLessThanOrEqual((100 - raceMargins[kind]) * 10_000);
    expect(millionths, name).toBeGreaterThan((100 - raceMargins[kind]) * 10_000 - 10_000);
  }
  expect(new Set(Object.keys(stated)).size).toBe(raceStatements.length);
});
