import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Of a state, from a day of the market to another, both with it. */
export interface Cut {
  region: string;
  from: string;
  to: string;
}

export interface ProductFigures {
  /** Null for all products together. */
  product: string | null;
  players: number;
  stakes: Minor;
  refunds: Minor;
  wins: Minor;
  awards: Minor;
}

/** Each product, and all of them together at last. */
export async function readFigures(db: Queryable, { region, from, to }: Cut): Promise<ProductFigures[]> {
  const { rows } = await db.query<ProductFigures>(sql`
    select d.product, count(distinct d.player_id)::integer as players, coalesce(sum(d.staked), 0)::bigint as stakes,
      coalesce(sum(d.refunded), 0)::bigint as refunds, coalesce(sum(d.won), 0)::bigint as wins, coalesce(sum(d.awarded), 0)::bigint as awards
    from totals.player_day d join profile.player p on p.player_id = d.player_id
    where p.region = ${region} and d.day between ${from}::date and ${to}::date
    group by rollup (d.product) order by d.product nulls last`);
  return rows;
}

export interface PlayerFigures {
  playerId: bigint;
  stakes: Minor;
  wins: Minor;
  ggr: Minor;
}

export async function readPlayers(
  db: Queryable,
  { region, from, to, limit, offset }: Cut & { limit: number; offset: number },
): Promise<PlayerFigures[]> {
  const { rows } = await db.query<PlayerFigures>(sql`
    select d.player_id as "playerId", sum(d.staked)::bigint as stakes, sum(d.won)::bigint as wins,
      sum(d.staked - d.refunded - d.won)::bigint as ggr
    from totals.player_day d join profile.player p on p.player_id = d.player_id
    where p.region = ${region} and d.day between ${from}::date and ${to}::date
    group by d.player_id order by sum(d.staked) desc, d.player_id limit ${limit} offset ${offset}`);
  return rows;
}

export async function isOfRegion(
  db: Queryable,
  { playerId, region }: { playerId: bigint; region: string },
): Promise<boolean> {
  const { rows } = await db.query(
    sql`select 1 from profile.player where player_id = ${playerId} and region = ${region}`,
  );
  return rows.length > 0;
}
