import type { Draws } from '@harmattan/fair/draws';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Sport } from '../sport.ts';
import { isToCome, type Match } from './match.ts';
import { listDue, listToCome, lockOffer, updateMatches } from './matches-store.ts';
import { type Pace, playOn } from './play-on.ts';
import { openRatings, type Ratings } from './ratings.ts';

/** So many matches go on in one transaction. A process that was away for long takes several. */
const dueMax = 250;

export interface PlayDeps {
  pool: pg.Pool;
  sports: ReadonlyMap<string, Sport>;
  draws: Draws;
  pace: Pace;
}

/**
 * Lets the matches go on for which something is due by the database's clock. Of several processes that try, one at a time
 * does it, and the next finds it done. Answers what changed, which is stored by then.
 */
export function playDue({ pool, sports, draws, pace }: PlayDeps): Promise<Match[]> {
  return inTransaction(pool, async (db) => {
    const now = await lockOffer(db);
    const due = await listDue(db, { sports: [...sports.keys()], now, limit: dueMax });
    if (due.length === 0) return [];
    const played: Match[] = [];
    const ratings = new Map<string, Ratings>();
    for (const match of due) {
      const sport = sports.get(match.sport) as Sport;
      // A match that was missed as a whole begins with what those before it have taught.
      const known = ratings.get(match.sport);
      const course = isToCome(match) && known?.hasLearnt(match) ? known.begin(match) : match.course;
      const after = playOn({ ...match, course }, { sport, now, draws, pace });
      played.push(after);
      if (after.state !== 'finished') continue;
      const learning = known ?? (await openRatings(db, sport));
      ratings.set(match.sport, learning);
      learning.learn(match, after.course);
    }
    const changed = await updateMatches(db, played);
    for (const [sport, learning] of ratings) changed.push(...(await priceAnew(db, sport, learning)));
    return changed;
  });
}

/** Who plays next is priced by what their clubs have shown. */
async function priceAnew(db: pg.PoolClient, sport: string, ratings: Ratings): Promise<Match[]> {
  await ratings.save();
  const toCome = await listToCome(db, sport, ratings.learnt());
  return updateMatches(
    db,
    toCome.map((match) => ({ ...match, course: ratings.begin(match), version: match.version + 1 })),
  );
}
