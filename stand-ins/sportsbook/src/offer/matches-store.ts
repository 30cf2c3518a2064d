import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { MatchState } from '../contract/offer.ts';
import type { Course, Rating } from '../sport.ts';
import type { Match } from './match.ts';

interface Row {
  id: bigint;
  sport: string;
  league: string;
  home: string;
  away: string;
  first_starts_at: Date;
  starts_at: Date;
  state: MatchState;
  course: Course;
  minutes: number;
  suspended_until: Date | null;
  next_at: Date | null;
  version: number;
  result_version: number;
  is_void: boolean;
  is_stopped: boolean;
  stopped_markets: string[];
  change: bigint;
}

const columns = `id, sport, league, home, away, first_starts_at, starts_at, state, course, minutes, suspended_until, next_at,
  version, result_version, is_void, is_stopped, stopped_markets, change`;

/** Any number will do, as long as every writer of the offer takes the same one. */
const offerLock = 8_002_720_261;

/** Transactions that write matches or ratings run one after the other. Answers the present. */
export async function lockOffer(db: pg.PoolClient): Promise<Date> {
  await db.query('select pg_advisory_xact_lock($1)', [offerLock]);
  const { rows } = await db.query<{ now: Date }>('select app_now() as now');
  return (rows[0] as { now: Date }).now;
}

/** Matches for which something is due, in the order in which it was. */
export async function listDue(
  db: Queryable,
  options: { sports: string[]; now: Date; limit: number },
): Promise<Match[]> {
  const { sports, now, limit } = options;
  return read(
    db,
    `select ${columns} from sportsbook.match where next_at <= $1 and sport = any($2) order by next_at, id limit $3`,
    [now, sports, limit],
  );
}

export async function findMatch(db: Queryable, id: string): Promise<Match | undefined> {
  return (await read(db, `select ${columns} from sportsbook.match where id = $1`, [id]))[0];
}

/** Those that have not begun, of any of the clubs. */
export async function listToCome(db: Queryable, sport: string, clubs: readonly string[]): Promise<Match[]> {
  return read(
    db,
    `select ${columns} from sportsbook.match
     where state = 'scheduled' and sport = $1 and (home = any($2) or away = any($2))`,
    [sport, clubs],
  );
}

export const hasChanged = (after: bigint): Sql => sql`exists (select from sportsbook.match where change > ${after})`;

/** What changed after that, and everything for 0. What began before `since` and is over is left out. */
export async function listChanged(
  db: Queryable,
  { after, since }: { after: bigint; since: Date },
): Promise<{ matches: Match[]; last: bigint }> {
  const { rows } = await db.query<Row>(
    `select ${columns} from sportsbook.match where change > $1 and (starts_at > $2 or next_at is not null) order by change`,
    [after, since],
  );
  return { matches: rows.map(toMatch), last: rows.at(-1)?.change ?? after };
}

export type NewMatch = Pick<Match, 'sport' | 'league' | 'home' | 'away' | 'startsAt' | 'course'> & { day: number };

/** Those that exist already stay as they are. */
export async function insertMatches(db: Queryable, matches: readonly NewMatch[]): Promise<Match[]> {
  return read(
    db,
    `insert into sportsbook.match (sport, league, home, away, day, first_starts_at, starts_at, next_at, course)
     select sport, league, home, away, day, "startsAt", "startsAt", "startsAt", course
     from jsonb_to_recordset($1) as given (sport text, league text, home text, away text, day int,
       "startsAt" timestamptz, course jsonb)
     on conflict (sport, league, day, home, away) do nothing returning ${columns}`,
    [JSON.stringify(matches)],
  );
}

/** Which days of a league have their matches already. */
export async function listDays(db: Queryable, sinceDay: number): Promise<Set<string>> {
  const { rows } = await db.query<{ sport: string; league: string; day: number }>(
    'select distinct sport, league, day from sportsbook.match where day >= $1',
    [sinceDay],
  );
  return new Set(rows.map(({ sport, league, day }) => `${sport} ${league} ${day}`));
}

