import { expect, test } from 'vitest';
import { demoGames } from './demo-games.ts';

const plan = { games: 13, firstAt: new Date('2026-11-21T15:00:00Z'), everyMs: 60_000 };

test('each club plays once, against one of its league, and another seed has other games', () => {
  const games = demoGames({ ...plan, seed: 'one' });
  expect(games).toHaveLength(15);
  const clubs = games.flatMap(({ participant1, participant2 }) => [participant1, participant2]);
  expect(new Set(clubs).size).toBe(30);
  expect(new Set(games.map(({ league }) => league)).size).toBeGreaterThan(1);
  expect(demoGames({ ...plan, seed: 'one' })).toEqual(games);
  expect(demoGames({ ...plan, seed: 'two' })).not.toEqual(games);
});
