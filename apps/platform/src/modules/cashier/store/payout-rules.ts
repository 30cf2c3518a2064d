import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { ApprovalLimits } from '../approval-rules.ts';

export interface RulesRow extends ApprovalLimits {
  setAt: Date;
  setBy: string;
  why: string;
}

const historyMax = 20;

/** What the office set, the newest first. */
export async function listRules(db: Queryable, limit = historyMax): Promise<RulesRow[]> {
  const { rows } = await db.query<RulesRow>(sql`
    select single_max_kobo as "singleMaxMinor", day_max_kobo as "dayMaxMinor", day_count_max as "dayCountMax",
      set_at as "setAt", set_by as "setBy", why
    from cashier.payout_rules order by number desc limit ${limit}`);
  return rows;
}

export async function insertRules(
  db: Queryable,
  {
    singleMaxMinor,
    dayMaxMinor,
    dayCountMax,
    setBy,
    why,
    approvalId,
  }: Omit<RulesRow, 'setAt'> & { approvalId: string },
): Promise<void> {
  await db.query(sql`
    insert into cashier.payout_rules (single_max_kobo, day_max_kobo, day_count_max, set_by, why, approval_id)
    values (${singleMaxMinor}, ${dayMaxMinor}, ${dayCountMax}, ${setBy}, ${why}, ${approvalId})`);
}

export interface TriedRow {
  /** Null: nothing speaks against it. */
  problem: string | null;
  count: number;
  sumMinor: Minor;
  /** The newest of them. */
  examples: { id: string; amountMinor: string; createdAt: string }[];
}

const examplesMax = 10;

/**
 * What limits would have said to the withdrawals that were paid in the last days: each counts those of its player in the 24 hours before.
 * The conditions are those of `approvalProblem`, in their order.
 */
export async function tryLimits(
  db: Queryable,
  { singleMaxMinor, dayMaxMinor, dayCountMax }: ApprovalLimits,
  days: number,
): Promise<TriedRow[]> {
  const { rows } = await db.query<TriedRow>(sql`
    with paid as (
      select id, amount_kobo, created_at, sum(amount_kobo) over day as day_sum, count(*) over day as day_count
      from cashier.payment
      where direction = 'withdraw' and state in ('paid', 'paid_after_failure')
        and state_at > (select app_now()) - ${days} * interval '1 day'
      window day as (partition by player_id order by created_at range between interval '24 hours' preceding and current row)
    ), judged as (
      select id, amount_kobo, created_at, case
        when amount_kobo > ${singleMaxMinor}::bigint then 'above the automatic limit'
        when day_sum > ${dayMaxMinor}::bigint then 'above the day''s automatic sum'
        when day_count > ${dayCountMax}::integer then 'above the day''s automatic count' end as problem
      from paid
    ), numbered as (
      select *, row_number() over (partition by problem order by created_at desc) as nth from judged
    )
    select problem, count(*)::int as count, sum(amount_kobo)::bigint as "sumMinor",
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'amountMinor', amount_kobo::text, 'createdAt', created_at) order by nth)
        filter (where nth <= ${examplesMax} and problem is not null), '[]') as examples
    from numbered group by problem`);
  return rows;
}
