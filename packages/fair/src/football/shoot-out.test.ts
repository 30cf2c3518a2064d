import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { drawsFrom } from '../draws.ts';
import { fraction, sumOf, times } from '../odds/fraction.ts';
import { chanceInShootOut, drawShootOut, endsOf, hasWonShootOut, priceShootOut, shootOutMarkets } from './shoot-out.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 20_000);
const spots = shootOutMarkets.flatMap((market) => [...market.spots]);
const kickers = [
  { home: 87, away: 64 },
  { home: 75, away: 75 },
  { home: 64, away: 87 },
];

test.each(kickers)('of %j every way to end is counted, and together they are one', (chances) => {
  expect(sumOf(endsOf(chances).map(({ chance }) => chance))).toEqual({ top: 1n, bottom: 1n });
  expect(sumOf(['home', 'away'].map((spot) => chanceInShootOut(spot, chances)))).toEqual({ top: 1n, bottom: 1n });
  const exact = spots.filter((spot) => spot.startsWith('score-'));
  const within = sumOf([...exact, 'sudden'].map((spot) => chanceInShootOut(spot, chances)));
  expect(within).toEqual({ top: 1n, bottom: 1n });
});

test.each(kickers)('prices of %j give back less than was staked', (chances) => {
  const prices = priceShootOut(chances);
  for (const spot of spots) {
    const back = times(chanceInShootOut(spot, chances), fraction(prices[spot] ?? 0, 100));
    expect(back.top, spot).toBeGreaterThan(0n);
    expect(back.top, spot).toBeLessThan(back.bottom);
  }
});

test('shoot-outs end as often as they are priced', () => {
  const chances = { home: 78, away: 72 };
  const draws = drawsFrom(seededRandom('shoot-outs end as they are priced'));
  const seen = new Map(spots.map((spot) => [spot, 0]));
  for (let round = 0; round < rounds; round += 1) {
    const result = drawShootOut(draws, chances);
    for (const spot of spots) if (hasWonShootOut(spot, result)) seen.set(spot, (seen.get(spot) ?? 0) + 1);
  }
  for (const [spot, count] of seen) {
    const { top, bottom } = chanceInShootOut(spot, chances);
    const chance = Number(top) / Number(bottom);
    expect(Math.abs(count - rounds * chance), spot).toBeLessThan(4 * Math.sqrt(rounds * chance * (1 - chance)));
  }
});

test('no side kicks on when it is decided, and no side stops before', () => {
  const draws = drawsFrom(seededRandom('kicks'));
  for (let round = 0; round < 2_000; round += 1) {
    const { kicks, home, away, winner, isSudden } = drawShootOut(draws, { home: 70, away: 70 });
    const goals = (side: string) => kicks.filter((kick) => kick.side === side && kick.isGoal).length;
    expect([home, away]).toEqual([goals('home'), goals('away')]);
    expect(winner).toBe(home > away ? 'home' : 'away');
    expect(isSudden).toBe(kicks.length > 10);
    if (isSudden) expect(Math.abs(home - away)).toBe(1);
    const before = kicks.slice(0, -1);
    const left = (side: string) => 5 - before.filter((kick) => kick.side === side).length;
    const scored = (side: string) => before.filter((kick) => kick.side === side && kick.isGoal).length;
    if (kicks.length > 10) continue;
    expect(scored('home') - scored('away')).toBeLessThanOrEqual(left('away'));
    expect(scored('away') - scored('home')).toBeLessThanOrEqual(left('home'));
  }
});
