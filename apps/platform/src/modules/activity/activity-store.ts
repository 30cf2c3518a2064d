import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import { type DaySums, type PlayerCount, type Product, productOf, sumOf } from './count-entries.ts';
import type { RealityCheck } from './session-rules.ts';

interface PlayerRow {
  player_id: bigint;
  counted_version: bigint;
  last_stake_at: Date | null;
  session_from: Date | null;
  session_staked: bigint;
  session_won: bigint;
}

export async function readCounts(db: Queryable, playerIds: bigint[]): Promise<Map<bigint, PlayerCount>> {
  const { rows } = await db.query<PlayerRow>(sql`
    select player_id, counted_version, last_stake_at, session_from, session_staked, session_won
    from activity.player where player_id = any(${playerIds}::bigint[])`);
  return new Map(rows.map((row) => [row.player_id, countOf(row)]));
}

function countOf(row: PlayerRow): PlayerCount {
  return {
    countedVersion: row.counted_version,
    lastStakeAt: row.last_stake_at,
    session: row.session_from && {
      from: row.session_from,
      stakedMinor: row.session_staked,
      wonMinor: row.session_won,
    },
  };
}

export async function writeCounts(db: Queryable, counts: ReadonlyMap<bigint, PlayerCount>): Promise<void> {
  if (counts.size === 0) return;
  const each = (value: (count: PlayerCount) => unknown) => [...counts.values()].map(value);
  await db.query(sql`
    insert into activity.player (player_id, counted_version, last_stake_at, session_from, session_staked, session_won)
    select * from unnest(${[...counts.keys()]}::bigint[], ${each(({ countedVersion }) => countedVersion)}::bigint[],
      ${each(({ lastStakeAt }) => lastStakeAt)}::timestamptz[], ${each(({ session }) => session?.from ?? null)}::timestamptz[],
      ${each(({ session }) => session?.stakedMinor ?? 0n)}::bigint[], ${each(({ session }) => session?.wonMinor ?? 0n)}::bigint[])
    on conflict (player_id) do update set counted_version = excluded.counted_version, last_stake_at = excluded.last_stake_at,
      session_from = excluded.session_from, session_staked = excluded.session_staked, session_won = excluded.session_won`);
}

export interface PlayerSums {
  playerId: bigint;
  sums: DaySums;
}

export async function addDays(db: Queryable, players: readonly PlayerSums[]): Promise<void> {
  const days = players.flatMap(({ playerId, sums }) => [...sums].map(([day, sum]) => ({ playerId, day, ...sum })));
  if (days.length === 0) return;
  const each = (value: (day: (typeof days)[number]) => unknown) => days.map(value);
  await db.query(sql`
    insert into activity.day as kept (player_id, day, deposited, withdrawn, other, played_ms)
    select * from unnest(${each(({ playerId }) => playerId)}::bigint[], ${each(({ day }) => day)}::date[],
      ${each(({ depositedMinor }) => depositedMinor)}::bigint[], ${each(({ withdrawnMinor }) => withdrawnMinor)}::bigint[],
      ${each(({ otherMinor }) => otherMinor)}::bigint[], ${each(({ playedMs }) => playedMs)}::bigint[])
    on conflict (player_id, day) do update set deposited = kept.deposited + excluded.deposited,
      withdrawn = kept.withdrawn + excluded.withdrawn, other = kept.other + excluded.other,
      played_ms = kept.played_ms + excluded.played_ms`);
  await addProducts(
    db,
    days.flatMap(({ playerId, day, products }) =>
      [...products].map(([product, sum]) => ({ playerId, day, product, ...sum })),
    ),
  );
}

interface ProductDay {
  playerId: bigint;
  day: string;
  product: Product;
  stakedMinor: bigint;
  wonMinor: bigint;
}

async function addProducts(db: Queryable, products: readonly ProductDay[]): Promise<void> {
  if (products.length === 0) return;
  const each = (value: (product: ProductDay) => unknown) => products.map(value);
  await db.query(sql`
    insert into activity.product_day as kept (player_id, day, product, staked, won)
    select * from unnest(${each(({ playerId }) => playerId)}::bigint[], ${each(({ day }) => day)}::date[],
      ${each(({ product }) => product)}::text[], ${each(({ stakedMinor }) => stakedMinor)}::bigint[],
      ${each(({ wonMinor }) => wonMinor)}::bigint[])
    on conflict (player_id, day, product) do update set staked = kept.staked + excluded.staked, won = kept.won + excluded.won`);
}

/** The sums of a player's days from one day on. */
export async function readDays(
  db: Queryable,
  { playerId, from }: { playerId: bigint; from: string },
): Promise<DaySums> {
  const sums: DaySums = new Map();
  const days = await db.query<{
    day: string;
    deposited: bigint;
    withdrawn: bigint;
    other: bigint;
    played_ms: bigint;
  }>(sql`
    select day::text as day, deposited, withdrawn, other, played_ms from activity.day
    where player_id = ${playerId} and day >= ${from}::date order by day`);
  for (const { day, deposited, withdrawn, other, played_ms } of days.rows)
    Object.assign(sumOf(sums, day), {
      ...{ depositedMinor: deposited, withdrawnMinor: withdrawn, otherMinor: other, playedMs: Number(played_ms) },
    });
  const products = await db.query<{ day: string; product: Product; staked: bigint; won: bigint }>(sql`
    select day::text as day, product, staked, won from activity.product_day
    where player_id = ${playerId} and day >= ${from}::date order by day, product`);
  for (const { day, product, staked, won } of products.rows)
    Object.assign(productOf(sumOf(sums, day), product), { stakedMinor: staked, wonMinor: won });
  return sums;
}

/** What a player paid in and got out before a day. */
export async function readPaidBefore(
  db: Queryable,
  { playerId, before }: { playerId: bigint; before: string },
): Promise<{ deposited: bigint; withdrawn: bigint }> {
  const { rows } = await db.query<{ deposited: bigint; withdrawn: bigint }>(sql`
    select coalesce(sum(deposited), 0)::bigint as deposited, coalesce(sum(withdrawn), 0)::bigint as withdrawn
    from activity.day where player_id = ${playerId} and day < ${before}::date`);
  return rows[0] as { deposited: bigint; withdrawn: bigint };
}

export async function readRealityCheck(db: Queryable, playerId: bigint): Promise<RealityCheck> {
  const { rows } = await db.query<{ minutes: number | null; acknowledged_at: Date | null }>(sql`
    select minutes, acknowledged_at from activity.reality_check where player_id = ${playerId}`);
  return { minutes: rows[0]?.minutes ?? null, acknowledgedAt: rows[0]?.acknowledged_at ?? null };
}

export async function setMinutes(db: Queryable, { playerId, minutes }: { playerId: bigint; minutes: number }) {
  await db.query(sql`
    insert into activity.reality_check (player_id, minutes) values (${playerId}, ${minutes})
    on conflict (player_id) do update set minutes = excluded.minutes`);
}

export interface Acknowledgement {
  playerId: bigint;
  choice: 'continue' | 'stop';
  at: Date;
  /** The check that was acknowledged before; another one has answered meanwhile otherwise. */
  after: Date | null;
}

/** Once for each check, from however many pages. */
export async function acknowledge(db: Queryable, { playerId, choice, at, after }: Acknowledgement): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into activity.reality_check as kept (player_id, acknowledged_at, choice) values (${playerId}, ${at}, ${choice})
    on conflict (player_id) do update set acknowledged_at = excluded.acknowledged_at, choice = excluded.choice
    where kept.acknowledged_at is not distinct from ${after}`);
  return rowCount === 1;
}
