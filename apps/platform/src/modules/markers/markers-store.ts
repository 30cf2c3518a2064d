import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import { type FactsByDay, factsOf, type PlayState } from './count-facts.ts';
import type { HarmLevel } from './score.ts';

interface StateRow {
  player_id: bigint;
  counted_version: bigint;
  last_stake_at: Date | null;
  last_stake: bigint;
  session_from: Date | null;
  session_loss: bigint;
  is_long: boolean;
}

export async function readStates(db: Queryable, playerIds: bigint[]): Promise<Map<bigint, PlayState>> {
  const { rows } = await db.query<StateRow>(sql`
    select player_id, counted_version, last_stake_at, last_stake, session_from, session_loss, is_long
    from markers.player where player_id = any(${playerIds}::bigint[])`);
  return new Map(
    rows.map((row) => [
      row.player_id,
      {
        ...{ countedVersion: row.counted_version, lastStakeAt: row.last_stake_at, lastStakeMinor: row.last_stake },
        ...{ sessionFrom: row.session_from, lossMinor: row.session_loss, isLong: row.is_long },
      },
    ]),
  );
}

/** What is scored from it follows. */
export async function writeStates(db: Queryable, states: ReadonlyMap<bigint, PlayState>): Promise<void> {
  if (states.size === 0) return;
  const each = (value: (state: PlayState) => unknown) => [...states.values()].map(value);
  await db.query(sql`
    insert into markers.player (player_id, counted_version, last_stake_at, last_stake, session_from, session_loss, is_long)
    select * from unnest(${[...states.keys()]}::bigint[], ${each(({ countedVersion }) => countedVersion)}::bigint[],
      ${each(({ lastStakeAt }) => lastStakeAt)}::timestamptz[], ${each(({ lastStakeMinor }) => lastStakeMinor)}::bigint[],
      ${each(({ sessionFrom }) => sessionFrom)}::timestamptz[], ${each(({ lossMinor }) => lossMinor)}::bigint[],
      ${each(({ isLong }) => isLong)}::boolean[])
    on conflict (player_id) do update set counted_version = excluded.counted_version, last_stake_at = excluded.last_stake_at,
      last_stake = excluded.last_stake, session_from = excluded.session_from, session_loss = excluded.session_loss,
      is_long = excluded.is_long`);
}

export async function addFacts(db: Queryable, players: ReadonlyMap<bigint, FactsByDay>): Promise<void> {
  const days = [...players].flatMap(([playerId, facts]) => [...facts].map(([day, one]) => ({ playerId, day, ...one })));
  if (days.length === 0) return;
  const each = (value: (day: (typeof days)[number]) => unknown) => days.map(value);
  await db.query(sql`
    insert into markers.day as kept (player_id, day, night_stakes, deposits_after_loss, deposited_after_loss, chased_stakes,
      chased, long_sessions)
    select * from unnest(${each(({ playerId }) => playerId)}::bigint[], ${each(({ day }) => day)}::date[],
      ${each(({ nightStakes }) => nightStakes)}::int[], ${each(({ depositsAfterLoss }) => depositsAfterLoss)}::int[],
      ${each(({ depositedAfterLossMinor }) => depositedAfterLossMinor)}::bigint[],
      ${each(({ chasedStakes }) => chasedStakes)}::int[], ${each(({ chasedMinor }) => chasedMinor)}::bigint[],
      ${each(({ longSessions }) => longSessions)}::int[])
    on conflict (player_id, day) do update set night_stakes = kept.night_stakes + excluded.night_stakes,
      deposits_after_loss = kept.deposits_after_loss + excluded.deposits_after_loss,
      deposited_after_loss = kept.deposited_after_loss + excluded.deposited_after_loss,
      chased_stakes = kept.chased_stakes + excluded.chased_stakes, chased = kept.chased + excluded.chased,
      long_sessions = kept.long_sessions + excluded.long_sessions`);
}