/** All of them at once. Answers how they stand now. */
export async function updateMatches(db: Queryable, matches: readonly Match[]): Promise<Match[]> {
  if (matches.length === 0) return [];
  return read(
    db,
    `update sportsbook.match set starts_at = given."startsAt", state = given.state, course = given.course,
       minutes = given.minutes, suspended_until = given."suspendedUntil", next_at = given."nextAt", version = given.version,
       result_version = given."resultVersion", is_void = given."isVoid", is_stopped = given."isStopped",
       stopped_markets = given."stoppedMarkets", change = nextval('sportsbook.match_change')
     from jsonb_to_recordset($1) as given (id bigint, "startsAt" timestamptz, state text, course jsonb, minutes int,
       "suspendedUntil" timestamptz, "nextAt" timestamptz, version int, "resultVersion" int, "isVoid" boolean,
       "isStopped" boolean, "stoppedMarkets" text[])
     where match.id = given.id
     returning ${columns
       .split(',')
       .map((column) => `match.${column.trim()}`)
       .join(', ')}`,
    [JSON.stringify(matches)],
  );
}

/** More than a day has. */
const forgottenAtOnceMax = 2_000;

/** Matches that began before that and whose results the bets have taken: they keep what they need of them. */
export async function forgetMatches(db: Queryable, before: Date): Promise<void> {
  await db.query(
    `delete from sportsbook.match where id in (
       select id from sportsbook.match where starts_at < $1 and next_at is null and taken_version = result_version
       order by starts_at limit ${forgottenAtOnceMax})`,
    [before],
  );
}

export async function listNotTaken(db: Queryable, limit: number): Promise<Match[]> {
  return read(db, `select ${columns} from sportsbook.match where result_version > taken_version order by id limit $1`, [
    limit,
  ]);
}

/** Never back to an older version. */
export async function setTaken(db: Queryable, id: string, version: number): Promise<void> {
  await db.query(
    'update sportsbook.match set taken_version = greatest(taken_version, least($2, result_version)) where id = $1',
    [id, version],
  );
}

/** False when there is one of that key. */
export async function insertCorrection(
  db: Queryable,
  { key, matchId, resultVersion, by }: { key: string; matchId: string; resultVersion: number; by: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into sportsbook.correction (key, match_id, result_version, corrected_by) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [key, matchId, resultVersion, by],
  );
  return rowCount === 1;
}

export async function listRatings(db: Queryable, sport: string): Promise<Map<string, Rating>> {
  const { rows } = await db.query<{ club: string; rating: Rating }>(
    'select club, rating from sportsbook.rating where sport = $1',
    [sport],
  );
  return new Map(rows.map(({ club, rating }) => [club, rating]));
}

export async function saveRatings(db: Queryable, sport: string, ratings: ReadonlyMap<string, Rating>): Promise<void> {
  if (ratings.size === 0) return;
  const given = [...ratings].map(([club, rating]) => ({ club, rating }));
  await db.query(
    `insert into sportsbook.rating (sport, club, rating)
     select $1, club, rating from jsonb_to_recordset($2) as given (club text, rating jsonb)
     on conflict (sport, club) do update set rating = excluded.rating`,
    [sport, JSON.stringify(given)],
  );
}

async function read(db: Queryable, sql: string, values: unknown[]): Promise<Match[]> {
  const { rows } = await db.query<Row>(sql, values);
  return rows.map(toMatch);
}

function toMatch(row: Row): Match {
  return {
    id: String(row.id),
    sport: row.sport,
    league: row.league,
    home: row.home,
    away: row.away,
    firstStartsAt: row.first_starts_at,
    startsAt: row.starts_at,
    state: row.state,
    course: row.course,
    minutes: row.minutes,
    suspendedUntil: row.suspended_until,
    nextAt: row.next_at,
    version: row.version,
    resultVersion: row.result_version,
    isVoid: row.is_void,
    isStopped: row.is_stopped,
    stoppedMarkets: row.stopped_markets,
  };
}
