import { market } from '@harmattan/kernel/market';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface Click {
  id: string;
  refcode: string;
  host: string;
  controllerName: string;
  actionName: string;
  hadRefcode: boolean;
}

export async function insertClick(db: Queryable, click: Click): Promise<void> {
  await db.query(sql`
    insert into marketing.campaign_click (id, refcode, host, controller_name, action_name, had_refcode)
    values (${click.id}, ${click.refcode}, ${click.host}, ${click.controllerName}, ${click.actionName},
      ${click.hadRefcode})`);
}

/** A player is referred once and for good. */
export async function insertReferred(
  db: Queryable,
  player: { playerId: bigint; refcode: string; registeredAt: Date },
): Promise<void> {
  await db.query(sql`
    insert into marketing.referred_player (player_id, refcode, registered_at)
    values (${player.playerId}, ${player.refcode}, ${player.registeredAt}) on conflict do nothing`);
}

export interface Counter {
  playerId: bigint;
  /** The last entry of the player's that is counted. */
  afterVersion: bigint;
}

export async function listCounters(
  db: Queryable,
  { afterPlayerId, limit }: { afterPlayerId: bigint; limit: number },
): Promise<Counter[]> {
  const { rows } = await db.query<Counter>(sql`
    select player_id as "playerId", counted_version as "afterVersion" from marketing.referred_player
    where player_id > ${afterPlayerId} order by player_id limit ${limit}`);
  return rows;
}

export async function readCounters(db: Queryable, playerIds: bigint[]): Promise<Counter[]> {
  const { rows } = await db.query<Counter>(sql`
    select player_id as "playerId", counted_version as "afterVersion" from marketing.referred_player
    where player_id = any(${playerIds}::bigint[]) order by player_id`);
  return rows;
}

/** What is new of one player: how far it goes, and what it makes on each day. */
export interface Counted extends Counter {
  upToVersion: bigint;
  firstDepositAt: Date | null;
  days: { day: string; deposits: bigint; depositsMinor: bigint; revenueMinor: bigint }[];
}

/**
 * One statement: the counter of a player and the sums move together or not at all. A player whose counter another process has
 * moved in the meantime is left out.
 */
export async function addCounted(db: Queryable, counted: Counted[]): Promise<void> {
  if (counted.length === 0) return;
  const players = JSON.stringify(
    counted.map(({ playerId, afterVersion, upToVersion, firstDepositAt }) => ({
      player_id: String(playerId),
      after_version: String(afterVersion),
      up_to_version: String(upToVersion),
      first_deposit_at: firstDepositAt,
    })),
  );
  const days = JSON.stringify(
    counted.flatMap(({ playerId, days: held }) =>
      held.map(({ day, deposits, depositsMinor, revenueMinor }) => ({
        player_id: String(playerId),
        day,
        deposits: String(deposits),
        deposits_kobo: String(depositsMinor),
        revenue_kobo: String(revenueMinor),
      })),
    ),
  );
  await db.query(sql`
    with moved as (
      update marketing.referred_player p
      set counted_version = c.up_to_version, first_deposit_at = coalesce(p.first_deposit_at, c.first_deposit_at)
      from jsonb_to_recordset(${players}::jsonb)
        as c(player_id bigint, after_version bigint, up_to_version bigint, first_deposit_at timestamptz)
      where p.player_id = c.player_id and p.counted_version = c.after_version
      returning p.player_id, p.refcode)
    insert into marketing.refcode_day as kept (day, refcode, deposits, deposits_kobo, revenue_kobo)
    select d.day, m.refcode, sum(d.deposits), sum(d.deposits_kobo), sum(d.revenue_kobo)
    from jsonb_to_recordset(${days}::jsonb)
      as d(player_id bigint, day date, deposits bigint, deposits_kobo bigint, revenue_kobo bigint)
    join moved m on m.player_id = d.player_id
    group by d.day, m.refcode
    order by d.day, m.refcode
    on conflict (day, refcode) do update set deposits = kept.deposits + excluded.deposits,
      deposits_kobo = kept.deposits_kobo + excluded.deposits_kobo,
      revenue_kobo = kept.revenue_kobo + excluded.revenue_kobo`);
}

export interface RefcodeRow {
  refcode: string;
  clicks: bigint;
  firstClicks: bigint;
  registrations: bigint;
  /** Players whose first deposit ever fell into the period. */
  depositors: bigint;
  deposits: bigint;
  depositsMinor: bigint;
  revenueMinor: bigint;
}

/** Each part is a range of its own index, and every refcode appears that any part names. */
export async function readReport(
  db: Queryable,
  { from, to, refcode }: { from: string; to: string; refcode: string | undefined },
): Promise<RefcodeRow[]> {
  const begins = sql`(${from}::date::timestamp at time zone ${market.timeZone}::text)`;
  const ends = sql`((${to}::date + 1)::timestamp at time zone ${market.timeZone}::text)`;
  const within = (column: Sql) =>
    sql`${column} >= ${begins} and ${column} < ${ends}
      and (${refcode ?? null}::text is null or refcode = ${refcode ?? null})`;
  const { rows } = await db.query<RefcodeRow>(sql`
    select refcode, sum(clicks)::bigint as clicks, sum(first_clicks)::bigint as "firstClicks",
      sum(registrations)::bigint as registrations, sum(depositors)::bigint as depositors,
      sum(deposits)::bigint as deposits, sum(deposits_kobo)::bigint as "depositsMinor",
      sum(revenue_kobo)::bigint as "revenueMinor"
    from (
      select refcode, count(*) as clicks, count(*) filter (where not had_refcode) as first_clicks, 0 as registrations,
        0 as depositors, 0 as deposits, 0 as deposits_kobo, 0 as revenue_kobo
      from marketing.campaign_click where ${within(sql`clicked_at`)} group by refcode
      union all
      select refcode, 0, 0, count(*), 0, 0, 0, 0
      from marketing.referred_player where ${within(sql`registered_at`)} group by refcode
      union all
      select refcode, 0, 0, 0, count(*), 0, 0, 0
      from marketing.referred_player where ${within(sql`first_deposit_at`)} group by refcode
      union all
      select refcode, 0, 0, 0, 0, sum(deposits), sum(deposits_kobo), sum(revenue_kobo)
      from marketing.refcode_day
      where day between ${from}::date and ${to}::date
        and (${refcode ?? null}::text is null or refcode = ${refcode ?? null}) group by refcode
    ) part
    group by refcode order by sum(revenue_kobo) desc, refcode`);
  return rows;
}
