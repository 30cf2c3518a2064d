import { expect, test } from 'vitest';
import { demoLeagues } from '../../apps/platform/src/demo/jackpots/demo-clubs.ts';
import { westernLeagues } from '../../stand-ins/sportsbook/src/football/clubs/west.ts';

test('the games of the jackpot are between clubs of the sportsbook, in its leagues', () => {
  const book = westernLeagues.map(({ name, clubs }) => ({ name, clubs: clubs.toSorted() }));
  for (const { name, clubs } of demoLeagues) expect(book).toContainEqual({ name, clubs: clubs.toSorted() });
});
