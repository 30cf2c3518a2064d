import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Sport } from '../sport.ts';
import { dayMs, minuteMs } from './match.ts';
import { forgetMatches, insertMatches, listDays, lockOffer, type NewMatch } from './matches-store.ts';
import { openRatings } from './ratings.ts';

/** Fixtures exist so far ahead. */
const daysAhead = 14;
/** A book that opens has played so long already: there are results, and matches under way. */
const daysBack = 2;
export const keptDays = 30;

/** Makes the fixtures that are missing, and forgets matches that are long over. Safe to do again at any time. */
export function rollFixtures(pool: pg.Pool, sports: Iterable<Sport>): Promise<void> {
  return inTransaction(pool, async (db) => {
    const now = await lockOffer(db);
    const today = Math.floor(now.getTime() / dayMs);
    const days = Array.from({ length: daysBack + daysAhead + 1 }, (_, at) => today - daysBack + at);
    const existing = await listDays(db, today - daysBack);
    for (const sport of sports) {
      const missing = sport.leagues.flatMap(({ id }) =>
        days.filter((day) => !existing.has(`${sport.key} ${id} ${day}`)).map((day) => ({ league: id, day })),
      );
      if (missing.length === 0) continue;
      const ratings = await openRatings(db, sport);
      const matches = missing.flatMap(({ league, day }) =>
        sport.fixturesOn(league, day).map(({ homeId: home, awayId: away, startMinute }): NewMatch => {
          const startsAt = new Date(day * dayMs + startMinute * minuteMs);
          return { sport: sport.key, league, home, away, day, startsAt, course: ratings.begin({ home, away }) };
        }),
      );
      await insertMatches(db, matches);
    }
    await forgetMatches(db, new Date(now.getTime() - keptDays * dayMs));
  });
}
