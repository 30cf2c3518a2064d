import type { Fraction } from '../odds/fraction.ts';
import { returnAt } from '../odds/price.ts';
import type { Statement } from '../statement.ts';
import { forecastChance, placeChance, winChance } from './chances.ts';
import { hasWon, placesOf, priceAt, priceRace } from './prices.ts';
import { drawOrder } from './race.ts';

/** Strengths and prices are announced anew for every race. What is stated is stated of these cards, the same at every run. */
const cards = { six: [34, 25, 21, 17, 13, 10], eight: [39, 31, 27, 22, 18, 15, 12, 10] } as const;

export const raceStatements: readonly Statement[] = Object.entries(cards).flatMap(([name, weights]) => {
  const prices = priceRace(weights);
  const last = weights.length - 1;
  const state = (way: string, on: string, chance: Fraction): Statement => {
    const price = priceAt(prices, on) ?? 0;
    return {
      name: `race-${name}-${way}`,
      returnMillionths: returnAt(chance, price),
      bounds: [weights.reduce((sum, weight) => sum + weight, 0)],
      play: (draws) => (hasWon(on, drawOrder(draws, weights)) ? price : 0),
    };
  };
  return [
    state('win-favourite', 'win-1', winChance(weights, 0)),
    state('win-outsider', `win-${last + 1}`, winChance(weights, last)),
    state('place', 'place-3', placeChance(weights, 2, placesOf(weights.length))),
    state('forecast', 'forecast-2-1', forecastChance(weights, 1, 0)),
  ];
});
