import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { drawsFrom } from '../draws.ts';
import { type Fraction, fraction, sumOf, times } from '../odds/fraction.ts';
import { goalWeights, weightsSum } from './goals.ts';
import { chanceOf, hasWon, marketsOf, priceMatch } from './markets.ts';
import { drawMatch } from './match.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 20_000);
const one: Fraction = { top: 1n, bottom: 1n };
/** From the strongest at home against the weakest to the other way round. */
const strengths = [
  { home: 45, away: 12 },
  { home: 31, away: 26 },
  { home: 17, away: 40 },
];

test('goals are shared out among ten thousand, with the mean that was asked for', () => {
  for (let mean = 8; mean <= 50; mean += 1) {
    const weights = goalWeights(mean);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(weightsSum);
    const measured = weights.reduce((sum, weight, goals) => sum + weight * goals, 0) / weightsSum;
    expect(Math.abs(measured - mean / 20)).toBeLessThan(0.01);
  }
});

test('of each market, exactly one bet wins, or exactly two of a double chance', () => {
  const draws = drawsFrom(seededRandom('markets'));
  for (let round = 0; round < 2_000; round += 1) {
    const result = drawMatch(draws, strengths[round % 3] ?? { home: 20, away: 20 }, true);
    for (const { name, spots } of marketsOf(true)) {
      expect(spots.filter((spot) => hasWon(spot, result)).length, name).toBe(name === 'double' ? 2 : 1);
    }
    expect(result.goals.length).toBe(result.home + result.away);
    expect(result.goals.filter(({ side }) => side === 'home').length).toBe(result.home);
    for (const { minute } of result.goals) expect(minute >= 1 && minute <= 90).toBe(true);
    if (result.home !== result.away) expect(result.through).toBe(result.home > result.away ? 'home' : 'away');
  }
});

test.each(strengths)('chances of %j add up to one in every market, exactly', (match) => {
  for (const { name, spots } of marketsOf(true)) {
    const all = sumOf(spots.map((spot) => chanceOf(spot, match)));
    expect(all, name).toEqual(name === 'double' ? { top: 2n, bottom: 1n } : one);
  }
});

test.each(strengths)('prices of %j keep the margin that is stated, and always something', (match) => {
  const prices = priceMatch(match, true);
  for (const { spots, margin } of marketsOf(true)) {
    for (const spot of spots) {
      const price = prices[spot] ?? 0;
      const back = times(chanceOf(spot, match), fraction(price, 100));
      expect(back.top, spot).toBeLessThan(back.bottom);
      const share = (Number(back.top) / Number(back.bottom)) * 100;
      // The lowest price there is, and the highest, are where they are.
      if (price > 101) expect(share, spot).toBeLessThanOrEqual(100 - margin + 1e-9);
      if (price < 100_000) expect(share, spot).toBeGreaterThan(100 - margin - 1);
    }
  }
});

test('matches end as often as they are priced', () => {
  const match = { home: 31, away: 23 };
  const draws = drawsFrom(seededRandom('matches end as they are priced'));
  const spots = marketsOf(true).flatMap((market) => market.spots);
  const seen = new Map(spots.map((spot) => [spot, 0]));
  for (let round = 0; round < rounds; round += 1) {
    const result = drawMatch(draws, match, true);
    for (const spot of spots) if (hasWon(spot, result)) seen.set(spot, (seen.get(spot) ?? 0) + 1);
  }
  for (const [spot, count] of seen) {
    const { top, bottom } = chanceOf(spot, match);
    const chance = Number(top) / Number(bottom);
    expect(Math.abs(count - rounds * chance), spot).toBeLessThan(4 * Math.sqrt(rounds * chance * (1 - chance)));
  }
});
