import type { Permission } from '@harmattan/contract/office';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface BreakGlassRow {
  id: string;
  member_id: bigint;
  user_name: string;
  full_name: string;
  permissions: Permission[];
  reason: string;
  begun_at: Date;
  ends_at: Date;
}

const columns = sql`g.id, g.member_id, m.user_name, m.full_name, g.permissions, g.reason, g.begun_at, g.ends_at`;
/** It ends by itself: no job has to run for that. */
const isActive = sql`g.ended_at is null and g.ends_at > app_now()`;
const activeMax = 100;

export async function insertBreakGlass(
  db: Queryable,
  wish: { id: string; memberId: bigint; permissions: readonly Permission[]; minutes: number; reason: string },
): Promise<Date> {
  const { id, memberId, permissions, minutes, reason } = wish;
  const { rows } = await db.query<{ ends_at: Date }>(sql`
    insert into staff.break_glass (id, member_id, permissions, reason, begun_at, ends_at)
    select ${id}, ${memberId}, ${permissions}, ${reason}, now.at, now.at + ${minutes} * interval '1 minute' from (select app_now() as at) now
    returning ends_at`);
  return (rows[0] as { ends_at: Date }).ends_at;
}

export async function findActiveBreakGlass(db: Queryable, memberId: bigint): Promise<BreakGlassRow | undefined> {
  const { rows } = await db.query<BreakGlassRow>(sql`
    select ${columns} from staff.break_glass g join staff.member m on m.id = g.member_id
    where g.member_id = ${memberId} and ${isActive} order by g.ends_at desc limit 1`);
  return rows[0];
}

export async function listActiveBreakGlass(db: Queryable): Promise<BreakGlassRow[]> {
  const { rows } = await db.query<BreakGlassRow>(sql`
    select ${columns} from staff.break_glass g join staff.member m on m.id = g.member_id
    where ${isActive} order by g.begun_at limit ${activeMax}`);
  return rows;
}

/** Of two who end it at once one does. Says whose it was. */
export async function endBreakGlass(
  db: Queryable,
  { id, by, mayEndOthers }: { id: string; by: bigint; mayEndOthers: boolean },
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ member_id: bigint }>(sql`
    update staff.break_glass g set ended_at = app_now(), ended_by = ${by}
    where g.id = ${id} and ${isActive} and (g.member_id = ${by} or ${mayEndOthers}::boolean) returning g.member_id`);
  return rows[0]?.member_id;
}
