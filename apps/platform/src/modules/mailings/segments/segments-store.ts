import type { SegmentCondition } from '@harmattan/contract/office';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { PlayerDay } from './sum-days.ts';

export async function addDays(db: Queryable, days: PlayerDay[]): Promise<void> {
  if (days.length === 0) return;
  const each = (value: (day: PlayerDay) => unknown) => days.map(value);
  await db.query(sql`
    insert into mailings.player_day as kept (player_id, day, product, supplier, game, staked, won, deposited, withdrawn)
    select * from unnest(${each(({ playerId }) => playerId)}::bigint[], ${each(({ day }) => day)}::date[],
      ${each(({ product }) => product)}::text[], ${each(({ supplier }) => supplier)}::text[],
      ${each(({ game }) => game)}::text[], ${each(({ stakedMinor }) => stakedMinor)}::bigint[],
      ${each(({ wonMinor }) => wonMinor)}::bigint[], ${each(({ depositedMinor }) => depositedMinor)}::bigint[],
      ${each(({ withdrawnMinor }) => withdrawnMinor)}::bigint[])
    on conflict (player_id, day, product, supplier, game) do update set staked = kept.staked + excluded.staked,
      won = kept.won + excluded.won, deposited = kept.deposited + excluded.deposited,
      withdrawn = kept.withdrawn + excluded.withdrawn`);
}

export interface SegmentRow {
  id: string;
  version: number;
  name: string;
  conditions: SegmentCondition[];
  saved_by: string;
  saved_at: Date;
}

const segmentsMax = 500;

/** Each in its newest version, by name. */
export async function listSegments(db: Queryable): Promise<SegmentRow[]> {
  const { rows } = await db.query<SegmentRow>(sql`
    select id, version, name, conditions, saved_by, saved_at from (
      select distinct on (id) id, version, name, conditions, saved_by, saved_at from mailings.segment
      order by id, version desc) newest
    order by lower(name), id limit ${segmentsMax}`);
  return rows;
}

export async function findSegment(
  db: Queryable,
  { id, version }: { id: string; version: number },
): Promise<SegmentRow | undefined> {
  const { rows } = await db.query<SegmentRow>(sql`
    select id, version, name, conditions, saved_by, saved_at from mailings.segment
    where id = ${id} and version = ${version}`);
  return rows[0];
}

/** Undefined where the version it was made from is not the newest one any more. */
export async function insertSegment(
  db: Queryable,
  segment: Pick<SegmentRow, 'id' | 'version' | 'name' | 'conditions' | 'saved_by'>,
): Promise<SegmentRow | undefined> {
  const { id, version, name, conditions, saved_by: by } = segment;
  const { rows } = await db.query<SegmentRow>(sql`
    insert into mailings.segment (id, version, name, conditions, saved_by)
    select ${id}, ${version}::integer + 1, ${name}, ${JSON.stringify(conditions)}::jsonb, ${by}
    where coalesce((select max(version) from mailings.segment where id = ${id}), 0) = ${version}
    on conflict (id, version) do nothing
    returning id, version, name, conditions, saved_by, saved_at`);
  return rows[0];
}

/** The next players, in the order of their ids. */
export async function listPlayers(
  db: Queryable,
  { after, limit }: { after: bigint; limit: number },
): Promise<bigint[]> {
  const { rows } = await db.query<{ playerId: bigint }>(sql`
    select player_id as "playerId" from mailings.player where player_id > ${after} order by player_id limit ${limit}`);
  return rows.map(({ playerId }) => playerId);
}
