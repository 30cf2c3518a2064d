import type { Club, League } from '../sport.ts';
import { atlanticLeagues } from './clubs/atlantic.ts';
import { easternLeagues } from './clubs/east.ts';
import { westernLeagues } from './clubs/west.ts';
import { crestOf } from './crests.ts';

export const clubsPerLeague = 16;

/** The best known first, as the page lists them. */
export const leagues: readonly League[] = [...westernLeagues, ...easternLeagues, ...atlanticLeagues].map(
  ({ id, name, clubs }, leagueAt) => ({
    id,
    name,
    clubs: clubs.map(
      (clubName, place): Club => ({ id: idOf(clubName), name: clubName, crest: crestOf(place, leagueAt) }),
    ),
  }),
);

const places = new Map(leagues.flatMap(({ clubs }) => clubs.map(({ id }, place) => [id, place])));

/** A club's place in its league's list; undefined for one that is not ours. */
export function placeOf(clubId: string): number | undefined {
  return places.get(clubId);
}

function idOf(clubName: string): string {
  return clubName.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
