import { makeLeagues } from '../all-sports/make-leagues.ts';
import type { League } from '../sport.ts';
import { basketballLeagues } from './clubs/all-leagues.ts';

export const clubsPerLeague = 16;

/** The best known first, as the page lists them. */
export const leagues: readonly League[] = makeLeagues(basketballLeagues);

const places = new Map(leagues.flatMap(({ clubs }) => clubs.map(({ id }, place) => [id, place])));

/** A club's place in its league's list; undefined for one that is not ours. */
export function placeOf(clubId: string): number | undefined {
  return places.get(clubId);
}
