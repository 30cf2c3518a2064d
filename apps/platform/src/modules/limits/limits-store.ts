import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { LimitName, LimitValue } from './limit-rules.ts';

export interface SettingRow extends LimitName {
  own_value: LimitValue;
  staff_value: LimitValue;
}

export interface RaiseRow extends LimitName {
  id: string;
  player_id: bigint;
  wanted_value: LimitValue;
  asked_at: Date;
  confirm_from: Date;
  confirm_until: Date;
  outcome: 'confirmed' | 'withdrawn' | 'replaced' | 'lapsed' | null;
  now: Date;
}

export interface ChangeRow extends LimitName {
  id: string;
  what: 'set' | 'lowered' | 'raise asked' | 'raise withdrawn' | 'raise lapsed' | 'raised' | 'lowered by staff';
  before_value: LimitValue;
  after_value: LimitValue;
  wanted_value: LimitValue;
  by: string;
  reason: string | null;
  at: Date;
}

const raisesMax = 10_000;
const raiseColumns = sql`id, player_id, kind, period, wanted_value, asked_at, confirm_from, confirm_until, outcome, app_now() as now`;

/** One change of a player's limits at a time: the row is locked until the transaction ends. */
export async function lockPlayer(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`insert into limits.player (player_id) values (${playerId}) on conflict do nothing`);
  await db.query(sql`select 1 from limits.player where player_id = ${playerId} for update`);
}

export async function listSettings(db: Queryable, playerId: bigint): Promise<SettingRow[]> {
  const { rows } = await db.query<SettingRow>(sql`
    select kind, period, own_value, staff_value from limits.setting where player_id = ${playerId}`);
  return rows;
}

/** Whether anything is limited, by the player or by the staff. */
export async function hasLimit(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from limits.setting where player_id = ${playerId} and num_nonnulls(own_value, staff_value) > 0 limit 1`);
  return rows.length > 0;
}

export async function saveSetting(
  db: Queryable,
  { playerId, kind, period, own, staff }: LimitName & { playerId: bigint; own: LimitValue; staff: LimitValue },
): Promise<void> {
  await db.query(sql`
    insert into limits.setting (player_id, kind, period, own_value, staff_value)
    values (${playerId}, ${kind}, ${period}, ${own}::bigint, ${staff}::bigint)
    on conflict (player_id, kind, period) do update set own_value = excluded.own_value, staff_value = excluded.staff_value`);
}

/** Those that have not ended, also such that nothing can confirm any more. */
export async function listRaises(db: Queryable, playerId: bigint): Promise<RaiseRow[]> {
  const { rows } = await db.query<RaiseRow>(sql`
    select ${raiseColumns} from limits.raise where player_id = ${playerId} and ended_at is null`);
  return rows;
}

export async function findRaise(
  db: Queryable,
  { id, playerId }: { id: string; playerId: bigint },
): Promise<RaiseRow | undefined> {
  const { rows } = await db.query<RaiseRow>(sql`
    select ${raiseColumns} from limits.raise where id = ${id} and player_id = ${playerId}`);
  return rows[0];
}

export async function insertRaise(
  db: Queryable,
  raise: LimitName & { id: string; playerId: bigint; wanted: LimitValue; waitMs: number; confirmWithinMs: number },
): Promise<void> {
  await db.query(sql`
    insert into limits.raise (id, player_id, kind, period, wanted_value, confirm_from, confirm_until)
    select ${raise.id}, ${raise.playerId}, ${raise.kind}, ${raise.period}, ${raise.wanted}::bigint,
      now + ${raise.waitMs} * interval '1 millisecond', now + ${raise.waitMs + raise.confirmWithinMs} * interval '1 millisecond'
    from (select app_now() as now) instant`);
}

export async function endRaise(db: Queryable, id: string, outcome: NonNullable<RaiseRow['outcome']>): Promise<void> {
  await db.query(sql`
    update limits.raise set ended_at = app_now(), outcome = ${outcome} where id = ${id} and ended_at is null`);
}

/** Raises that can be confirmed and whose players were not told yet. Each is taken by one process. */
export async function takeUntold(db: Queryable, limit: number): Promise<RaiseRow[]> {
  const { rows } = await db.query<RaiseRow>(sql`
    update limits.raise set told_at = app_now()
    where id in (
      select id from limits.raise where ended_at is null and told_at is null and confirm_from <= app_now() and confirm_until > app_now()
      order by confirm_from limit ${limit} for update skip locked)
    returning ${raiseColumns}`);
  return rows;
}

/** Players with a raise that was not confirmed in its time. */
export async function listLapsed(db: Queryable, limit: number): Promise<bigint[]> {
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select distinct player_id from limits.raise where ended_at is null and confirm_until <= app_now() limit ${limit}`);
  return rows.map(({ player_id }) => player_id);
}

/** Players who have a limit and were not reminded for so long. Each is taken by one process. */
export async function takeUnreminded(
  db: Queryable,
  { months, limit }: { months: number; limit: number },
): Promise<{ player_id: bigint; reminded_at: Date }[]> {
  const { rows } = await db.query<{ player_id: bigint; reminded_at: Date }>(sql`
    update limits.player set reminded_at = app_now()
    where player_id in (
      select player_id from limits.player p
      where reminded_at <= app_now() - ${months} * interval '1 month'
        and exists (select from limits.setting s where s.player_id = p.player_id and num_nonnulls(own_value, staff_value) > 0)
      order by reminded_at limit ${limit} for update skip locked)
    returning player_id, reminded_at`);
  return rows;
}

export async function insertChange(
  db: Queryable,
  change: Omit<ChangeRow, 'at' | 'before_value' | 'after_value' | 'wanted_value'> & {
    playerId: bigint;
    before: LimitValue;
    after: LimitValue;
    wanted: LimitValue;
  },
): Promise<void> {
  await db.query(sql`
    insert into limits.change (id, player_id, kind, period, what, before_value, after_value, wanted_value, by, reason)
    values (${change.id}, ${change.playerId}, ${change.kind}, ${change.period}, ${change.what}, ${change.before}::bigint,
      ${change.after}::bigint, ${change.wanted}::bigint, ${change.by}, ${change.reason})`);
}

/** The newest first. */
export async function listChanges(db: Queryable, playerId: bigint, limit: number): Promise<ChangeRow[]> {
  const { rows } = await db.query<ChangeRow>(sql`
    select id, kind, period, what, before_value, after_value, wanted_value, by, reason, at from limits.change
    where player_id = ${playerId} order by at desc, id desc limit ${limit}`);
  return rows;
}

/** When these players asked for higher limits. */
export async function listRaisesAsked(
  db: Queryable,
  { playerIds, from }: { playerIds: bigint[]; from: Date },
): Promise<{ player_id: bigint; at: Date }[]> {
  const { rows } = await db.query<{ player_id: bigint; at: Date }>(sql`
    select player_id, at from limits.change
    where player_id = any(${playerIds}::bigint[]) and at >= ${from} and what = 'raise asked' order by player_id, at limit ${raisesMax}`);
  return rows;
}
