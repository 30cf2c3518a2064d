import { expect, test } from 'vitest';
import { fixturesOn, matchdaysOf, standingsOf } from './league.ts';

const clubs = 16;
const season = Array.from({ length: matchdaysOf(clubs) }, (_, at) => fixturesOn(at + 1, clubs));

test('everybody plays everybody once at home and once away', () => {
  const pairs = season.flat().map(({ home, away }) => `${home} ${away}`);
  expect(season.length).toBe(30);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(pairs.length).toBe(clubs * (clubs - 1));
  expect(season.flat().some(({ home, away }) => home === away)).toBe(false);
});

test('everybody plays once a day, at home about as often as away', () => {
  for (const day of season) {
    expect(day.flatMap(({ home, away }) => [home, away]).sort((a, b) => a - b)).toEqual(
      Array.from({ length: clubs }, (_, club) => club),
    );
  }
  for (let club = 0; club < clubs; club += 1) {
    const atHome = season
      .slice(0, 15)
      .flat()
      .filter(({ home }) => home === club).length;
    expect(Math.abs(2 * atHome - 15), `club ${club}`).toBeLessThanOrEqual(1);
  }
});

test('standings add up', () => {
  const played = season.flat().map((fixture, at) => ({ ...fixture, homeGoals: at % 4, awayGoals: (at * 7) % 3 }));
  const table = standingsOf(clubs, played);
  const sum = (column: 'played' | 'won' | 'lost' | 'drawn' | 'scored' | 'conceded' | 'points') =>
    table.reduce((all, row) => all + row[column], 0);
  expect(sum('played')).toBe(2 * played.length);
  expect(sum('won')).toBe(sum('lost'));
  expect(sum('scored')).toBe(sum('conceded'));
  expect(sum('scored')).toBe(played.reduce((all, match) => all + match.homeGoals + match.awayGoals, 0));
  expect(sum('points')).toBe(3 * sum('won') + sum('drawn'));
  for (const row of table) {
    expect(row.won + row.drawn + row.lost).toBe(row.played);
    expect(row.points).toBe(3 * row.won + row.drawn);
  }
});

test('points come first, then the goals between, then the goals scored', () => {
  const table = standingsOf(4, [
    { home: 0, away: 1, homeGoals: 1, awayGoals: 0 },
    { home: 2, away: 3, homeGoals: 3, awayGoals: 2 },
    { home: 3, away: 1, homeGoals: 0, awayGoals: 0 },
  ]);
  expect(table.map(({ club }) => club)).toEqual([2, 0, 3, 1]);
});
