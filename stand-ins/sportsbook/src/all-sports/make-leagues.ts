import type { Club, League } from '../sport.ts';
import { crestOf } from './crests.ts';
import type { NamedLeague } from './named-league.ts';

/** Ids and crests follow from names and places. */
export function makeLeagues(named: readonly NamedLeague[]): readonly League[] {
  return named.map(({ id, name, clubs }, leagueAt) => ({
    id,
    name,
    clubs: clubs.map(
      (clubName, place): Club => ({ id: idOf(clubName), name: clubName, crest: crestOf(place, leagueAt) }),
    ),
  }));
}

function idOf(clubName: string): string {
  return clubName.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
