import type { Queryable } from '@harmattan/process/transaction';
import type { Course, Rating, Sport } from '../sport.ts';
import { listRatings, saveRatings } from './matches-store.ts';

type Pair = { home: string; away: string };

/** How good the clubs of a sport are, for the length of one transaction. */
export async function openRatings(db: Queryable, sport: Sport) {
  const ratings = await listRatings(db, sport.key);
  const learnt = new Map<string, Rating>();
  const of = (club: string) => ratings.get(club) ?? sport.firstRating(club);

  return {
    begin: ({ home, away }: Pair): Course => sport.begin(of(home), of(away)),
    learn({ home, away }: Pair, course: Course): void {
      const after = sport.learn(of(home), of(away), course);
      for (const [club, rating] of [
        [home, after.home],
        [away, after.away],
      ] as const) {
        ratings.set(club, rating);
        learnt.set(club, rating);
      }
    },
    hasLearnt: ({ home, away }: Pair) => learnt.has(home) || learnt.has(away),
    learnt: () => [...learnt.keys()],
    save: () => saveRatings(db, sport.key, learnt),
  };
}

export type Ratings = Awaited<ReturnType<typeof openRatings>>;
