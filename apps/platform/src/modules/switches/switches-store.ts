import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import { forGood, type OffUntil, type Source, type SwitchName } from './switch-rules.ts';

export interface BlockRow {
  id: string;
  switch: SwitchName;
  source: Source;
  /** Of the record that it is for; empty where the source's own word holds the switch off. */
  reference: string;
  reason: string;
  until: Date | null;
  player_text: string | null;
  set_by: string;
  set_at: Date;
}

const isInForce = sql`ended_at is null and (until is null or until > app_now())`;

/** One change at a time for each player, until the transaction ends. */
export async function lockSwitches(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`
    insert into switches.player as p (player_id) values (${playerId})
    on conflict (player_id) do update set player_id = p.player_id`);
}

export async function insertBlock(
  db: Queryable,
  block: Omit<BlockRow, 'set_at'> & { playerId: bigint },
): Promise<void> {
  await db.query(sql`
    insert into switches.block (id, player_id, switch, source, reference, reason, until, player_text, set_by)
    values (${block.id}, ${block.playerId}, ${block.switch}, ${block.source}, ${block.reference}, ${block.reason}, ${block.until},
      ${block.player_text}, ${block.set_by})`);
}

/** Of the sources and the record that are named. Also ends blocks whose time is over, so that another one can follow. */
export async function endBlocks(
  db: Queryable,
  end: {
    playerId: bigint;
    switch: SwitchName;
    sources: readonly Source[];
    reference: string;
    by: string;
    reason: string;
  },
): Promise<void> {
  await db.query(sql`
    update switches.block set ended_at = app_now(), ended_by = ${end.by}, end_reason = ${end.reason}
    where player_id = ${end.playerId} and switch = ${end.switch} and source = any(${[...end.sources]}::text[])
      and reference = ${end.reference} and ended_at is null`);
}

/** What is off now, the oldest first. */
export async function listBlocks(db: Queryable, playerId: bigint): Promise<BlockRow[]> {
  const { rows } = await db.query<BlockRow>(sql`
    select id, switch, source, reference, reason, until, player_text, set_by, set_at from switches.block
    where player_id = ${playerId} and ${isInForce} order by set_at, id`);
  return rows;
}

/** Until when a switch is off by all its blocks together, and what the player is told. */
export async function readOff(
  db: Queryable,
  { playerId, name }: { playerId: bigint; name: SwitchName },
): Promise<{ until: OffUntil; text: string | null }> {
  const { rows } = await db.query<{ until: Date | null; isEndless: boolean; text: string | null }>(sql`
    select max(until) as until, coalesce(bool_or(until is null), false) as "isEndless",
      (array_agg(player_text order by set_at desc) filter (where player_text is not null))[1] as text
    from switches.block where player_id = ${playerId} and switch = ${name} and ${isInForce}`);
  const { until, isEndless, text } = rows[0] ?? { until: null, isEndless: false, text: null };
  return { until: isEndless ? forGood : until, text };
}

export async function isSwitchedOff(db: Queryable, playerId: bigint, name: SwitchName): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from switches.block where player_id = ${playerId} and switch = ${name} and ${isInForce} limit 1`);
  return rows.length > 0;
}
