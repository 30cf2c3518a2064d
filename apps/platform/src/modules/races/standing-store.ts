import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';

/** A place as a race ended. */
export interface FinalPlace {
  place: number;
  playerId: bigint;
  turnoverMinor: Minor;
  reachedAt: Date;
  prizeMinor: Minor;
}

const columns = `place, player_id as "playerId", turnover as "turnoverMinor", reached_at as "reachedAt", prize as "prizeMinor"`;

export async function insertStanding(db: Queryable, raceId: number, places: FinalPlace[]): Promise<void> {
  await db.query(
    `insert into races.standing (race_id, place, player_id, turnover, reached_at, prize)
     select $1, * from unnest($2::integer[], $3::bigint[], $4::bigint[], $5::timestamptz[], $6::bigint[])`,
    [
      raceId,
      places.map(({ place }) => place),
      places.map(({ playerId }) => playerId),
      places.map(({ turnoverMinor }) => turnoverMinor),
      places.map(({ reachedAt }) => reachedAt),
      places.map(({ prizeMinor }) => prizeMinor),
    ],
  );
}

export async function listStanding(db: Queryable, raceId: number, limit: number): Promise<FinalPlace[]> {
  const { rows } = await db.query<FinalPlace>(
    `select ${columns} from races.standing where race_id = $1 order by place limit $2`,
    [raceId, limit],
  );
  return rows;
}

export async function findStanding(
  db: Queryable,
  { raceId, playerId }: { raceId: number; playerId: bigint },
): Promise<FinalPlace | undefined> {
  const { rows } = await db.query<FinalPlace>(
    `select ${columns} from races.standing where race_id = $1 and player_id = $2`,
    [raceId, playerId],
  );
  return rows[0];
}

/** Those that are still to be paid, beyond that place. */
export async function listDue(
  db: Queryable,
  raceId: number,
  { after, limit }: { after: number; limit: number },
): Promise<FinalPlace[]> {
  const { rows } = await db.query<FinalPlace>(
    `select ${columns} from races.standing
     where race_id = $1 and paid_at is null and prize > 0 and place > $2 order by place limit $3`,
    [raceId, after, limit],
  );
  return rows;
}

export async function markPaid(db: Queryable, raceId: number, places: number[]): Promise<void> {
  await db.query(
    `update races.standing set paid_at = app_now()
     where race_id = $1 and place = any($2::integer[]) and paid_at is null`,
    [raceId, places],
  );
}

/** What all places together won. */
export async function sumPrizes(db: Queryable, raceId: number): Promise<Minor> {
  const { rows } = await db.query<{ sum: Minor }>(
    'select coalesce(sum(prize), 0)::bigint as sum from races.standing where race_id = $1',
    [raceId],
  );
  return (rows[0] as { sum: Minor }).sum;
}