interface DayRow {
  player_id: bigint;
  day: string;
  night_stakes: number;
  deposits_after_loss: number;
  deposited_after_loss: Minor;
  chased_stakes: number;
  chased: Minor;
  long_sessions: number;
}

/** Of each of these players from one day on. */
export async function readFacts(
  db: Queryable,
  { playerIds, from }: { playerIds: bigint[]; from: string },
): Promise<Map<bigint, FactsByDay>> {
  const { rows } = await db.query<DayRow>(sql`
    select player_id, day::text as day, night_stakes, deposits_after_loss, deposited_after_loss, chased_stakes, chased, long_sessions
    from markers.day where player_id = any(${playerIds}::bigint[]) and day >= ${from}::date order by player_id, day`);
  const players = new Map<bigint, FactsByDay>(playerIds.map((playerId) => [playerId, new Map()]));
  for (const row of rows)
    Object.assign(factsOf(players.get(row.player_id) as FactsByDay, row.day), {
      ...{ nightStakes: row.night_stakes, depositsAfterLoss: row.deposits_after_loss },
      ...{ depositedAfterLossMinor: row.deposited_after_loss, chasedStakes: row.chased_stakes },
      ...{ chasedMinor: row.chased, longSessions: row.long_sessions },
    });
  return players;
}

export const hasStale = sql`exists (select from markers.player where stale_at is not null)`;

/** Something is known of these players that their scores do not have. */
export async function markStale(db: Queryable, playerIds: readonly bigint[]): Promise<void> {
  if (playerIds.length === 0) return;
  await db.query(sql`
    insert into markers.player (player_id, stale_at)
    select player_id, app_now() from unnest(${playerIds}::bigint[]) as given (player_id) order by player_id
    on conflict (player_id) do update set stale_at = coalesce(markers.player.stale_at, excluded.stale_at)`);
}

/** A score that is not low falls with the days, also without any new fact. */
export async function markOfEarlierDays(db: Queryable, today: string): Promise<void> {
  await db.query(sql`
    update markers.player set stale_at = coalesce(stale_at, app_now()) where level <> 'low' and scored_on < ${today}::date`);
}

export interface ScoredRow {
  player_id: bigint;
  points: number;
  level: HarmLevel;
  advised_at: Date | null;
  case_id: bigint | null;
}

/** Locked until the transaction ends. Rows that another transaction has are left to it. */
export async function lockStale(db: Queryable, limit: number): Promise<ScoredRow[]> {
  const { rows } = await db.query<ScoredRow>(sql`
    select player_id, points, level, advised_at, case_id from markers.player where stale_at is not null
    order by stale_at limit ${limit} for update skip locked`);
  return rows;
}

export interface NewScore {
  playerId: bigint;
  points: number;
  level: HarmLevel;
  day: string;
  isAdvised: boolean;
  caseId: bigint | null;
}

export async function saveScore(db: Queryable, score: NewScore): Promise<void> {
  const { playerId, points, level, day, isAdvised, caseId } = score;
  await db.query(sql`
    update markers.player set points = ${points}, level = ${level}, scored_on = ${day}::date, case_id = ${caseId}, stale_at = null,
      advised_at = case when ${isAdvised}::boolean then app_now() else advised_at end
    where player_id = ${playerId}`);
}

export async function findScored(db: Queryable, playerId: bigint): Promise<ScoredRow | undefined> {
  const { rows } = await db.query<ScoredRow>(sql`
    select player_id, points, level, advised_at, case_id from markers.player where player_id = ${playerId}`);
  return rows[0];
}

/** Those with the most points first. */
export async function listScored(
  db: Queryable,
  { level, limit }: { level: HarmLevel | undefined; limit: number },
): Promise<ScoredRow[]> {
  const { rows } = await db.query<ScoredRow>(sql`
    select player_id, points, level, advised_at, case_id from markers.player
    where level <> 'low' and (${level ?? null}::text is null or level = ${level ?? null})
    order by points desc, player_id limit ${limit}`);
  return rows;
}
