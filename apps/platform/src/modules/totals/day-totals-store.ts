import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GameDay, PlayerDay } from './sum-days.ts';

export async function addPlayerDays(db: Queryable, days: readonly PlayerDay[]): Promise<void> {
  if (days.length === 0) return;
  const each = (value: (day: PlayerDay) => unknown) => days.map(value);
  await db.query(sql`
    insert into totals.player_day as kept (day, player_id, product, staked, refunded, won, awarded)
    select * from unnest(${each(({ day }) => day)}::date[], ${each(({ playerId }) => playerId)}::bigint[],
      ${each(({ product }) => product)}::text[], ${each(({ stakedMinor }) => stakedMinor)}::bigint[],
      ${each(({ refundedMinor }) => refundedMinor)}::bigint[], ${each(({ wonMinor }) => wonMinor)}::bigint[],
      ${each(({ awardedMinor }) => awardedMinor)}::bigint[])
    on conflict (day, player_id, product) do update set staked = kept.staked + excluded.staked,
      refunded = kept.refunded + excluded.refunded, won = kept.won + excluded.won, awarded = kept.awarded + excluded.awarded`);
}

export async function addGameDays(db: Queryable, days: readonly GameDay[]): Promise<void> {
  if (days.length === 0) return;
  const each = (value: (day: GameDay) => unknown) => days.map(value);
  await db.query(sql`
    insert into totals.game_day as kept (day, supplier, game, stakes, staked, refunded, won, won_squares)
    select * from unnest(${each(({ day }) => day)}::date[], ${each(({ supplier }) => supplier)}::text[],
      ${each(({ game }) => game)}::text[], ${each(({ stakes }) => stakes)}::bigint[],
      ${each(({ stakedMinor }) => stakedMinor)}::bigint[], ${each(({ refundedMinor }) => refundedMinor)}::bigint[],
      ${each(({ wonMinor }) => wonMinor)}::bigint[], ${each(({ wonSquares }) => String(wonSquares))}::numeric[])
    on conflict (day, supplier, game) do update set stakes = kept.stakes + excluded.stakes, staked = kept.staked + excluded.staked,
      refunded = kept.refunded + excluded.refunded, won = kept.won + excluded.won,
      won_squares = kept.won_squares + excluded.won_squares`);
}

/** From a day of the market to another, both with it. */
export interface Days {
  from: string;
  to: string;
}

export interface GameTotal {
  supplier: string;
  game: string;
  stakes: number;
  stakedMinor: Minor;
  refundedMinor: Minor;
  wonMinor: Minor;
  wonSquares: number;
}

export async function readGames(db: Queryable, { from, to }: Days): Promise<GameTotal[]> {
  const { rows } = await db.query<GameTotal>(sql`
    select supplier, game, sum(stakes)::integer as stakes, sum(staked)::bigint as "stakedMinor", sum(refunded)::bigint as "refundedMinor",
      sum(won)::bigint as "wonMinor", sum(won_squares)::float8 as "wonSquares"
    from totals.game_day where day between ${from}::date and ${to}::date group by supplier, game order by sum(staked) desc limit 500`);
  return rows;
}
