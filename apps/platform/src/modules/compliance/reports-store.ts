import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export type Direction = 'deposit' | 'withdraw';

/** Payments of a player on a day of the market, in one direction. */
export interface PlayerDay {
  playerId: bigint;
  day: string;
  direction: Direction;
}

export interface ReportRow {
  id: string;
  kind: 'large' | 'suspicious';
  player_id: bigint;
  case_id: bigint;
  day: string | null;
  direction: Direction | null;
  why: string;
  opened_by: string | null;
  opened_at: Date;
  due_at: Date;
  is_overdue: boolean;
  state: 'open' | 'sent' | 'dropped';
  decided_at: Date | null;
  decided_by: string | null;
  reference: string | null;
  comment: string | null;
  /** How many payments it is about, where a rule counted them. */
  payments: number;
  amount_minor: Minor;
}

const listMax = 200;

const columns = sql`r.id, r.kind, r.player_id, r.case_id, r.day::text as day, r.direction, r.why, r.opened_by, r.opened_at, r.due_at,
  coalesce(r.state = 'open' and r.due_at < app_now(), false) as is_overdue, r.state, r.decided_at, r.decided_by, r.reference, r.comment,
  (select count(*) from compliance.payment p where p.report_id = r.id)::int as payments,
  (select coalesce(sum(p.amount), 0) from compliance.payment p where p.report_id = r.id)::bigint as amount_minor`;

/** False where the payment was counted before. */
export async function insertCounted(
  db: Queryable,
  { paymentId, playerId, day, direction, amountMinor }: PlayerDay & { paymentId: string; amountMinor: Minor },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into compliance.payment (payment_id, player_id, day, direction, amount)
    values (${paymentId}, ${playerId}, ${day}, ${direction}, ${amountMinor}) on conflict do nothing`);
  return rowCount === 1;
}

/** Holds the day until the transaction ends: payments of one day are counted one after another. */
export async function addToDay(
  db: Queryable,
  { playerId, day, direction, amountMinor }: PlayerDay & { amountMinor: Minor },
): Promise<{ amount: Minor; report_id: string | null }> {
  const { rows } = await db.query<{ amount: Minor; report_id: string | null }>(sql`
    insert into compliance.day_sum as d (player_id, day, direction, amount)
    values (${playerId}, ${day}, ${direction}, ${amountMinor})
    on conflict (player_id, day, direction) do update set amount = d.amount + excluded.amount
    returning amount, report_id`);
  return rows[0] as { amount: Minor; report_id: string | null };
}

export async function setReportOfDay(
  db: Queryable,
  { playerId, day, direction, reportId }: PlayerDay & { reportId: string },
): Promise<void> {
  await db.query(sql`
    update compliance.day_sum set report_id = ${reportId}
    where player_id = ${playerId} and day = ${day} and direction = ${direction}`);
}

/** The next payments of the day count from zero. */
export async function endReportOfDay(db: Queryable, reportId: string): Promise<void> {
  await db.query(sql`update compliance.day_sum set report_id = null, amount = 0 where report_id = ${reportId}`);
}

/** Holds the day of a report, so that no payment is added to it. */
export async function lockDayOf(db: Queryable, reportId: string): Promise<void> {
  await db.query(sql`select 1 from compliance.day_sum where report_id = ${reportId} for no key update`);
}

/** Puts the payments of the day that are in no report into this one. */
export async function attachPayments(
  db: Queryable,
  { playerId, day, direction, reportId }: PlayerDay & { reportId: string },
): Promise<string[]> {
  const { rows } = await db.query<{ payment_id: string }>(sql`
    update compliance.payment set report_id = ${reportId}
    where player_id = ${playerId} and day = ${day} and direction = ${direction} and report_id is null returning payment_id`);
  return rows.map(({ payment_id }) => payment_id);
}

export interface NewReport {
  id: string;
  kind: 'large' | 'suspicious';
  playerId: bigint;
  caseId: bigint;
  day: string | null;
  direction: Direction | null;
  why: string;
  openedBy: string | null;
  dueHours: number;
}

export async function insertReport(db: Queryable, report: NewReport): Promise<void> {
  const { id, kind, playerId, caseId, day, direction, why, openedBy, dueHours } = report;
  await db.query(sql`
    insert into compliance.report (id, kind, player_id, case_id, day, direction, why, opened_by, due_at)
    values (${id}, ${kind}, ${playerId}, ${caseId}, ${day}, ${direction}, ${why}, ${openedBy},
      app_now() + ${dueHours}::float8 * interval '1 hour')`);
}

/** Those that are due, the next first; or those that were decided on, the newest first. */
export async function listReports(db: Queryable, which: 'open' | 'decided'): Promise<ReportRow[]> {
  const chosen =
    which === 'open'
      ? sql`r.state = 'open' order by r.due_at, r.id`
      : sql`r.state <> 'open' order by r.decided_at desc, r.id`;
  const { rows } = await db.query<ReportRow>(sql`
    select ${columns} from compliance.report r where ${chosen} limit ${listMax}`);
  return rows;
}

export async function findReport(db: Queryable, id: string): Promise<ReportRow | undefined> {
  const { rows } = await db.query<ReportRow>(sql`select ${columns} from compliance.report r where r.id = ${id}`);
  return rows[0];
}

/** Holds it until the transaction ends. */
export async function lockReport(db: Queryable, id: string): Promise<ReportRow | undefined> {
  const { rows } = await db.query<ReportRow>(sql`
    select ${columns} from compliance.report r where r.id = ${id} for no key update of r`);
  return rows[0];
}

export async function decideReport(
  db: Queryable,
  decision: { id: string; state: 'sent' | 'dropped'; by: string; reference: string | null; comment: string },
): Promise<void> {
  await db.query(sql`
    update compliance.report set state = ${decision.state}, decided_at = app_now(), decided_by = ${decision.by},
      reference = ${decision.reference}, comment = ${decision.comment}
    where id = ${decision.id}`);
}

/** The oldest first. */
export async function listCounted(
  db: Queryable,
  reportId: string,
): Promise<{ payment_id: string; amount: Minor; at: Date }[]> {
  const { rows } = await db.query<{ payment_id: string; amount: Minor; at: Date }>(sql`
    select payment_id, amount, at from compliance.payment where report_id = ${reportId} order by at, payment_id`);
  return rows;
}
