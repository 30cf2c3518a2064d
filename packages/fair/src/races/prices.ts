import { payAt, priceOf } from '../odds/price.ts';
import { forecastChance, placeChance, winChance } from './chances.ts';

/** What stays in the long run of each kind of bet. */
export const raceMargins = { win: 8, place: 10, forecast: 15 } as const;

/** In hundredths, by runner; a forecast's by the first, then the second, where a runner with itself has none. */
export interface RacePrices {
  win: number[];
  place: number[];
  forecast: number[][];
}

/** A place is one of the first three, with fewer than eight runners one of the first two. */
export function placesOf(runners: number): 2 | 3 {
  return runners < 8 ? 2 : 3;
}

export function priceRace(weights: readonly number[]): RacePrices {
  const runners = weights.map((_, runner) => runner);
  const places = placesOf(weights.length);
  return {
    win: runners.map((runner) => priceOf(winChance(weights, runner), raceMargins.win)),
    place: runners.map((runner) => priceOf(placeChance(weights, runner, places), raceMargins.place)),
    forecast: runners.map((first) =>
      runners.map((second) =>
        first === second ? 0 : priceOf(forecastChance(weights, first, second), raceMargins.forecast),
      ),
    ),
  };
}

/** Every spot of a race, with runners counted from 1 as on their jackets: `win-3`, `place-3`, `forecast-3-1`. */
export function raceSpots(runners: number): string[] {
  const numbers = Array.from({ length: runners }, (_, index) => index + 1);
  return [
    ...numbers.map((number) => `win-${number}`),
    ...numbers.map((number) => `place-${number}`),
    ...numbers.flatMap((first) =>
      numbers.filter((second) => second !== first).map((second) => `forecast-${first}-${second}`),
    ),
  ];
}

/** What a spot pays, in hundredths of the stake. Undefined for what is no spot of this race. */
export function priceAt(prices: RacePrices, on: string): number | undefined {
  const [kind, first = 0, second = 0] = readSpot(on);
  if (kind === 'win' || kind === 'place') return prices[kind][first - 1];
  return kind === 'forecast' ? prices.forecast[first - 1]?.[second - 1] || undefined : undefined;
}

/** Whether a spot has won, `order` being places on the card from 0. */
export function hasWon(on: string, order: readonly number[]): boolean {
  const [kind, first = 0, second = 0] = readSpot(on);
  if (kind === 'win') return order[0] === first - 1;
  if (kind === 'place') return order.slice(0, placesOf(order.length)).includes(first - 1);
  return kind === 'forecast' && order[0] === first - 1 && order[1] === second - 1;
}

/** What a bet gets, its own stake included. */
export function payRace(on: string, stakeMinor: bigint, prices: RacePrices, order: readonly number[]): bigint {
  const price = priceAt(prices, on);
  // Nothing by that name ran: the stake comes back.
  if (price === undefined) return stakeMinor;
  return hasWon(on, order) ? payAt(stakeMinor, price) : 0n;
}

function readSpot(on: string): [string, number?, number?] {
  const [kind = '', ...numbers] = on.split('-');
  return [kind, ...numbers.map(Number)] as [string, number?, number?];
}
